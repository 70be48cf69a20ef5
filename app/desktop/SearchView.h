// SPDX-License-Identifier: GPL-3.0-or-later
// The search for lessons, machines, scenarios, files, blocks, threads, regions, glossary terms, tabs, commands,
// findings and sources, by any words of their names or descriptions.
#pragma once

#include "Document.h"
#include "FindingsView.h"
#include "MachineOrder.h"
#include "RowModel.h"
#include "ScenarioCache.h"
#include "Subject.h"
#include "boardset/catalog/Glossary.h"
#include "boardset/lesson/Lesson.h"

#include <QStringList>

namespace boardset {

struct SearchRow {
    QString title;
    QString detail;
    QString kind;                            ///< Word for the kind of entry.
    Subject::Kind target = Subject::Machine; ///< Kind of the subject; `part` is its id.
    QString part;
    QStringList also = {}; ///< Other names of the entry.
    QString said = {};     ///< Additional text that is searched but not shown.
    bool operator==(const SearchRow&) const = default;

    ROW_ROLES(SearchRow, title, detail, kind, target, part);
};

/// The list that Ctrl+K opens. The window sets the commands. Each command is four texts, separated by tabs: title,
/// keys, other words separated by semicolons, and "off" if the command is currently unavailable.
class SearchView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(QStringList commands READ commands WRITE setCommands NOTIFY commandsChanged)
    Q_PROPERTY(QStringList files READ files WRITE setFiles NOTIFY filesChanged)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    /// `machines` are sorted from small to large; `options` are the options that LibraryView shows.
    /// All references have to outlive the SearchView.
    SearchView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
               std::vector<SizedMachine> machines, const RowListModel& options, const Glossary& glossary,
               FindingsView& findings, const std::vector<Lesson>& lessons, QObject* parent = nullptr);

    QString query() const { return m_query; }
    void setQuery(const QString& query);
    /// Hides entries that would reveal a lesson's answer: numbers, findings, and descriptions of scenarios, which
    /// contain measurements.
    void setResultsHidden(bool resultsHidden);
    QStringList commands() const { return m_commands; }
    void setCommands(const QStringList& commands);
    QStringList files() const { return m_files; }
    void setFiles(const QStringList& files); ///< Paths of recently opened files.
    RowListModel* rows() { return &m_rows; }

    /// Opens the entry in a row.
    Q_INVOKABLE void activate(int row);

Q_SIGNALS:
    void queryChanged();
    void commandsChanged();
    void filesChanged();
    void chosen(boardset::Subject::Kind kind, const QString& id);
    void commandChosen(int index);

private:
    void refresh();
    std::vector<SearchRow> entries() const;
    void addHardware(std::vector<SearchRow>& entries) const;
    void addLessons(std::vector<SearchRow>& entries) const;
    void addWords(std::vector<SearchRow>& entries) const;
    void addFiles(std::vector<SearchRow>& entries) const;
    void addTabs(std::vector<SearchRow>& entries) const;
    void addFindings(std::vector<SearchRow>& entries) const;
    void addSystems(std::vector<SearchRow>& entries) const;
    void addSources(std::vector<SearchRow>& entries) const;
    std::vector<SearchRow> numbers() const;
    void addOptions(std::vector<SearchRow>& entries) const;
    void addBundledScenarios(std::vector<SearchRow>& entries) const;
    void addWorkload(std::vector<SearchRow>& entries) const;

    const Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    const std::vector<SizedMachine> m_bySize;
    const RowListModel& m_options;
    const Glossary& m_glossary;
    FindingsView& m_findings;
    const std::vector<Lesson>& m_lessons;
    QString m_query;
    QStringList m_commands;
    QStringList m_files;
    bool m_resultsHidden = false;
    std::vector<SearchRow> m_numbers; ///< Entries for numbers of the results; filled by the first search.
    RowModel<SearchRow> m_rows;
};

} // namespace boardset
