// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the field: the page that lists them, and the one that is explained where it stands.
#pragma once

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
    QString also; ///< Other spellings.
    QString meaning;
    QString place;
    QStringList related; ///< Titles.
    bool operator==(const TermRow&) const = default;

    ROW_ROLES(TermRow, term, title, also, meaning, place, related);
};

/// Watches what the pointer rests on: whatever text of the window it is, a word of the glossary in it is explained. No
/// text needs to know of that. By keyboard, explain() does the same for what has the keyboard.
class GlossaryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Of the page: what its words have in name or meaning.
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    /// What is explained now; none: nothing is.
    Q_PROPERTY(boardset::RowListModel* explained READ explained CONSTANT)
    Q_PROPERTY(QRectF spot READ spot NOTIFY spotChanged) ///< Where it stands in the window.
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)
    Q_PROPERTY(int delay MEMBER m_delay NOTIFY windowChanged) ///< Milliseconds for which the pointer rests.
public:
    explicit GlossaryView(std::shared_ptr<const Catalog> catalog, QObject* parent = nullptr);

    const Glossary& words() const { return m_glossary; }
    QString query() const { return m_query; }
    void setQuery(const QString& query);
    RowListModel* rows() { return &m_rows; }
    RowListModel* explained() { return &m_explained; }
    QRectF spot() const { return m_spot; }
    QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);

    /// Opens the page at a term, or at the first that is called so.
    Q_INVOKABLE void open(const QString& term);
    /// Explains the words in what has the keyboard; false if there are none.
    Q_INVOKABLE bool explain();
    /// Explains nothing any more.
    Q_INVOKABLE void hush();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void queryChanged();
    void spotChanged();
    void windowChanged();
    void wanted(); ///< The page is to be shown.

private:
    TermRow rowOf(const Term& term) const;
    void rest();
    void show(const std::vector<const Term*>& terms, const QRectF& spot);

    std::shared_ptr<const Catalog> m_catalog;
    Glossary m_glossary;
    QPointer<QQuickWindow> m_window;
    QString m_query;
    QPointF m_pointer;
    QRectF m_spot;
    int m_delay = 400;
    QTimer m_timer;
    RowModel<TermRow> m_rows;
    RowModel<TermRow> m_explained;
};

} // namespace boardset
