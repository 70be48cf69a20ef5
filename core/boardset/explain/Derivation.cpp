// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/Derivation.h"

#include "boardset/catalog/Citation.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

double combined(Combine how, const std::vector<const Derivation*>& terms) {
    double sum = 0;
    double product = 1;
    double weighted = 0;
    double weights = 0;
    double least = terms.front()->si();
    for (const Derivation* term : terms) {
        sum += term->weight * term->si();
        product *= std::pow(term->si(), term->exponent);
        weighted += term->weight * term->si();
        weights += term->weight;
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
        return weighted / weights;
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

void write(std::string& out, const Derivation& node, const Catalog& catalog, const std::string& indent) {
    out += indent + node.title;
    out += node.text.empty() ? "" : ": " + node.text;
    out += node.formula.empty() ? "" : " = " + node.formula;
    if (node.standing) {
        const std::string place = briefOf(catalog, {node.source, node.locator});
        out += " [" + toString(*node.standing) + (place.empty() ? "]" : ", " + place + "]");
    }
    out += '\n';
    if (!node.note.empty())
        out += indent + "  (" + node.note + ")\n";
    for (const Derivation& child : node.children)
        write(out, child, catalog, indent + "  ");
}

} // namespace

std::optional<double> recomputed(const Derivation& node) {
    std::vector<const Derivation*> terms;
    for (const Derivation& child : node.children)
        if (!child.aside)
            terms.push_back(&child);
    if (node.combine == Combine::Given || terms.empty())
        return std::nullopt;
    return combined(node.combine, terms) / node.factor;
}

std::string toText(const Derivation& derivation, const Catalog& catalog) {
    std::string text;
    write(text, derivation, catalog, "");
    return text;
}

} // namespace boardset
