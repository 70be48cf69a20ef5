// SPDX-License-Identifier: GPL-3.0-or-later
// A whole session without a window, in its own folders.
#pragma once

#include "Session.h"
#include "support/bundledCatalog.h"
#include "support/catchQt.h"
#include "support/tempFolder.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <map>

namespace boardset::test {

/// Creates the application that the clipboard needs, once for all tests.
inline void needApplication() {
    static int count = 1;
    static char name[] = "test";
    static char* words[] = {name, nullptr};
    static QGuiApplication application(count, words);
}

inline std::shared_ptr<const ScenarioCache> scenarioCache() {
    static const auto read = ScenarioCache::read(catalog(), share() / "scenarios");
    return read;
}

struct TestApp {
    explicit TestApp(const std::string& id = "sunfire6800-first") : TestApp(catalog(), scenarioCache()->at(id)) {}
    TestApp(const std::shared_ptr<const Catalog>& known, const Scenario& start) {
        needApplication();
        session = std::make_unique<Session>(known, scenarioCache(), start,
                                            Session::StoragePaths{path("settings.ini"), path("autosave")});
        session->document().setWaitLimit(-1);
    }
    QString path(const std::string& name) const { return QString::fromStdString((folder / name).string()); }
    QUrl url(const std::string& name) const { return QUrl::fromLocalFile(path(name)); }
    QUrl file(const std::string& name, const std::string& text) const {
        folder.file(name, text);
        return url(name);
    }
    /// Returns the value in the inspector's row with this label; empty if there is none.
    QString said(const QString& label) const {
        for (const ShownLine& line : session->inspector()->card()->rows())
            if (line.label == label)
                return line.text;
        return {};
    }
    /// Returns a session like that of the next start or of a second window.
    std::unique_ptr<Session> nextStart() const {
        return std::make_unique<Session>(catalog(), scenarioCache(), scenarioCache()->at("sunfire6800-first"),
                                         Session::StoragePaths{path("settings.ini"), path("autosave")});
    }
    /// Starts again after files were written.
    void restartWith(const std::map<std::string, std::string>& files) {
        session.reset();
        for (const auto& [name, text] : files)
            folder.file(name, text);
        session = nextStart();
        session->document().setWaitLimit(-1);
    }
    Document& document() { return session->document(); }
    Files& files() { return *session->files(); }
    ProblemView& problem() { return *session->problem(); }

    TempFolder folder;
    std::unique_ptr<Session> session;
};

/// Returns the values of one role, row by row.
inline QStringList column(const RowListModel& rows, const char* name) {
    QStringList values;
    for (int row = 0; row < rows.count(); ++row)
        values << rows.at(row, QString::fromLatin1(name)).toString();
    return values;
}

} // namespace boardset::test
