// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the field, each with its meaning in one line, and where they stand in a text.
#pragma once

#include "boardset/catalog/Term.h"

#include <cstddef>
#include <string>
#include <vector>

namespace boardset {

/// Where a term stands in a text, in bytes of UTF-8.
struct TermPlace {
    std::size_t at = 0;
    std::size_t length = 0;
    const Term* term = nullptr; ///< In the glossary that was asked.

    bool operator==(const TermPlace&) const = default;
};

/// Immutable, so it may be shared between threads.
class Glossary {
public:
    /// Of the terms of a catalog.
    explicit Glossary(std::vector<Term> terms);

    const std::vector<Term>& terms() const { return m_terms; } ///< As they were given.
    const Term* find(const std::string& id) const;             ///< Null if there is none.

    /// The terms that stand in a text as whole words, in order; of those that overlap the longest. A spelling that is
    /// all capitals (RP) is found only so, and a number may follow it (RP0); all others also with other case and in the
    /// plural. One that ends in '*' is found with whatever ends it.
    std::vector<TermPlace> in(const std::string& text) const;

    /// The terms whose title, spelling or meaning has the words, from the beginning of a word on; the closest first.
    /// All of them for no words.
    std::vector<const Term*> search(const std::string& words) const;

private:
    /// One way in which a term is written.
    struct Spelling {
        std::string folded; ///< In small letters, without a '*' at the end.
        std::string exact;  ///< Not empty: the only case in which it counts.
        bool open = false;  ///< Whatever may follow.
        std::size_t term = 0;
    };
    void spell(const std::string& word, std::size_t term);
    std::size_t lengthAt(const Spelling& spelling, const std::string& text, const std::string& folded,
                         std::size_t at) const;

    std::vector<Term> m_terms;
    std::vector<Spelling> m_spellings; ///< The longest first.
};

} // namespace boardset
