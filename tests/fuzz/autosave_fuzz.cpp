// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a recovered document after a crash: it is offered, opened or refused in one line, and stays until it is
// deleted. The first two lines are the metadata (the mark and the path of its file), the rest is the document.
#include "Autosave.h"
#include "support/bundled.h"
#include "support/fuzz.h"
#include "support/qtFuzz.h"
#include "support/tempFolder.h"

#include <QFile>

using namespace boardset;
using test::need;
using test::needOneLine;

namespace {

/// One document for all inputs, without unsaved changes.
struct Desk {
    Desk()
        : shelf(ScenarioShelf::read(test::catalog(), test::share() / "scenarios")), preferences(path("settings.ini")),
          document(test::catalog(), shelf->at("sunfire6800-first")),
          files(document, shelf, preferences, problem, path("kept")) {}
    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }

    test::TempFolder folder;
    std::shared_ptr<const ScenarioShelf> shelf;
    Preferences preferences;
    ProblemView problem;
    Document document;
    Files files;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    test::needQt();
    static Desk& desk = *new Desk;
    const std::string input(reinterpret_cast<const char*>(data), size);
    const std::size_t origin = std::min(input.find('\n', std::min(input.find('\n'), size - 1) + 1), size);
    const auto copy = desk.folder.file("left.boardset", input.substr(std::min(origin + 1, size)));
    desk.folder.file("left.boardset.origin", input.substr(0, origin));
    const QString key = QString::fromStdString(copy.string());
    {
        Autosave autosave(desk.document, desk.files, desk.path("."));
        need(autosave.found()->count() == 1, "what a crash left is offered");
        const OrphanRow row = autosave.found()->rows()[0];
        need(!row.name.isEmpty(), "what is offered has a name");
        desk.problem.clear();
        autosave.recover(row.key);
        need(desk.problem.isOpen() != desk.files.isModified(), "it is opened as unsaved work, or refused");
        need(!desk.files.isModified() || row.reason.isEmpty(), "what cannot be read is not opened");
        if (desk.problem.isOpen()) {
            needOneLine(desk.problem.line().toStdString());
            need(QFile::exists(row.key), "what was not opened stays");
            autosave.discard(row.key);
        }
        need(autosave.found()->count() == 0, "it is offered once");
    }
    need(!QFile::exists(key), "what was opened or deleted is gone");
    desk.document.markSaved();
    return 0;
}
