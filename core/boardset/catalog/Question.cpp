// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Question.h"

#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/CatalogUri.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace boardset {

std::vector<Question> readQuestions(const std::filesystem::path& catalog) {
    std::vector<Question> questions;
    try {
        SQLite::Database database(catalogUri(catalog), catalogFlags);
        if (!database.tableExists("question"))
            return questions;
        SQLite::Statement rows(database,
                               "SELECT q.id, q.title, q.shows, s.scenario FROM question q"
                               " JOIN question_scenario s ON s.question = q.id ORDER BY q.ordinal, s.scenario");
        while (rows.executeStep()) {
            if (questions.empty() || questions.back().id != rows.getColumn(0).getString())
                questions.push_back(
                    {rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getString(), {}});
            questions.back().scenarios.push_back(rows.getColumn(3).getString());
        }
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(catalog.string() + ": its questions cannot be read (" + problem.what() +
                           "); give a catalog.db that catalogc made");
    }
    return questions;
}

} // namespace boardset
