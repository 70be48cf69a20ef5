// SPDX-License-Identifier: GPL-3.0-or-later
// The Findings tab: the rules that the configuration breaks, and the fix for each.
#pragma once

#include "Document.h"
#include "Property.h"
#include "TableModel.h"
#include "Worker.h"
#include "boardset/describe/Subject.h"
#include "boardset/rules/Findings.h"

#include <vector>

namespace boardset {

/// Lists the findings about the open scenario, the most severe first, and updates them after every change.
class FindingsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString error READ error NOTIFY changed)
public:
    explicit FindingsView(Document& document, QObject* parent = nullptr);

    /// Waits until the findings match the current document; for tests and pictures.
    void waitUntilChecked() { m_worker.wait(); }

    QString error() const { return m_error; }
    OBJECT(TableModel, rows) ///< See describeFindings().
    /// Applies the fix of a row as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString fix(int row);
    /// Requests that the part that a row is about be shown.
    Q_INVOKABLE void show(int row);

Q_SIGNALS:
    void changed();
    void wanted(const boardset::Subject& subject);

private:
    void refresh();
    void start();
    void accept(const std::vector<Finding>& shown, const Table& rows, const QString& error);

    Document& m_document;
    /// Separate from the rule book of the document, so that edits do not wait for findings.
    std::shared_ptr<RuleBook> m_rules;
    bool m_stale = false; ///< True if the document changed after the worker started.
    QString m_error;
    std::vector<Finding> m_shown; ///< First finding of each row.
    Worker m_worker;
};

} // namespace boardset
