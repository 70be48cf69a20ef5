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

QString Chosen::toggle(const QString& key, const QString& selected) {
    if (m_others.removeOne(key))
        return selected;
    if (key == selected)
        return m_others.isEmpty() ? QString() : m_others.takeFirst();
    if (selected.isEmpty())
        return key;
    m_others << key;
    return selected;
}

QString Chosen::chooseAll(const std::vector<picture::Token>& tokens, const QString& selected) {
    m_others.clear();
    for (const picture::Token& token : tokens)
        m_others << keyOf(token.subject);
    if (!m_others.removeOne(selected))
        return m_others.isEmpty() ? selected : m_others.takeFirst();
    return selected;
}

QString Chosen::keep(const std::vector<picture::Token>& tokens, const QString& selected) {
    m_others.removeIf([&](const QString& key) { return find(tokens, key) == nullptr; });
    return find(tokens, selected) != nullptr || m_others.isEmpty() ? selected : m_others.takeFirst();
}

void Chosen::rename(const QString& was, const QString& is) {
    if (const qsizetype at = m_others.indexOf(was); at >= 0)
        m_others[at] = is;
}

Things Chosen::things(const std::vector<picture::Token>& tokens, const QString& selected, const Workload& workload,
                      const Level& level) const {
    Things all;
    for (const QString& key : QStringList(selected) + m_others) {
        const picture::Token* const token = find(tokens, key);
        if (token == nullptr || (token->isMore && isEmpty()))
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
