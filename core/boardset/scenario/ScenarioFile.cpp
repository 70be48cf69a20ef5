// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON format of scenarios, read field by field and written for people.
#include "boardset/scenario/ScenarioFile.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ProgramFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"

namespace boardset {

namespace {

using Limits = ScenarioLimits;

const std::string formatWord = "boardset";

Region readRegion(const JsonField& field) {
    field.allowOnly({"name", "pageBytes", "weight", "pages"});
    Region region;
    region.name = field.member("name").text(Limits::nameBytes);
    if (field.has("pageBytes")) {
        region.pageBytes = field.member("pageBytes").whole(Limits::pageBytesLeast, Limits::pageBytesMost);
    }
    if (field.has("weight")) {
        region.weight = field.member("weight").amount();
    }
    for (const auto& [path, pages] : field.member("pages").members(Limits::fileBytes)) {
        if (path.size() > Limits::pathBytes) {
            pages.fail("a path of at most " + std::to_string(Limits::pathBytes) + " bytes");
        }
        region.pagesIn[path] = static_cast<int>(pages.whole(1, Limits::pages));
    }
    return region;
}

Thread readPlaced(const JsonField& field, const char* place) {
    Thread thread;
    thread.name = field.member("name").text(Limits::nameBytes);
    thread.processor = field.member(place).text(Limits::pathBytes);
    if (field.has("regions")) {
        for (const JsonField& region : field.member("regions").elements(Limits::regions)) {
            thread.regions.push_back(region.text(Limits::nameBytes));
        }
    }
    thread.idle = field.has("idle") && field.member("idle").flag();
    return thread;
}

/// A stream is a thread that stands on a device.
Thread readStream(const JsonField& field) {
    field.allowOnly({"name", "device", "regions", "idle"});
    return readPlaced(field, "device");
}

Thread readThread(const JsonField& field) {
    field.allowOnly({"name", "processor", "regions", "idle"});
    return readPlaced(field, "processor");
}

int readSetting(const JsonField& field, const char* name, int most) {
    return field.has(name) ? static_cast<int>(field.member(name).whole(1, most)) : 0;
}

Process readProcess(const JsonField& field) {
    const bool isStreams = field.has("streams");
    if (isStreams) {
        field.allowOnly({"name", "pattern", "outstanding", "requestBytes", "streams", "regions"});
    } else {
        field.allowOnly({"name", "pattern", "threads", "regions"});
    }
    Process process;
    process.name = field.member("name").text(Limits::nameBytes);
    process.pattern = field.member("pattern").text(Limits::nameBytes);
    process.requester = isStreams ? Requester::Device : Requester::Processor;
    process.outstanding = readSetting(field, "outstanding", Limits::outstanding);
    process.requestBytes = readSetting(field, "requestBytes", Limits::requestBytes);
    for (const JsonField& thread : field.member(threadsField(process)).elements(Limits::threads)) {
        process.threads.push_back(isStreams ? readStream(thread) : readThread(thread));
    }
    for (const JsonField& region : field.member("regions").elements(Limits::regions)) {
        process.regions.push_back(readRegion(region));
    }
    return process;
}

void checkFormat(const JsonField& root) {
    const JsonField format = root.member("format");
    if (format.text(Limits::fileBytes) != formatWord) {
        format.fail('"' + formatWord + '"', "this is not a scenario of Boardset");
    }
    const JsonField version = root.member("version");
    if (version.whole(1, INT64_MAX) > scenarioFormatVersion) {
        version.fail("versions up to " + std::to_string(scenarioFormatVersion),
                     "a newer Boardset wrote this file: open it with that one");
    }
}

Domain readDomain(const JsonField& field) {
    field.allowOnly({"name", "segment", "boards"});
    Domain domain;
    domain.name = field.member("name").text(Limits::nameBytes);
    if (field.has("segment")) {
        domain.segment = static_cast<int>(field.member("segment").whole(0, INT32_MAX));
    }
    for (const JsonField& board : field.member("boards").elements(Limits::boards)) {
        domain.boards.push_back(board.text(Limits::pathBytes));
    }
    return domain;
}

Configuration readConfiguration(const JsonField& root) {
    Configuration configuration;
    if (root.has("options")) {
        for (const auto& [option, value] : root.member("options").members(Limits::options)) {
            configuration.options[option] = static_cast<int>(value.whole(0, INT32_MAX));
        }
    }
    if (root.has("boards")) {
        for (const auto& [bay, type] : root.member("boards").members(Limits::boards)) {
            configuration.boards[bay] = type.text(Limits::nameBytes);
        }
    }
    if (root.has("domains")) {
        for (const JsonField& domain : root.member("domains").elements(Limits::domains)) {
            configuration.domains.push_back(readDomain(domain));
        }
    }
    if (root.has("failed")) {
        for (const JsonField& part : root.member("failed").elements(Limits::boards)) {
            configuration.failed.push_back(part.text(Limits::pathBytes));
        }
    }
    return configuration;
}

/// What runs: a placement as it is, or the program that leads to one.
void readWork(const JsonField& root, Scenario& scenario) {
    if (root.has("program")) {
        const JsonField program = root.member("program");
        if (root.has("processes")) {
            program.fail("either processes, a placement, or program, which leads to one", "remove one of the two");
        }
        scenario.program = readProgram(program);
        return;
    }
    for (const JsonField& process : root.member("processes").elements(Limits::processes)) {
        scenario.workload.processes.push_back(readProcess(process));
    }
}

Scenario readRoot(const JsonField& root) {
    checkFormat(root); // first: the fields of a newer version are not unknown, only unknown here
    root.allowOnly({"format", "version", "title", "description", "machine", "options", "boards", "domains", "failed",
                    "processes", "program"});
    Scenario scenario;
    scenario.title = root.member("title").text(Limits::titleBytes);
    if (root.has("description")) {
        scenario.description = root.member("description").text(Limits::descriptionBytes);
    }
    scenario.machine = root.member("machine").text(Limits::nameBytes);
    scenario.configuration = readConfiguration(root);
    readWork(root, scenario);
    return scenario;
}

std::string line(const Domain& domain) {
    return "{\"name\": " + jsonText(domain.name) + ", \"segment\": " + std::to_string(domain.segment) +
           ", \"boards\": " + jsonText(domain.boards) + '}';
}

std::string line(const Thread& thread, const char* place) {
    return "{\"name\": " + jsonText(thread.name) + ", \"" + place + "\": " + jsonText(thread.processor) +
           (thread.regions.empty() ? "" : ", \"regions\": " + jsonText(thread.regions)) +
           (thread.idle ? ", \"idle\": true" : "") + '}';
}

std::string line(const Region& region) {
    return "{\"name\": " + jsonText(region.name) + ", \"pageBytes\": " + std::to_string(region.pageBytes) +
           (region.weight > 0 ? ", \"weight\": " + nlohmann::json(region.weight).dump() : "") +
           ", \"pages\": " + jsonText(region.pagesIn) + '}';
}

std::string line(const Process& process);

template <class Element> std::string lines(const std::vector<Element>& elements, const std::string& indent) {
    return jsonLines(elements, indent, [](const Element& element) { return line(element); });
}

/// A number that is only written where it was chosen.
std::string setting(const char* name, int value) {
    return value > 0 ? ",\n      \"" + std::string(name) + "\": " + std::to_string(value) : std::string();
}

std::string line(const Process& process) {
    const auto threadLine = [&](const Thread& thread) { return line(thread, placeField(process)); };
    return "{\n      \"name\": " + jsonText(process.name) + ",\n      \"pattern\": " + jsonText(process.pattern) +
           setting("outstanding", process.outstanding) + setting("requestBytes", process.requestBytes) + ",\n      \"" +
           threadsField(process) + "\": " + jsonLines(process.threads, "      ", threadLine) +
           ",\n      \"regions\": " + lines(process.regions, "      ") + "\n    }";
}

void needOrdinaryFile(const std::filesystem::path& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    // A pipe without a writer would wait for ever; what is missing or a folder gets its error from the reader.
    if (!error && std::filesystem::exists(status) && !std::filesystem::is_directory(status) &&
        !std::filesystem::is_regular_file(status)) {
        throw InputError(file.string(), {}, "a device or a pipe", "an ordinary file", "save it to a file first");
    }
}

/// SVG begins with a bracket, JSON never does; both may follow a byte order mark and blanks.
bool looksLikeXml(const std::string& text) {
    const std::size_t start = text.rfind("\xef\xbb\xbf", 0) == 0 ? 3 : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n", start);
    return first != std::string::npos && text[first] == '<';
}

} // namespace

Scenario parseScenario(const std::string& text, const std::string& name) {
    if (looksLikeXml(text)) {
        const std::string inside = scenarioTextInSvg(text, name);
        if (looksLikeXml(inside)) {
            throw InputError(name, "metadata", "markup", "the JSON text of a scenario", "draw the file again");
        }
        return parseScenario(inside, name);
    }
    if (text.size() > Limits::fileBytes) {
        throw InputError(name, {}, std::to_string(text.size()) + " bytes",
                         "at most " + std::to_string(Limits::fileBytes) + " bytes");
    }
    const nlohmann::json document = parseJson(text, name, Limits::jsonDepth);
    Scenario scenario = readRoot(JsonField(document, name));
    checkShape(scenario, name);
    return scenario;
}

Scenario readScenario(const std::filesystem::path& file) {
    needOrdinaryFile(file);
    const bool svg = file.extension() == ".svg";
    return parseScenario(readTextFile(file, svg ? Limits::svgFileBytes : Limits::fileBytes), file.string());
}

namespace {

/// What differs from the standard, and the options.
std::string linesOf(const Configuration& configuration) {
    std::string text = ",\n  \"options\": " + jsonText(configuration.options);
    if (!configuration.boards.empty()) {
        text += ",\n  \"boards\": " + jsonText(configuration.boards);
    }
    if (!configuration.domains.empty()) {
        text += ",\n  \"domains\": " + lines(configuration.domains, "  ");
    }
    if (!configuration.failed.empty()) {
        text += ",\n  \"failed\": " + jsonText(configuration.failed);
    }
    return text;
}

} // namespace

std::string toJson(const Scenario& scenario) {
    return "{\n  \"format\": " + jsonText(formatWord) + ",\n  \"version\": " + std::to_string(scenarioFormatVersion) +
           ",\n  \"title\": " + jsonText(scenario.title) + ",\n  \"description\": " + jsonText(scenario.description) +
           ",\n  \"machine\": " + jsonText(scenario.machine) + linesOf(scenario.configuration) +
           (scenario.program ? ",\n  \"program\": " + toJson(*scenario.program, "  ")
                             : ",\n  \"processes\": " + lines(scenario.workload.processes, "  ")) +
           "\n}\n";
}

void writeScenario(const Scenario& scenario, const std::filesystem::path& file) {
    writeAtomically(toJson(scenario), file);
}

} // namespace boardset
