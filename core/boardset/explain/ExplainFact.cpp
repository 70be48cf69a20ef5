// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a fact: its source, the facts from which it follows, and the measurement to which it was fitted.
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/Language.h"

namespace boardset {

namespace {

Derivation explainMeasurement(const Measurement& measurement) {
    Derivation node;
    node.title = Message{"Fitted to: {measurement}", {{"measurement", measurement.metric}}};
    node.value = measurement.published;
    node.unit = measurement.unit;
    node.factor = measurement.factor;
    node.text = currentLanguage().text(Quantity{measurement.published, measurement.unit});
    node.standing = Standing::Published;
    node.citation = {measurement.source, measurement.locator};
    return terms::aside(std::move(node));
}

} // namespace

Derivation explainFact(const Catalog& catalog, const std::string& id) {
    const Fact& fact = catalog.fact(id);
    Derivation node;
    node.title = fact.title;
    node.value = fact.value;
    node.unit = fact.unit;
    node.factor = fact.factor;
    node.text = fact.text;
    node.note = fact.reason;
    node.standing = fact.standing;
    node.fact = fact.id;
    node.citation = {fact.source, fact.locator};
    for (const FactTerm& term : fact.terms) {
        Derivation operand = explainFact(catalog, term.fact);
        node.children.push_back(term.coefficient == 0 ? terms::raised(std::move(operand), term.exponent)
                                                      : terms::weighted(std::move(operand), term.coefficient));
    }
    if (!fact.terms.empty()) {
        node.combine = fact.terms.front().coefficient == 0 ? Combine::Product : Combine::Sum;
        node.formula = terms::formulaOf(node);
    }
    if (!fact.fittedTo.empty())
        node.children.push_back(explainMeasurement(catalog.measurement(fact.fittedTo)));
    return node;
}

} // namespace boardset
