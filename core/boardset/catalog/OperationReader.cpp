// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of CatalogReader that read conditions, places, workloads and operations.
// These functions also read which parts can start an operation.
#include "boardset/catalog/CatalogReader.h"

namespace boardset {

namespace {

constexpr int mostPlaces = 8;
constexpr int mostPerformed = 3;
constexpr int mostTerms = 200;

/// Subtracts from `left` the number of terms from which a fact is derived, directly or through other facts.
void countTerms(const Catalog& catalog, const Fact& fact, int& left) {
    for (const FactTerm& term : fact.terms)
        if (--left >= 0)
            countTerms(catalog, catalog.fact(term.fact), left);
}

int levelsOf(const Catalog& catalog, const Operation& operation, int level) {
    int most = level;
    for (const OperationStep& step : operation.steps)
        if (!step.performs.empty() && level <= mostPerformed)
            most = std::max(most, levelsOf(catalog, catalog.operation(step.performs), level + 1));
    return most;
}

OperationStep& stepOf(Operation& operation, int ordinal) {
    const auto found = std::ranges::find(operation.steps, ordinal, &OperationStep::ordinal);
    if (found == operation.steps.end())
        throw CatalogError("ask of " + operation.id + ": it refers to step " + std::to_string(ordinal) +
                           ", which is missing");
    return *found;
}

} // namespace

void CatalogReader::readConditions() {
    struct Of : Clause {
        std::string id;
    };
    for (Of& clause :
         rows<Of>("condition ORDER BY rowid",
                  {{"id", &Of::id}, {"word", &Clause::word}, {"subject", &Clause::subject}, {"value", &Clause::value}}))
        m_known.conditions[clause.id].push_back(std::move(clause));
}

void CatalogReader::readPlaces() {
    m_catalog.m_places = rows<Place>("place ORDER BY rowid", {{"id", &Place::id},
                                                              {"base", &Place::basePlace},
                                                              {"relation", &Place::relation},
                                                              {"kind", &Place::kind},
                                                              {"over", &Place::over},
                                                              {"mode", &Place::mode}});
    for (Place& place : m_catalog.m_places) {
        place.base = valueOf(place.basePlace, PlaceBase::Place);
        if (place.base != PlaceBase::Place)
            place.basePlace.clear();
    }
}

void CatalogReader::readOperations() {
    m_catalog.m_operations =
        rows<Operation>("operation ORDER BY rowid", {{"id", &Operation::id},
                                                     {"family", &Operation::family},
                                                     {Prose{"title"}, &Operation::title},
                                                     {"unit", &Operation::unit},
                                                     {"piece", &Operation::piece, &Catalog::fact, orNone},
                                                     {"held = 'operation'", &Operation::holdsAll},
                                                     {"origin", &Operation::origin},
                                                     {"total = 'sum'", &Operation::isSum},
                                                     {"clock", &Operation::clock, &Catalog::fact, orNone},
                                                     {Prose{"no_total"}, &Operation::noTotal},
                                                     {"source", &Operation::source},
                                                     {"locator", &Operation::locator},
                                                     {"access", &Operation::access}});
    give(m_catalog.m_operations, "operation", &Operation::numbers,
         rows<Part<Number>>("number n JOIN unit u ON u.id = n.unit ORDER BY n.rowid",
                            {{"operation", &Part<Number>::of},
                             {"n.id", &Number::id},
                             {Prose{"title"}, &Number::title},
                             {"unit", &Number::unit},
                             {"factor", &Number::factor},
                             {"fact", &Number::fact, &Catalog::fact, orNone},
                             {"option", &Number::option},
                             {"fits", &Number::fits},
                             {"looked_in", &Number::lookedIn},
                             {"least", &Number::least},
                             {"most", &Number::most}}));
    readSteps();
    readAsks();
    give(m_catalog.m_blockTypes, "block_type", &BlockType::requests,
         rows<Part<Request>>("requester ORDER BY rowid", {{"block_type", &Part<Request>::of},
                                                          {"operation", &Request::operation, &Catalog::operation},
                                                          {"at_once", &Request::atOnce, &Catalog::fact}}));
}

void CatalogReader::readSteps() {
    give(m_catalog.m_operations, "operation", &Operation::steps,
         rows<Part<OperationStep>>("step ORDER BY operation, ordinal",
                                   {{"operation", &Part<OperationStep>::of},
                                    {"ordinal", &OperationStep::ordinal},
                                    {"id", &OperationStep::id},
                                    {Prose{"title"}, &OperationStep::title},
                                    {Prose{"text"}, &OperationStep::text},
                                    {"moves", &OperationStep::moves},
                                    {"from_place", &OperationStep::from},
                                    {"to_place", &OperationStep::to},
                                    {"leg", &OperationStep::leg},
                                    {"each", &OperationStep::each},
                                    {"data", &OperationStep::hasData},
                                    {"credit", &OperationStep::wantsCredit},
                                    {"applies", &OperationStep::applies},
                                    {"time", &OperationStep::time, &Catalog::fact, orNone},
                                    {"time_most", &OperationStep::timeMost, &Catalog::fact, orNone},
                                    {"within", &OperationStep::within},
                                    {"beside", &OperationStep::beside},
                                    {"waits", &OperationStep::waits},
                                    {"performs", &OperationStep::performs},
                                    {"times", &OperationStep::times},
                                    {"source", &OperationStep::source},
                                    {"locator", &OperationStep::locator}}));
}

void CatalogReader::readAsks() {
    struct Of : Part<Ask> {
        int step = 0;
    };
    for (Of& ask : rows<Of>("ask ORDER BY operation, step, ordinal", {{"operation", &Of::of},
                                                                      {"step", &Of::step},
                                                                      {"at", &Ask::at},
                                                                      {"unit", &Ask::unit},
                                                                      {"fact", &Ask::fact, &Catalog::fact, orNone},
                                                                      {"property", &Ask::property},
                                                                      {"of_place", &Ask::of},
                                                                      {"number", &Ask::number},
                                                                      {"per", &Ask::per},
                                                                      {"rate", &Ask::rate, &Catalog::fact, orNone},
                                                                      {"piece", &Ask::piece, &Catalog::fact, orNone},
                                                                      {"of_step", &Ask::ofStep},
                                                                      {"applies", &Ask::applies}}))
        stepOf(named(m_catalog.m_operations, "operation", ask.of), ask.step).asks.push_back(std::move(ask));
}

void CatalogReader::readWorks() {
    m_catalog.m_works = rows<Work>("work ORDER BY rowid", {{"id", &Work::id},
                                                           {"family", &Work::family},
                                                           {Prose{"title"}, &Work::title},
                                                           {"customer", &Work::customer},
                                                           {Prose{"verb"}, &Work::verb},
                                                           {"class = 'open'", &Work::isOpen},
                                                           {"think", &Work::think, &Catalog::fact, orNone},
                                                           {Prose{"summary"}, &Work::summary}});
    give(m_catalog.m_works, "work", &Work::operations,
         rows<Part<WorkOperation>>("work_part ORDER BY work, ordinal",
                                   {{"work", &Part<WorkOperation>::of},
                                    {"operation", &WorkOperation::operation, &Catalog::operation},
                                    {Prose{"title"}, &WorkOperation::title},
                                    {"share", &WorkOperation::share, &Catalog::fact, orNone},
                                    {"at_once = 'one'", &WorkOperation::one},
                                    {"least", &WorkOperation::least, &Catalog::fact, orNone},
                                    {"below", &WorkOperation::below, &Catalog::fact, orNone}}));
    for (const Work& work : m_catalog.m_works)
        if (work.operations.empty())
            throw CatalogError("work " + work.id + ": it has no operation");
}

void CatalogReader::readBudgets() {
    m_catalog.m_budgets =
        rows<Budget>("budget b JOIN unit u ON u.id = b.unit ORDER BY b.rowid", {{"b.id", &Budget::id},
                                                                                {"family", &Budget::family},
                                                                                {Prose{"title"}, &Budget::title},
                                                                                {"owner", &Budget::owner},
                                                                                {"asked", &Budget::asked},
                                                                                {"limited_by", &Budget::limit},
                                                                                {"pages", &Budget::pages},
                                                                                {"unit", &Budget::unit},
                                                                                {"factor", &Budget::factor},
                                                                                {"source", &Budget::source},
                                                                                {"locator", &Budget::locator}});
}

/// Throws CatalogError if facts, places or operations refer to each other in a cycle, or in a chain that is too long.
void CatalogReader::refuseCircles() const {
    for (const Fact& fact : m_catalog.m_facts) {
        int left = mostTerms;
        countTerms(m_catalog, fact, left);
        if (left < 0) {
            throw CatalogError("fact " + fact.id + ": it is derived from more than " + std::to_string(mostTerms) +
                               " terms, or from itself; allowed: terms that lead to facts with their own values");
        }
    }
    for (const Place& place : m_catalog.m_places) {
        const Place* at = &place;
        for (int level = 0; at->base == PlaceBase::Place; ++level) {
            at = &m_catalog.place(at->basePlace);
            if (level == mostPlaces) {
                throw CatalogError(
                    "place " + place.id + ": it refers to more than " + std::to_string(mostPlaces) +
                    " other places in a chain, or to itself; allowed: a chain that ends at an end of an operation");
            }
        }
    }
    for (const Operation& operation : m_catalog.m_operations) {
        if (levelsOf(m_catalog, operation, 0) > mostPerformed) {
            throw CatalogError("operation " + operation.id + ": it performs other operations more than " +
                               std::to_string(mostPerformed) + " levels deep, or itself; allowed: at most " +
                               std::to_string(mostPerformed) + " levels, without a cycle");
        }
    }
}

} // namespace boardset
