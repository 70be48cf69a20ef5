// SPDX-License-Identifier: GPL-3.0-or-later
// Searches lessons, machines, scenarios, files, blocks, threads, regions, glossary terms, tabs, commands, findings and
// sources for words in their names or descriptions.
#pragma once

#include "Document.h"
#include "FindingsView.h"
#include "MachineOrder.h"
#include "Property.h"
#include "RowModel.h"
#include "ScenarioCache.h"
#include "boardset/catalog/Glossary.h"
#include "boardset/describe/Subject.h"
#include "boardset/lesson/Lesson.h"

#include <QStringList>

namespace boardset {

struct SearchRow {
    QString title;
    QString detail;
    QString kind;          ///< Kind of entry, as a word: "command".
    Subject subject = {};  ///< Subject that the entry opens.
    QStringList also = {}; ///< Other names of the entry.
    QString said = {};     ///< Additional text that is searched but not shown.

    QString opens() const { return QString::fromStdString(textOf(subject)); }
    ROW_ROLES(SearchRow, title, detail, kind, opens);
};

class Commands;
class Drawer;
class Preferences;

/// The search list that Ctrl+K opens.
class SearchView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
public:
    /// `machines` are sorted by size, smallest first; `options` are the options that LibraryView shows.
    /// All referenced objects have to outlive the SearchView.
    SearchView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
               std::vector<SizedMachine> machines, const RowListModel& options, const Glossary& glossary,
               FindingsView& findings, const std::vector<Lesson>& lessons, const Preferences& preferences,
               const Drawer& drawer, Commands& commands, QObject* parent = nullptr);

    QString query() const { return m_query; }
    void setQuery(const QString& query);
    ROWS(SearchRow, rows)

    Q_INVOKABLE void refresh(); ///< Reads all names again; called when the window shows the list.
    /// Opens the entry in the given row.
    Q_INVOKABLE void activate(int row);

Q_SIGNALS:
    void queryChanged();
    void chosen(const boardset::Subject& subject);

private:
    std::vector<SearchRow> entries() const;
    void addCommands(std::vector<SearchRow>& entries) const;
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
    const Preferences& m_preferences;
    const Drawer& m_drawer;
    Commands& m_commands;
    QString m_query;
    std::vector<SearchRow> m_numbers; ///< Entries for the catalog's facts; filled by the first search.
};

} // namespace boardset
