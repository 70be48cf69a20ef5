// SPDX-License-Identifier: GPL-3.0-or-later
#include "Selection.h"

#include "CanvasRows.h"
#include "Format.h"

#include <QHash>
#include <algorithm>
#include <set>

namespace boardset {
namespace {

/// Adds all threads, or all regions with pages, on a block or below it.
void addAllAt(WorkloadItems& items, BlockId block, bool pages, const Workload& workload, const Topology& topology) {
    const auto isThere = [&](const std::string& path) {
        const BlockId at = topology.find(path);
        return at && topology.isBelow(at, block);
    };
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers)
            if (!pages && isThere(customer.on))
                items.push_back(subjectOf(customer));
        for (const Region& region : process.regions) {
            const bool lies =
                std::ranges::any_of(region.pagesIn, [&](const auto& each) { return isThere(each.first); });
            if (pages && lies)
                items.push_back(subjectOf(process, region));
        }
    }
}

/// Returns a map from keys to the tokens of a picture.
QHash<QString, const picture::Token*> byKey(const std::vector<picture::Token>& tokens) {
    QHash<QString, const picture::Token*> all;
    for (const picture::Token& token : tokens)
        all.insert(format::text(token.subject), &token);
    return all;
}

} // namespace

void Selection::toggle(const QString& key) {
    if (!m_keys.removeOne(key))
        m_keys << key;
}

void Selection::chooseAll(const std::vector<picture::Token>& tokens) {
    QStringList all;
    for (const picture::Token& token : tokens)
        all << format::text(token.subject);
    if (all.isEmpty())
        return;
    if (const qsizetype at = all.indexOf(first()); at > 0)
        all.move(at, 0);
    m_keys = all;
}

void Selection::keep(const std::vector<picture::Token>& tokens) {
    if (isAlone())
        return;
    const auto drawn = byKey(tokens);
    QStringList kept = m_keys;
    kept.removeIf([&](const QString& key) { return !drawn.contains(key); });
    m_keys = kept.isEmpty() ? QStringList(first()) : kept;
}

bool Selection::rename(const QString& was, const QString& is) {
    const qsizetype at = m_keys.indexOf(was);
    if (at >= 0)
        m_keys[at] = is;
    return at >= 0;
}

WorkloadItems Selection::items(const std::vector<picture::Token>& tokens, const Workload& workload,
                               const Level& level) const {
    WorkloadItems all;
    const auto drawn = byKey(tokens);
    for (const QString& key : m_keys) {
        const picture::Token* const token = drawn.value(key);
        if (token == nullptr || (token->isMore && isAlone()))
            continue;
        if (token->isMore)
            addAllAt(all, level.box(token->box).block, token->isPages, workload, *level.topology);
        else if (token->isPages)
            all.push_back(subjectOf(token->processIn(workload), token->regionIn(workload)));
        else
            all.push_back(subjectOf(token->customerIn(workload)));
    }
    std::set<Subject> seen;
    std::erase_if(all, [&](const Subject& each) { return !seen.insert(each).second; });
    return all;
}

} // namespace boardset
