// SPDX-License-Identifier: GPL-3.0-or-later
// A document that facts and measurements cite.
#pragma once

#include <string>

namespace boardset {

/// One row of table `source`. A field is empty if the document does not state its content.
struct Source {
    std::string id;    ///< "000-mpo" for a bundled document, "illumos-lgrp" for public source code.
    std::string brief; ///< Short name in citations, unique and without a comma: "Sun MPO white paper".
    std::string title;
    std::string author; ///< Names of the people who wrote the document.
    std::string publisher;
    std::string date;   ///< Date as printed: "March 2003".
    std::string number; ///< Part, article or order number: "817-0547".
};

} // namespace boardset
