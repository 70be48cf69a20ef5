// SPDX-License-Identifier: GPL-3.0-or-later
// Export of pictures as PNG files.
#pragma once

#include <QImage>
#include <QString>
#include <QUrl>

namespace boardset {

/// Writes a picture. Returns why it failed, as a sentence; empty on success. A null picture means that drawing failed.
QString writePng(const QImage& picture, const QUrl& file);

} // namespace boardset
