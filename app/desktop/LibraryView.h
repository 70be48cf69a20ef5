// SPDX-License-Identifier: GPL-3.0-or-later
// The library: the machines of the catalog and the bundled scenarios.
#pragma once

#include "Document.h"
#include "Files.h"
#include "RowListModel.h"
#include "ScenarioShelf.h"

namespace boardset {

/// Lists what can be opened, and the options of the open machine.
class LibraryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString machineTitle READ machineTitle NOTIFY changed)
    Q_PROPERTY(QString machineDetail READ machineDetail NOTIFY changed)
    /// machine (id), title, family, detail, current.
    Q_PROPERTY(boardset::RowListModel* machines READ machines CONSTANT)
    /// scenario (id), title, description, current.
    Q_PROPERTY(boardset::RowListModel* scenarios READ scenarios CONSTANT)
    /// option (id), title, value, choices (list of numbers).
    Q_PROPERTY(boardset::RowListModel* options READ options CONSTANT)
public:
    LibraryView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, const Files& files,
                QObject* parent = nullptr);

    QString machineTitle() const;
    QString machineDetail() const; ///< "24 processors, 6 Uniboards".
    RowListModel* machines() { return &m_machines; }
    RowListModel* scenarios() { return &m_scenarios; }
    RowListModel* options() { return &m_options; }

    /// Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString setOption(const QString& option, int value);

Q_SIGNALS:
    void changed();

private:
    void refresh();
    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    const Files& m_files;
    RowListModel m_machines;
    RowListModel m_scenarios;
    RowListModel m_options;
};

} // namespace boardset
