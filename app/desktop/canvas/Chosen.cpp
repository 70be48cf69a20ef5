// SPDX-License-Identifier: GPL-3.0-or-later
#include "Chosen.h"

#include "Format.h"

#include <algorithm>
#include <set>

namespace boardset {
namespace {

/// All threads, or all regions with pages, on a block or below it.
void addAllAt(Things& things, const TokenRow& token, const Workload& workload, const Topology& topology) {
    const BlockId block = topology.find(token.at.toStdString());
    const auto isThere = [&](const std::string& path) {
        const BlockId at = topology.find(path);
        return block && at && topology.isBelow(at, block);
    };
    for (const Process& process : workload.processes) {
        for (const Customer& customer : process.customers)
            if (token.kind == TokenKind::MoreThreads && isThere(customer.on))
                things.push_back({Subject::Thread, format::text(customer.name)});
        for (const Region& region : process.regions) {
            const bool lies = std::any_of(region.pagesIn.begin(), region.pagesIn.end(),
                                          [&](const auto& pages) { return isThere(pages.first); });
            if (token.kind == TokenKind::MorePages && lies)
                things.push_back({Subject::Region, Subject::regionId(process, region)});
        }
    }
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

QString Chosen::chooseAll(const std::vector<TokenRow>& tokens, const QString& selected) {
    m_others.clear();
    for (const TokenRow& token : tokens)
        m_others << token.key;
    if (!m_others.removeOne(selected))
        return m_others.isEmpty() ? selected : m_others.takeFirst();
    return selected;
}

QString Chosen::keep(const RowModel<TokenRow>& tokens, const QString& selected) {
    m_others.removeIf([&](const QString& key) { return tokens.find(key) == nullptr; });
    return tokens.find(selected) != nullptr || m_others.isEmpty() ? selected : m_others.takeFirst();
}

Things Chosen::things(const RowModel<TokenRow>& tokens, const QString& selected, const Workload& workload,
                      const Topology& topology) const {
    Things all;
    for (const QString& key : QStringList(selected) + m_others) {
        const TokenRow* const token = tokens.find(key);
        if (token == nullptr)
            continue;
        if (token->isMore() && isEmpty())
            continue;
        if (token->isMore())
            addAllAt(all, *token, workload, topology);
        else if (token->kind == TokenKind::Thread)
            all.push_back({Subject::Thread, token->thread});
        else
            all.push_back({Subject::Region, token->processName + u'/' + token->region});
    }
    std::set<std::pair<Subject::Kind, QString>> seen;
    std::erase_if(all, [&](const Thing& each) { return !seen.emplace(each.kind, each.id).second; });
    return all;
}

} // namespace boardset
