// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a fact: where it is printed, what it follows from, what it was fitted to.
#include "boardset/catalog/Words.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"

namespace boardset {

namespace {

Derivation explainMeasurement(const Measurement& measurement) {
    Derivation node;
    node.title = "Fitted to: " + measurement.metric;
    node.value = measurement.published;
    node.unit = measurement.unit;
    node.factor = measurement.factor;
    node.text = printedValue(measurement.published, "{} " + measurement.unit);
    node.standing = Standing::Published;
    node.source = measurement.source;
    node.locator = measurement.locator;
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
    node.source = fact.source;
    node.locator = fact.locator;
    for (const FactTerm& term : fact.terms) {
        node.children.push_back(terms::raised(explainFact(catalog, term.fact), term.exponent));
    }
    if (!fact.terms.empty()) {
        node.combine = Combine::Product;
        node.formula = terms::formulaOf(node.combine, node.children);
    }
    if (!fact.fittedTo.empty()) {
        node.children.push_back(explainMeasurement(catalog.measurement(fact.fittedTo)));
    }
    return node;
}

} // namespace boardset
