// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <set>
#include <vector>

namespace boardset {

namespace {

std::string oneLine(const std::string& file, const std::string& field, const std::string& value,
                    const std::string& allowed, const std::string& fix) {
    std::string line = file;
    if (!field.empty())
        line += ": " + field;
    line += ": found " + value + "; allowed: " + allowed;
    return fix.empty() ? line : line + "; " + fix;
}

/// Follows the parser and refuses what a document object model would accept or hide: depth and duplicate names.
class Guard {
public:
    Guard(std::string file, int maxDepth) : m_file(std::move(file)), m_maxDepth(maxDepth) {}

    bool operator()(int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
        using Event = nlohmann::json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start)
            enter(depth);
        else if (event == Event::object_end || event == Event::array_end)
            m_names.pop_back();
        else if (event == Event::key)
            name(parsed.get_ref<const std::string&>());
        return true;
    }

private:
    void enter(int depth) {
        if (depth >= m_maxDepth) {
            throw InputError(m_file, {}, "brackets nested more than " + std::to_string(m_maxDepth) + " deep",
                             "at most " + std::to_string(m_maxDepth) + " levels");
        }
        m_names.emplace_back();
    }

    void name(const std::string& key) {
        if (!m_names.back().insert(key).second) {
            throw InputError(m_file, printable(key), "the same member twice in one object", "each member once",
                             "remove one of them");
        }
    }

    std::string m_file;
    int m_maxDepth;
    std::vector<std::set<std::string>> m_names;
};

/// Where a byte, counted from 1, stands in a text.
std::string placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
    const std::size_t lines = static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return "line " + std::to_string(lines + 1) + ", column " + std::to_string(before.size() - lineStart + 1);
}

/// What the parser minds, without its own words for what it was doing: "unexpected end of input; expected ']'".
std::string complaintOf(const std::string& message) {
    const std::size_t dash = message.find(" - ");
    const std::size_t colon = message.find(": ");
    const std::size_t from = dash != std::string::npos ? dash + 3 : colon != std::string::npos ? colon + 2 : 0;
    return printable(std::string_view(message).substr(from), 120);
}

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

} // namespace

std::string readTextFile(const std::filesystem::path& path, std::size_t maxBytes) {
    const std::string name = path.string();
    const std::string readable = "a file that can be read";
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        throw InputError(name, {}, "a folder", readable);
    const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(name.c_str(), "rb"));
    if (!file)
        throw InputError(name, {}, std::strerror(errno), readable);
    std::string text;
    std::vector<char> block(std::size_t{1} << 16);
    // Counted while reading, not asked of the file system: a pipe or a device has no size.
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
        text.append(block.data(), count);
        if (text.size() > maxBytes) {
            throw InputError(name, {}, "more than " + std::to_string(maxBytes) + " bytes",
                             "at most " + std::to_string(maxBytes) + " bytes");
        }
    }
    if (std::ferror(file.get()) != 0)
        throw InputError(name, {}, std::strerror(errno), readable);
    return text;
}

InputError::InputError(std::string file_, std::string field_, std::string value_, std::string allowed_,
                       std::string fix_)
    : std::runtime_error(oneLine(file_, field_, value_, allowed_, fix_)), file(std::move(file_)),
      field(std::move(field_)), value(std::move(value_)), allowed(std::move(allowed_)), fix(std::move(fix_)) {}

std::string printable(std::string_view text, std::size_t most) {
    std::string line;
    for (const char c : text.substr(0, most)) {
        const auto code = static_cast<unsigned char>(c);
        line += code < 0x20 || code == 0x7f ? '?' : c;
    }
    // A cut inside a UTF-8 character would leave half of it behind.
    if (text.size() > most) {
        while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xc0U) == 0x80U)
            line.pop_back();
        if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xc0U)
            line.pop_back();
        line += "...";
    }
    return line;
}

nlohmann::json parseJson(std::string_view text, const std::string& file, int maxDepth) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw InputError(file, {}, "an empty file", "a JSON document");
    try {
        return nlohmann::json::parse(text.begin(), text.end(), Guard(file, maxDepth));
    } catch (const nlohmann::json::parse_error& error) {
        throw InputError(file, placeOf(text, error.byte), "text that is not JSON (" + complaintOf(error.what()) + ')',
                         "a JSON document", "correct the file there, or open another one");
    } catch (const nlohmann::json::out_of_range&) {
        throw InputError(file, {}, "a number too large for double precision", "numbers up to 1.8e308",
                         "write a smaller one");
    }
}

} // namespace boardset
