// SPDX-License-Identifier: GPL-3.0-or-later
// The findings drawer: which rules the configuration breaks, and what to do.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Subject.h"
#include "Worker.h"
#include "boardset/rules/Findings.h"

#include <vector>

namespace boardset {

struct FindingRow {
    int level = 0;    ///< See FindingsView::Level.
    QString severity; ///< The word.
    QString part;
    QString title;
    QString reason;
    QString fix;
    QString place;
    bool cutOff = false;                   ///< Of a device, or of a stream on one.
    QString action = {};                   ///< What a click would do about it: "Move Tape 4 to Card 1"; empty: nothing.
    QString edits = {};                    ///< How.
    Subject::Kind kind = Subject::Machine; ///< What it is about, with its id; else nothing that can be shown.
    QString target = {};
    bool operator==(const FindingRow&) const = default;

    ROW_ROLES(FindingRow, level, severity, part, title, reason, fix, place, cutOff, action, kind, target);
};

/// Lists the findings about the open scenario, the worst first, and works them out again after every change.
class FindingsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    enum class Level { None, Advice, Warning, Error }; ///< Nothing, then as Severity.
    Q_ENUM(Level)

    explicit FindingsView(Document& document, QObject* parent = nullptr);

    /// Returns when the findings are those of the document as it is; for tests and pictures.
    void waitUntilChecked() { m_worker.wait(); }

    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    /// Does what the action of a row says, as one edit. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString fix(int row);

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void start();
    void accept(const std::vector<Finding>& found, const std::vector<std::string>& actions, const QString& error);

    Document& m_document;
    std::shared_ptr<RuleBook> m_rules; ///< Of its own: an edit does not wait for what is found.
    bool m_stale = false;              ///< The document has changed since the worker began.
    QString m_error;
    RowModel<FindingRow> m_rows;
    Worker m_worker;
};

} // namespace boardset
