// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords of the database, and the enumeration values that they stand for.
// No other file defines these keywords. Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace boardset {

template <typename Enum> using Word = std::pair<const char*, Enum>;

/// The keywords of an enumeration, each with its value.
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
constexpr auto words<DrawnAs> =
    std::to_array<Word<DrawnAs>>({{"role", DrawnAs::Role}, {"bus", DrawnAs::Bus}, {"software", DrawnAs::Software}});
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
constexpr auto words<Duplex> = std::to_array<Word<Duplex>>({{"shared", Duplex::Half}, {"each-way", Duplex::Full}});
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
constexpr auto words<EvidenceRole> = std::to_array<Word<EvidenceRole>>({{"input", EvidenceRole::Input},
                                                                        {"reproduced", EvidenceRole::Reproduced},
                                                                        {"fitted", EvidenceRole::Fitted},
                                                                        {"predicted", EvidenceRole::Predicted}});
template <>
constexpr auto words<MeasuredQuantity> =
    std::to_array<Word<MeasuredQuantity>>({{"latency", MeasuredQuantity::Latency},
                                           {"throughput", MeasuredQuantity::Throughput},
                                           {"speedup", MeasuredQuantity::Speedup},
                                           {"scaling", MeasuredQuantity::Scaling},
                                           {"time-reduction", MeasuredQuantity::TimeReduction},
                                           {"latency-saving", MeasuredQuantity::LatencySaving},
                                           {"pages", MeasuredQuantity::Pages},
                                           {"remote-share", MeasuredQuantity::RemoteShare},
                                           {"remote-less", MeasuredQuantity::RemoteLess},
                                           {"local-board", MeasuredQuantity::LocalBoard},
                                           {"local-all", MeasuredQuantity::LocalAll},
                                           {"remote-board", MeasuredQuantity::RemoteBoard},
                                           {"remote-all", MeasuredQuantity::RemoteAll},
                                           {"address-all", MeasuredQuantity::AddressAll},
                                           {"idle-latency", MeasuredQuantity::IdleLatency},
                                           {"latency-more", MeasuredQuantity::LatencyMore},
                                           {"share-of-limit", MeasuredQuantity::ShareOfLimit},
                                           {"utilisation", MeasuredQuantity::Utilisation},
                                           {"fact", MeasuredQuantity::DerivedFact}});
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
constexpr auto
    words<ConditionKeyword> = std::to_array<Word<ConditionKeyword>>({{"line", ConditionKeyword::Line},
                                                                     {"home", ConditionKeyword::Home},
                                                                     {"owner", ConditionKeyword::Owner},
                                                                     {"directory", ConditionKeyword::Directory},
                                                                     {"outcome", ConditionKeyword::OutcomeOf},
                                                                     {"option", ConditionKeyword::Option},
                                                                     {"number", ConditionKeyword::Number},
                                                                     {"alike", ConditionKeyword::Identical},
                                                                     {"fitted", ConditionKeyword::Fitted},
                                                                     {"failed", ConditionKeyword::Failed},
                                                                     {"platform", ConditionKeyword::Platform},
                                                                     {"lies", ConditionKeyword::Lies}});
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
constexpr auto words<DemandUnit> = std::to_array<Word<DemandUnit>>({{"bytes", DemandUnit::Bytes},
                                                                    {"addresses", DemandUnit::Addresses},
                                                                    {"operations", DemandUnit::Operations},
                                                                    {"seconds", DemandUnit::Seconds},
                                                                    {"instructions", DemandUnit::Instructions},
                                                                    {"percent", DemandUnit::Percent}});
template <>
constexpr auto words<AmountPer> =
    std::to_array<Word<AmountPer>>({{"one", AmountPer::One}, {"size", AmountPer::Size}, {"pieces", AmountPer::Pieces}});
template <>
constexpr auto words<Each> = std::to_array<Word<Each>>({{"piece", Each::Piece},
                                                        {"operation", Each::Operation},
                                                        {"connection", Each::Connection}});
template <>
constexpr auto words<Waits> =
    std::to_array<Word<Waits>>({{"turn", Waits::Sequence}, {"slowest", Waits::Slowest}, {"nobody", Waits::None}});
template <>
constexpr auto words<RouteLeg> = std::to_array<Word<RouteLeg>>({{"all", RouteLeg::All},
                                                                {"inside", RouteLeg::Inside},
                                                                {"start", RouteLeg::Start},
                                                                {"middle", RouteLeg::Middle},
                                                                {"end", RouteLeg::End}});
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

/// Returns the value that a keyword stands for; `otherwise` if the keyword is unknown.
template <typename Enum> Enum valueOf(const std::string& word, Enum otherwise) {
    const auto* const found = std::ranges::find_if(words<Enum>, [&](const auto& each) { return word == each.first; });
    return found == words<Enum>.end() ? otherwise : found->second;
}

/// Returns the value that a keyword in a column stands for.
/// Throws CatalogError for an unknown keyword; the message lists all valid keywords.
template <typename Enum> Enum parsed(const char* column, const std::string& word) {
    for (const auto& [name, value] : words<Enum>)
        if (word == name)
            return value;
    throw CatalogError(std::string(column) + ": '" + word + "' is not a valid value; allowed: " +
                       commaList(textsOf(words<Enum>, [](const auto& each) { return each.first; })));
}

} // namespace boardset
