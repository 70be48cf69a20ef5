// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a struct from a JSON object and writes it, both from one description of its fields.
#pragma once

#include "boardset/policy/Events.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/Message.h"

#include <map>
#include <optional>

namespace boardset {

/// The kinds of fields that a struct in a file can have, in addition to the kinds of fields of events. `Fields` is a
/// struct whose function eachField() describes the fields of another struct in the same way as the fields of an event.
namespace holds {

struct Text {
    std::size_t most = 0; ///< Maximum length, in bytes.
};
struct Flag {};
/// A struct with the given fields. If `Fields` has a function check(), this function also checks the JSON object.
/// If `Fields` has the functions read() and text() instead of eachField(), these functions read and write the struct.
template <class Fields> struct Object {};
template <class Each> struct List {
    std::size_t most = 0; ///< Maximum number of elements.
    Each each{};
};
template <class Each> List(std::size_t, Each) -> List<Each>;
/// Values, keyed by name.
template <class Each> struct Members {
    std::size_t most = 0; ///< Maximum number of values.
    Each each{};
    std::size_t nameBytes = SIZE_MAX; ///< Maximum length of a name, which is a path, in bytes.
};
template <class Each> Members(std::size_t, Each) -> Members<Each>;
template <class Each> Members(std::size_t, Each, std::size_t) -> Members<Each>;

/// Default of a list or text that may be omitted, and that is written only if it is not empty.
struct Empty {
    friend bool operator!=(const auto& value, Empty) { return !value.empty(); }
};
/// Stands for the default of a field that may be omitted, but that is always written.
struct AlwaysWritten {
    friend bool operator!=(const auto& /*value*/, AlwaysWritten) { return true; }
};

} // namespace holds

/// Reads the fields of a JSON object. It is the argument of eachField().
/// Every function throws InputError with the path of the field if a value is missing or invalid.
struct FieldReader {
    const JsonField& object;

    void operator()(const char* name, auto& value, auto kind) const { read(object.member(name), value, kind); }
    void operator()(const char* name, auto& value, auto kind, const auto& /*standard*/) const {
        if (object.has(name))
            (*this)(name, value, kind);
    }
    template <class Value>
    void operator()(const char* name, std::optional<Value>& value, auto kind, std::nullopt_t) const {
        if (object.has(name))
            (*this)(name, value.emplace(), kind);
    }

    /// Reads an object that has only the given fields. `names` are the names of other fields that it can have.
    template <class Fields>
    static void readObject(const JsonField& field, auto& value, std::vector<std::string> names = {}) {
        Fields::eachField(value, [&](const char* name, const auto&...) { names.emplace_back(name); });
        field.allowOnly(names);
        Fields::eachField(value, FieldReader{field});
        if constexpr (requires { Fields::check(field); })
            Fields::check(field);
    }

private:
    static std::size_t mostBytes(holds::Text kind) { return kind.most; }
    static std::size_t mostBytes(holds::Name) { return ScenarioLimits::nameBytes; }
    static std::size_t mostBytes(holds::NewName) { return ScenarioLimits::nameBytes; }
    static std::size_t mostBytes(auto /*path*/) { return ScenarioLimits::pathBytes; }
    static void read(const JsonField& field, std::string& text, auto kind) { text = field.text(mostBytes(kind)); }
    template <class Of> static void read(const JsonField& field, Name<Of>& name, holds::Text kind) {
        name.text = field.text(kind.most);
    }
    static void read(const JsonField& field, std::vector<std::string>& paths, holds::Processors);
    static void read(const JsonField& field, ThreadNumbers& numbers, holds::Threads);
    template <class Number> static void read(const JsonField& field, Number& number, holds::Whole kind) {
        number = static_cast<Number>(field.whole(kind.least, kind.most));
    }
    static void read(const JsonField& field, double& number, holds::Amount kind) { number = field.amount(kind.most); }
    template <Worded Enum> static void read(const JsonField& field, Enum& value, holds::Word) {
        const auto words = wordsOf(value);
        value = static_cast<Enum>(field.oneOf({words.begin(), words.end()}));
    }
    static void read(const JsonField& field, bool& flag, holds::Either kind) {
        flag = field.oneOf({kind.yes, kind.no}) == 0;
    }
    static void read(const JsonField& field, bool& flag, holds::Flag) { flag = field.flag(); }
    template <class Fields> static void read(const JsonField& field, auto& value, holds::Object<Fields>) {
        if constexpr (requires { Fields::read(field, value); })
            Fields::read(field, value);
        else
            readObject<Fields>(field, value);
    }
    template <class Values, class Each>
    static void read(const JsonField& field, Values& values, holds::List<Each> kind) {
        std::vector<typename Values::value_type> all;
        for (const JsonField& each : field.elements(kind.most))
            read(each, all.emplace_back(), kind.each);
        values = std::move(all);
    }
    template <class Values, class Each>
    static void read(const JsonField& field, Values& values, holds::Members<Each> kind) {
        std::map<std::string, std::remove_cvref_t<decltype(values.begin()->second)>> all;
        for (const auto& [name, each] : field.members(kind.most)) {
            if (name.size() > kind.nameBytes)
                each.fail(Message{"a path of at most {most} bytes", {{"most", kind.nameBytes}}});
            read(each, all[name], kind.each);
        }
        values = std::move(all);
    }
};

/// Writes the fields of a struct as a JSON object. It is the argument of eachField(). An object with lists of objects
/// has one line for each member; every other object is on one line.
class FieldWriter {
public:
    /// `indent` is the indentation of the line with the closing brace.
    explicit FieldWriter(std::string indent = {}) : m_indent(std::move(indent)) {}

    void operator()(const char* name, const auto& value, auto kind) {
        m_hasLines = m_hasLines || hasLines(kind);
        add(name, valueText(value, kind, m_indent + "  "));
    }
    void operator()(const char* name, const auto& value, auto kind, const auto& standard) {
        if (value != standard)
            (*this)(name, value, kind);
    }
    template <class Value>
    void operator()(const char* name, const std::optional<Value>& value, auto kind, std::nullopt_t) {
        if (value)
            (*this)(name, *value, kind);
    }
    /// Adds a member whose value is JSON text.
    void add(const std::string& name, const std::string& value);
    /// Returns the object as text.
    std::string text() const { return bracketed("{}", m_members, m_hasLines, m_indent); }

private:
    /// True for fields that have a line of their own, and that contain objects with lines of their own.
    static constexpr bool hasLines(auto /*kind*/) { return false; }
    template <class Fields> static constexpr bool hasLines(holds::Object<Fields>) { return true; }
    template <class Each> static constexpr bool hasLines(holds::List<Each> kind) { return hasLines(kind.each); }
    template <class Each> static constexpr bool hasLines(holds::Members<Each> kind) { return hasLines(kind.each); }
    static std::string bracketed(const char* brackets, const std::vector<std::string>& all, bool hasLines,
                                 const std::string& indent);

    using Indent = const std::string&;
    static std::string valueText(const std::string& value, auto /*kind*/, Indent) { return jsonText(value); }
    template <class Of> static std::string valueText(const Name<Of>& name, auto /*kind*/, Indent) {
        return jsonText(name.text);
    }
    static std::string valueText(const std::vector<std::string>& paths, holds::Processors, Indent indent) {
        return valueText(paths, holds::List<holds::Text>{}, indent);
    }
    static std::string valueText(const ThreadNumbers& numbers, holds::Threads, Indent) {
        return jsonText(textOf(numbers));
    }
    static std::string valueText(std::int64_t number, holds::Whole, Indent) { return std::to_string(number); }
    static std::string valueText(double number, holds::Amount, Indent) { return jsonNumber(number); }
    static std::string valueText(Worded auto value, holds::Word, Indent) { return jsonText(toString(value)); }
    static std::string valueText(bool flag, holds::Either kind, Indent) { return jsonText(flag ? kind.yes : kind.no); }
    static std::string valueText(bool flag, holds::Flag, Indent) { return flag ? "true" : "false"; }
    template <class Fields> static std::string valueText(const auto& value, holds::Object<Fields>, Indent indent) {
        if constexpr (requires { Fields::text(value); }) {
            return Fields::text(value);
        } else {
            FieldWriter writer(indent);
            Fields::eachField(value, writer);
            return writer.text();
        }
    }
    template <class Each> static std::string valueText(const auto& values, holds::List<Each> kind, Indent indent) {
        std::vector<std::string> all;
        for (const auto& each : values)
            all.push_back(valueText(each, kind.each, indent + "  "));
        return bracketed("[]", all, hasLines(kind), indent);
    }
    template <class Each> static std::string valueText(const auto& values, holds::Members<Each> kind, Indent indent) {
        std::vector<std::string> all;
        for (const auto& [name, each] : values)
            all.push_back(jsonText(name) + ": " + valueText(each, kind.each, indent + "  "));
        return bracketed("{}", all, hasLines(kind), indent);
    }

    std::string m_indent;
    std::vector<std::string> m_members;
    bool m_hasLines = false;
};

} // namespace boardset
