// SPDX-License-Identifier: GPL-3.0-or-later
// The Findings tab: the rules that the configuration breaks, and the fix for each.
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
    QString severity; ///< Word for the level.
    QString part;
    QString title;
    QString reason;
    QString fix;
    QString place;
    bool cutOff = false; ///< True for a device without a path to memory, or a stream on such a device.
    QString action = {}; ///< Title of the edit that fixes the finding: "Move Tape 4 to Card 1"; empty if there is none.
    QString edits = {};  ///< Edits that fix the finding, as text.
    Subject::Kind kind = Subject::Machine; ///< Kind of the part that the finding is about;
                                           ///< `target` is the id of this part. Machine if there is no part to show.
    QString target = {};
    bool operator==(const FindingRow&) const = default;

    ROW_ROLES(FindingRow, level, severity, part, title, reason, fix, place, cutOff, action, kind, target);
};

/// Lists the findings about the open scenario, the most severe first, and updates them after every change.
class FindingsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    enum class Level {
        None,
        Advice,
        Warning,
        Error
    }; ///< Levels of severity: None, then the values of Severity in their order.
    Q_ENUM(Level)

    explicit FindingsView(Document& document, QObject* parent = nullptr);

    /// Waits until the findings match the current document; for tests and pictures.
    void waitUntilChecked() { m_worker.wait(); }

    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    /// Applies the fix of a row as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString fix(int row);

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void start();
    void accept(const std::vector<Finding>& found, const std::vector<std::string>& actions, const QString& error);

    Document& m_document;
    std::shared_ptr<RuleBook> m_rules; ///< A rule book separate from the document's,
                                       ///< so that edits do not wait for findings.
    bool m_stale = false;              ///< True if the document changed after the worker started.
    QString m_error;
    RowModel<FindingRow> m_rows;
    Worker m_worker;
};

} // namespace boardset
