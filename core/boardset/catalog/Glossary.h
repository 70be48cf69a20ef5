// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the field, each with a one-line meaning, and the occurrences of terms in text.
#pragma once

#include "boardset/catalog/Term.h"

#include <cstddef>
#include <string>
#include <vector>

namespace boardset {

/// An occurrence of a term in text. Position and length are in bytes of UTF-8.
struct TermSpan {
    std::size_t at = 0;
    std::size_t length = 0;
    const Term* term = nullptr; ///< The term that occurs; the glossary owns it.

    bool operator==(const TermSpan&) const = default;
};

/// Finds terms in text. Immutable, so threads may share it.
class Glossary {
public:
    /// Builds the glossary from the terms of a catalog.
    explicit Glossary(std::vector<Term> terms);

    const std::vector<Term>& terms() const { return m_terms; } ///< Returns the terms in the order of the catalog.
    const Term* find(const std::string& id) const; ///< Returns the term with the given id; null if there is none.

    /// Returns the terms that occur in the given text as whole words, in text order.
    /// Where terms overlap, only the longest one counts.
    /// A spelling in capitals (RP) matches only text in capitals, and digits may follow it (RP0).
    /// Any other spelling ignores case and also matches its plural. A spelling that ends in '*' matches any ending.
    std::vector<TermSpan> in(const std::string& text) const;

    /// Returns the terms whose title, spelling or meaning contains `words` at the beginning of a word.
    /// The closest match comes first. Returns all terms if `words` is empty.
    std::vector<const Term*> search(const std::string& words) const;

private:
    /// One spelling of a term.
    struct Spelling {
        std::string folded; ///< The spelling in lower case, without a trailing '*'.
        std::string exact;  ///< The spelling, if it is all capitals and matches only text in capitals; otherwise empty.
        bool open = false;  ///< True if any ending may follow the spelling.
        std::size_t term = 0;
    };
    void spell(const std::string& word, std::size_t term);
    std::size_t lengthAt(const Spelling& spelling, const std::string& text, const std::string& folded,
                         std::size_t at) const;

    std::vector<Term> m_terms;
    std::vector<Spelling> m_spellings; ///< Spellings, longest first.
};

} // namespace boardset
