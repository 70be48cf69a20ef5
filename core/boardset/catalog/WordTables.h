// SPDX-License-Identifier: GPL-3.0-or-later
// The closed words of the database and the enumeration values that they stand for. The only definition of these words.
// Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace boardset {

template <typename Enum> using Word = std::pair<const char*, Enum>;

/// The words of an enumeration, each with its value.
template <typename Enum> constexpr std::nullptr_t words{};
template <>
constexpr auto words<Standing> = std::to_array<Word<Standing>>({{"published", Standing::Published},
                                                                {"derived", Standing::Derived},
                                                                {"calibrated", Standing::Calibrated},
                                                                {"assumed", Standing::Assumed}});
template <>
constexpr auto words<Role> = std::to_array<Word<Role>>({{"container", Role::Container},
                                                        {"group", Role::Group},
                                                        {"processor", Role::Processor},
                                                        {"memory", Role::Memory},
                                                        {"switch", Role::Switch},
                                                        {"repeater", Role::Repeater},
                                                        {"cache", Role::Cache},
                                                        {"device", Role::Device},
                                                        {"bridge", Role::Bridge},
                                                        {"bay", Role::Bay}});
template <>
constexpr auto words<ServedUnit> = std::to_array<Word<ServedUnit>>({{"line", ServedUnit::Line},
                                                                    {"address", ServedUnit::Address},
                                                                    {"operation", ServedUnit::Operation},
                                                                    {"second", ServedUnit::Second},
                                                                    {"instruction", ServedUnit::Instruction}});
template <>
constexpr auto words<LinkKind> = std::to_array<Word<LinkKind>>({{"data", LinkKind::Data},
                                                                {"address", LinkKind::Address},
                                                                {"response", LinkKind::Response},
                                                                {"message", LinkKind::Message}});
template <>
constexpr auto words<Wires> = std::to_array<Word<Wires>>({{"shared", Wires::Shared}, {"each-way", Wires::EachWay}});
template <>
constexpr auto words<AdviceEditKind> = std::to_array<Word<AdviceEditKind>>({{"option", AdviceEditKind::Option},
                                                                            {"dealt", AdviceEditKind::Dealt},
                                                                            {"near", AdviceEditKind::Near},
                                                                            {"tunable", AdviceEditKind::Tunable},
                                                                            {"board", AdviceEditKind::Board},
                                                                            {"share", AdviceEditKind::Share},
                                                                            {"spread", AdviceEditKind::Spread},
                                                                            {"move", AdviceEditKind::Move}});
template <>
constexpr auto words<EvidenceRole> = std::to_array<Word<EvidenceRole>>({{"reproduced", EvidenceRole::Reproduced},
                                                                        {"fitted", EvidenceRole::Fitted},
                                                                        {"predicted", EvidenceRole::Predicted}});
template <>
constexpr auto words<Quantity> = std::to_array<Word<Quantity>>({{"latency", Quantity::Latency},
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
                                                                {"utilisation", Quantity::Utilisation},
                                                                {"fact", Quantity::DerivedFact}});
template <>
constexpr auto words<Vary> = std::to_array<Word<Vary>>({{"outstanding", Vary::Outstanding},
                                                        {"request-bytes", Vary::RequestBytes},
                                                        {"number.per-connection", Vary::PerConnection},
                                                        {"seed", Vary::Seed},
                                                        {"scenario", Vary::Scenario}});
template <>
constexpr auto words<Severity> = std::to_array<Word<Severity>>({{"advice", Severity::Advice},
                                                                {"warning", Severity::Warning},
                                                                {"error", Severity::Error}});
template <>
constexpr auto words<Movement> = std::to_array<Word<Movement>>({{"stay", Movement::Stay},
                                                                {"address", Movement::Address},
                                                                {"response", Movement::Response},
                                                                {"data", Movement::Data},
                                                                {"message", Movement::Message},
                                                                {"broadcast", Movement::Broadcast}});
template <>
constexpr auto words<ConditionWord> = std::to_array<Word<ConditionWord>>({{"line", ConditionWord::Line},
                                                                          {"home", ConditionWord::Home},
                                                                          {"owner", ConditionWord::Owner},
                                                                          {"directory", ConditionWord::Directory},
                                                                          {"outcome", ConditionWord::OutcomeOf},
                                                                          {"option", ConditionWord::Option},
                                                                          {"number", ConditionWord::Number},
                                                                          {"alike", ConditionWord::Alike},
                                                                          {"fitted", ConditionWord::Fitted},
                                                                          {"failed", ConditionWord::Failed},
                                                                          {"platform", ConditionWord::Platform},
                                                                          {"lies", ConditionWord::Lies}});
template <>
constexpr auto words<PlaceBase> = std::to_array<Word<PlaceBase>>({{"requester", PlaceBase::Requester},
                                                                  {"home", PlaceBase::Home},
                                                                  {"owner", PlaceBase::Owner},
                                                                  {"supplier", PlaceBase::Supplier},
                                                                  {"server", PlaceBase::Server},
                                                                  {"peer", PlaceBase::Peer}});
template <>
constexpr auto words<Relation> = std::to_array<Word<Relation>>({{"is", Relation::Is},
                                                                {"holder", Relation::Holder},
                                                                {"part", Relation::Part},
                                                                {"root", Relation::Root},
                                                                {"first", Relation::First},
                                                                {"bound", Relation::Bound},
                                                                {"others", Relation::Others},
                                                                {"interleaved", Relation::Interleaved}});
template <>
constexpr auto words<PlaceMode> =
    std::to_array<Word<PlaceMode>>({{"one", PlaceMode::One}, {"all", PlaceMode::All}, {"split", PlaceMode::Split}});
template <>
constexpr auto words<AskedUnit> = std::to_array<Word<AskedUnit>>({{"bytes", AskedUnit::Bytes},
                                                                  {"addresses", AskedUnit::Addresses},
                                                                  {"operations", AskedUnit::Operations},
                                                                  {"seconds", AskedUnit::Seconds},
                                                                  {"instructions", AskedUnit::Instructions},
                                                                  {"percent", AskedUnit::Percent}});
template <>
constexpr auto words<AmountPer> =
    std::to_array<Word<AmountPer>>({{"one", AmountPer::One}, {"size", AmountPer::Size}, {"pieces", AmountPer::Pieces}});
template <>
constexpr auto words<Each> = std::to_array<Word<Each>>({{"piece", Each::Piece},
                                                        {"operation", Each::Operation},
                                                        {"connection", Each::Connection}});
template <>
constexpr auto words<Waits> =
    std::to_array<Word<Waits>>({{"turn", Waits::Turn}, {"slowest", Waits::Slowest}, {"nobody", Waits::Nobody}});
template <>
constexpr auto words<Leg> = std::to_array<Word<Leg>>(
    {{"all", Leg::All}, {"inside", Leg::Inside}, {"start", Leg::Start}, {"middle", Leg::Middle}, {"end", Leg::End}});
template <>
constexpr auto words<TunableKind> = std::to_array<Word<TunableKind>>({{"load", TunableKind::Load},
                                                                      {"bytes", TunableKind::Bytes},
                                                                      {"choice", TunableKind::Choice},
                                                                      {"flag", TunableKind::Flag}});
template <>
constexpr auto words<TunableOwner> = std::to_array<Word<TunableOwner>>({{"boot", TunableOwner::Boot},
                                                                        {"system", TunableOwner::System},
                                                                        {"process", TunableOwner::Process},
                                                                        {"thread", TunableOwner::Thread}});

/// Returns the value for a word; `otherwise` if the word is unknown.
template <typename Enum> Enum valueOf(const std::string& word, Enum otherwise) {
    const auto* const found = std::ranges::find_if(words<Enum>, [&](const auto& each) { return word == each.first; });
    return found == words<Enum>.end() ? otherwise : found->second;
}

/// Returns the value for a word in a column. Throws CatalogError for an unknown word; the message lists all valid ones.
template <typename Enum> Enum parsed(const char* column, const std::string& word) {
    std::string allowed;
    for (const auto& [name, value] : words<Enum>) {
        if (word == name)
            return value;
        allowed += (allowed.empty() ? "" : ", ") + std::string(name);
    }
    throw CatalogError(std::string(column) + ": '" + word + "' is not a valid value; allowed: " + allowed);
}

/// Returns the word for a value.
template <typename Enum> std::string wordFor(Enum value) {
    const auto* const found = std::ranges::find_if(words<Enum>, [&](const auto& each) { return value == each.second; });
    return found == words<Enum>.end() ? std::string() : found->first;
}

} // namespace boardset
