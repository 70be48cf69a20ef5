// SPDX-License-Identifier: GPL-3.0-or-later
// A what-if variant and its original program: which one is shown, and the outcome of each.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Worker.h"

namespace boardset {

struct TotalRow {
    QString title;
    QString a;
    QString b;
    QString difference;
    int better = 0; ///< 1 if B is better than A, -1 if it is worse, 0 if neither.
    bool operator==(const TotalRow&) const = default;

    ROW_ROLES(TotalRow, title, a, b, difference, better);
};

/// Compares the program, A, with its variant, B.
/// The numbers describe the end of each program, and are computed on a worker thread.
class VariantView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(bool shown READ isShown WRITE show NOTIFY changed) ///< True if the diagram shows B.
    /// Differences of the variant from the program: "lgrp_loadavg_tolerance = 4096 from step 34".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Rows of the comparison; empty while the numbers are computed.
    Q_PROPERTY(boardset::RowListModel* totals READ totals CONSTANT)
public:
    explicit VariantView(Document& document, QObject* parent = nullptr);

    bool exists() const { return m_document.variant() != nullptr; }
    bool isShown() const { return m_document.showsVariant(); }
    QString title() const;
    bool isWorking() const { return m_worker.isWorking(); }
    QString error() const { return m_error; }
    RowListModel* totals() { return &m_totals; }

    void show(bool shown) { m_document.showVariant(shown); }
    Q_INVOKABLE void keep();
    Q_INVOKABLE void drop() { m_document.dropVariant(); }
    void waitUntilReady() { m_worker.wait(); }

Q_SIGNALS:
    void changed();
    void refused(const QString& sentence);

private:
    void refresh();
    void compare();

    Document& m_document;
    RowModel<TotalRow> m_totals;
    QString m_error;
    Program m_comparedA, m_comparedB;
    Worker m_worker;
};

} // namespace boardset
