// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonFile.h"

#include "boardset/text/Message.h"
#include "boardset/text/PlainLocale.h"
#include "boardset/text/SystemError.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace boardset {

namespace {

constexpr std::size_t mostValues = 2'000'000; // this number of empty objects occupies 160 MB

std::string oneLine(const std::string& file, const std::string& field, const std::string& value,
                    const std::string& allowed, const std::string& fix) {
    const std::string place = file + (file.empty() || field.empty() ? "" : ": ") + field;
    const std::string line = Message{fix.empty() ? "{place}: found {value}; allowed: {allowed}"
                                                 : "{place}: found {value}; allowed: {allowed}; {fix}",
                                     {{"place", place}, {"value", value}, {"allowed", allowed}, {"fix", fix}}};
    return printableLine(line);
}

/// Returns the line and column of a byte in the given text; bytes are numbered from 1.
std::string placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
    const std::size_t lines = static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return Message{"line {line}, column {column}",
                   {{"line", std::to_string(lines + 1)}, {"column", std::to_string(before.size() - lineStart + 1)}}};
}

/// Returns the parser's message without the description of the parser's state: "unexpected end of input; expected ']'".
std::string complaintOf(const std::string& message) {
    const std::size_t dash = message.find(" - ");
    const std::size_t colon = message.find(": ");
    const std::size_t from = dash != std::string::npos ? dash + 3 : colon != std::string::npos ? colon + 2 : 0;
    return printable(std::string_view(message).substr(from), 120);
}

/// Checks for errors that the document object model would accept or hide: excessive depth, duplicate names, and more
/// values than fit in memory. The parser's callback could find the same errors, but in quadratic time.
class Guard final : public nlohmann::json_sax<nlohmann::json> {
public:
    Guard(std::string_view text, const std::string& file, int maxDepth)
        : m_text(text), m_file(file), m_maxDepth(static_cast<std::size_t>(maxDepth)) {}

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        if (!m_names.back().insert(name).second) {
            throw InputError(m_file, printable(name), Message{"the same member twice in one object"},
                             Message{"each member once"}, Message{"remove one of them"});
        }
        return true;
    }
    bool parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& error) override {
        constexpr int numberOutOfRange = 406;
        if (error.id == numberOutOfRange) {
            throw InputError(m_file, {}, Message{"a number too large for double precision"},
                             Message{"numbers up to 1.8e308"}, Message{"write a smaller one"});
        }
        throw InputError(m_file, placeOf(m_text, byte),
                         Message{"text that is not JSON ({problem})", {{"problem", complaintOf(error.what())}}},
                         Message{"a JSON document"}, Message{"correct the file there, or open another one"});
    }

private:
    bool value() {
        if (++m_values > mostValues) {
            const std::string most = std::to_string(mostValues);
            throw InputError(m_file, {}, Message{"more than {most} values", {{"most", most}}},
                             Message{"at most {most}", {{"most", most}}}, Message{"remove some of them"});
        }
        return true;
    }

    bool enter() {
        if (m_names.size() >= m_maxDepth) {
            throw InputError(m_file, {}, Message{"brackets nested more than {levels} deep", {{"levels", m_maxDepth}}},
                             Message{"at most {levels} levels", {{"levels", m_maxDepth}}});
        }
        m_names.emplace_back();
        return value();
    }

    bool leave() {
        m_names.pop_back();
        return true;
    }

    std::string_view m_text;
    const std::string& m_file;
    std::size_t m_maxDepth;
    std::size_t m_values = 0;
    std::vector<std::set<std::string>> m_names;
};

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

} // namespace

std::string readTextFile(const std::filesystem::path& path, const FileLimit& limit, FileKind kind,
                         const std::string& name_) {
    const std::string name = name_.empty() ? path.string() : name_;
    const Message readable{"a file that can be read"};
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status))
        throw InputError(name, {}, Message{"a folder"}, readable);
    // Opening a pipe without a writer would block. If the file does not exist, fopen() fails below.
    if (kind == FileKind::Ordinary && std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw InputError(name, {}, Message{"a device or a pipe"}, Message{"an ordinary file"},
                         Message{"save it to a file first"});
    const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path.c_str(), "rb"));
    if (!file)
        throw InputError(name, {}, systemErrorText(errno), readable);
    std::string text;
    std::vector<char> block(std::size_t{1} << 16);
    // The size is counted while reading, because the file may grow.
    std::size_t maxBytes = 0;
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
        maxBytes = text.empty() ? limit({block.data(), count}) : maxBytes;
        text.append(block.data(), count);
        if (text.size() > maxBytes) {
            const std::string most = std::to_string(maxBytes);
            throw InputError(name, {}, Message{"more than {most} bytes", {{"most", most}}},
                             Message{"at most {most} bytes", {{"most", most}}});
        }
    }
    if (std::ferror(file.get()) != 0)
        throw InputError(name, {}, systemErrorText(errno), readable);
    return text;
}

std::string readTextFile(const std::filesystem::path& path, std::size_t maxBytes, FileKind kind,
                         const std::string& name) {
    return readTextFile(
        path, [maxBytes](std::string_view) { return maxBytes; }, kind, name);
}

InputError::InputError(std::string file_, std::string field_, std::string value_, std::string allowed_,
                       std::string fix_)
    : std::runtime_error(oneLine(file_, field_, value_, allowed_, fix_)), file(std::move(file_)),
      field(std::move(field_)), value(std::move(value_)), allowed(std::move(allowed_)), fix(std::move(fix_)) {}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending,
                                           const std::string& allowed, const std::string& fix) {
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (auto each = std::filesystem::directory_iterator(folder, error); !error && each != end(each);
         each.increment(error))
        if (each->path().extension() == ending)
            files.push_back(each->path());
    if (error)
        throw InputError(folder.string(), {}, systemErrorText(error.value()), allowed, fix);
    std::ranges::sort(files);
    return files;
}

void needUtf8Text(std::string_view text, const std::string& file) {
    using namespace std::string_view_literals;
    struct Format {
        std::string_view start;
        const char* title;
        const char* fix;
    };
    static constexpr const char* recode =
        translatable("save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8 FILE");
    static constexpr const char* utf16 = translatable("text in UTF-16");
    static constexpr std::array<Format, 9> formats{
        {{"\xff\xfe"sv, utf16, recode},
         {"\xfe\xff"sv, utf16, recode},
         {"{\0"sv, utf16, recode},
         {"\0{"sv, utf16, recode},
         {"\x1f\x8b"sv, translatable("data compressed by gzip"), translatable("decompress it: gunzip")},
         {"BZh"sv, translatable("data compressed by bzip2"), translatable("decompress it: bunzip2")},
         {"\xfd"
          "7zXZ"sv,
          translatable("data compressed by xz"), translatable("decompress it: unxz")},
         {"\x28\xb5\x2f\xfd"sv, translatable("data compressed by zstd"), translatable("decompress it: unzstd")},
         {"PK\x03\x04"sv, translatable("a zip archive"), translatable("unpack it: unzip")}}};
    for (const Format& format : formats)
        if (text.starts_with(format.start))
            throw InputError(file, {}, Message{format.title}, Message{"text in UTF-8"}, Message{format.fix});
}

nlohmann::json parseJson(std::string_view text, const std::string& file, int maxDepth) {
    needUtf8Text(text, file);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw InputError(file, {}, Message{"an empty file"}, Message{"a JSON document"});
    const PlainLocale plain;
    Guard guard(text, file, maxDepth);
    nlohmann::json::sax_parse(text.begin(), text.end(), &guard);
    if (const std::size_t at = text.find('\0'); at != std::string_view::npos) { // the parser stops at a 0
        throw InputError(file, placeOf(text, at + 1), Message{"text that is not JSON (a byte 0)"},
                         Message{"a JSON document"}, Message{"correct the file there, or open another one"});
    }
    return nlohmann::json::parse(text.begin(), text.end());
}

} // namespace boardset
