// SPDX-License-Identifier: GPL-3.0-or-later
// Turns messages and quantities into text.
#pragma once

#include "boardset/text/Message.h"

#include <optional>
#include <string>

namespace boardset {

/// A language with its number format.
/// This class is English; a derived class translates templates and changes the separators of numbers.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    virtual ~Language() = default;

    std::string text(const Message& message) const;
    /// Returns a quantity with its unit: "−3.8 %", "2,303 MB/s", "8.62 ms". Infinity is "unbounded".
    std::string text(const Quantity& quantity) const;
    /// Returns the text of a value for which textOf() is defined, such as a cell.
    template <class Of> std::string text(const Of& value) const requires requires { textOf(value, *this); }
    { return textOf(value, *this); }
    std::string count(std::int64_t number) const;
    /// Returns the translation of a template. `n` is the number that decides between singular and plural.
    virtual std::string translated(const std::string& text, std::optional<std::int64_t> n = {}) const;
    /// Returns the code of the language, such as "de", for the pages that the program writes.
    virtual std::string code() const { return "en"; }

protected:
    /// Changes the separators of a number that is written in English: "−4,800.5".
    virtual std::string localised(std::string number) const { return number; }
};

/// Returns the language of this program: English, unless useLanguage() was called.
const Language& currentLanguage();

/// Sets the language of this program, which must exist until the program ends.
/// The program calls this at its start, before it opens the catalog and before it starts threads.
void useLanguage(const Language& language);

} // namespace boardset
