// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing as a picture of its own: what it is and what it comes to above it, none of the window's controls.
#pragma once

#include "ScenePicture.h"

#include <QImage>

namespace boardset {

/// A number of the answer and what it is.
struct PaperFigure {
    QString value; ///< "683 MB/s".
    QString label; ///< "throughput".
    bool hot = false;
};

struct PaperWords {
    QString title; ///< Over two lines at most, and no smaller than the captions.
    QString place; ///< "SPARC Enterprise T5440 › CPU0".
    std::vector<PaperFigure> figures;
    QString foot;        ///< "solved exactly".
    QStringList remarks; ///< Below the foot, each in as many lines as it takes.
    QString legend;      ///< "utilisation", before the colours from 0 to 100 %; empty: without them.
};

/// The whole of what is in sight, whatever is selected, between the canvas's own bars, `scale` times as fine as on the
/// screen. Null without a view or place.
QImage paperOf(ScenePicture& picture, const PaperWords& words, double scale);

/// The words for what a document holds and a canvas shows of it.
PaperWords paperWordsOf(const Document& document, const Level& level);

} // namespace boardset
