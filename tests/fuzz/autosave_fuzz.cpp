// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a recovered document after a crash: it is offered, opened or refused in one line, and stays until it is
// deleted. The first two lines are the metadata (the mark and the path of its file), the rest is the document.
#include "Autosave.h"
#include "support/bundledCatalog.h"
#include "support/fuzz.h"
#include "support/qtFuzz.h"
#include "support/tempFolder.h"

#include <QFile>

using namespace boardset;
using test::need;
using test::needOneLine;

namespace {

/// One document for all inputs, without unsaved changes.
struct TestApp {
    TestApp()
        : scenarioCache(ScenarioCache::read(test::catalog(), test::share() / "scenarios")),
          preferences(path("settings.ini")), document(test::catalog(), scenarioCache->at("sunfire6800-first")),
          files(document, scenarioCache, preferences, problem, path("kept")) {}
    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }

    test::TempFolder folder;
    std::shared_ptr<const ScenarioCache> scenarioCache;
    Preferences preferences;
    ProblemView problem;
    Document document;
    Files files;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    test::needQt();
    static TestApp& app = *new TestApp;
    const std::string input(reinterpret_cast<const char*>(data), size);
    const std::size_t origin = std::min(input.find('\n', std::min(input.find('\n'), size - 1) + 1), size);
    const auto copy = app.folder.file("left.boardset", input.substr(std::min(origin + 1, size)));
    app.folder.file("left.boardset.origin", input.substr(0, origin));
    const QString key = QString::fromStdString(copy.string());
    {
        Autosave autosave(app.document, app.files, app.path("."));
        need(autosave.found()->count() == 1, "what a crash left is offered");
        const OrphanRow row = autosave.found()->rows()[0];
        need(!row.name.isEmpty(), "what is offered has a name");
        app.problem.clear();
        autosave.recover(row.key);
        need(app.problem.isOpen() != app.files.isModified(), "it is opened as unsaved work, or refused");
        need(!app.files.isModified() || row.reason.isEmpty(), "what cannot be read is not opened");
        if (app.problem.isOpen()) {
            needOneLine(app.problem.line().toStdString());
            need(QFile::exists(row.key), "what was not opened stays");
            autosave.discard(row.key);
        }
        need(autosave.found()->count() == 0, "it is offered once");
    }
    need(!QFile::exists(key), "what was opened or deleted is gone");
    app.document.markSaved();
    return 0;
}
