// SPDX-License-Identifier: GPL-3.0-or-later
// How the open machine is set up: the boards that fit in it, its domains, and what has failed.
#pragma once

#include "Document.h"
#include "RowListModel.h"

namespace boardset {

/// Every change is an edit of the document; what returns a QString gives the sentence of a refusal, empty on success.
class SetupView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// board (block type), title, detail, tip.
    Q_PROPERTY(boardset::RowListModel* boards READ boards CONSTANT)
    /// domain (name), segment, boards (text), throughput, latency (texts).
    Q_PROPERTY(boardset::RowListModel* domains READ domains CONSTANT)
    /// part (path), title.
    Q_PROPERTY(boardset::RowListModel* failures READ failures CONSTANT)
    Q_PROPERTY(bool divisible READ isDivisible NOTIFY changed) ///< Domains can be made of its boards.
    Q_PROPERTY(bool divided READ isDivided NOTIFY changed)     ///< By the user, not by segments alone.
    Q_PROPERTY(int segments READ segments NOTIFY changed)
public:
    explicit SetupView(Document& document, QObject* parent = nullptr);

    RowListModel* boards() { return &m_boards; }
    RowListModel* domains() { return &m_domains; }
    RowListModel* failures() { return &m_failures; }
    bool isDivisible() const;
    bool isDivided() const;
    int segments() const;

    Q_INVOKABLE QString addDomain();
    Q_INVOKABLE QString removeDomain(const QString& domain); ///< Its boards are then in none.
    Q_INVOKABLE QString setSegment(const QString& domain, int segment);
    Q_INVOKABLE QString undivide();
    Q_INVOKABLE QString repair(const QString& part);
    Q_INVOKABLE QString repairAll();

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshBoards();
    void refreshDomains();
    Document& m_document;
    RowListModel m_boards;
    RowListModel m_domains;
    RowListModel m_failures;
};

} // namespace boardset
