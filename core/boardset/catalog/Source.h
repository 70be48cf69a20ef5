// SPDX-License-Identifier: GPL-3.0-or-later
// A document that facts and measurements cite.
#pragma once

#include <string>

namespace boardset {

/// One row of table `source`. Fields that the document does not state are empty.
struct Source {
    std::string id;    ///< "000-mpo" for a bundled document, "illumos-lgrp" for public source code.
    std::string brief; ///< Short name in citations: "Sun MPO white paper"; unique, without a comma.
    std::string title;
    std::string author; ///< Names of persons.
    std::string publisher;
    std::string date;   ///< Date as printed: "March 2003".
    std::string number; ///< Part, article or order number: "817-0547".
};

} // namespace boardset
