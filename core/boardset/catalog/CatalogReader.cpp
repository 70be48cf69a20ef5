// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/CatalogReader.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"

#include <cmath>
#include <set>

namespace boardset {

void CatalogReader::readAll() {
    m_catalog.m_sources = rows<Source>("source ORDER BY rowid", {{"id", &Source::id},
                                                                 {"brief", &Source::brief},
                                                                 {"title", &Source::title},
                                                                 {"author", &Source::author},
                                                                 {"publisher", &Source::publisher},
                                                                 {"date", &Source::date},
                                                                 {"number", &Source::number}});
    readFacts();
    readMeasurements();
    m_catalog.m_families =
        rows<Family>("family ORDER BY rowid", {{"id", &Family::id}, {Prose{"title"}, &Family::title}});
    readRules();
    readAdvice();
    readConditions();
    readBlockTypes();
    readSlots();
    readLinkRules();
    readAssembly();
    readPlaces();
    readOperations();
    readWorks();
    readBudgets();
    refuseCircles();
    readSystems();
    readTunables();
    readMachines();
    readOptions();
    readGenerations();
    readPlots();
    readProbe();
    readTerms();
    readQuestions();
}

void CatalogReader::readFacts() {
    m_catalog.m_facts =
        rows<Fact>("fact f JOIN unit u ON u.id = f.unit ORDER BY f.rowid", {{"f.id", &Fact::id},
                                                                            {"subject", &Fact::subject},
                                                                            {"property", &Fact::property},
                                                                            {Prose{"title"}, &Fact::title},
                                                                            {"ifnull(value, -1)", &Fact::value},
                                                                            {"unit", &Fact::unit},
                                                                            {"factor", &Fact::factor},
                                                                            {"pattern", &Fact::forms},
                                                                            {"standing", &Fact::standing},
                                                                            {"source", &Fact::source},
                                                                            {"locator", &Fact::locator},
                                                                            {Prose{"reason"}, &Fact::reason},
                                                                            {"fitted_to", &Fact::fittedTo}});
    for (std::size_t i = 0; i < m_catalog.m_facts.size(); ++i) {
        Fact& fact = m_catalog.m_facts[i];
        if (!std::isfinite(fact.value) || fact.value < 0)
            throw CatalogError("fact '" + fact.id + "': its value must be a finite number of at least 0");
        if (!std::isfinite(fact.factor) || fact.factor <= 0) // a catalog from another source may violate the schema
            throw CatalogError("unit '" + fact.unit + "': its factor must be a finite number above 0");
        if (fact.forms.empty())
            throw CatalogError("unit '" + fact.unit + "': its pattern must not be empty");
        const bool isWord = fact.forms.size() > 1;
        if (isWord && (fact.value != std::floor(fact.value) || fact.value >= static_cast<double>(fact.forms.size())))
            throw CatalogError("fact '" + fact.id + "': its value must be a whole number from 0 to " +
                               std::to_string(fact.forms.size() - 1) + ", because it selects a word of unit '" +
                               fact.unit + "'");
        const std::string& form = fact.form();
        fact.text = isWord                      ? std::string(Message{form})
                    : form == "{} " + fact.unit ? printedQuantity(fact.value, fact.unit)
                                                : printedValue(fact.value, form == "{}" ? form : Message{form});
        m_catalog.m_factAt.emplace(fact.id, i);
    }
    give(m_catalog.m_facts, "fact", &Fact::terms,
         rows<Part<FactTerm>>("fact_term ORDER BY rowid", {{"fact", &Part<FactTerm>::of},
                                                           {"operand", &FactTerm::fact, &Catalog::fact},
                                                           {"ifnull(exponent, 1)", &FactTerm::exponent},
                                                           {"ifnull(coefficient, 0)", &FactTerm::coefficient}}));
}

void CatalogReader::readMeasurements() {
    m_catalog.m_measurements = rows<Measurement>("measurement m JOIN unit u ON u.id = m.unit ORDER BY m.rowid",
                                                 {{"m.id", &Measurement::id},
                                                  {"machine", &Measurement::machine},
                                                  {"source", &Measurement::source},
                                                  {"locator", &Measurement::locator},
                                                  {Prose{"metric"}, &Measurement::metric},
                                                  {"unit", &Measurement::unit},
                                                  {"published", &Measurement::published},
                                                  {"role", &Measurement::role},
                                                  {"quantity", &Measurement::quantity},
                                                  {"scenario", &Measurement::scenario},
                                                  {"baseline", &Measurement::baseline},
                                                  {"locality", &Measurement::locality},
                                                  {Prose{"note"}, &Measurement::note},
                                                  {"factor", &Measurement::factor}});
}

void CatalogReader::readRules() {
    m_catalog.m_rules = rows<Rule>("rule ORDER BY rowid", {{"id", &Rule::id},
                                                           {"family", &Rule::family, &Catalog::family, orNone},
                                                           {"severity", &Rule::severity},
                                                           {"refuses", &Rule::refuses},
                                                           {Prose{"title"}, &Rule::title},
                                                           {Prose{"reason"}, &Rule::reason},
                                                           {Prose{"fix"}, &Rule::fix},
                                                           {"source", &Rule::source},
                                                           {"locator", &Rule::locator},
                                                           {"query", &Rule::query}});
}

void CatalogReader::readAdvice() {
    m_catalog.m_workloadKinds = rows<WorkloadKind>("advice_workload ORDER BY family, ordinal",
                                                   {{"id", &WorkloadKind::id},
                                                    {"family", &WorkloadKind::family, &Catalog::family},
                                                    {Prose{"title"}, &WorkloadKind::title},
                                                    {"query", &WorkloadKind::query}});
    m_catalog.m_advice =
        rows<Recommendation>("advice ORDER BY ordinal, rowid", {{"id", &Recommendation::id},
                                                                {"family", &Recommendation::family, &Catalog::family},
                                                                {Prose{"question"}, &Recommendation::question},
                                                                {"ordinal", &Recommendation::ordinal},
                                                                {"workload", &Recommendation::workload},
                                                                {Prose{"title"}, &Recommendation::title},
                                                                {Prose{"reason"}, &Recommendation::reason},
                                                                {"source", &Recommendation::source, &Catalog::source},
                                                                {"locator", &Recommendation::locator},
                                                                {"query", &Recommendation::query}});
    give(m_catalog.m_advice, "advice", &Recommendation::edits,
         rows<Part<AdviceEdit>>("advice_edit ORDER BY advice, ordinal", {{"advice", &Part<AdviceEdit>::of},
                                                                         {"kind", &AdviceEdit::kind},
                                                                         {"subject", &AdviceEdit::subject},
                                                                         {"value", &AdviceEdit::value},
                                                                         {"system", &AdviceEdit::system}}));
}

void CatalogReader::readGenerations() {
    m_catalog.m_generations =
        rows<Generation>("generation ORDER BY year, id", {{"id", &Generation::id},
                                                          {"title", &Generation::title},
                                                          {"year", &Generation::year},
                                                          {"processor", &Generation::processor},
                                                          {Prose{"coherency"}, &Generation::coherency},
                                                          {Prose{"remark"}, &Generation::remark},
                                                          {"source", &Generation::source, &Catalog::source},
                                                          {"locator", &Generation::locator}});
    give(m_catalog.m_generations, "generation", &Generation::machines,
         rows<Part<Id>>("generation_machine g JOIN machine m ON m.id = g.machine ORDER BY m.year, m.id",
                        {{"g.generation", &Part<Id>::of}, {"g.machine", &Id::id, &Catalog::machine}}));
}

void CatalogReader::readPlots() {
    m_catalog.m_plots = rows<Plot>("plot ORDER BY rowid", {{"id", &Plot::id},
                                                           {"machine", &Plot::machine, &Catalog::machine},
                                                           {Prose{"title"}, &Plot::title},
                                                           {Prose{"summary"}, &Plot::summary},
                                                           {Prose{"x_title"}, &Plot::xTitle},
                                                           {"vary", &Plot::vary},
                                                           {"least", &Plot::least},
                                                           {"most", &Plot::most},
                                                           {"doubling", &Plot::doubling},
                                                           {"latency", &Plot::ofLatency}});
    give(m_catalog.m_plots, "plot", &Plot::scenarios,
         rows<Part<PlotScenario>>("plot_curve ORDER BY rowid", {{"plot", &Part<PlotScenario>::of},
                                                                {Prose{"title"}, &PlotScenario::curve},
                                                                {"scenario", &PlotScenario::scenario},
                                                                {"x", &PlotScenario::x}}));
}

void CatalogReader::readProbe() {
    m_catalog.m_probeLines =
        rows<ProbeLine>("probe_line ORDER BY phase, ordinal, rowid", {{"family", &ProbeLine::family, &Catalog::family},
                                                                      {"block_type", &ProbeLine::blockType},
                                                                      {"root", &ProbeLine::root},
                                                                      {"phase", &ProbeLine::phase},
                                                                      {"pattern", &ProbeLine::pattern},
                                                                      {Prose{"meaning"}, &ProbeLine::meaning},
                                                                      {"each_bus", &ProbeLine::eachBus},
                                                                      {"ifnull(source, '')", &ProbeLine::source},
                                                                      {"locator", &ProbeLine::locator}});
    const std::set<std::string> known{"n", "bus", "unit", "number", "KB", "hex", "rate", "label"};
    for (const ProbeLine& line : m_catalog.m_probeLines)
        for (auto field = firstField(line.pattern); field; field = firstField(line.pattern, field->at + field->length))
            if (known.count(field->name) == 0)
                throw CatalogError("probe_line '" + line.pattern + "': unknown field '" + field->name +
                                   "'; allowed: the fields that the schema lists");
    m_catalog.m_probeUnits =
        rows<ProbeUnit>("probe_unit ORDER BY rowid",
                        {{"family", &ProbeUnit::family}, {"bay", &ProbeUnit::bay}, {"unit", &ProbeUnit::unit}});
    m_catalog.m_probeLabels =
        rows<ProbeLabel>("probe_label ORDER BY rowid", {{"family", &ProbeLabel::family, &Catalog::family},
                                                        {"driver", &ProbeLabel::driver},
                                                        {"name", &ProbeLabel::name},
                                                        {"block_type", &ProbeLabel::blockType},
                                                        {"ifnull(cylinders, 0)", &ProbeLabel::cylinders},
                                                        {"ifnull(spare, 0)", &ProbeLabel::spare},
                                                        {"ifnull(heads, 0)", &ProbeLabel::heads},
                                                        {"ifnull(sectors, 0)", &ProbeLabel::sectors}});
    m_catalog.m_probeForeign =
        rows<ProbeForeign>("probe_foreign ORDER BY length(beginning) DESC, beginning",
                           {{"beginning", &ProbeForeign::beginning}, {Prose{"title"}, &ProbeForeign::title}});
}

void CatalogReader::readTerms() {
    m_catalog.m_terms = rows<Term>("term", {{"id", &Term::id},
                                            {Prose{"title"}, &Term::title},
                                            {Prose{"meaning"}, &Term::meaning},
                                            {"source", &Term::source},
                                            {"locator", &Term::locator}});
    std::ranges::sort(m_catalog.m_terms, {}, [](const Term& each) { return lowerCased(each.title); });
    give(m_catalog.m_terms, "term", &Term::words,
         rows<Part<Id>>("term_word ORDER BY rowid", {{"term", &Part<Id>::of}, {Prose{"word"}, &Id::id}}));
    const auto relate = [this](const std::string& term, const std::string& other) {
        std::vector<std::string>& related = named(m_catalog.m_terms, "term", term).related;
        if (std::ranges::find(related, named(m_catalog.m_terms, "term", other).id) == related.end())
            related.push_back(other);
    };
    const auto pairs = rows<Part<Id>>("term_related ORDER BY rowid", {{"term", &Part<Id>::of}, {"other", &Id::id}});
    for (const Part<Id>& pair : pairs)
        relate(pair.of, pair.id);
    for (const Part<Id>& pair : pairs)
        relate(pair.id, pair.of);
}

void CatalogReader::readQuestions() {
    m_catalog.m_questions =
        rows<Question>("question ORDER BY ordinal",
                       {{"id", &Question::id}, {Prose{"title"}, &Question::title}, {Prose{"shows"}, &Question::shows}});
    give(m_catalog.m_questions, "question", &Question::scenarios,
         rows<Part<Id>>("question_scenario ORDER BY scenario", {{"question", &Part<Id>::of}, {"scenario", &Id::id}}));
    std::erase_if(m_catalog.m_questions, [](const Question& each) { return each.scenarios.empty(); });
}

} // namespace boardset
