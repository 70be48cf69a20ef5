// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Glossary.h"

#include "boardset/text/Letters.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

/// True for characters that can be part of a word, including letters beyond ASCII.
bool isWord(char c) {
    return isLetter(c) || isDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isCapitals(const std::string& word) {
    return isUpperCase(word.front()) && std::ranges::all_of(
                                            word, [](char c) { return isUpperCase(c) || isDigit(c); });
}

/// Returns the first position in the given text where `words` occurs at the beginning of a word; npos if there is none.
std::size_t begins(const std::string& text, const std::string& words) {
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        if (at == 0 || !isWord(text[at - 1]))
            return at;
    return std::string::npos;
}

/// Returns how well a term matches: 0 for no match, and a higher number for a closer match.
int closeness(const Term& term, const std::string& words) {
    int best = begins(lowerCased(term.meaning), words) == std::string::npos ? 0 : 1;
    std::vector<std::string> names = term.words;
    names.push_back(term.title);
    for (const std::string& name : names) {
        const std::size_t at = begins(lowerCased(name), words);
        if (at != std::string::npos)
            best = std::max(best, name.size() == words.size() ? 4 : at == 0 ? 3 : 2);
    }
    return best;
}

} // namespace

Glossary::Glossary(std::vector<Term> terms) : m_terms(std::move(terms)) {
    for (std::size_t term = 0; term < m_terms.size(); ++term) {
        spell(m_terms[term].title, term);
        for (const std::string& word : m_terms[term].words)
            spell(word, term);
    }
    std::ranges::stable_sort(m_spellings, std::ranges::greater(),
                             [](const Spelling& each) { return each.folded.size(); });
}

void Glossary::spell(const std::string& word, std::size_t term) {
    const bool open = word.ends_with('*');
    m_spellings.push_back(
        {lowerCased(open ? word.substr(0, word.size() - 1) : word), isCapitals(word) ? word : "", open, term});
}

const Term* Glossary::find(const std::string& id) const {
    const auto found = std::ranges::find(m_terms, id, &Term::id);
    return found == m_terms.end() ? nullptr : &*found;
}

/// Returns the length of a spelling, with an allowed ending, if it occurs at the given position; otherwise 0.
std::size_t Glossary::lengthAt(const Spelling& spelling, const std::string& text, const std::string& small,
                               std::size_t at) const {
    if (small.compare(at, spelling.folded.size(), spelling.folded) != 0)
        return 0;
    if (!spelling.exact.empty() && text.compare(at, spelling.exact.size(), spelling.exact) != 0)
        return 0;
    std::size_t end = at + spelling.folded.size();
    if (spelling.open)
        while (end < text.size() && isWord(text[end]))
            ++end;
    else if (!spelling.exact.empty())
        while (end < text.size() && isDigit(text[end]))
            ++end;
    if (end < text.size() && small[end] == 's')
        ++end;
    return end == text.size() || !isWord(text[end]) ? end - at : 0;
}

std::vector<TermSpan> Glossary::in(const std::string& text) const {
    const std::string small = lowerCased(text);
    std::vector<TermSpan> places;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0;
        if (at == 0 || !isWord(text[at - 1]))
            for (const Spelling& spelling : m_spellings)
                if ((length = lengthAt(spelling, text, small, at)) > 0) {
                    places.push_back({at, length, &m_terms[spelling.term]});
                    break;
                }
        at += std::max<std::size_t>(length, 1);
    }
    return places;
}

std::vector<const Term*> Glossary::search(const std::string& words) const {
    const std::string small = lowerCased(words);
    std::vector<std::pair<int, const Term*>> found;
    for (const Term& term : m_terms)
        if (const int close = closeness(term, small); close > 0)
            found.emplace_back(close, &term);
    if (!small.empty())
        std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<int, const Term*>::first);
    std::vector<const Term*> terms;
    for (const auto& each : found)
        terms.push_back(each.second);
    return terms;
}

} // namespace boardset
