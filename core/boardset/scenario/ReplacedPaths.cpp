// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/ReplacedPaths.h"

#include "boardset/text/Message.h"
#include "boardset/topology/FormerNames.h"

#include <algorithm>

namespace boardset {

namespace {

struct PathReplacer {
    const PathChange& by;

    void operator()(const char* /*field*/, std::string& path, holds::Board) const { path = by(path); }
    void operator()(const char* /*field*/, std::string& path, holds::Processors) const { path = by(path); }
    void operator()(const char* /*field*/, std::vector<std::string>& paths, holds::Processors) const {
        std::ranges::transform(paths, paths.begin(), by);
    }
    void operator()(const auto&... /*other*/) const {}
};

void replacePaths(Region& region, const Process& process, const PathChange& by) {
    std::map<std::string, int> pagesIn;
    for (const auto& [path, pages] : region.pagesIn)
        pagesIn[by(path)] += pages;
    region.pagesIn = std::move(pagesIn);
    for (std::string& part : region.parts)
        if (std::ranges::none_of(process.regions, [&](const Region& each) { return each.name.text == part; }))
            part = by(part);
}

} // namespace

void replacePaths(std::vector<Process>& processes, const PathChange& by) {
    for (Process& process : processes) {
        for (Customer& customer : process.customers)
            for (std::string* const path : {&customer.on, &customer.server, &customer.peer})
                *path = by(*path);
        for (Region& region : process.regions)
            replacePaths(region, process, by);
    }
}

void replacePaths(Program& program, const PathChange& by) {
    for (Event& event : program.events)
        std::visit([&](auto& each) { each.eachField(each, PathReplacer{by}); }, event);
    replacePaths(program.beside, by);
}

PresentNames withPresentNames(const Scenario& scenario, const Catalog& catalog) {
    if (!scenario.configuration.hasFormerNames)
        return {scenario, {}};
    FormerNames names(catalog, scenario.machine);
    const PathChange by = [&](const std::string& path) { return names.present(path); };
    Scenario present = scenario;
    present.configuration = names.present(scenario.configuration);
    replacePaths(present.workload.processes, by);
    if (present.program)
        replacePaths(*present.program, by);
    const std::string replaced = names.sentence();
    return {std::move(present),
            replaced.empty() ? std::string()
                             : Message{"An older version of Boardset wrote this file with other slot names: {names}. "
                                       "Saving the file writes the new names.",
                                       {{"names", replaced}}}};
}

std::string noteOnNames(const Scenario& scenario, const Catalog& catalog) {
    try {
        return withPresentNames(scenario, catalog).note;
    } catch (const std::runtime_error&) {
        return {};
    }
}

} // namespace boardset
