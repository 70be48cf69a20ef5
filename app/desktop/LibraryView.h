// SPDX-License-Identifier: GPL-3.0-or-later
// The library: the machines of the catalog and the bundled scenarios.
#pragma once

#include "Document.h"
#include "Files.h"
#include "MachineOrder.h"
#include "RowListModel.h"
#include "ScenarioShelf.h"

#include <set>

namespace boardset {

/// Lists what can be opened, and the options of the open machine.
class LibraryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString machineTitle READ machineTitle NOTIFY changed)
    Q_PROPERTY(QString machineDetail READ machineDetail NOTIFY changed)
    /// machine (id), title, family, label (the title without the family), detail, processors, current; from small to
    /// large.
    Q_PROPERTY(boardset::RowListModel* machines READ machines CONSTANT)
    /// The families of the machines, in the order of their smallest.
    Q_PROPERTY(QStringList families READ families CONSTANT)
    /// By machine, the open one's first; `scenario` (id) is empty for the heading of another machine's scenarios.
    /// machine (id), scenario, title, description, current, count (headings), unfolded (headings), program (is
    /// replayed).
    Q_PROPERTY(boardset::RowListModel* scenarios READ scenarios CONSTANT)
    /// option (id), title, value, choices (list of numbers).
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
    RowListModel* options() { return &m_options; }

    /// Shows or hides the scenarios of a machine that is not open.
    Q_INVOKABLE void fold(const QString& machine);
    /// Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString setOption(const QString& option, int value);

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshMachines();
    void refreshScenarios();
    void refreshOptions();
    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    const Files& m_files;
    const std::vector<SizedMachine> m_bySize;
    std::set<std::string> m_unfolded;
    RowListModel m_machines;
    RowListModel m_scenarios;
    RowListModel m_options;
};

} // namespace boardset
