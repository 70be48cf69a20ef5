// SPDX-License-Identifier: GPL-3.0-or-later
// There are at most two or three thousand names, so the search checks all of them at every key press.
#include "SearchView.h"

#include "BoardActions.h"
#include "Commands.h"
#include "Drawer.h"
#include "EnumWord.h"
#include "Format.h"
#include "Preferences.h"
#include "boardset/catalog/Citation.h"
#include "boardset/policy/Policy.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <functional>
#include <iterator>

namespace boardset {

namespace {

constexpr std::size_t rowsMost = 60;
constexpr int machineFirst = 2; // ranks a machine before its scenarios, whose names contain the machine's name

/// How well a name matches the typed words, from the weakest match to the best.
enum Fit {
    Nowhere,
    Described, ///< A typed word is only in the description of the entry.
    Within,    ///< A typed word matches only inside a word of the name.
    Word,      ///< A typed word matches only the beginning of a word in the name.
    Prefix,    ///< The typed words are at the beginning of the name, but the last one is incomplete.
    Whole,     ///< Each typed word is a complete word of the name.
    First,     ///< The typed words are the first words of the name.
    Exact      ///< The typed words are the whole name.
};

bool isWithinWord(const QString& name, qsizetype at) {
    return at > 0 && at < name.size() && name[at - 1].isLetterOrNumber() && name[at].isLetterOrNumber();
}

/// Returns how well one typed word matches a name. A word begins after any character that is not a letter or digit.
Fit fitOf(const QString& word, const QString& name) {
    Fit fit = Nowhere;
    for (qsizetype at = name.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        const Fit begun = isWithinWord(name, at + word.size()) ? Word : Whole;
        fit = std::max(fit, isWithinWord(name, at) ? Within : begun);
    }
    return fit;
}

/// Returns how well all typed words match a name. Each word must be in the name or in the description of the entry.
Fit fitOf(const QStringList& words, const QString& name, const QString& rest) {
    const QString phrase = words.join(u' ');
    if (!phrase.isEmpty() && name.startsWith(phrase, Qt::CaseInsensitive))
        return name.size() == phrase.size() ? Exact : isWithinWord(name, phrase.size()) ? Prefix : First;
    Fit least = Whole;
    for (const QString& word : words) {
        const Fit named = fitOf(word, name);
        least = std::min(least, named == Nowhere && rest.contains(word, Qt::CaseInsensitive) ? Described : named);
    }
    return least;
}

int rank(const QStringList& words, const SearchRow& entry) {
    const QString rest = entry.detail + u' ' + entry.said + u' ' + entry.kind;
    Fit best = fitOf(words, entry.title, rest);
    for (const QString& name : entry.also)
        best = std::max(best, fitOf(words, name, rest));
    return 2 * best + (best >= Word && entry.subject.kind == Subject::Machine ? machineFirst : 0);
}

/// Returns the rank of an entry for a search in which no entry contains all typed words.
/// Returns 0 if the name of the entry contains fewer than half of the typed words.
int partialRank(const QStringList& words, const SearchRow& entry) {
    int rank = 0;
    int named = 0;
    for (const QString& word : words) {
        const Fit fit = fitOf(word, entry.title);
        rank += fit;
        named += fit >= Word ? 1 : 0;
    }
    return 2 * named < words.size() ? 0 : 2 * rank + (entry.subject.kind == Subject::Machine ? machineFirst : 0);
}

/// Returns the best entries, best first.
std::vector<SearchRow> ranked(const std::vector<SearchRow>& entries, const QStringList& words,
                              int (*rankOf)(const QStringList&, const SearchRow&)) {
    std::vector<std::pair<int, const SearchRow*>> found;
    for (const SearchRow& entry : entries)
        if (const int score = rankOf(words, entry); score > 0)
            found.emplace_back(score, &entry);
    std::ranges::stable_sort(found, std::greater(), [](const auto& each) { return each.first; });
    found.resize(std::min(found.size(), rowsMost));
    std::vector<SearchRow> rows;
    std::ranges::transform(found, std::back_inserter(rows), [](const auto& each) { return *each.second; });
    return rows;
}

} // namespace

SearchView::SearchView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                       std::vector<SizedMachine> machines, const RowListModel& options, const Glossary& glossary,
                       FindingsView& findings, const std::vector<Lesson>& lessons, const Preferences& preferences,
                       const Drawer& drawer, Commands& commands, QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)), m_bySize(std::move(machines)),
      m_options(options), m_glossary(glossary), m_findings(findings), m_lessons(lessons), m_preferences(preferences),
      m_drawer(drawer), m_commands(commands) {
    connect(&m_findings, &FindingsView::changed, this, [this] {
        if (!m_query.isEmpty()) // updates the list only while a query is typed
            refresh();
    });
    connect(&document, &Document::resultsHiddenChanged, this, &SearchView::refresh);
}

void SearchView::setQuery(const QString& query) {
    m_query = query;
    refresh();
    Q_EMIT queryChanged();
}

std::vector<SearchRow> SearchView::entries() const {
    const bool isHidden = m_document.areResultsHidden();
    std::vector<SearchRow> entries;
    addCommands(entries);
    addFiles(entries);
    for (const SizedMachine& sized : m_bySize)
        entries.push_back({format::text(sized.machine.title), format::text(sized.machine.summary), tr("machine"),
                           Subject{Subject::Machine, sized.machine.id}});
    for (const std::string& id : scenarioOrder(*m_scenarioCache, m_bySize, m_document.scenario().machine)) {
        const Scenario& scenario = m_scenarioCache->all().at(id);
        entries.push_back({format::text(Message{scenario.title}),
                           isHidden
                               ? QString()
                               : tr("%1. %2").arg(format::text(m_document.catalog()->machine(scenario.machine).title),
                                                  format::text(Message{scenario.description})),
                           scenario.program ? tr("program") : tr("scenario"), Subject{Subject::Scenario, id}});
    }
    addLessons(entries);
    addTabs(entries);
    addBundledScenarios(entries);
    addWords(entries);
    if (!isHidden) {
        addFindings(entries);
        addSystems(entries);
    }
    addSources(entries);
    addOptions(entries);
    addWorkload(entries);
    addHardware(entries);
    if (!isHidden)
        entries.insert(entries.end(), m_numbers.begin(), m_numbers.end());
    return entries;
}

void SearchView::addCommands(std::vector<SearchRow>& entries) const {
    const std::vector<Command*>& commands = m_commands.list();
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const Command& command = *commands[i];
        const QString whyNot = command.state().whyNot;
        if (whyNot.isEmpty() || !m_query.isEmpty()) // a query also finds unavailable commands
            entries.push_back({command.state().title, whyNot.isEmpty() ? command.keys() : whyNot, tr("command"),
                               Subject{Subject::Command, std::to_string(i)}, command.also()});
    }
}

void SearchView::addFiles(std::vector<SearchRow>& entries) const {
    for (const QString& file : m_preferences.recentFiles())
        entries.push_back({QFileInfo(file).completeBaseName(), QDir::toNativeSeparators(file), tr("file"),
                           Subject{Subject::File, file.toStdString()}, QStringList{QFileInfo(file).fileName()}});
}

void SearchView::addLessons(std::vector<SearchRow>& entries) const {
    for (const Lesson& lesson : m_lessons) {
        SearchRow& row = entries.emplace_back();
        row = {format::text(lesson.title), format::text(lesson.group), tr("lesson"),
               Subject{Subject::Lesson, lesson.id}};
        const auto scenario = m_scenarioCache->all().find(lesson.scenario);
        if (scenario != m_scenarioCache->all().end() &&
            m_query.contains(row.kind, Qt::CaseInsensitive)) // "15k latency" asks for a number, not a lesson
            row.said = format::text(m_document.catalog()->machine(scenario->second.machine).title);
        for (const std::string& word : lesson.words)
            if (const Term* term = m_glossary.find(word)) {
                row.said += u' ' + format::text(term->title);
                for (const std::string& other : term->words)
                    row.said += u' ' + format::text(other);
            }
    }
}

void SearchView::addTabs(std::vector<SearchRow>& entries) const {
    const auto add = [&](const QString& title, const QString& detail, const QString& opens,
                         const QStringList& also = {}) {
        entries.push_back({title, detail, tr("tab"), Subject{Subject::Tab, opens.toStdString()}, also});
    };
    add(tr("Learn"), tr("In the side panel: lessons and scenarios, by the question that they answer."),
        QStringLiteral("side:learn"));
    add(tr("Machines"), tr("In the side panel: all machines by family, with a filter."),
        QStringLiteral("side:machines"));
    add(tr("Build"), tr("In the side panel: processes, parts, options and domains of this machine."),
        QStringLiteral("side:build"), {tr("placement policy")});
    for (const Drawer::Row& row : m_drawer.rows()) {
        QStringList words{"drawer", enumWord(row.tab), row.view};
        words.removeAll(QString());
        if (!row.detail.isEmpty())
            add(row.title, row.detail, words.join(u':'), row.also);
    }
}

void SearchView::addWords(std::vector<SearchRow>& entries) const {
    for (const Term& term : m_glossary.terms()) {
        SearchRow& row = entries.emplace_back();
        row = {format::text(term.title), format::text(term.meaning), tr("term"), Subject{Subject::Term, term.id}};
        for (const std::string& word : term.words)
            row.also << format::text(word);
    }
}

void SearchView::addSystems(std::vector<SearchRow>& entries) const {
    for (const OperatingSystem& system : systemsOf(m_document.topology()))
        entries.push_back({format::text(system.title),
                           tr("Replays the placement. %1").arg(format::text(system.summary)), tr("operating system"),
                           Subject{Subject::System, system.id}});
}

void SearchView::addFindings(std::vector<SearchRow>& entries) const {
    const RowListModel& found = *m_findings.rows();
    QStringList seen; // many threads may break the same rule
    for (int row = 0; row < found.count(); ++row) {
        const QString title = found.at(row, QStringLiteral("title")).toString();
        if (!seen.contains(title))
            entries.push_back(
                {title, found.at(row, QStringLiteral("reason")).toString(), tr("finding"), Subject{Subject::Finding}});
        seen << title;
    }
}

void SearchView::addSources(std::vector<SearchRow>& entries) const {
    for (const Source& source : m_document.catalog()->sources()) {
        QStringList said;
        for (const std::string& part : {source.brief, source.author, source.publisher, source.date})
            if (!part.empty())
                said << format::text(part);
        entries.push_back({format::text(source.title), said.join(QStringLiteral(", ")), tr("source"),
                           Subject{Subject::Source, source.id}, QStringList{format::text(source.brief)}});
    }
}

/// Returns search entries for the catalog's facts with their values. The facts never change.
std::vector<SearchRow> SearchView::numbers() const {
    const Catalog& catalog = *m_document.catalog();
    std::vector<SearchRow> rows;
    for (const Fact& fact : catalog.facts()) {
        const QString name = format::subjectName(catalog, fact.subject);
        const QString place = format::text(briefOf(catalog, {fact.source, fact.locator}));
        rows.push_back({QStringLiteral("%1: %2").arg(format::text(fact.title), format::text(fact.text)),
                        name.isEmpty() ? place : QStringLiteral("%1 · %2").arg(name, place), tr("number"),
                        Subject{Subject::Fact, fact.id}});
    }
    return rows;
}

/// For each value of the machine's options, adds an entry that selects this value.
void SearchView::addOptions(std::vector<SearchRow>& entries) const {
    constexpr qsizetype most = 32; // options with more values are not listed
    for (int row = 0; row < m_options.count(); ++row) {
        const auto at = [&](const char* role) { return m_options.at(row, QString::fromUtf8(role)); };
        const QStringList words = at("words").toStringList();
        const QVariantList values = at("choices").toList();
        for (qsizetype choice = 0; choice < words.size() && words.size() <= most; ++choice)
            entries.push_back({tr("%1: %2").arg(at("title").toString(), words[choice]),
                               values[choice] == at("value") ? tr("Current value.") : QString(), tr("option"),
                               Subject{Subject::Option, at("option").toString().toStdString() + '=' +
                                                            std::to_string(values[choice].toInt())}});
    }
}

void SearchView::addBundledScenarios(std::vector<SearchRow>& entries) const {
    for (const std::string& type : libraryParts(m_document.topology())) {
        const BlockType& board = m_document.catalog()->blockType(type);
        entries.push_back({format::text(board.title),
                           tr("%1. Select a slot with the arrow keys").arg(format::text(board.summary)), tr("part"),
                           Subject{Subject::Part, type}});
    }
}

void SearchView::addWorkload(std::vector<SearchRow>& entries) const {
    for (const Process& process : m_document.scenario().workload.processes) {
        const Work& work = m_document.catalog()->work(process.work);
        const std::string one = noun(work.customer);
        entries.push_back(
            {tr("Process %1").arg(format::text(process.name)),
             tr("%1, %2").arg(format::text(work.title), format::text(counted(process.customers.size(), work.customer))),
             tr("process"), Subject{Subject::Process, process.name.text}});
        for (const Customer& thread : process.customers)
            entries.push_back(
                {format::text(capitalised(nounWithName(work.customer, thread.name.text))),
                 tr("process %1, on %2")
                     .arg(format::text(process.name), format::text(titleAt(m_document.topology(), thread.on))),
                 format::text(one), subjectOf(thread)});
        for (const Region& region : process.regions)
            entries.push_back(
                {tr("Region %1").arg(format::text(region.name)),
                 tr("process %1, %2").arg(format::text(process.name), format::text(counted(region.pages(), "page"))),
                 tr("region"), subjectOf(process, region)});
    }
}

void SearchView::addHardware(std::vector<SearchRow>& entries) const {
    for (const Block& block : m_document.topology().blocks()) {
        if (block.path.empty() || block.role == Role::Group)
            continue;
        entries.push_back({format::text(titleAt(m_document.topology(), block.path)),
                           format::text(m_document.topology().type(block.id).title), tr("block"),
                           subjectOf(m_document.topology(), block.id)});
    }
}

void SearchView::refresh() {
    const QStringList words = QString(m_query)
                                  .replace(QStringLiteral("per second"), QStringLiteral("/s"), Qt::CaseInsensitive)
                                  .simplified()
                                  .split(u' ', Qt::SkipEmptyParts);
    if (!words.isEmpty() && m_numbers.empty())
        m_numbers = numbers();
    const std::vector<SearchRow> all = entries();
    std::vector<SearchRow> rows = ranked(all, words, rank);
    m_rows.assign(rows.empty() ? ranked(all, words, partialRank) : std::move(rows));
}

void SearchView::activate(int row) {
    if (row < 0 || row >= m_rows.count())
        return;
    const SearchRow chosenRow = m_rows.rows()[static_cast<std::size_t>(row)];
    if (chosenRow.subject.kind == Subject::Command)
        m_commands.choose(*m_commands.list()[static_cast<std::size_t>(format::text(chosenRow.subject.id).toInt())]);
    else
        Q_EMIT chosen(chosenRow.subject);
}

} // namespace boardset
