// SPDX-License-Identifier: GPL-3.0-or-later
#include "DisplacedView.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/catalog/Words.h"

namespace boardset {

DisplacedView::DisplacedView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::displaces, this, &DisplacedView::ask);
}

void DisplacedView::ask(const std::vector<Edit>& edits, const Displacement& displaced) {
    m_edits = edits;
    m_title = format::text(describe(edits.front(), m_document.base().workload, m_document.topology()));
    m_movable = displaced.whyNotMoved.empty();
    QStringList what = countedList(displaced.customers);
    if (displaced.pages > 0)
        what << format::text(counted(displaced.pages, "page"));
    const QString all = what.join(tr(" and "));
    const QString others = isOfBoards(m_document.topology()) ? tr("the other boards") : tr("what is left");
    m_sentence = m_movable
                     ? tr("On what would go: %1. Move them to %2, where fewest are, or remove them?").arg(all, others)
                     : tr("On what would go: %1. They cannot be moved: %2 Remove them?")
                           .arg(all, format::text(displaced.whyNotMoved));
    Q_EMIT asked();
}

QString DisplacedView::perform(Displaced displaced) {
    std::vector<Edit> edits = std::exchange(m_edits, {});
    if (edits.empty())
        return {};
    edits.front() = displacing(edits.front(), displaced);
    return m_document.perform(edits);
}

} // namespace boardset
