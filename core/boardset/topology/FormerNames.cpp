// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/FormerNames.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

const std::string& formerOf(const SlotName& name) {
    return name.former.empty() ? name.name : name.former;
}

/// True if a child of the slot can have the name: one of its explicit names, or the slot's name, possibly with a
/// number.
bool canName(const Slot& slot, const std::string& name) {
    if (!slot.names.empty())
        return std::ranges::any_of(slot.names, [&](const SlotName& each) { return each.name == name; });
    const std::string word = slot.name.substr(0, slot.name.find('#'));
    return name.starts_with(word) && name.find_first_not_of("0123456789", word.size()) == std::string::npos;
}

} // namespace

FormerNameError::FormerNameError(const std::string& slot, const std::string& allowed_)
    : TopologyError(Message{"\"{slot}\" is not a slot of this machine in a file of version 1 or 2; allowed: {allowed}",
                            {{"slot", slot}, {"allowed", allowed_}}}),
      allowed(allowed_) {}

FormerNames::FormerNames(const Catalog& catalog, const std::string& machine)
    : m_catalog(catalog), m_root(catalog.blockType(catalog.machine(machine).root)) {}

/// Collects the types of the children with the given name. Groups have no name in a path.
void FormerNames::addInside(const BlockType& type, const std::string& name, Types& inside) const {
    for (const Slot& slot : type.slots) {
        const BlockType& child = m_catalog.blockType(slot.child);
        if (child.role == Role::Group)
            addInside(child, name, inside);
        if (!canName(slot, name))
            continue;
        inside.push_back(&child);
        for (const std::string& choice : slot.choices)
            inside.push_back(&m_catalog.blockType(choice));
    }
}

std::string FormerNames::presentName(const std::string& name, const Types& types, Types& inside) {
    std::string present = name;
    for (const BlockType* const type : types)
        for (const Slot& slot : type->slots) {
            const auto known = std::ranges::find(slot.names, name, formerOf);
            if (known != slot.names.end() && known->name != name)
                m_replaced.emplace(name, present = known->name);
            else if (known == slot.names.end() && std::ranges::find(slot.names, name, &SlotName::name) != known)
                throw FormerNameError(name, commaList(textsOf(slot.names, formerOf)));
        }
    for (const BlockType* const type : types)
        addInside(*type, present, inside);
    return present;
}

std::string FormerNames::present(const std::string& path) {
    std::string now;
    Types types{&m_root};
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('/', at), path.size());
        Types inside;
        now += presentName(path.substr(at, end - at), types, inside);
        if (inside.empty())
            return now + path.substr(end);
        std::ranges::sort(inside);
        inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
        types = std::move(inside);
        if (end < path.size())
            now += '/';
        at = end + 1;
    }
    return now;
}

Configuration FormerNames::present(Configuration configuration) {
    const auto keys = [this](auto& byPath) {
        std::remove_reference_t<decltype(byPath)> renamed;
        for (auto& [path, value] : byPath)
            renamed.emplace(present(path), std::move(value));
        byPath = std::move(renamed);
    };
    keys(configuration.options);
    keys(configuration.boards);
    std::vector<std::vector<std::string>*> lists{&configuration.failed, &configuration.failedSinceBoot,
                                                 &configuration.off};
    for (Domain& domain : configuration.domains)
        lists.push_back(&domain.boards);
    for (std::vector<std::string>* const list : lists)
        for (std::string& path : *list)
            path = present(path);
    configuration.hasFormerNames = false;
    return configuration;
}

std::string FormerNames::sentence() const {
    std::vector<std::string> clauses;
    for (const auto& [former, now] : m_replaced)
        clauses.push_back(Message{"{former} is now {name}", {{"former", former}, {"name", now}}});
    return listWithAnd(clauses);
}

} // namespace boardset
