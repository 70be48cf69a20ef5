// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a picture of the window, for --screenshot.
#pragma once

#include <QQuickWindow>
#include <QString>

namespace boardset {

/// Waits until the layout of the window has settled, and saves the window as a PNG file.
/// Returns why it failed, as a sentence; empty on success.
QString takeScreenshot(QQuickWindow& window, const QString& file);

} // namespace boardset
