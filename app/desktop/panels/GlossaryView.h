// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: the page that lists all terms, and the explanation of a term under the pointer.
#pragma once

#include "Property.h"
#include "RowModel.h"
#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/Glossary.h"

#include <QPointer>
#include <QQuickWindow>
#include <QTimer>

namespace boardset {

struct TermRow {
    QString term; ///< Id.
    QString title;
    QString also; ///< Other spellings of the term.
    QString meaning;
    QString place;
    QStringList related; ///< Titles of related terms.

    ROW_ROLES(TermRow, term, title, also, meaning, place, related);
};

/// Explains any glossary term in the text under a resting pointer, whichever item shows the text.
/// For keyboard users, explain() explains the terms in the focused item.
/// Items need no preparation for these explanations.
class GlossaryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Text for which the page is searched; matches names and meanings.
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(QRectF spot READ spot NOTIFY spotChanged) ///< Rectangle of the explained text in the window.
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)
    Q_PROPERTY(int delay MEMBER m_delay NOTIFY windowChanged) ///< Time in milliseconds for which the pointer must rest.
public:
    explicit GlossaryView(std::shared_ptr<const Catalog> catalog, QObject* parent = nullptr);

    const Glossary& words() const { return m_glossary; }
    QString query() const { return m_query; }
    void setQuery(const QString& query);
    ROWS(TermRow, rows)
    /// Terms that are currently explained; empty if there are none.
    ROWS(TermRow, explained)
    QRectF spot() const { return m_spot; }
    QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);

    /// Opens the page at a term. `term` is an id, or any text to search for.
    Q_INVOKABLE void open(const QString& term);
    /// Explains the terms in the focused item; returns false if the item contains no term.
    Q_INVOKABLE bool explain();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void queryChanged();
    void spotChanged();
    void windowChanged();
    void wanted(); ///< Emitted to request that the page is shown.

private:
    TermRow rowOf(const Term& term) const;
    void rest();
    void hideTip();
    void show(const std::vector<const Term*>& terms, const QRectF& spot);

    std::shared_ptr<const Catalog> m_catalog;
    Glossary m_glossary;
    QPointer<QQuickWindow> m_window;
    QString m_query;
    QPointF m_pointer;
    QRectF m_spot;
    int m_delay = 400;
    QTimer m_timer;
};

} // namespace boardset
