// SPDX-License-Identifier: GPL-3.0-or-later
// A document that facts and measurements are cited from.
#pragma once

#include <string>

namespace boardset {

/// One row of table `source`.
struct Source {
    std::string id; ///< "000-mpo" for a bundled document, "illumos-lgrp" for public source code.
    std::string title;
    std::string author;
    std::string date; ///< As printed: "March 2003".
};

} // namespace boardset
