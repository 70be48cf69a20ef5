// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/BundledScenarios.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

const std::string ending = ".boardset";

} // namespace

std::vector<std::string> bundledIds(const std::filesystem::path& scenarioDir) {
    std::vector<std::string> ids;
    for (const auto& file : filesIn(scenarioDir, ending, Message{"the folder of the bundled scenarios"},
                                    Message{"reinstall Boardset or select another folder"}))
        ids.push_back(file.stem().string());
    std::ranges::sort(ids); // file names may sort differently with their extension
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
    return {Message{"bundled scenarios"},
            {},
            '"' + printable(id) + '"',
            meant.empty() ? Message{"the id of a bundled scenario, such as {ids}", {{"ids", alternatives(ids, few)}}}
                          : Message{"the id of a bundled scenario"},
            meant};
}

Scenario bundledScenario(const std::filesystem::path& scenarioDir, const std::string& id) {
    // The id is compared with the existing files, so that it cannot refer to a file outside the folder.
    const std::vector<std::string> ids = bundledIds(scenarioDir);
    if (std::ranges::find(ids, id) == ids.end())
        throw unknownScenario(id, ids);
    return readScenario(scenarioDir / (id + ending));
}

} // namespace boardset
