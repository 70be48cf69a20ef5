// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing as a picture of its own: the page of files around what is in sight, none of the window's controls.
#pragma once

#include "ScenePicture.h"

#include <QImage>

namespace boardset {

/// The whole of what is in sight, whatever is selected, between the canvas's own bars, `scale` times as fine as on the
/// screen. `remarks` stand at the bottom. Null without a view or place.
QImage paperOf(ScenePicture& picture, const Document& document, const std::vector<std::string>& remarks, double scale);

} // namespace boardset
