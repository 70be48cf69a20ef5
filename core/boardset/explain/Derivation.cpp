// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/Derivation.h"

#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace boardset {

namespace {

double combined(Combine how, const std::vector<const Derivation*>& terms) {
    double sum = 0;
    double weights = 0;
    double product = 1;
    double least = terms.front()->si();
    for (const Derivation* term : terms) {
        sum += term->weight * term->si();
        weights += term->weight;
        product *= std::pow(term->si(), term->exponent);
        least = std::min(least, term->si());
    }
    const double first = terms.front()->si();
    const double last = terms.back()->si();
    switch (how) {
    case Combine::Sum:
        return sum;
    case Combine::Product:
        return product;
    case Combine::Mean:
        return sum / weights;
    case Combine::Least:
        return least;
    case Combine::Change:
        return first / last - 1;
    case Combine::Saving:
        return 1 - last / first;
    case Combine::Given:
        break;
    }
    return 0;
}

} // namespace

std::vector<DerivationLine> flattened(const Derivation& derivation, int depth) {
    std::vector<DerivationLine> lines{{&derivation, depth}};
    for (const Derivation& child : derivation.children)
        std::ranges::copy(flattened(child, depth + 1), std::back_inserter(lines));
    return lines;
}

std::vector<const Derivation*> termsOf(const Derivation& node) {
    std::vector<const Derivation*> terms;
    for (const Derivation& child : node.children)
        if (!child.aside)
            terms.push_back(&child);
    return terms;
}

std::optional<double> recomputed(const Derivation& node) {
    const std::vector<const Derivation*> terms = termsOf(node);
    if (node.combine == Combine::Given || terms.empty())
        return std::nullopt;
    return combined(node.combine, terms) / node.factor;
}

std::string toText(const Derivation& derivation, const Catalog& catalog) {
    std::string text;
    for (const auto& [node, depth] : flattened(derivation)) {
        const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
        text += indent + node->title + ": " + node->text + (node->formula.empty() ? "" : " = " + node->formula);
        if (node->standing) {
            const std::string place = briefOf(catalog, node->citation);
            text += " [" + std::string(Message{toString(*node->standing)}) + (place.empty() ? "]" : ", " + place + "]");
        }
        text += (node->note.empty() ? "" : '\n' + indent + "  (" + node->note + ')') + '\n';
    }
    return text;
}

} // namespace boardset
