// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/Excerpt.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int deepest = 2;
constexpr std::size_t many = 5;      ///< Number of terms above which a sum shows only its largest term on a separate
                                     ///< line.
constexpr std::size_t mostTerms = 2; ///< Number of terms shown on separate lines for a sum of at most `many` terms.

using Nodes = std::vector<const Derivation*>;

bool isSum(const Derivation& node) {
    return node.combine == Combine::Sum || node.combine == Combine::Mean;
}

/// Returns a sum without its terms of 0: "a + b + c". If it has many terms, returns the first terms and the total
/// number: "a + b + ... (72 terms)".
std::string shortened(std::string formula) {
    for (const std::string nothing = " + 0 ns"; formula.ends_with(nothing);)
        formula.resize(formula.size() - nothing.size());
    std::vector<std::size_t> ends; // end of each term
    for (std::size_t at = formula.find(" + "); at != std::string::npos; at = formula.find(" + ", at + 1))
        ends.push_back(at);
    if (ends.size() + 1 < many)
        return formula;
    return Message{"{sum} + … ({count} terms)",
                   {{"sum", formula.substr(0, ends[2])}, {"count", std::to_string(ends.size() + 1)}}};
}

std::string textOf(const Derivation& node, const std::string& title) {
    return title + ": " + node.text + (node.formula.empty() ? "" : " = " + shortened(node.formula));
}

/// Returns the terms that are shown on separate lines. For a sum, these are the largest terms, which are informative
/// even if they have no terms of their own. Otherwise, these are all terms that have terms of their own.
Nodes newTerms(const Derivation& node) {
    Nodes terms = termsOf(node);
    if (!isSum(node)) {
        std::erase_if(terms, [](const Derivation* each) { return each->children.empty(); });
        return terms;
    }
    const auto sizeOf = [](const Derivation* each) { return std::abs(each->weight * each->si()); };
    Nodes largest = terms;
    std::ranges::stable_sort(largest, std::greater(), sizeOf);
    largest.resize(std::min(largest.size(), largest.size() > many ? 1 : mostTerms));
    std::erase_if(terms, [&](const Derivation* each) {
        return !(sizeOf(each) > 0) || std::ranges::find(largest, each) == largest.end();
    });
    return terms;
}

/// Adds the first few sources of a term that has no line, and of the terms below it.
void addSources(std::vector<Citation>& sources, const Derivation& term) {
    constexpr std::size_t most = 4;
    for (const DerivationLine& line : flattened(term))
        if (!line.node->citation.source.empty() && sources.size() < most)
            sources.push_back(line.node->citation);
}

} // namespace

std::vector<ExcerptLine> Excerpt::of(const Derivation& derivation, std::size_t most) {
    m_lines.clear();
    m_most = most;
    write(derivation, derivation.title, 0);
    for (const Derivation& child : derivation.children)
        if (child.aside && m_lines.size() < m_most)
            m_lines.push_back({1, textOf(child, child.title) + (child.note.empty() ? "" : ". " + child.note), {}});
    return std::move(m_lines);
}

void Excerpt::write(const Derivation& node, const std::string& title, int depth) {
    const Nodes terms = termsOf(node);
    if (node.formula.empty() && terms.size() == 1) { // the only term is the same number with more details
        const std::string& inner = terms.front()->title;
        return write(*terms.front(), inner.starts_with(title) ? inner : commaList({title, inner}), depth);
    }
    const std::string text = textOf(node, title);
    std::string key = textOf(node, {});
    for (const Derivation* each : terms)
        key += '\n' + each->title;
    if (m_lines.size() >= m_most || (!m_written.insert(key).second && depth > 0))
        return;
    ExcerptLine line{depth, text, {node.citation}};
    for (const Derivation* each : terms)
        if (depth == deepest || (each->children.empty() && !isSum(node)))
            addSources(line.sources, *each);
    m_lines.push_back(std::move(line));
    if (depth < deepest)
        for (const Derivation* each : newTerms(node))
            write(*each, each->title, depth + 1);
}

} // namespace boardset
