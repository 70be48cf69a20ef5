// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/EditText.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

constexpr std::string_view signs = "=,;";

/// Returns the end of the JSON string that begins at `at`; npos if it does not end.
std::size_t endOfQuoted(std::string_view line, std::size_t at) {
    for (++at; at < line.size() && line[at] != '"'; ++at)
        at += line[at] == '\\' ? 1 : 0;
    return at < line.size() ? at + 1 : std::string_view::npos;
}

bool isPlain(const std::string& text) {
    return !text.empty() && !hasControls(text) && text.find_first_of(" \"=,;") == std::string::npos;
}

} // namespace

EditReader::EditReader(std::string line, std::string file, std::string field)
    : m_line(std::move(line)), m_file(std::move(file)), m_field(std::move(field)) {
    const std::string_view text = m_line;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
        std::size_t end = at + 1;
        if (text[at] == '"') {
            end = endOfQuoted(text, at);
            const auto quoted = nlohmann::json::parse(text.substr(at, end - at), nullptr, false);
            if (!quoted.is_string())
                throw InputError(m_file, m_field, '"' + printable(m_line) + '"',
                                 Message{"a name in double quotes, as in JSON"}, Message{"correct the quotes"});
            m_words.push_back({quoted.get<std::string>(), true});
        } else {
            if (signs.find(text[at]) == std::string_view::npos)
                end = std::min(text.find_first_of(" \"=,;", at), text.size());
            m_words.push_back({std::string(text.substr(at, end - at))});
        }
        at = text.find_first_not_of(' ', end);
    }
    m_word = m_words.empty() ? std::string() : m_words.front().text;
}

void EditReader::fail() const {
    throw InputError(m_file, m_field, '"' + printable(m_line) + '"', m_known.form,
                     Message{"for example: {edit}", {{"edit", m_known.example}}});
}

void EditReader::failWord(const std::vector<std::string>& known) const {
    throw InputError(m_file, m_field, '"' + printable(m_line) + '"',
                     Message{"an edit that begins with {words}", {{"words", alternatives(known, known.size())}}},
                     didYouMean(m_word.substr(0, 200), known));
}

bool EditReader::isNext(const std::string& sign) const {
    return m_at < m_words.size() && !m_words[m_at].isQuoted && m_words[m_at].text == sign;
}

bool EditReader::takeKey(const std::string& key, bool isNeeded) {
    if (key.empty())
        return true;
    const bool isThere = isNext(key);
    if (isNeeded && !isThere)
        fail();
    m_at += isThere ? 1 : 0;
    return isThere;
}

EditReader::Word EditReader::next() {
    if (m_at >= m_words.size() || (!m_words[m_at].isQuoted && signs.find(m_words[m_at].text) != std::string_view::npos))
        fail();
    return m_words[m_at++];
}

std::string EditReader::name(const char* none) {
    Word word = next();
    return *none != '\0' && !word.isQuoted && word.text == none ? std::string() : std::move(word.text);
}

void EditReader::take(std::optional<double>& value, takes::Word kind) {
    if (takeKey(kind.none, false))
        value.reset();
    else
        take(value.emplace(), kind);
}

void EditReader::take(const std::tuple<ProcessName&, RegionName&>& region, takes::Region /*kind*/) {
    const Word word = next();
    const std::size_t slash = word.isQuoted ? std::string::npos : word.text.find('/');
    std::get<0>(region) = ProcessName(word.text.substr(0, slash));
    std::get<1>(region) = RegionName(slash == std::string::npos ? next().text : word.text.substr(slash + 1));
}

void EditReader::take(std::vector<Domain>& domains, takes::Domains /*kind*/) {
    if (takeKey("none", false))
        return;
    do {
        Domain& domain = domains.emplace_back();
        domain.name = next().text;
        if (takeKey("segment", false))
            take(domain.segment, takes::Word());
        takeKey("=", true);
        take(domain.boards, takes::Part());
    } while (takeKey(";", false));
}

void EditWriter::add(const std::string& word) {
    m_line += (word.empty() ? "" : " ") + word;
}

void EditWriter::put(const std::string& text, takes::Word kind) {
    add(text.empty() && *kind.none != '\0' ? kind.none : isPlain(text) && text != kind.none ? text : jsonText(text));
}

void EditWriter::put(const std::optional<double>& value, takes::Word kind) {
    value ? put(*value, kind) : add(kind.none);
}

void EditWriter::put(const std::tuple<const ProcessName&, const RegionName&>& region, takes::Region /*kind*/) {
    const std::string& process = std::get<0>(region).text;
    const std::string& name = std::get<1>(region).text;
    if (isPlain(process) && isPlain(name) && process.find('/') == std::string::npos)
        return add(process + '/' + name);
    add(jsonText(process));
    add(jsonText(name));
}

void EditWriter::put(const std::vector<Domain>& domains, takes::Domains /*kind*/) {
    if (domains.empty())
        add("none");
    for (const Domain& domain : domains) {
        m_line += &domain == &domains.front() ? "" : ";";
        put(domain.name, takes::Word{"", "none"});
        if (domain.segment != 0)
            add("segment " + std::to_string(domain.segment));
        add("=");
        put(domain.boards, takes::Part());
    }
}

EditFormWriter::EditFormWriter(const EditKeyword& word) : m_form(word.word) {
    if (*word.opposite != '\0')
        m_form += std::string("|") + word.opposite;
}

} // namespace boardset
