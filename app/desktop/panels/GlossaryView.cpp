// SPDX-License-Identifier: GPL-3.0-or-later
#include "GlossaryView.h"

#include "Format.h"
#include "GlossaryHover.h"
#include "boardset/catalog/Citation.h"

#include <QMouseEvent>
#include <QQuickItem>

namespace boardset {

namespace {
constexpr std::size_t explainedMost = 5; // maximum number of terms that are explained at a time by keyboard
}

GlossaryView::GlossaryView(std::shared_ptr<const Catalog> catalog, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_glossary(m_catalog->terms()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &GlossaryView::rest);
    setQuery({});
}

TermRow GlossaryView::rowOf(const Term& term) const {
    QStringList also;
    for (const std::string& word : term.words)
        also << format::text(word);
    QStringList related;
    for (const std::string& other : term.related)
        if (const Term* known = m_glossary.find(other))
            related << format::text(known->title);
    return {format::text(term.id),
            format::text(term.title),
            also.join(QStringLiteral(", ")),
            format::text(term.meaning),
            format::text(briefOf(*m_catalog, {term.source, term.locator})),
            related};
}

void GlossaryView::setQuery(const QString& query) {
    m_query = query;
    std::vector<TermRow> rows;
    for (const Term* term : m_glossary.search(query.simplified().toStdString()))
        rows.push_back(rowOf(*term));
    m_rows.assign(std::move(rows));
    Q_EMIT queryChanged();
}

void GlossaryView::open(const QString& term) {
    const Term* known = m_glossary.find(term.toStdString());
    setQuery(known ? format::text(known->title) : term);
    Q_EMIT wanted();
}

void GlossaryView::setWindow(QQuickWindow* window) {
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (m_window)
        m_window->installEventFilter(this);
    Q_EMIT windowChanged();
}

void GlossaryView::show(const std::vector<const Term*>& terms, const QRectF& spot) {
    m_spot = spot;
    Q_EMIT spotChanged();
    std::vector<TermRow> rows;
    for (const Term* term : terms)
        rows.push_back(rowOf(*term));
    m_explained.assign(std::move(rows));
}

void GlossaryView::hideTip() {
    m_timer.stop();
    m_explained.assign({});
}

void GlossaryView::rest() {
    if (!m_window)
        return;
    if (const auto found = termAt(*m_window, m_glossary, m_pointer))
        show({found->term}, found->spot);
}

bool GlossaryView::explain() {
    const QQuickItem* host = m_window ? m_window->activeFocusItem() : nullptr;
    if (!host)
        return false;
    std::vector<const Term*> terms = termsIn(*host, m_glossary);
    terms.resize(std::min(terms.size(), explainedMost));
    show(terms, host->mapRectToScene(host->boundingRect()));
    return !terms.empty();
}

bool GlossaryView::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* moved = static_cast<QMouseEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
        m_pointer = moved->position();
        if (m_explained.count() > 0 && m_spot.contains(m_pointer))
            break;
        hideTip();
        if (moved->buttons() == Qt::NoButton)
            m_timer.start(m_delay);
        break;
    }
    case QEvent::Leave:
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::Resize:
        hideTip();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace boardset
