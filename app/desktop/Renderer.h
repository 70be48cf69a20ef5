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
/// option -platform), where it would abort; true if it did so. To be called before the application is made.
bool drawOffscreenWithoutDisplay(const std::vector<std::string>& arguments);

} // namespace boardset
