// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/Terms.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Language.h"

#include <cmath>
#include <string_view>
#include <utility>

namespace boardset::terms {

namespace {

constexpr std::size_t mostTerms = 6; // with more terms, the list below the formula is clearer than the formula

std::string product(const std::vector<const Derivation*>& children) {
    std::string above;
    std::string below;
    for (const Derivation* child : children) {
        for (int i = 0; i < std::abs(child->exponent); ++i) {
            std::string& side = child->exponent > 0 ? above : below;
            side += (child->exponent < 0 ? " / " : side.empty() ? "" : " × ") + child->text;
        }
    }
    return (above.empty() ? "1" : above) + below;
}

std::string sum(const std::vector<const Derivation*>& children) {
    std::string text;
    for (const Derivation* child : children) {
        const double size = std::abs(child->weight);
        text += text.empty() ? (child->weight < 0 ? "-" : "") : (child->weight < 0 ? " - " : " + ");
        text += (size == 1 ? "" : printedValue(size, "{} × ")) + child->text;
    }
    return text;
}

std::string mean(const std::vector<const Derivation*>& children) {
    double weights = 0;
    for (const Derivation* child : children)
        weights += child->weight;
    std::string text;
    for (const Derivation* child : children)
        text += (text.empty() ? "" : " + ") + printedValue(100 * child->weight / weights, "{} %") + " × " + child->text;
    return text;
}

std::string textOf(double value, const Unit& unit) {
    // a negative value has a hyphen as its minus sign, as in a formula; times always follow the language
    const bool isNegative = value < 0 && std::string_view(unit.word) != nanoseconds.word;
    return isNegative ? printedQuantity(value, unit.word) : currentLanguage().text(Quantity{value, unit.word});
}

} // namespace

std::string formulaOf(const Derivation& node) {
    const std::vector<const Derivation*> used = termsOf(node);
    if (used.size() < 2)
        return {};
    if (used.size() > mostTerms) {
        return Message{node.combine == Combine::Sum       ? "the sum of {count} terms"
                       : node.combine == Combine::Mean    ? "the mean of {count} terms"
                       : node.combine == Combine::Product ? "the product of {count} terms"
                                                          : "the smallest of {count} terms",
                       {{"count", std::to_string(used.size())}}};
    }
    switch (node.combine) {
    case Combine::Sum:
        return sum(used);
    case Combine::Product:
        return product(used);
    case Combine::Mean:
        return mean(used);
    case Combine::Least:
        return Message{"the smallest of {terms}", {{"terms", commaList(textsOf(used, &Derivation::text))}}};
    case Combine::Change:
        return used[0]->text + " / " + used[1]->text + " - 1";
    case Combine::Saving:
        return "1 - " + used[1]->text + " / " + used[0]->text;
    case Combine::Given:
        break;
    }
    return {};
}

Derivation given(std::string title, double si, const Unit& unit, std::string note) {
    Derivation node;
    node.title = std::move(title);
    node.value = si / unit.factor;
    node.unit = unit.word;
    node.factor = unit.factor;
    node.note = std::move(note);
    node.text = textOf(node.value, unit);
    return node;
}

Derivation combined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children,
                    std::string note) {
    Derivation node = given(std::move(title), 0, unit, std::move(note));
    node.combine = how;
    node.children = std::move(children);
    node.formula = formulaOf(node);
    node.value = recomputed(node).value_or(0);
    node.text = textOf(node.value, unit);
    return node;
}

Derivation joined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children) {
    if (children.size() != 1)
        return combined(std::move(title), how, unit, std::move(children));
    children.front().title = std::move(title);
    return std::move(children.front());
}

Derivation weighted(Derivation child, double weight) {
    child.weight = weight;
    return child;
}

Derivation raised(Derivation child, int exponent) {
    child.exponent = exponent;
    return child;
}

Derivation aside(Derivation child) {
    child.aside = true;
    return child;
}

} // namespace boardset::terms
