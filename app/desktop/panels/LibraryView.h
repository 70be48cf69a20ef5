// SPDX-License-Identifier: GPL-3.0-or-later
// The library: the catalog's machines, the bundled scenarios, and the open machine's options.
#pragma once

#include "Document.h"
#include "Files.h"
#include "MachineOrder.h"
#include "Property.h"
#include "RowModel.h"
#include "ScenarioCache.h"
#include "boardset/catalog/Question.h"

namespace boardset {

struct MachineRow {
    QString machine; ///< Id.
    QString title;
    QString family;
    QString label; ///< Title of the machine without the name of its family.
    QString detail;
    int processors = 0;
    bool current = false;
    QString years; ///< For the first row of a family, the years of its rows: "2000–2002"; otherwise empty.

    ROW_ROLES(MachineRow, machine, title, family, label, detail, processors, current, years);
};

/// A scenario, or the heading of a group: the scenarios of the open machine that answer a question, or all scenarios of
/// another machine.
struct ScenarioRow {
    QString group;
    QString scenario = {}; ///< Id; empty for a heading.
    QString title = {};
    QString description = {}; ///< For a question, what its scenarios show.
    bool current = false;
    bool program = false;  ///< True if the scenario has a program.
    int count = 0;         ///< Number of scenarios below a heading.
    bool unfolded = false; ///< True for a heading whose scenarios are visible.

    ROW_ROLES(ScenarioRow, group, scenario, title, description, current, program, count, unfolded);
};

struct OptionRow {
    /// Name of the option; if the option belongs to a machine inside another machine, the path of this machine precedes
    /// it.
    QString option;
    QString title;
    QString reason;       ///< Reason for the rule that determines the value; empty if the user's setting is in force.
    int value = 0;        ///< Current value of the option.
    QVariantList choices; ///< Values that can be selected.
    QStringList words;    ///< Names of the values that can be selected.

    ROW_ROLES(OptionRow, option, title, reason, value, choices, words);
};

/// The open machine.
struct LibraryState {
    VALUE(LibraryState);
    FIELD(QString, machine); ///< Title of the machine.
    FIELD(QString, detail);  ///< Size of the machine: "24 processors".
};

/// Lists the machines and scenarios that can be opened, and the options of the open machine.
class LibraryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Words that the listed machines contain in their names, or that are their year or number of processors.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
public:
    LibraryView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, const Files& files,
                QObject* parent = nullptr);

    STATE(LibraryState)
    QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    const std::vector<SizedMachine>& bySize() const { return m_bySize; }
    /// Machines that match the filter, grouped by family and sorted from small to large.
    ROWS(MachineRow, machines)
    /// Scenarios in groups; those of the open machine come first. Only one group shows its scenarios.
    ROWS(ScenarioRow, scenarios)
    ROWS(OptionRow, options)

    /// Shows the scenarios of a group and hides those of the others; hides all if the group's scenarios are visible.
    Q_INVOKABLE void fold(const QString& group);
    /// Sets an option. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString setOption(const QString& option, int value) {
        return m_document.perform(SetOption{option.toStdString(), value});
    }

Q_SIGNALS:
    void filterChanged();

private:
    void refresh();
    void refreshMachines();
    bool isListed(const SizedMachine& sized) const; ///< True if the machine matches the filter.
    void refreshScenarios();
    std::vector<std::string> byQuestion() const;
    ScenarioRow headingOf(const std::string& scenario) const;
    const Question* questionOf(const std::string& scenario) const;
    void refreshOptions();
    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    const Files& m_files;
    const std::vector<SizedMachine> m_bySize;
    const std::vector<Question> m_questions;
    QString m_unfolded; ///< The group whose scenarios are visible; empty if none.
    QString m_followed; ///< The bundled scenario whose group was shown last.
    QString m_filter;
};

} // namespace boardset
