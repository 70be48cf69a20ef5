// SPDX-License-Identifier: GPL-3.0-or-later
// The stations of a part that the inspector names: one, or of a framed link one for each direction.
#pragma once

#include "Document.h"

#include <vector>

namespace boardset {

/// Busiest first. `kind` is "block", with a path, or "link", with a title; empty if nothing passes there in this
/// answer.
std::vector<StationAnswer> stationsOf(const Document& document, const QString& kind, const QString& id);

} // namespace boardset
