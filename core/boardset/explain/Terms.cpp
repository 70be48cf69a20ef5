// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/Terms.h"

#include "boardset/catalog/EnglishText.h"

#include <cmath>
#include <string_view>
#include <utility>

namespace boardset::terms {

namespace {

constexpr std::size_t mostTerms = 6; // above this, the list of terms below a formula is clearer than the formula

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

std::string least(const std::vector<const Derivation*>& children) {
    std::string text;
    for (const Derivation* child : children)
        text += (text.empty() ? "" : ", ") + child->text;
    return "the smallest of " + text;
}

} // namespace

std::string formulaOf(Combine how, const std::vector<Derivation>& children) {
    std::vector<const Derivation*> used;
    for (const Derivation& child : children)
        if (!child.aside)
            used.push_back(&child);
    if (used.size() > mostTerms) {
        const std::string terms = std::to_string(used.size()) + " terms";
        return how == Combine::Sum       ? "the sum of " + terms
               : how == Combine::Mean    ? "the mean of " + terms
               : how == Combine::Product ? "the product of " + terms
                                         : "the smallest of " + terms;
    }
    switch (how) {
    case Combine::Sum:
        return used.size() > 1 ? sum(used) : std::string();
    case Combine::Product:
        return used.size() > 1 ? product(used) : std::string();
    case Combine::Mean:
        return used.size() > 1 ? mean(used) : std::string();
    case Combine::Least:
        return used.size() > 1 ? least(used) : std::string();
    case Combine::Change:
        return used.at(0)->text + " / " + used.at(1)->text + " - 1";
    case Combine::Saving:
        return "1 - " + used.at(1)->text + " / " + used.at(0)->text;
    case Combine::Given:
        break;
    }
    return {};
}

namespace {

std::string textOf(double value, const Unit& unit) {
    return std::string_view(unit.word) == nanoseconds.word ? printedTime(value) : printedValue(value, unit.pattern);
}

} // namespace

Derivation given(std::string title, double si, const Unit& unit) {
    Derivation node;
    node.title = std::move(title);
    node.value = si / unit.factor;
    node.unit = unit.word;
    node.factor = unit.factor;
    node.text = textOf(node.value, unit);
    return node;
}

Derivation combined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children) {
    Derivation node = given(std::move(title), 0, unit);
    node.combine = how;
    node.formula = formulaOf(how, children);
    node.children = std::move(children);
    node.value = recomputed(node).value_or(0);
    node.text = textOf(node.value, unit);
    return node;
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
