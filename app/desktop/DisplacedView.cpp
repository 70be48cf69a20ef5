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
    const bool areEndsAlone = what.isEmpty(); // moved or removed, those whose they are get others
    for (const QString& each : countedList(displaced.peersOf))
        what << tr("the peers of %1").arg(each);
    for (const QString& each : countedList(displaced.serversOf))
        what << tr("what serves %1").arg(each);
    const QString all = what.join(tr(" and "));
    m_divisible = displaced.stays;
    const bool isCutOff = m_divisible || std::holds_alternative<SetDomains>(edits.front());
    const QString others = isCutOff                            ? tr("the domain of the rest of their process")
                           : isOfBoards(m_document.topology()) ? tr("the other boards")
                                                               : tr("what is left");
    const QString where = isCutOff
                              ? tr("In another domain than the rest of their process, out of reach of it: %1.").arg(all)
                              : tr("On what would go: %1.").arg(all);
    const QString moved = m_movable ? tr("Move them to %1, each where fewest stand?").arg(others)
                                    : tr("They cannot be moved: %1").arg(format::text(displaced.whyNotMoved));
    const QString own = m_divisible ? tr(" Start a process of their own there?") : QString();
    m_sentence = areEndsAlone && m_movable
                     ? tr("%1 Others on %2 take their place, whichever you choose.").arg(where, others)
                     : tr("%1 %2%3 Or remove them?").arg(where, moved, own);
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
