// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system of a program, with editable values and the meanings of the system's tunables.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "Property.h"
#include "RowModel.h"
#include "TunableText.h"

#include <QStringList>

namespace boardset {

struct SettingRow {
    QString tunable; ///< Id of the tunable.
    QString title;
    QString kind;  ///< Word that describes the kind of tunable.
    QString value; ///< Value of the tunable, with its unit.
    QString edit;  ///< Value of the tunable in the form in which the user types it.
    QStringList choices;
    int choice = -1;
    QString standard;
    bool changed = false; ///< True if the value of the tunable differs from the default.
    QString meaning;
    QString place;
    QString printed; ///< Sentence with the value that the paper gives; empty if the paper gives the same value.
    QString fact;
    bool usable = false;
    QString whyNot;

    ROW_ROLES(SettingRow, tunable, title, kind, value, edit, choices, choice, standard, changed, meaning, place,
              printed, fact, usable, whyNot);
};

/// The operating system of the program.
struct SettingsState {
    VALUE(SettingsState);
    FIELD(QStringList, systems); ///< Operating systems that run on the open machine.
    FIELD(int, system, -1);      ///< Index in `systems`.
    FIELD(QString, systemDetail);
    FIELD(QString, seed);
    FIELD(bool, needsAddresses); ///< True if boards of this machine may have no memory addresses of their own.
    FIELD(bool, addresses);      ///< True if the boards have memory addresses of their own (local addresses).
    FIELD(bool, whatIf);         ///< True if a change applies from the current step on.
    FIELD(QString, group);       ///< The operating system's term for a group of processors with local memory: "lgroup".
    FIELD(QString, uniform);     ///< Why the machine is a single group and no tunable has an effect; empty if it isn't.
};

/// Edits the tunables of an operating system. A change from the start of the program is an undoable edit.
/// The program before a change from the current step becomes A, unless there is an A already.
class PolicySettingsView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    explicit PolicySettingsView(Document& document, QObject* parent = nullptr);

    PANE_STATE(SettingsState)
    ROWS(SettingRow, rows)

    Q_INVOKABLE void setWhatIf(bool whatIf);
    /// Changes the operating system from the start of the program.
    /// Emits refused() if the change is refused, as do all functions below.
    Q_INVOKABLE void setSystem(int index);
    Q_INVOKABLE void setSeed(const QString& text);
    Q_INVOKABLE void setAddresses(bool local);
    /// Sets a tunable to a typed value. The function choose() sets a tunable to one of its choices.
    Q_INVOKABLE void set(const QString& tunable, const QString& text);
    Q_INVOKABLE void choose(const QString& tunable, int choice);
    Q_INVOKABLE void reset(const QString& tunable);

Q_SIGNALS:
    void refused(const QString& sentence);

private:
    void refresh() override;
    SettingsState stateNow() const;
    const Program* program() const; ///< The program of the document; null if there is none.
    LoadUnit unit() const;
    const Replay& replay() const { return m_document.replay()->replay(); }
    std::vector<OperatingSystem> systemsHere() const {
        return m_document.catalog()->systemsOf(m_document.topology().machine());
    }
    /// Returns the system's setting with the given id; null if there is none.
    const Setting* settingNamed(const QString& id) const;
    SettingRow rowOf(const Setting& setting) const;
    QString printedText(const Setting& setting) const;
    /// Returns the value of a setting at the start of the program, or at the current step.
    std::int64_t valueNow(const Setting& setting) const;
    void put(const Setting& setting, std::int64_t value);
    void tryFromHere(const Tunable& tunable, std::int64_t value);
    /// Replaces the program as one edit. Returns true on success; otherwise emits refused().
    bool perform(const Program& program, const QString& title);

    Document& m_document;
};

} // namespace boardset
