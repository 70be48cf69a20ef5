// SPDX-License-Identifier: GPL-3.0-or-later
// Which of Qt Quick's renderers draws the window.
#pragma once

namespace boardset {

/// On a machine without graphics hardware (a virtual machine, a remote display) Qt would emulate a graphics card, five
/// times slower than its own software renderer; this takes the latter. To be called before the first window.
/// QT_QUICK_BACKEND and QSG_RHI_BACKEND still have the last word.
void chooseRenderer();

} // namespace boardset
