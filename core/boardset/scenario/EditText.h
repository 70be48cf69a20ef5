// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of edits, one line for each edit: "move 1 to SB3". Lessons, fixes of findings and the command line use
// it. Words are separated by blanks. A name with blanks or one of the signs = , ; is in double quotes, as in JSON.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/text/NumberText.h"

#include <concepts>
#include <type_traits>

namespace boardset {

/// The text form of one kind of edit, for users.
struct EditForm {
    std::string form; ///< "fail|repair PART".
    std::string example;
};

/// An edit that has a text form.
template <class Kind>
concept TextEdit = requires {
    Kind::word.example;
};

/// Reads the text form of one edit. Throws InputError if the text is invalid.
class EditReader {
public:
    /// `file` and `field` name the origin of the line in errors.
    EditReader(std::string line, std::string file, std::string field);

    const std::string& word() const { return m_word; } ///< The first word of the line.
    /// Reads the fields of an edit whose word is word(). `known` is its form for errors.
    template <class Kind> void read(Kind& edit, EditForm known) {
        m_known = std::move(known);
        Kind::eachField(edit, [this]<class... Default>(const char* key, auto&& value, auto kind, const Default&...) {
            if (takeKey(key, sizeof...(Default) == 0))
                take(value, kind);
        });
        if (m_at < m_words.size())
            fail();
    }
    /// Throws the error for an unknown word.
    [[noreturn]] void failWord(const std::vector<std::string>& known) const;

private:
    struct Word {
        std::string text;
        bool isQuoted = false;
    };
    bool isNext(const std::string& sign) const;
    bool takeKey(const std::string& key, bool isNeeded);
    Word next();
    std::string name(const char* none);
    [[noreturn]] void fail() const;

    void take(std::string& text, takes::Word kind) { text = name(kind.none); }
    template <class Of> void take(Name<Of>& value, takes::Word kind) { value = Name<Of>(name(kind.none)); }
    template <class Value>
    requires(Worded<Value> || std::is_arithmetic_v<Value>) void take(Value& value, takes::Word) {
        const std::string text = next().text;
        std::optional<Value> found;
        if constexpr (Worded<Value>)
            found = valueOfWord<Value>(text);
        else if constexpr (std::is_integral_v<Value>)
            found = wholeIn<Value>(text);
        else
            found = decimalIn(text);
        if (!found)
            fail();
        value = *found;
    }
    void take(std::optional<double>& value, takes::Word kind);
    void take(std::vector<Domain>& domains, takes::Domains);
    void take(const std::tuple<ProcessName&, RegionName&>& region, takes::Region);
    template <class Value> void take(std::vector<Value>& list, auto kind) {
        do
            take(list.emplace_back(), kind);
        while (takeKey(",", false));
    }

    std::string m_line;
    std::string m_file;
    std::string m_field;
    std::string m_word;
    std::vector<Word> m_words;
    std::size_t m_at = 1;
    EditForm m_known;
};

/// Writes the text form of one edit.
class EditWriter {
public:
    explicit EditWriter(std::string word) : m_line(std::move(word)) {}
    void operator()(const char* key, const auto& value, auto kind) {
        add(key);
        put(value, kind);
    }
    void operator()(const char* key, const auto& value, auto kind, const auto& standard) {
        if (value != standard)
            (*this)(key, value, kind);
    }
    std::string line() && { return std::move(m_line); }

private:
    void add(const std::string& word);
    void put(const std::string& text, takes::Word kind);
    template <class Of> void put(const Name<Of>& name, takes::Word kind) { put(name.text, kind); }
    template <Worded Enum> void put(Enum value, takes::Word) { add(toString(value)); }
    void put(std::integral auto value, takes::Word) { add(std::to_string(value)); }
    void put(double value, takes::Word) { add(jsonNumber(value)); }
    void put(const std::optional<double>& value, takes::Word kind);
    void put(const std::vector<Domain>& domains, takes::Domains);
    void put(const std::tuple<const ProcessName&, const RegionName&>& region, takes::Region);
    template <class Value> void put(const std::vector<Value>& list, auto kind) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            m_line += i == 0 ? "" : ",";
            put(list[i], kind);
        }
    }

    std::string m_line;
};

/// Writes the form of a kind of edit, such as "pages PROCESS/REGION [from PART] to PART".
class EditFormWriter {
public:
    explicit EditFormWriter(const EditKeyword& word);
    template <class... Default>
    void operator()(const std::string& key, const auto& value, auto kind, const Default&...) {
        const bool isOptional = sizeof...(Default) > 0;
        m_form +=
            (isOptional ? " [" : " ") + key + (key.empty() ? "" : " ") + what(value, kind) + (isOptional ? "]" : "");
    }
    std::string form() && { return std::move(m_form); }

private:
    static std::string what(const auto& /*value*/, takes::Part kind) { return kind.what; }
    static std::string what(const auto& /*value*/, takes::Region) { return "PROCESS/REGION"; }
    static std::string what(const auto& /*value*/, takes::Domains) {
        return "NAME = PART[, PART...][; NAME = ...]|none";
    }
    static std::string what(const auto& value, takes::Word kind) {
        std::string words = kind.what;
        if constexpr (requires { wordsOf(value); })
            for (const auto& each : wordsOf(value))
                words += (words.empty() ? "" : "|") + std::string(each);
        return *kind.none == '\0' ? words : words + '|' + kind.none;
    }
    template <class Value> static std::string what(const std::vector<Value>& /*list*/, takes::Part) {
        return "PART[, PART...]";
    }

    std::string m_form;
};

template <TextEdit Kind> EditForm formOf() {
    Kind edit;
    EditFormWriter writer(Kind::word);
    Kind::eachField(edit, writer);
    return {std::move(writer).form(), Kind::word.example};
}

/// Calls visit.operator()<Kind>() for each kind of a std::variant that has a text form, until a call returns true.
/// Kinds may be variants themselves. Returns false if no call returned true.
template <class Edits, class Visit> bool anyKind(const Visit& visit) {
    if constexpr (TextEdit<Edits>)
        return visit.template operator()<Edits>();
    else if constexpr (requires { std::variant_size<Edits>::value; })
        return [&]<std::size_t... index>(std::index_sequence<index...>) {
            return (anyKind<std::variant_alternative_t<index, Edits>>(visit) || ...);
        }
    (std::make_index_sequence<std::variant_size_v<Edits>>());
    else return false;
}

/// Returns the forms of all kinds of a std::variant that have a text form, in order.
template <class Edits> std::vector<EditForm> editForms() {
    std::vector<EditForm> forms;
    anyKind<Edits>([&]<class Kind>() {
        forms.push_back(formOf<Kind>());
        return false;
    });
    return forms;
}

/// Returns the edit with the given text form. `Edits` is a std::variant of the allowed kinds.
/// Throws InputError if the text is invalid; `file` and `field` name its origin.
template <class Edits> Edits editIn(const std::string& line, const std::string& file, const std::string& field) {
    EditReader reader(line, file, field);
    Edits edit;
    std::vector<std::string> words;
    const bool isKnown = anyKind<Edits>([&]<class Kind>() {
        Kind kind;
        if (!takeWord(kind, reader.word())) {
            words.emplace_back(Kind::word.word);
            return false;
        }
        reader.read(kind, formOf<Kind>());
        edit = std::move(kind);
        return true;
    });
    if (!isKnown)
        reader.failWord(words);
    return edit;
}

/// Returns the text form of an edit. `Edits` is an edit or a variant of edits; empty if it has no text form.
template <class Edits> std::string lineOf(const Edits& edit) {
    if constexpr (TextEdit<Edits>) {
        EditWriter writer(wordOf(edit));
        Edits::eachField(edit, writer);
        return std::move(writer).line();
    } else if constexpr (requires { std::variant_size<Edits>::value; }) {
        return std::visit([](const auto& each) { return lineOf(each); }, edit);
    } else {
        return {};
    }
}

} // namespace boardset
