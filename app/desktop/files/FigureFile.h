// SPDX-License-Identifier: GPL-3.0-or-later
// Export of pages: the comparison of A and B, and plots.
#pragma once

#include "boardset/report/ComparedFigure.h"

#include <QString>
#include <QUrl>

namespace boardset {

/// Writes a page as SVG, PDF or PNG, depending on the suffix of the file. `svg` is the page as an SVG document. A PNG
/// image has twice the size of the page. Returns why it failed, as a sentence; empty on success.
QString writePage(const picture::DrawnPage& page, const std::string& svg, picture::Palette::Name palette,
                  const QUrl& file);

/// Writes the figure like a page. Returns why it failed, as a sentence; empty on success.
QString writeFigure(const ComparedFigure& figure, const QUrl& file);

} // namespace boardset
