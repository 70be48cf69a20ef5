// SPDX-License-Identifier: GPL-3.0-or-later
// The library: the machines of the catalog and the bundled scenarios.
#pragma once

#include "Document.h"
#include "Files.h"
#include "MachineOrder.h"
#include "RowModel.h"
#include "ScenarioShelf.h"
#include "boardset/catalog/Question.h"

#include <set>

namespace boardset {

struct MachineRow {
    QString machine; ///< Id.
    QString title;
    QString family;
    QString label; ///< The title without the family.
    QString detail;
    int processors = 0;
    bool current = false;
    bool operator==(const MachineRow&) const = default;

    ROW_ROLES(MachineRow, machine, title, family, label, detail, processors, current);
};

struct ScenarioRow {
    QString machine;  ///< Id.
    QString scenario; ///< Id; empty: the heading of another machine's.
    QString title;
    QString description;
    bool current = false;
    int count = 0;         ///< Below a heading.
    bool unfolded = false; ///< A heading.
    bool program = false;  ///< Is replayed.
    QString question = {}; ///< Above the first of those that answer it; else empty, as what they show.
    QString shows = {};
    bool operator==(const ScenarioRow&) const = default;

    ROW_ROLES(ScenarioRow, machine, scenario, title, description, current, count, unfolded, program, question, shows);
};

struct OptionRow {
    QString option; ///< As in a configuration: of a machine inside it with its path before.
    QString title;
    QString reason;       ///< What it is where it is not as it was chosen, and why; empty if it is.
    int value = 0;        ///< As it was chosen.
    QVariantList choices; ///< Numbers.
    QStringList words;    ///< What they are called.
    bool operator==(const OptionRow&) const = default;

    ROW_ROLES(OptionRow, option, title, reason, value, choices, words);
};

/// Lists what can be opened, and the options of the open machine.
class LibraryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString machineTitle READ machineTitle NOTIFY changed)
    Q_PROPERTY(QString machineDetail READ machineDetail NOTIFY changed)
    /// From small to large.
    Q_PROPERTY(boardset::RowListModel* machines READ machines CONSTANT)
    /// The families of the machines, in the order of their smallest.
    Q_PROPERTY(QStringList families READ families CONSTANT)
    /// By machine, the open one's first.
    Q_PROPERTY(boardset::RowListModel* scenarios READ scenarios CONSTANT)
    Q_PROPERTY(int own READ own NOTIFY changed) ///< The first so many scenarios are the open machine's.
    Q_PROPERTY(boardset::RowListModel* options READ options CONSTANT)
public:
    LibraryView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, const Files& files,
                QObject* parent = nullptr);

    QString machineTitle() const;
    QString machineDetail() const; ///< "24 processors, 6 Uniboards".
    QStringList families() const;
    const std::vector<SizedMachine>& bySize() const { return m_bySize; }
    RowListModel* machines() { return &m_machines; }
    RowListModel* scenarios() { return &m_scenarios; }
    int own() const;
    RowListModel* options() { return &m_options; }

    /// Shows or hides the scenarios of a machine that is not open.
    Q_INVOKABLE void fold(const QString& machine);
    /// Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString setOption(const QString& option, int value) {
        return m_document.performOrAsk({SetOption{option.toStdString(), value}});
    }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshMachines();
    void refreshScenarios();
    std::vector<std::string> byQuestion() const;
    const Question* questionOf(const std::string& scenario) const;
    void refreshOptions();
    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    const Files& m_files;
    const std::vector<SizedMachine> m_bySize;
    const std::vector<Question> m_questions;
    std::set<std::string> m_unfolded;
    RowModel<MachineRow> m_machines;
    RowModel<ScenarioRow> m_scenarios;
    RowModel<OptionRow> m_options;
};

} // namespace boardset
