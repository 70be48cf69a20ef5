// SPDX-License-Identifier: GPL-3.0-or-later
// The Family tab: the machines of the open machine's family.
#pragma once

#include "Document.h"
#include "Property.h"
#include "TableModel.h"
#include "Worker.h"

namespace boardset {

/// Describes the family on a worker thread when the tab is first shown, and again when a machine of another family is
/// opened. The description builds the smallest and the largest configuration of each machine.
class FamilyView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(int current READ current NOTIFY changed) ///< Row of the open machine.
public:
    explicit FamilyView(const Document& document, QObject* parent = nullptr);

    OBJECT(TableModel, rows)
    int current() const { return m_current; }
    Q_INVOKABLE void load();
    void waitUntilLoaded() { m_worker.wait(); } ///< Waits until the rows are described; for tests and pictures.
    Q_INVOKABLE QString machineAt(int row) const;

Q_SIGNALS:
    void changed();

private:
    void findCurrent();

    const Document& m_document;
    std::string m_family;
    int m_current = -1;
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
