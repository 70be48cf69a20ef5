// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplayInspection.h"

#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/describe/TableText.h"
#include "boardset/policy/DescribeReplay.h"
#include "boardset/policy/Inspection.h"
#include "boardset/text/EnglishText.h"

#include <nlohmann/json.hpp>

namespace boardset {

void addInspection(OrderedJson& json, const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    json["at"] = cursor.position();
    json["threads"] = tableJson(describeThreads(cursor));
    json["segments"] = OrderedJson::array();
    for (std::size_t i = 0; i < replay.plan().segments.size(); ++i) {
        const PlannedSegment& planned = replay.plan().segments[i];
        const SegmentInspection each = inspectSegment(replay, cursor.state(), static_cast<int>(i));
        OrderedJson pages = OrderedJson::array();
        for (const auto& [group, count] : each.pagesIn)
            pages.push_back({{replay.words().near, group}, {"pages", count}});
        json["segments"].push_back({{"segment", planned.name},
                                    {"kind", toString(planned.kind)},
                                    {"mapped", cursor.state().at(StateCell::SegmentMapped, i) != 0},
                                    {"page_bytes", each.pageBytes},
                                    {"pages_in", pages},
                                    {"unallocated", each.unallocated}});
    }
    json["checks"] = tableJson(describeChecks(cursor));
    json["loads"] = tableJson(describeLoads(cursor));
    const auto answer = answerAt(cursor);
    json["total"] = answer ? totalOf(*answer) : OrderedJson();
}

std::string inspectionText(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const Language& language = currentLanguage();
    const std::string why = replay.policy().whySilent();
    const Message title{why.empty() ? "after step {at} of {length}"
                                    : "after step {at} of {length}\n"
                                      "{why} These are the results that such calls would return.",
                        {{"at", cursor.position()}, {"length", replay.length()}, {"why", why}}};
    const std::string text =
        language.text(title) + "\n\n" + tableText(describeThreads(cursor), language) + '\n' +
        tableText(describeInspection(cursor, -1, -1), language) + '\n' +
        (replay.policy().whyUniform().empty() ? tableText(describeLoads(cursor), language) + '\n' : "");
    const auto answer = answerAt(cursor);
    if (!answer)
        return text + "no thread accesses any page yet\n";
    return text + "throughput   " + rateText(*answer) + "\nlocal        " +
           language.text({"{share} of the accesses", {{"share", Quantity{100 * answer->localShare, "%"}}}}) + '\n';
}

} // namespace boardset
