// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/Excerpt.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int deepest = 2;
constexpr std::size_t many = 5;      ///< A sum with more terms shows only the largest term in a line of its own.
constexpr std::size_t mostTerms = 2; ///< Number of terms that any other sum shows in lines of their own.

using Nodes = std::vector<const Derivation*>;

Nodes termsOf(const Derivation& node) {
    Nodes terms;
    for (const Derivation& child : node.children)
        if (!child.aside)
            terms.push_back(&child);
    return terms;
}

bool isSum(const Derivation& node) {
    return node.combine == Combine::Sum || node.combine == Combine::Mean;
}

/// Omits terms of 0. Returns "a + b + c"; with many terms, the first ones and the total number: "a + b + ... (72
/// terms)".
std::string shortened(std::string formula) {
    for (const std::string nothing = " + 0 ns"; formula.ends_with(nothing);)
        formula.resize(formula.size() - nothing.size());
    std::vector<std::size_t> ends; // end of each term
    for (std::size_t at = formula.find(" + "); at != std::string::npos; at = formula.find(" + ", at + 1))
        ends.push_back(at);
    if (ends.size() + 1 < many)
        return formula;
    return formula.substr(0, ends[2]) + " + … (" + std::to_string(ends.size() + 1) + " terms)";
}

std::string textOf(const Derivation& node, const std::string& title) {
    return title + (node.text.empty() ? "" : ": " + node.text) +
           (node.formula.empty() ? "" : " = " + shortened(node.formula));
}

/// Returns the terms that get their own lines: for a sum, the largest terms, which are informative even if they have no
/// terms themselves; otherwise, all terms that have terms themselves.
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

/// Adds the first few sources of a term without a line, and of the terms below it.
void addSources(std::vector<Citation>& sources, const Derivation& term) {
    constexpr std::size_t most = 4;
    if (!term.source.empty() && sources.size() < most)
        sources.push_back({term.source, term.locator});
    for (const Derivation& child : term.children)
        addSources(sources, child);
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
    if (node.formula.empty() && terms.size() == 1) { // the same number, from a term with more details
        const std::string& inner = terms.front()->title;
        return write(*terms.front(), inner.starts_with(title) ? inner : title + ", " + inner, depth);
    }
    const std::string text = textOf(node, title);
    std::string key = textOf(node, {});
    for (const Derivation* each : terms)
        key += '\n' + each->title;
    if (m_lines.size() >= m_most || (!m_written.insert(key).second && depth > 0))
        return;
    ExcerptLine line{depth, text, {{node.source, node.locator}}};
    for (const Derivation* each : terms)
        if (depth == deepest || (each->children.empty() && !isSum(node)))
            addSources(line.sources, *each);
    m_lines.push_back(std::move(line));
    if (depth < deepest)
        for (const Derivation* each : newTerms(node))
            write(*each, each->title, depth + 1);
}

} // namespace boardset
