// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window is drawn, and by which of Qt Quick's renderers.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// On a machine without graphics hardware (a virtual machine, a remote display) Qt would emulate a graphics card, five
/// times slower than its own software renderer; this takes the latter. To be called before the first window.
/// QT_QUICK_BACKEND and QSG_RHI_BACKEND still have the last word.
void chooseRenderer();

/// Lets Qt draw into memory if there is neither a display nor a platform that was asked for (QT_QPA_PLATFORM, or Qt's
/// option -platform), or if only help or the version is asked for; true if it did so. To be called before the
/// application is made.
bool drawOffscreenWithoutDisplay(const std::vector<std::string>& arguments);

/// While one exists, a display that Qt cannot use ends the program with one line on the terminal and exit status 1: Qt
/// itself would abort. The application is to be made meanwhile. The destructor prints other messages of Qt.
class DisplayGuard {
public:
    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
};

} // namespace boardset
