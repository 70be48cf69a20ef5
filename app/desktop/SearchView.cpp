// SPDX-License-Identifier: GPL-3.0-or-later
// A few hundred names at most: every key press looks at all of them.
#include "SearchView.h"

#include "Format.h"
#include "Wording.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr int rowsMost = 60;
constexpr int machineFirst = 2; // a machine goes before its scenarios, which are named after it

/// 0: not found; else the better the match, the higher. Every word has to be somewhere.
int rank(const QStringList& words, const QString& title, const QString& rest) {
    int score = 1;
    for (const QString& word : words)
        if (title.startsWith(word, Qt::CaseInsensitive))
            score += 4;
        else if (title.contains(u' ' + word, Qt::CaseInsensitive))
            score += 3;
        else if (title.contains(word, Qt::CaseInsensitive))
            score += 2;
        else if (!rest.contains(word, Qt::CaseInsensitive))
            return 0;
    return score;
}

} // namespace

SearchView::SearchView(const Document& document, std::shared_ptr<const ScenarioShelf> shelf,
                       std::vector<SizedMachine> machines, QObject* parent)
    : QObject(parent), m_document(document), m_shelf(std::move(shelf)), m_bySize(std::move(machines)) {
    refresh();
}

void SearchView::setQuery(const QString& query) {
    m_query = query;
    refresh();
    Q_EMIT queryChanged();
}

void SearchView::setCommands(const QStringList& commands) {
    m_commands = commands;
    refresh();
    Q_EMIT commandsChanged();
}

std::vector<SearchRow> SearchView::entries() const {
    std::vector<SearchRow> entries;
    for (int command = 0; command < m_commands.size(); ++command)
        if (!m_commands[command].isEmpty())
            entries.push_back({m_commands[command].section(u'\t', 0, 0), m_commands[command].section(u'\t', 1),
                               tr("command"), Subject::Command, QString::number(command)});
    for (const SizedMachine& sized : m_bySize)
        entries.push_back({format::text(sized.machine.title), format::text(sized.machine.summary), tr("machine"),
                           Subject::Machine, format::text(sized.machine.id)});
    for (const std::string& id : scenarioOrder(*m_shelf, m_bySize, m_document.scenario().machine)) {
        const Scenario& scenario = m_shelf->all().at(id);
        entries.push_back({format::text(scenario.title),
                           tr("%1. %2").arg(format::text(m_document.catalog()->machine(scenario.machine).title),
                                            format::text(scenario.description)),
                           scenario.program ? tr("program") : tr("scenario"), Subject::Scenario, format::text(id)});
    }
    addWorkload(entries);
    addHardware(entries);
    return entries;
}

void SearchView::addWorkload(std::vector<SearchRow>& entries) const {
    for (const Process& process : m_document.scenario().workload.processes) {
        const Work& work = m_document.catalog()->work(process.work);
        const Wording words(work.customer);
        entries.push_back({tr("Process %1").arg(format::text(process.name)),
                           tr("%1, %2").arg(format::text(work.title), words.counted(process.customers.size())),
                           tr("process"), Subject::Process, format::text(process.name)});
        for (const Customer& thread : process.customers)
            entries.push_back({words.title + u' ' + format::text(thread.name),
                               tr("process %1, on %2")
                                   .arg(format::text(process.name), format::title(m_document.topology(), thread.on)),
                               words.one, Subject::Thread, format::text(thread.name)});
        for (const Region& region : process.regions)
            entries.push_back({tr("Region %1").arg(format::text(region.name)),
                               tr("process %1, %2 pages").arg(format::text(process.name)).arg(region.pages()),
                               tr("region"), Subject::Region, Subject::regionId(process, region)});
    }
}

void SearchView::addHardware(std::vector<SearchRow>& entries) const {
    for (const Block& block : m_document.topology().blocks()) {
        if (block.path.empty() || block.role == Role::Group)
            continue;
        entries.push_back({format::title(m_document.topology(), block.path),
                           format::text(m_document.topology().type(block.id).title), tr("block"), Subject::Block,
                           format::text(block.path)});
    }
}

void SearchView::refresh() {
    const QStringList words = m_query.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, SearchRow>> found;
    for (const SearchRow& entry : entries())
        if (const int score = rank(words, entry.title, entry.detail + u' ' + entry.kind); score > 0)
            found.emplace_back(score + (entry.target == Subject::Machine ? machineFirst : 0), entry);
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<SearchRow> rows;
    for (auto& [score, entry] : found)
        if (static_cast<int>(rows.size()) < rowsMost)
            rows.push_back(std::move(entry));
    m_rows.assign(std::move(rows));
}

void SearchView::activate(int row) {
    if (row < 0 || row >= m_rows.count())
        return;
    const SearchRow chosenRow = m_rows.rows()[static_cast<std::size_t>(row)];
    if (chosenRow.target == Subject::Command)
        Q_EMIT commandChosen(chosenRow.part.toInt());
    else
        Q_EMIT chosen(chosenRow.target, chosenRow.part);
}

} // namespace boardset
