// SPDX-License-Identifier: GPL-3.0-or-later
// A picture as a PNG file.
#pragma once

#include <QImage>
#include <QString>
#include <QUrl>

namespace boardset {

/// Writes a picture; why it could not, in a sentence, or empty. A null picture is one that could not be drawn.
QString writePng(const QImage& picture, const QUrl& file);

} // namespace boardset
