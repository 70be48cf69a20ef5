// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the file of preferences: every setting is within its bounds, and the window is on the screen.
#include "WindowGeometry.h"
#include "support/fuzz.h"
#include "support/qtFuzz.h"
#include "support/tempFolder.h"

#include <QGuiApplication>
#include <QScreen>

using namespace boardset;
using test::need;

namespace {

void needSoundPreferences(Preferences& preferences) {
    need(static_cast<int>(preferences.theme()) >= 0 && static_cast<int>(preferences.theme()) <= 3, "a theme is known");
    need(preferences.textPercent() >= 80 && preferences.textPercent() <= 200, "a text size is within its bounds");
    const int width = preferences.libraryWidth();
    need(width == 0 || (width >= 160 && width <= 800), "a width is within its bounds");
    need(static_cast<int>(preferences.sideTab()) >= 0 && static_cast<int>(preferences.sideTab()) <= 2,
         "a tab is known");
    need(preferences.drawerHeight() >= 96 && preferences.drawerHeight() <= 2000, "a height is within its bounds");
    need(preferences.recentFiles().size() <= 8, "few recent files are listed");
    const WindowGeometry place(preferences);
    need(place.start().width() >=
             WindowGeometry::least.boundedTo(QGuiApplication::primaryScreen()->availableSize()).width(),
         "the window is not too small");
    need(place.start().left() >= 0 && place.start().top() >= 0, "the window's corner is on the screen");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    test::needQt();
    static const auto& folder = *new test::TempFolder;
    // A new name each time, because QSettings caches the contents of a file.
    static int number = 0;
    const auto file = folder.file(std::to_string(++number) + ".ini", {reinterpret_cast<const char*>(data), size});
    {
        Preferences preferences(QString::fromStdString(file.string()));
        needSoundPreferences(preferences);
        preferences.setSideTab(Preferences::SideTab::Build);
        preferences.addRecentFile(QString::fromStdString(file.string()));
        preferences.setTheme(Preferences::Theme::Dark);
        needSoundPreferences(preferences);
        need(preferences.theme() == Preferences::Theme::Dark, "a preference that was set is kept");
    }
    std::filesystem::remove(file);
    return 0;
}
