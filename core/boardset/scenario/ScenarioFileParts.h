// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of all formats of scenarios share. Private to this folder.
#pragma once

#include "boardset/scenario/JsonField.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// A customer with the fields that it has always had; `place` names the one that says where it stands.
Customer readCustomer(const JsonField& field, const char* place);

Region readRegion(const JsonField& field);

} // namespace boardset
