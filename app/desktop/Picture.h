// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the window, for --screenshot.
#pragma once

#include <QQuickWindow>
#include <QString>

namespace boardset {

/// Waits until the window has drawn itself and come to rest, and saves it as a PNG.
/// Empty on success, else the sentence that says why not.
QString takePicture(QQuickWindow& window, const QString& file);

} // namespace boardset
