// SPDX-License-Identifier: GPL-3.0-or-later
// The generations of interconnects, each with its year, its derived numbers and its published numbers.
#pragma once

#include "MachineOrder.h"
#include "Property.h"
#include "RowModel.h"
#include "boardset/catalog/Generation.h"

#include <QObject>
#include <QVariantList>
#include <memory>

namespace boardset {

struct GenerationRow {
    QString title;
    QString about;
    int year = 0;
    double timeAt = 0; ///< Position on the time axis: 0 for the first year, 1 for the last.
    QString derived;
    QString derivedFact;
    double derivedAt = 0; ///< Position of the derived bandwidth on the logarithmic axis, from 0 to 1.
    QString printed;
    QString printedFact;
    double printedAt = 0;
    /// Difference between the published bandwidth and the derived one; empty if there is no difference.
    QString difference;
    QString remark;
    QVariantList numbers;  ///< Maps, each with the keys label, value and fact.
    QVariantList machines; ///< Maps, each with the keys machine and title.
    QString place;

    ROW_ROLES(GenerationRow, title, about, year, timeAt, derived, derivedFact, derivedAt, printed, printedFact,
              printedAt, difference, remark, numbers, machines, place);
};

/// Converts the catalog's generations into rows when the view is first opened; the generations never change.
class GenerationsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Summary: "From MBus (1990) to Sun Fireplane (2000), …".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Decades of the bandwidth axis, as maps with the keys label (GB/s) and at.
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY changed)
public:
    /// `machines` must be sorted from small to large.
    GenerationsView(std::shared_ptr<const Catalog> catalog, std::vector<SizedMachine> machines,
                    QObject* parent = nullptr);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    QString error() const { return m_error; }
    QString summary() const { return m_summary; }
    ROWS(GenerationRow, rows)
    QVariantList ticks() const { return m_ticks; }

Q_SIGNALS:
    void changed();

private:
    void read();
    std::shared_ptr<const Catalog> m_catalog;
    const std::vector<SizedMachine> m_bySize;
    QVariantList m_ticks;
    QString m_error, m_summary;
    bool m_open = false;
};

} // namespace boardset
