// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a picture: the meaning of its tokens, colours, links and bands.
#pragma once

#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// Subject of the marks that explain the colours of owners.
inline constexpr const char* coloursInLegend = "colours";

/// Returns the height of one row of a legend.
double rowHeightOf(double textScale);

/// Returns the marks and tokens of two pictures, for a legend that explains both.
Picture together(Picture picture, const Picture& other);

/// Returns a legend that explains only what occurs in a picture.
/// If pages are used remotely, the legend also explains local use.
/// The entries are in rows of the given width.
/// If the entries need more than `rows` rows, the least important entries are omitted.
/// The legend is empty if the picture has no utilisation and no tokens, or if the width is too small for one entry.
/// `origin` is the position of the first row's upper left corner.
Picture legendOf(const Picture& picture, const Topology& topology, const Workload& workload, double width, int rows,
                 double textScale = 1, const Point& origin = {});

} // namespace boardset::picture
