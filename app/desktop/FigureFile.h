// SPDX-License-Identifier: GPL-3.0-or-later
// Export of the comparison of A and B as a figure.
#pragma once

#include "boardset/report/ComparedFigure.h"

#include <QString>
#include <QUrl>

namespace boardset {

/// Writes the figure as SVG, PDF or PNG, depending on the suffix of the file.
/// A PNG image has twice the size of the figure.
/// Returns why it failed, as a sentence; empty on success.
QString writeFigure(const ComparedFigure& figure, const QUrl& file);

} // namespace boardset
