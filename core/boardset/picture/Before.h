// SPDX-License-Identifier: GPL-3.0-or-later
// What another picture of the same parts says, as ticks in this one.
#pragma once

#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// Where a mark's amount is another than that of the same part of the same subject `before`, it says that too.
void setBefore(Picture& picture, const Picture& before);

} // namespace boardset::picture
