// SPDX-License-Identifier: GPL-3.0-or-later
// Converts machines, scenarios and options into rows.
#include "LibraryView.h"

#include "Format.h"
#include "boardset/topology/CountedBays.h"
#include "boardset/topology/DerivedOptions.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>
#include <utility>

namespace boardset {

namespace {

constexpr int longChoice = 40; // if a range of values is longer than this, a menu lists only every fifth value

QVariantList choicesOf(const MachineOption& option, int now) {
    QVariantList choices;
    std::set<int> allowed(option.allowed.begin(), option.allowed.end());
    if (!allowed.empty())
        allowed.insert(now); // the user may have removed boards, so that the current value is not an allowed one
    for (const int value : allowed)
        choices << value;
    const int every = option.most - option.least > longChoice ? 5 : 1;
    for (int value = option.least; option.allowed.empty() && value <= option.most; ++value)
        if ((value - option.least) % every == 0 || value == now || value == option.most)
            choices << value;
    return choices;
}

} // namespace

LibraryView::LibraryView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, const Files& files,
                         QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)), m_files(files),
      m_bySize(machinesBySize(document.catalog())), m_questions(document.catalog()->questions()) {
    connect(&files, &Files::changed, this, &LibraryView::refresh);
    connect(&document, &Document::topologyChanged, this, &LibraryView::refresh);
    refresh();
}

void LibraryView::refresh() {
    refreshMachines();
    refreshScenarios();
    refreshOptions();
    const auto processors = processorsOf(m_document.topology());
    setState({.machine = format::text(m_document.topology().machine().title),
              .detail = processors == 1 ? tr("1 processor") : tr("%1 processors").arg(processors)});
}

bool LibraryView::isListed(const SizedMachine& sized) const {
    const QStringList words = m_filter.simplified().split(u' ', Qt::SkipEmptyParts);
    const QString name = format::text(sized.machine.title) + u' ' + format::text(sized.machine.family.title);
    const QString year = QString::number(sized.machine.year);
    constexpr int leastDigits = 3; // fewer digits would match the years of nearly all machines
    return std::ranges::all_of(words, [&](const QString& word) {
        return name.contains(word, Qt::CaseInsensitive) || word == QString::number(sized.processors) ||
               (word.size() >= leastDigits && year.startsWith(word));
    });
}

void LibraryView::refreshMachines() {
    std::vector<MachineRow> machines;
    std::size_t first = 0; // row of the first machine of the family
    int least = 0;         // years of the family so far
    int most = 0;
    for (const SizedMachine& sized : m_bySize) {
        if (!isListed(sized))
            continue;
        const Machine& machine = sized.machine;
        const QString title = format::text(machine.title);
        const QString family = format::text(machine.family.title);
        if (machines.empty() || machines[first].family != family) {
            first = machines.size();
            least = most = machine.year;
        }
        machines.push_back({format::text(machine.id), title, family,
                            title.startsWith(family + u' ') ? title.mid(family.size() + 1) : title,
                            tr("%1. %2").arg(machine.year).arg(format::text(machine.summary)),
                            static_cast<int>(sized.processors), machine.id == m_document.scenario().machine,
                            QString()});
        least = std::min(least, machine.year);
        most = std::max(most, machine.year);
        machines[first].years = least == most ? QString::number(least) : tr("%1–%2").arg(least).arg(most);
    }
    m_machines.assign(std::move(machines));
}

void LibraryView::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    refreshMachines();
    Q_EMIT filterChanged();
}

const Question* LibraryView::questionOf(const std::string& scenario) const {
    const auto found = std::ranges::find_if(
        m_questions, [&](const Question& each) { return std::ranges::count(each.scenarios, scenario) > 0; });
    return found == m_questions.end() ? nullptr : &*found;
}

/// Returns all scenarios, grouped by machine.
/// Scenarios that answer the same question are adjacent; those without a question come last.
std::vector<std::string> LibraryView::byQuestion() const {
    std::vector<std::string> order = scenarioOrder(*m_scenarioCache, m_bySize, m_document.scenario().machine);
    const auto machineOf = [&](const std::string& id) { return m_scenarioCache->all().at(id).machine; };
    const auto asked = [&](const std::string& id) {
        const Question* question = questionOf(id);
        return question ? question - m_questions.data() : static_cast<std::ptrdiff_t>(m_questions.size());
    };
    for (auto from = order.begin(); from != order.end();) {
        const auto to = std::find_if(
            from, order.end(), [&](const std::string& id) { return machineOf(id) != machineOf(*from); });
        std::stable_sort(from, to, [&](const std::string& a, const std::string& b) { return asked(a) < asked(b); });
        from = to;
    }
    return order;
}

ScenarioRow LibraryView::headingOf(const std::string& scenario) const {
    const std::string& machine = m_scenarioCache->all().at(scenario).machine;
    if (machine != m_document.scenario().machine)
        return {.group = format::text(machine), .title = format::text(m_document.catalog()->machine(machine).title)};
    const Question* question = questionOf(scenario);
    if (question == nullptr)
        return {.group = QStringLiteral("other"), .title = tr("Other scenarios")};
    return {.group = format::text(question->id),
            .title = format::text(question->title),
            .description = format::text(question->shows)};
}

void LibraryView::refreshScenarios() {
    const QString open = m_files.bundled();
    if (open != std::exchange(m_followed, open) && m_scenarioCache->has(open.toStdString()))
        m_unfolded = headingOf(open.toStdString()).group;
    std::vector<ScenarioRow> rows;
    std::size_t last = 0; // index of the last heading
    for (const std::string& id : byQuestion()) {
        ScenarioRow heading = headingOf(id);
        if (rows.empty() || rows[last].group != heading.group) {
            last = rows.size();
            heading.unfolded = heading.group == m_unfolded;
            rows.push_back(heading);
        }
        ++rows[last].count;
        if (!rows[last].unfolded)
            continue;
        const Scenario& scenario = m_scenarioCache->all().at(id);
        rows.push_back({.group = heading.group,
                        .scenario = format::text(id),
                        .title = format::text(Message{scenario.title}),
                        .description = format::text(Message{scenario.description}),
                        .current = format::text(id) == open,
                        .program = scenario.program.has_value()});
    }
    m_scenarios.assign(std::move(rows));
}

void LibraryView::refreshOptions() {
    const Topology& topology = m_document.topology();
    std::vector<OptionRow> options;
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            if (option.title.empty()) // users cannot set this option
                continue;
            OptionRow& row = options.emplace_back();
            row.option = format::text(node.optionKey(option));
            const QString title = format::text(option.title);
            row.title = node.path.empty() ? title : tr("%1 %2").arg(format::text(titleAt(topology, node.path)), title);
            const CountedBays bays = countedBays(topology, node, option.id);
            row.value = bays.isManual ? static_cast<int>(bays.filled.size()) : node.options.at(option.id);
            row.choices = choicesOf(option, row.value);
            // while a rule is in force, no other value has an effect
            if (const OptionRule* const rule = ruleInForce(topology, node, option)) {
                row.choices = QVariantList{row.value};
                row.reason = format::text(rule->reason);
            }
            for (const QVariant& choice : row.choices)
                row.words << format::text(option.textOf(choice.toInt()));
        }
    }
    m_options.assign(std::move(options));
}

void LibraryView::fold(const QString& group) {
    m_unfolded = m_unfolded == group ? QString() : group;
    refreshScenarios();
}

} // namespace boardset
