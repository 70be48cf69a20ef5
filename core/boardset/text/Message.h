// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is in no language yet.
#pragma once

#include "boardset/text/Quantity.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace boardset {

struct Message;

/// Returns its argument unchanged. The call marks a text that is used elsewhere as the template of a message.
/// The list of texts for translators includes all marked texts.
constexpr const char* translatable(const char* text) {
    return text;
}

/// Value of a placeholder in a message: a name, which is never translated, a count, a quantity or another message.
class Argument {
public:
    Argument(std::string name) : m_value(std::move(name)) {}
    Argument(const char* name) : m_value(std::string(name)) {}
    Argument(std::integral auto count) : m_value(static_cast<std::int64_t>(count)) {}
    Argument(Quantity quantity) : m_value(std::move(quantity)) {}
    Argument(Message message);

    using Value = std::variant<std::string, std::int64_t, Quantity, std::shared_ptr<const Message>>;
    const Value& value() const { return m_value; }
    bool operator==(const Argument& other) const;

private:
    Value m_value;
};

/// An English template with named placeholders, and the values for them: "Measured {published}".
/// The template is the key of its translation.
/// The template "{n} thread|{n} threads" has a singular and a plural; the argument `n` decides between them.
/// A function that returns text can return a message, which becomes text in the current language.
struct Message {
    std::string text = {};
    std::vector<std::pair<std::string, Argument>> arguments = {};

    bool isEmpty() const { return text.empty(); }
    operator std::string() const; // NOLINT(google-explicit-constructor): any text may be a message
    bool operator==(const Message&) const = default;
};

} // namespace boardset
