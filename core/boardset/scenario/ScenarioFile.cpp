// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the JSON format of scenarios field by field, and writes it in readable form.
#include "boardset/scenario/ScenarioFile.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/OldScenarioFile.h"
#include "boardset/scenario/ProgramFile.h"
#include "boardset/scenario/ScenarioFileFields.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"
#include "boardset/text/Message.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace boardset {

namespace {

using Limits = ScenarioLimits;

const std::string formatWord = "boardset";

} // namespace

Region readRegion(const JsonField& field) {
    Region region;
    region.name = RegionName(field.member("name").text(Limits::nameBytes));
    if (field.has("pageBytes"))
        region.pageBytes = field.member("pageBytes").whole(Limits::pageBytesLeast, Limits::pageBytesMost);
    if (field.has("weight"))
        region.weight = field.member("weight").amount();
    if (field.has("lies")) {
        const JsonField word = field.member("lies");
        const auto lies = valueOfWord<RegionLayout>(word.text(Limits::nameBytes));
        if (!lies)
            word.fail(alternatives({"on", "interleaved", "striped", "mirrored", "concatenated"}));
        region.lies = *lies;
    }
    if (field.has("pieceBytes"))
        region.pieceBytes = field.member("pieceBytes").whole(1, Limits::pageBytesMost);
    if (field.has("parts")) {
        for (const JsonField& part : field.member("parts").elements(Limits::parts))
            region.parts.push_back(part.text(Limits::pathBytes));
        if (field.has("pages"))
            field.member("pages").fail(Message{"either pages, or parts that store the data"},
                                       Message{"remove one of the two"});
        return region;
    }
    std::map<std::string, int> pagesIn;
    for (const auto& [path, pages] : field.member("pages").members(Limits::fileBytes)) {
        if (path.size() > Limits::pathBytes)
            pages.fail(Message{"a path of at most {most} bytes", {{"most", Limits::pathBytes}}});
        pagesIn[path] = static_cast<int>(pages.whole(1, Limits::pages));
    }
    region.pagesIn = std::move(pagesIn);
    return region;
}

Customer readCustomer(const JsonField& field, const char* place) {
    Customer customer;
    customer.name = CustomerName(field.member("name").text(Limits::nameBytes));
    customer.on = field.member(place).text(Limits::pathBytes);
    if (field.has("regions")) {
        std::vector<RegionName> regions;
        for (const JsonField& region : field.member("regions").elements(Limits::regions))
            regions.emplace_back(region.text(Limits::nameBytes));
        customer.regions = std::move(regions);
    }
    customer.idle = field.has("idle") && field.member("idle").flag();
    return customer;
}

namespace {

Customer readCustomer(const JsonField& field) {
    field.allowOnly({"name", "on", "regions", "idle", "server", "peer", "rate", "count", "amount"});
    Customer customer = readCustomer(field, "on");
    const auto path = [&](const char* name) {
        return field.has(name) ? field.member(name).text(Limits::pathBytes) : std::string();
    };
    customer.server = path("server");
    customer.peer = path("peer");
    customer.rate = field.has("rate") ? field.member("rate").amount() : 0;
    customer.count = field.has("count") ? static_cast<int>(field.member("count").whole(1, Limits::count)) : 1;
    customer.amount = field.has("amount") ? field.member("amount").amount() : 0;
    return customer;
}

Process readProcess(const JsonField& field) {
    field.allowOnly({"name", "work", "atOnce", "numbers", "background", "customers", "regions"});
    Process process;
    process.name = ProcessName(field.member("name").text(Limits::nameBytes));
    process.work = field.member("work").text(Limits::nameBytes);
    readSettings(field, process);
    for (const JsonField& customer : field.member("customers").elements(Limits::customers))
        process.customers.push_back(readCustomer(customer));
    for (const JsonField& region : field.member("regions").elements(Limits::regions)) {
        region.allowOnly({"name", "pageBytes", "weight", "pages", "lies", "parts", "pieceBytes"});
        process.regions.push_back(readRegion(region));
    }
    return process;
}

/// Checks the format and returns its version.
int checkFormat(const JsonField& root) {
    const JsonField format = root.member("format");
    if (format.text(Limits::fileBytes) != formatWord)
        format.fail('"' + formatWord + '"', Message{"this is not a Boardset scenario"});
    const JsonField version = root.member("version");
    const std::int64_t number = version.whole(1, INT64_MAX);
    if (number > scenarioFormatVersion) {
        version.fail(Message{"versions up to {version}", {{"version", scenarioFormatVersion}}},
                     Message{"a newer version of Boardset wrote this file; open it with that version"});
    }
    return static_cast<int>(number);
}

Domain readDomain(const JsonField& field) {
    field.allowOnly({"name", "segment", "boards"});
    Domain domain;
    domain.name = field.member("name").text(Limits::nameBytes);
    if (field.has("segment"))
        domain.segment = static_cast<int>(field.member("segment").whole(0, INT32_MAX));
    for (const JsonField& board : field.member("boards").elements(Limits::boards))
        domain.boards.push_back(board.text(Limits::pathBytes));
    return domain;
}

std::vector<std::string> readPaths(const JsonField& root, const char* name) {
    std::vector<std::string> paths;
    if (root.has(name))
        for (const JsonField& path : root.member(name).elements(Limits::boards))
            paths.push_back(path.text(Limits::pathBytes));
    return paths;
}

Configuration readConfiguration(const JsonField& root) {
    Configuration configuration;
    if (root.has("options"))
        for (const auto& [option, value] : root.member("options").members(Limits::options))
            configuration.options[option] = static_cast<int>(value.whole(0, INT32_MAX));
    if (root.has("boards"))
        for (const auto& [bay, type] : root.member("boards").members(Limits::boards))
            configuration.boards[bay] = type.text(Limits::nameBytes);
    if (root.has("domains"))
        for (const JsonField& domain : root.member("domains").elements(Limits::domains))
            configuration.domains.push_back(readDomain(domain));
    configuration.failed = readPaths(root, "failed");
    configuration.failedSinceBoot = readPaths(root, "failedSinceBoot");
    configuration.off = readPaths(root, "off");
    return configuration;
}

/// Reads the workload, which is a placement, or a program together with the processes in Program::beside.
void readWork(const JsonField& root, int version, Scenario& scenario) {
    if (root.has("program")) {
        scenario.program = readProgram(root.member("program"), workField(version));
        if (!root.has("processes"))
            return;
    }
    auto& processes = scenario.program ? scenario.program->beside : scenario.workload.processes;
    for (const JsonField& process : root.member("processes").elements(Limits::processes))
        processes.push_back(version == 1 ? readOldProcess(process) : readProcess(process));
}

Scenario readRoot(const JsonField& root) {
    const int version = checkFormat(root); // checked before the fields, because a newer version may have other fields
    std::vector<std::string> fields{"format", "version", "title",  "description", "machine", "options",
                                    "boards", "domains", "failed", "processes",   "program"};
    if (version > 1)
        fields.insert(fields.end(), {"failedSinceBoot", "off"});
    root.allowOnly(fields);
    Scenario scenario;
    scenario.title = root.member("title").text(Limits::titleBytes);
    if (root.has("description"))
        scenario.description = root.member("description").text(Limits::descriptionBytes);
    scenario.machine = root.member("machine").text(Limits::nameBytes);
    scenario.configuration = readConfiguration(root);
    scenario.configuration.hasFormerNames = version < 3;
    readWork(root, version, scenario);
    return scenario;
}

std::string line(const Domain& domain) {
    return "{\"name\": " + jsonText(domain.name) + ", \"segment\": " + std::to_string(domain.segment) +
           ", \"boards\": " + jsonText(domain.boards) + '}';
}

/// Returns a member of an object as text; empty if it has its default value.
std::string member(const char* name, double value, double usual = 0) {
    return value == usual ? std::string() : ", \"" + std::string(name) + "\": " + jsonNumber(value);
}
std::string member(const char* name, const std::string& text) {
    return text.empty() ? text : ", \"" + std::string(name) + "\": " + jsonText(text);
}

std::string line(const Customer& customer) {
    return "{\"name\": " + jsonText(customer.name) + ", \"on\": " + jsonText(customer.on) +
           member("server", customer.server) + member("peer", customer.peer) + member("rate", customer.rate) +
           member("count", customer.count, 1) + member("amount", customer.amount) +
           (customer.regions.empty() ? "" : ", \"regions\": " + jsonText(customer.regions.get())) +
           (customer.idle ? ", \"idle\": true" : "") + '}';
}

std::string line(const Region& region) {
    const std::string where = region.parts.empty() ? ", \"pages\": " + jsonText(region.pagesIn.get())
                                                   : ", \"parts\": " + jsonText(region.parts);
    return "{\"name\": " + jsonText(region.name) + ", \"pageBytes\": " + std::to_string(region.pageBytes) +
           member("weight", region.weight) +
           (region.lies == RegionLayout::On ? "" : member("lies", toString(region.lies))) +
           member("pieceBytes", static_cast<double>(region.pieceBytes)) + where + '}';
}

std::string line(const Process& process);

template <class Element> std::string lines(const std::vector<Element>& elements, const std::string& indent) {
    return jsonLines(
        elements, indent, [](const Element& element) { return line(element); });
}

std::string line(const Process& process) {
    const std::string next = ",\n      \"";
    return "{\n      \"name\": " + jsonText(process.name) + next + "work\": " + jsonText(process.work) +
           (process.atOnce > 0 ? next + "atOnce\": " + std::to_string(process.atOnce) : "") +
           (process.numbers.empty() ? "" : next + "numbers\": " + jsonText(process.numbers)) +
           (process.background ? next + "background\": true" : "") + next +
           "customers\": " + lines(process.customers, "      ") + next +
           "regions\": " + lines(process.regions, "      ") + "\n    }";
}

/// True if the text begins with '<', as SVG does and JSON never does.
/// A byte order mark and blanks may precede the '<', and an editor may have written two or four bytes per character.
bool looksLikeXml(std::string_view text) {
    using namespace std::string_view_literals;
    const std::size_t first = text.find_first_not_of(" \t\r\n\0\xef\xbb\xbf\xff\xfe"sv);
    return first != std::string::npos && text[first] == '<';
}

} // namespace

Scenario parseScenario(const std::string& text, const std::string& name) {
    if (looksLikeXml(text)) {
        const std::string inside = scenarioTextInSvg(text, name);
        if (looksLikeXml(inside))
            throw InputError(name, "metadata", Message{"markup"}, Message{"the JSON text of a scenario"},
                             Message{"export the file again"});
        return parseScenario(inside, Message{"{file}, in its metadata", {{"file", name}}});
    }
    if (text.size() > Limits::fileBytes) {
        throw InputError(name, {}, Message{"{size} bytes", {{"size", std::to_string(text.size())}}},
                         Message{"at most {most} bytes", {{"most", std::to_string(Limits::fileBytes)}}});
    }
    const nlohmann::json document = parseJson(text, name, Limits::jsonDepth);
    Scenario scenario = readRoot(JsonField(document, name));
    checkShape(scenario, name);
    return scenario;
}

Scenario readScenario(const std::filesystem::path& file, FileKind kind, const std::string& name) {
    // The name of a pipe has no ending, and a file may have a wrong ending, so the first bytes determine the format.
    const auto most = [](std::string_view beginning) {
        return looksLikeXml(beginning) ? Limits::svgFileBytes : Limits::fileBytes;
    };
    return parseScenario(readTextFile(file, most, kind, name), name.empty() ? file.string() : name);
}

namespace {

/// Returns the lines for the options and for all other members that are not empty.
std::string linesOf(const Configuration& configuration) {
    std::string text = ",\n  \"options\": " + jsonText(configuration.options);
    if (!configuration.boards.empty())
        text += ",\n  \"boards\": " + jsonText(configuration.boards);
    if (!configuration.domains.empty())
        text += ",\n  \"domains\": " + lines(configuration.domains, "  ");
    const auto paths = [&](const char* name, const std::vector<std::string>& all) {
        text += all.empty() ? std::string() : ",\n  \"" + std::string(name) + "\": " + jsonText(all);
    };
    paths("failed", configuration.failed);
    paths("failedSinceBoot", configuration.failedSinceBoot);
    paths("off", configuration.off);
    return text;
}

} // namespace

int versionOf(const Scenario& scenario) {
    return scenario.configuration.hasFormerNames ? 2 : scenarioFormatVersion;
}

std::string toJson(const Scenario& scenario) {
    const auto& processes = scenario.program ? scenario.program->beside : scenario.workload.processes;
    return "{\n  \"format\": " + jsonText(formatWord) + ",\n  \"version\": " + std::to_string(versionOf(scenario)) +
           ",\n  \"title\": " + jsonText(scenario.title) + ",\n  \"description\": " + jsonText(scenario.description) +
           ",\n  \"machine\": " + jsonText(scenario.machine) + linesOf(scenario.configuration) +
           (scenario.program ? ",\n  \"program\": " + toJson(*scenario.program, "  ") : "") +
           (scenario.program && processes.empty() ? "" : ",\n  \"processes\": " + lines(processes, "  ")) + "\n}\n";
}

void writeScenario(const Scenario& scenario, const std::filesystem::path& file) {
    writeAtomically(toJson(scenario), file);
}

} // namespace boardset
