// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Words.h"

#include "boardset/catalog/Catalog.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <span>
#include <utility>

namespace boardset {

namespace {

template <typename Enum> using WordTable = std::span<const std::pair<const char*, Enum>>;

constexpr std::array<std::pair<const char*, Standing>, 4> standings{{{"published", Standing::Published},
                                                                     {"derived", Standing::Derived},
                                                                     {"calibrated", Standing::Calibrated},
                                                                     {"assumed", Standing::Assumed}}};
constexpr std::array<std::pair<const char*, Role>, 10> roles{{{"container", Role::Container},
                                                              {"group", Role::Group},
                                                              {"processor", Role::Processor},
                                                              {"memory", Role::Memory},
                                                              {"switch", Role::Switch},
                                                              {"repeater", Role::Repeater},
                                                              {"cache", Role::Cache},
                                                              {"device", Role::Device},
                                                              {"bridge", Role::Bridge},
                                                              {"bay", Role::Bay}}};
constexpr std::pair<const char*, ServedUnit> servedUnits[]{{"line", ServedUnit::Line},
                                                           {"address", ServedUnit::Address},
                                                           {"operation", ServedUnit::Operation},
                                                           {"second", ServedUnit::Second},
                                                           {"instruction", ServedUnit::Instruction}};
constexpr std::pair<const char*, LinkKind> linkKinds[]{{"data", LinkKind::Data},
                                                       {"address", LinkKind::Address},
                                                       {"response", LinkKind::Response},
                                                       {"message", LinkKind::Message}};
constexpr std::array<std::pair<const char*, EvidenceRole>, 3> evidenceRoles{{{"reproduced", EvidenceRole::Reproduced},
                                                                             {"fitted", EvidenceRole::Fitted},
                                                                             {"predicted", EvidenceRole::Predicted}}};
constexpr std::array<std::pair<const char*, Quantity>, 18> quantities{{{"latency", Quantity::Latency},
                                                                       {"throughput", Quantity::Throughput},
                                                                       {"speedup", Quantity::Speedup},
                                                                       {"scaling", Quantity::Scaling},
                                                                       {"time-reduction", Quantity::TimeReduction},
                                                                       {"latency-saving", Quantity::LatencySaving},
                                                                       {"pages", Quantity::Pages},
                                                                       {"remote-share", Quantity::RemoteShare},
                                                                       {"remote-less", Quantity::RemoteLess},
                                                                       {"local-board", Quantity::LocalBoard},
                                                                       {"local-all", Quantity::LocalAll},
                                                                       {"remote-board", Quantity::RemoteBoard},
                                                                       {"remote-all", Quantity::RemoteAll},
                                                                       {"address-all", Quantity::AddressAll},
                                                                       {"idle-latency", Quantity::IdleLatency},
                                                                       {"latency-more", Quantity::LatencyMore},
                                                                       {"share-of-limit", Quantity::ShareOfLimit},
                                                                       {"fact", Quantity::DerivedFact}}};
constexpr std::array<std::pair<const char*, Vary>, 3> varied{
    {{"outstanding", Vary::Outstanding}, {"request-bytes", Vary::RequestBytes}, {"scenario", Vary::Scenario}}};
constexpr std::array<std::pair<const char*, Severity>, 3> severities{
    {{"advice", Severity::Advice}, {"warning", Severity::Warning}, {"error", Severity::Error}}};
constexpr std::pair<const char*, Movement> movements[]{
    {"stay", Movement::Stay}, {"address", Movement::Address}, {"response", Movement::Response},
    {"data", Movement::Data}, {"message", Movement::Message}, {"broadcast", Movement::Broadcast}};
constexpr std::pair<const char*, ConditionWord> conditionWords[]{
    {"line", ConditionWord::Line},           {"home", ConditionWord::Home},         {"owner", ConditionWord::Owner},
    {"directory", ConditionWord::Directory}, {"outcome", ConditionWord::OutcomeOf}, {"option", ConditionWord::Option},
    {"number", ConditionWord::Number},       {"fitted", ConditionWord::Fitted},     {"failed", ConditionWord::Failed},
    {"platform", ConditionWord::Platform},   {"lies", ConditionWord::Lies}};
constexpr std::pair<const char*, PlaceBase> placeBases[]{
    {"requester", PlaceBase::Requester}, {"home", PlaceBase::Home},     {"owner", PlaceBase::Owner},
    {"supplier", PlaceBase::Supplier},   {"server", PlaceBase::Server}, {"peer", PlaceBase::Peer}};
constexpr std::pair<const char*, Relation> relations[]{{"is", Relation::Is},       {"holder", Relation::Holder},
                                                       {"part", Relation::Part},   {"root", Relation::Root},
                                                       {"first", Relation::First}, {"bound", Relation::Bound}};
constexpr std::pair<const char*, PlaceMode> placeModes[]{
    {"one", PlaceMode::One}, {"all", PlaceMode::All}, {"split", PlaceMode::Split}};
constexpr std::pair<const char*, AskedUnit> askedUnits[]{
    {"bytes", AskedUnit::Bytes},     {"addresses", AskedUnit::Addresses},       {"operations", AskedUnit::Operations},
    {"seconds", AskedUnit::Seconds}, {"instructions", AskedUnit::Instructions}, {"percent", AskedUnit::Percent}};
constexpr std::pair<const char*, AmountPer> amountPers[]{
    {"one", AmountPer::One}, {"size", AmountPer::Size}, {"pieces", AmountPer::Pieces}};
constexpr std::pair<const char*, Each> eaches[]{
    {"piece", Each::Piece}, {"operation", Each::Operation}, {"connection", Each::Connection}};
constexpr std::pair<const char*, Waits> waitings[]{
    {"turn", Waits::Turn}, {"slowest", Waits::Slowest}, {"nobody", Waits::Nobody}};
constexpr std::array<std::pair<const char*, Leg>, 5> legs{
    {{"all", Leg::All}, {"inside", Leg::Inside}, {"start", Leg::Start}, {"middle", Leg::Middle}, {"end", Leg::End}}};
constexpr std::array<std::pair<const char*, TunableKind>, 4> tunableKinds{{{"load", TunableKind::Load},
                                                                           {"bytes", TunableKind::Bytes},
                                                                           {"choice", TunableKind::Choice},
                                                                           {"flag", TunableKind::Flag}}};
constexpr std::array<std::pair<const char*, TunableOwner>, 4> tunableOwners{{{"boot", TunableOwner::Boot},
                                                                             {"system", TunableOwner::System},
                                                                             {"process", TunableOwner::Process},
                                                                             {"thread", TunableOwner::Thread}}};

template <typename Enum> Enum parse(WordTable<Enum> table, const char* field, const std::string& word) {
    std::string allowed;
    for (const auto& [name, value] : table) {
        if (word == name)
            return value;
        allowed += (allowed.empty() ? "" : ", ") + std::string(name);
    }
    throw CatalogError(std::string(field) + ": '" + word + "' is not a word of this program; allowed: " + allowed);
}

template <typename Enum> std::string wordFor(WordTable<Enum> table, Enum value) {
    for (const auto& [name, candidate] : table)
        if (candidate == value)
            return name;
    return {};
}

std::string withThousands(std::string digits) {
    const std::size_t point = digits.find('.');
    const std::size_t first = digits.starts_with('-') ? 1 : 0;
    std::size_t at = point == std::string::npos ? digits.size() : point;
    while (at > first + 3) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

} // namespace

Standing standingOf(const std::string& word) {
    return parse<Standing>(standings, "standing", word);
}
Role roleOf(const std::string& word) {
    return parse<Role>(roles, "role", word);
}
ServedUnit servedUnitOf(const std::string& word) {
    return parse<ServedUnit>(servedUnits, "serves", word);
}
LinkKind linkKindOf(const std::string& word) {
    return parse<LinkKind>(linkKinds, "kind", word);
}
EvidenceRole evidenceRoleOf(const std::string& word) {
    return parse<EvidenceRole>(evidenceRoles, "role", word);
}
Quantity quantityOf(const std::string& word) {
    return parse<Quantity>(quantities, "quantity", word);
}
Vary varyOf(const std::string& word) {
    return parse<Vary>(varied, "vary", word);
}
Severity severityOf(const std::string& word) {
    return parse<Severity>(severities, "severity", word);
}
Movement movementOf(const std::string& word) {
    return parse<Movement>(movements, "moves", word);
}
Leg legOf(const std::string& word) {
    return parse<Leg>(legs, "leg", word);
}
ConditionWord conditionWordOf(const std::string& word) {
    return parse<ConditionWord>(conditionWords, "word", word);
}
PlaceBase placeBaseOf(const std::string& word) {
    const auto* const found = std::find_if(std::begin(placeBases), std::end(placeBases),
                                           [&](const auto& each) { return word == each.first; });
    return found == std::end(placeBases) ? PlaceBase::Place : found->second;
}
Relation relationOf(const std::string& word) {
    return parse<Relation>(relations, "relation", word);
}
PlaceMode placeModeOf(const std::string& word) {
    return parse<PlaceMode>(placeModes, "mode", word);
}
AskedUnit askedUnitOf(const std::string& word) {
    return parse<AskedUnit>(askedUnits, "unit", word);
}
AmountPer amountPerOf(const std::string& word) {
    return parse<AmountPer>(amountPers, "per", word);
}
Each eachOf(const std::string& word) {
    return parse<Each>(eaches, "each", word);
}
Waits waitsOf(const std::string& word) {
    return parse<Waits>(waitings, "waits", word);
}
TunableKind tunableKindOf(const std::string& word) {
    return parse<TunableKind>(tunableKinds, "kind", word);
}
TunableOwner tunableOwnerOf(const std::string& word) {
    return parse<TunableOwner>(tunableOwners, "owner", word);
}

std::string toString(Standing standing) {
    return wordFor<Standing>(standings, standing);
}
std::string toString(EvidenceRole role) {
    return wordFor<EvidenceRole>(evidenceRoles, role);
}
std::string toString(Role role) {
    return wordFor<Role>(roles, role);
}
std::string toString(LinkKind kind) {
    return wordFor<LinkKind>(linkKinds, kind);
}
std::string toString(Vary vary) {
    return wordFor<Vary>(varied, vary);
}
std::string toString(Severity severity) {
    return wordFor<Severity>(severities, severity);
}
std::string toString(Movement movement) {
    return wordFor<Movement>(movements, movement);
}
std::string toString(TunableKind kind) {
    return wordFor<TunableKind>(tunableKinds, kind);
}

std::string plural(const std::string& one) {
    return one + (one.ends_with("ch") || one.ends_with("ss") ? "es" : "s");
}

std::string withArticle(const std::string& one) {
    const bool isVowel = !one.empty() && std::string_view("aeiou").find(one.front()) != std::string_view::npos;
    return (isVowel ? "an " : "a ") + one;
}

std::string singular(const std::string& words) {
    // "instructions/clock": what is counted comes first
    const std::size_t end = std::min(words.find('/'), words.size());
    const std::string counted = words.substr(0, end);
    const std::string last = counted.substr(counted.find_last_of(' ') + 1); // npos + 1: all of it
    const bool isWord =
        last.size() > 2 && last.ends_with('s') && !last.ends_with("ss") && // nor are "ns" and "process"
        std::all_of(last.begin(), last.end(), [](unsigned char each) { return std::isalpha(each) != 0; });
    const std::size_t more = !isWord ? 0 : last.ends_with("ches") || last.ends_with("sses") ? 2 : 1;
    return counted.substr(0, end - more) + words.substr(end);
}

std::string printedValue(double value, const std::string& pattern) {
    if (std::isinf(value))
        return "without end";
    std::array<char, 64> buffer{};
    const double magnitude = std::abs(value);
    const int decimals = magnitude == 0 ? 0 : std::clamp(3 - static_cast<int>(std::floor(std::log10(magnitude))), 0, 6);
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, value);
    std::string digits = buffer.data();
    if (digits.find('.') != std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        if (digits.ends_with('.'))
            digits.pop_back();
    }
    std::string text = digits == "1" ? singular(pattern) : pattern;
    const std::size_t at = text.find("{}");
    return at == std::string::npos ? withThousands(digits) : text.replace(at, 2, withThousands(digits));
}

namespace {

/// Levenshtein's distance: single characters inserted, removed or replaced.
std::size_t distance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

} // namespace

std::string nearest(const std::string& word, const std::vector<std::string>& words) {
    const auto closer = [&word](const std::string& a, const std::string& b) {
        return distance(word, a) < distance(word, b);
    };
    const auto best = std::min_element(words.begin(), words.end(), closer);
    return best == words.end() ? "" : *best;
}

} // namespace boardset
