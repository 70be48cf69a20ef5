// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel says of the parts that it finds when it starts.
#pragma once

#include <string>

namespace boardset {

/// When it is said of a part. Closed.
enum class ProbePhase {
    First, ///< Before all others,
    Found, ///< as the kernel comes to the part, in the order of the machine,
    Last   ///< or after all others.
};

/// One row of table `probe_line`, whose fields in braces the schema lists.
struct ProbeLine {
    std::string family;
    std::string blockType;
    std::string root;    ///< Block type of the machine; empty: any.
    int phase = 0;       ///< As ProbePhase.
    std::string pattern; ///< "sd{n} at esp{bus} target {unit} lun 0".
    std::string meaning; ///< In our own words.
    std::string source;  ///< Empty: the form is ours.
    std::string locator;
};

/// One row of table `probe_unit`: the number that a kernel has for a bay of a bus.
struct ProbeUnit {
    std::string family;
    std::string bay; ///< "disk0".
    int unit = 0;
};

} // namespace boardset
