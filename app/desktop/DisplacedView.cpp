// SPDX-License-Identifier: GPL-3.0-or-later
#include "DisplacedView.h"

#include "Format.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"

namespace boardset {

DisplacedView::DisplacedView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::displaces, this, &DisplacedView::ask);
}

void DisplacedView::ask(const std::vector<Edit>& edits, const Displacement& displaced) {
    m_edits = edits;
    m_title = format::text(describe(edits.front(), m_document.base().workload, m_document.topology()));
    m_movable = displaced.whyNotMoved.empty();
    std::vector<std::string> what = countedNouns(displaced.customers);
    if (displaced.pages > 0)
        what.push_back(counted(displaced.pages, "page"));
    // moving and removing have the same effect: the affected customers use other peers and servers
    const bool areEndsAlone = what.empty();
    for (const std::string& each : countedNouns(displaced.peersOf))
        what.push_back(tr("the peers of %1").arg(format::text(each)).toStdString());
    for (const std::string& each : countedNouns(displaced.serversOf))
        what.push_back(tr("the servers of %1").arg(format::text(each)).toStdString());
    const QString all = format::text(listWithAnd(what));
    m_divisible = displaced.stays;
    const bool isCutOff = m_divisible || std::holds_alternative<SetDomains>(edits.front());
    const QString others = isCutOff                            ? tr("the domain of the rest of their process")
                           : isOfBoards(m_document.topology()) ? tr("the other boards")
                                                               : tr("the rest of the machine");
    const QString where =
        isCutOff ? tr("This change would leave %1 in a domain that the rest of their process cannot reach.").arg(all)
                 : tr("The parts that you remove contain %1.").arg(all);
    const QString moved = m_movable ? tr("Move them to the least occupied parts of %1?").arg(others)
                                    : tr("They cannot be moved: %1").arg(format::text(displaced.whyNotMoved));
    QStringList whole{where, moved};
    if (m_divisible)
        whole << tr("Make them a separate process where they are?");
    whole << (m_movable || m_divisible ? tr("Or remove them?") : tr("Remove them?"));
    m_sentence = areEndsAlone && m_movable
                     ? tr("%1 Whether you move or remove them, parts of %2 replace them.").arg(where, others)
                     : whole.join(u' ');
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
