// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the JSON format of scenarios, whose fields are in ScenarioFields.h.
#include "boardset/scenario/ScenarioFile.h"

#include "boardset/scenario/ScenarioFields.h"
#include "boardset/scenario/ScenarioShape.h"
#include "boardset/text/Message.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace boardset {

namespace {

using Limits = ScenarioLimits;

const std::string formatWord = "boardset";

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

Scenario readRoot(const JsonField& root) {
    const int version = checkFormat(root); // checked before the fields, because a newer version may have other fields
    Scenario scenario;
    if (version == 1)
        FieldReader::readObject<fields::Scenario<true>>(root, scenario, {"format", "version"});
    else
        FieldReader::readObject<fields::Scenario<false>>(root, scenario, {"format", "version"});
    scenario.configuration.hasFormerNames = version < 3;
    return scenario;
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

namespace fields {

void Event::read(const JsonField& field, boardset::Event& event) {
    const JsonField word = field.member("do");
    const std::string text = word.text(Limits::fileBytes);
    const auto readAs = [&]<class Kind>(Kind kind) {
        if (!takeWord(kind, text))
            return false;
        FieldReader::readObject<Kind>(field, kind, {"do"});
        event = std::move(kind);
        return true;
    };
    const bool isKnown = [&]<std::size_t... kinds>(std::index_sequence<kinds...>) {
        return (readAs(std::variant_alternative_t<kinds, boardset::Event>()) || ...);
    }
    (std::make_index_sequence<std::variant_size_v<boardset::Event>>());
    if (!isKnown)
        word.fail(alternatives(eventWords(), SIZE_MAX));
}

std::string Event::text(const boardset::Event& event) {
    FieldWriter writer;
    std::visit(
        [&](const auto& each) {
            writer.add("do", jsonText(wordOf(each)));
            each.eachField(each, writer);
        },
        event);
    return writer.text();
}

} // namespace fields

int versionOf(const Scenario& scenario) {
    return scenario.configuration.hasFormerNames ? 2 : scenarioFormatVersion;
}

std::string toJson(const Scenario& scenario) {
    FieldWriter writer;
    writer.add("format", jsonText(formatWord));
    writer.add("version", std::to_string(versionOf(scenario)));
    fields::Scenario<false>::eachField(scenario, writer);
    return writer.text() + '\n';
}

void writeScenario(const Scenario& scenario, const std::filesystem::path& file) {
    writeAtomically(toJson(scenario), file);
}

} // namespace boardset
