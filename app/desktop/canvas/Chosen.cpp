// SPDX-License-Identifier: GPL-3.0-or-later
#include "Chosen.h"

#include "CanvasRows.h"
#include "Format.h"

#include <algorithm>
#include <set>

namespace boardset {
namespace {

/// All threads, or all regions with pages, on a block or below it.
void addAllAt(Things& things, BlockId block, bool pages, const Workload& workload, const Topology& topology) {
    const auto isThere = [&](const std::string& path) {
        const BlockId at = topology.find(path);
        return at && topology.isBelow(at, block);
    };
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers)
            if (!pages && isThere(customer.on))
                things.push_back({Subject::Thread, format::text(customer.name)});
        for (const Region& region : process.regions) {
            const bool lies =
                std::ranges::any_of(region.pagesIn, [&](const auto& each) { return isThere(each.first); });
            if (pages && lies)
                things.push_back({Subject::Region, Subject::regionId(process, region)});
        }
    }
}

const picture::Token* find(const std::vector<picture::Token>& tokens, const QString& key) {
    const auto token =
        std::ranges::find_if(tokens, [&](const picture::Token& each) { return keyOf(each.subject) == key; });
    return token == tokens.end() ? nullptr : &*token;
}

} // namespace

void Chosen::toggle(const QString& key) {
    if (!m_keys.removeOne(key))
        m_keys << key;
}

void Chosen::chooseAll(const std::vector<picture::Token>& tokens) {
    QStringList all;
    for (const picture::Token& token : tokens)
        all << keyOf(token.subject);
    if (all.isEmpty())
        return;
    if (const qsizetype at = all.indexOf(first()); at > 0)
        all.move(at, 0);
    m_keys = all;
}

void Chosen::keep(const std::vector<picture::Token>& tokens) {
    for (qsizetype i = m_keys.size() - 1; i >= 0 && !isAlone(); --i)
        if (find(tokens, m_keys[i]) == nullptr)
            m_keys.removeAt(i);
}

bool Chosen::rename(const QString& was, const QString& is) {
    const qsizetype at = m_keys.indexOf(was);
    if (at >= 0)
        m_keys[at] = is;
    return at >= 0;
}

Things Chosen::things(const std::vector<picture::Token>& tokens, const Workload& workload, const Level& level) const {
    Things all;
    for (const QString& key : m_keys) {
        const picture::Token* const token = find(tokens, key);
        if (token == nullptr || (token->isMore && isAlone()))
            continue;
        if (token->isMore)
            addAllAt(all, level.box(token->box).block, token->isPages, workload, *level.topology);
        else if (token->isPages)
            all.push_back({Subject::Region, Subject::regionId(token->processIn(workload), token->regionIn(workload))});
        else
            all.push_back({Subject::Thread, format::text(token->customerIn(workload).name)});
    }
    std::set<std::pair<Subject::Kind, QString>> seen;
    std::erase_if(all, [&](const Thing& each) { return !seen.emplace(each.kind, each.id).second; });
    return all;
}

} // namespace boardset
