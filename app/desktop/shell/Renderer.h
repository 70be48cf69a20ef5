// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the display or memory into which Qt draws the window, and one of Qt Quick's renderers.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// Selects Qt's software renderer on a machine without graphics hardware,
/// such as a virtual machine or a remote display.
/// Otherwise Qt would emulate a graphics card, which is five times slower.
/// Must be called before the first window is created.
/// QT_QUICK_BACKEND and QSG_RHI_BACKEND take precedence.
void chooseRenderer();

/// Makes Qt draw into memory if there is no display and no platform is requested (with QT_QPA_PLATFORM
/// or Qt's option -platform).
/// Also makes Qt draw into memory if only help or the version is requested.
/// Returns true if Qt draws into memory.
/// Must be called before the application is created.
bool drawOffscreenWithoutDisplay(const std::vector<std::string>& arguments);

/// Handles a display that Qt cannot use.
/// While this object exists, such a display ends the program with one line on the terminal and exit status 1;
/// Qt itself would abort.
/// The application must be created while this object exists.
/// The destructor prints all other messages of Qt.
class DisplayGuard {
public:
    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
};

} // namespace boardset
