// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/OldScenarioFile.h"

#include "boardset/scenario/ScenarioFileFields.h"
#include "boardset/scenario/ScenarioLimits.h"

namespace boardset {

namespace {

using Limits = ScenarioLimits;

Customer readOldCustomer(const JsonField& field, const char* place) {
    field.allowOnly({"name", place, "regions", "idle"});
    return readCustomer(field, place);
}

} // namespace

Process readOldProcess(const JsonField& field) {
    const bool isStreams = field.has("streams");
    if (isStreams)
        field.allowOnly({"name", "pattern", "outstanding", "requestBytes", "streams", "regions"});
    else
        field.allowOnly({"name", "pattern", "threads", "regions"});
    Process process;
    process.name = ProcessName(field.member("name").text(Limits::nameBytes));
    process.work = field.member("pattern").text(Limits::nameBytes);
    if (field.has("outstanding"))
        process.atOnce = static_cast<int>(field.member("outstanding").whole(1, Limits::atOnce));
    if (field.has("requestBytes"))
        process.numbers["size"] = static_cast<double>(field.member("requestBytes").whole(1, 65'536));
    for (const JsonField& customer : field.member(isStreams ? "streams" : "threads").elements(Limits::customers))
        process.customers.push_back(readOldCustomer(customer, isStreams ? "device" : "processor"));
    for (const JsonField& region : field.member("regions").elements(Limits::regions)) {
        region.allowOnly({"name", "pageBytes", "weight", "pages"});
        process.regions.push_back(readRegion(region));
    }
    return process;
}

const char* workField(int version) {
    return version == 1 ? "pattern" : "work";
}

} // namespace boardset
