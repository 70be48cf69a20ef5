// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a program with its variant: shows either of them, and the outcomes of both.
#pragma once

#include "Document.h"
#include "TableModel.h"
#include "Worker.h"

namespace boardset {

/// Compares the program, A, with its variant, B.
/// The compared values describe the end of each program; a worker thread computes them.
class VariantView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(bool shown READ isShown WRITE show NOTIFY changed) ///< True if the diagram shows B.
    /// Differences between the variant and the program: "lgrp_loadavg_tolerance = 4096 from step 34".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The comparison; see describeVariant(). Empty while the values are being computed.
    Q_PROPERTY(boardset::TableModel* totals READ totals CONSTANT)
public:
    explicit VariantView(Document& document, QObject* parent = nullptr);

    bool exists() const { return m_document.variant() != nullptr; }
    bool isShown() const { return m_document.showsVariant(); }
    QString title() const;
    bool isWorking() const { return m_worker.isWorking(); }
    QString error() const { return m_error; }
    TableModel* totals() { return &m_totals; }

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
    TableModel m_totals{Table{}};
    QString m_error;
    Program m_comparedA, m_comparedB;
    Worker m_worker;
};

} // namespace boardset
