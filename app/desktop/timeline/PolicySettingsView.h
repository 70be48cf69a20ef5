// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system of a program and its tunables, with values and meanings, for editing.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "TunableText.h"

#include <QStringList>

namespace boardset {

struct SettingRow {
    QString tunable; ///< Id.
    QString title;
    QString kind;  ///< Word for the kind of the tunable.
    QString value; ///< Value with its unit.
    QString edit;  ///< Value as the user types it.
    QStringList choices;
    int choice = -1;
    QString standard;
    bool changed = false; ///< True if the value differs from the default.
    QString meaning;
    QString place;
    QString printed; ///< Sentence with the value in the paper; empty if the paper's value is the same.
    QString fact;
    bool usable = false;
    QString whyNot;
    bool operator==(const SettingRow&) const = default;

    ROW_ROLES(SettingRow, tunable, title, kind, value, edit, choices, choice, standard, changed, meaning, place,
              printed, fact, usable, whyNot);
};

/// Edits the tunables.
/// A change from the start of the program is an undoable edit; a change from the current step makes a variant.
class PolicySettingsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    Q_PROPERTY(QStringList systems READ systems NOTIFY changed) ///< Systems that run on the machine.
    Q_PROPERTY(int system READ system NOTIFY changed)
    Q_PROPERTY(QString systemDetail READ systemDetail NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    /// True if this machine may lack local addresses on its boards; `addresses` is then true if the boards have them.
    Q_PROPERTY(bool needsAddresses READ needsAddresses NOTIFY changed)
    Q_PROPERTY(bool addresses READ addresses NOTIFY changed)
    Q_PROPERTY(bool whatIf READ isWhatIf WRITE setWhatIf NOTIFY changed)
    /// The system's word for a group of processors with local memory: "lgroup".
    Q_PROPERTY(QString group READ group NOTIFY changed)
    /// Reason why the machine is a single group, so that no tunable has an effect; empty if it has several groups.
    Q_PROPERTY(QString uniform READ uniform NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    explicit PolicySettingsView(Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    QStringList systems() const;
    int system() const;
    QString systemDetail() const;
    QString seed() const { return program() ? QString::number(program()->seed) : QString(); }
    bool needsAddresses() const;
    bool addresses() const { return program() && program()->localAddresses; }
    bool isWhatIf() const { return m_whatIf; }
    void setWhatIf(bool whatIf);
    QString group() const;
    QString uniform() const;
    RowListModel* rows() { return &m_rows; }

    /// Changes the program from its start.
    /// This function and the following functions emit refused() if the change is refused.
    Q_INVOKABLE void setSystem(int index);
    Q_INVOKABLE void setSeed(const QString& text);
    Q_INVOKABLE void setAddresses(bool local);
    /// Sets a tunable to a typed value; choose() sets it to one of its choices.
    Q_INVOKABLE void set(const QString& tunable, const QString& text);
    Q_INVOKABLE void choose(const QString& tunable, int choice);
    Q_INVOKABLE void reset(const QString& tunable);

Q_SIGNALS:
    void changed();
    void refused(const QString& sentence);

private:
    void refresh();
    const Program* program() const; ///< Program of the document; null if there is none.
    LoadUnit unit() const;
    const Replay& replay() const { return m_document.replay()->replay(); }
    std::vector<OperatingSystem> systemsHere() const {
        return m_document.catalog()->systemsOf(m_document.topology().machine());
    }
    const Setting* settingNamed(const QString& id) const; ///< Setting of the system by its id; null if there is none.
    SettingRow rowOf(const Setting& setting) const;
    QString printedText(const Setting& setting) const;
    std::int64_t valueNow(const Setting& setting) const; ///< Value at the start, or at the current step.
    void put(const Setting& setting, std::int64_t value);
    void tryFromHere(const Tunable& tunable, std::int64_t value);
    void perform(const Program& program, const QString& title);

    Document& m_document;
    RowModel<SettingRow> m_rows;
    bool m_active = false;
    bool m_whatIf = false;
};

} // namespace boardset
