// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/BundledScenarios.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ScenarioFile.h"

#include <algorithm>

namespace boardset {

namespace {

const std::string ending = ".boardset";

} // namespace

std::vector<std::string> bundledIds(const std::filesystem::path& scenarioDir) {
    std::vector<std::string> ids;
    for (const auto& file : filesIn(scenarioDir, ending, "the folder of the bundled scenarios",
                                    "reinstall Boardset or select another folder"))
        ids.push_back(file.stem().string());
    std::ranges::sort(ids); // a name with its ending may sort differently
    return ids;
}

std::vector<BundledScenario> bundledScenarios(const std::filesystem::path& scenarioDir, const UnreadScenario& unread) {
    std::vector<BundledScenario> all;
    for (const std::string& id : bundledIds(scenarioDir)) {
        try {
            const Scenario scenario = readScenario(scenarioDir / (id + ending));
            all.push_back({id, scenario.title, scenario.machine});
        } catch (const InputError& one) {
            unread(one);
        }
    }
    return all;
}

InputError unknownScenario(const std::string& id, const std::vector<std::string>& ids) {
    constexpr std::size_t few = 3;
    const std::string meant = didYouMean(id.substr(0, 200), ids);
    return {"bundled scenarios",
            {},
            '"' + printable(id) + '"',
            "the id of a bundled scenario" + (meant.empty() ? ", such as " + alternatives(ids, few) : ""),
            meant};
}

Scenario bundledScenario(const std::filesystem::path& scenarioDir, const std::string& id) {
    // The id is compared with the existing files, so that no id can lead out of the folder.
    const std::vector<std::string> ids = bundledIds(scenarioDir);
    if (std::ranges::find(ids, id) == ids.end())
        throw unknownScenario(id, ids);
    return readScenario(scenarioDir / (id + ending));
}

} // namespace boardset
