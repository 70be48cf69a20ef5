// SPDX-License-Identifier: GPL-3.0-or-later
// The messages in which a kernel lists the parts that it finds when it boots.
#pragma once

#include "boardset/text/NumberText.h"

#include <optional>
#include <string>

namespace boardset {

/// One row of table `probe_line`. The schema lists the fields that a pattern can contain in braces.
struct ProbeLine {
    std::string family;
    std::string blockType;
    std::string root; ///< Id of the block type of the machine's root; empty if the line applies to any machine.
    /// When the kernel prints the line. 0: before all other lines; 1: when it finds the part;
    /// 2: after all other lines; 3: never. Boardset reads lines of phase 3, but does not print them.
    int phase = 0;
    std::string pattern; ///< "sd{n} at esp{bus} target {unit} lun 0".
    std::string meaning; ///< Meaning of the line, in Boardset's own words.
    /// Size of the range of numbers that each bus reserves; 0 if parts are numbered in the order in which they are
    /// found.
    int eachBus = 0;
    std::string source; ///< Id of the format's source; empty if the format is Boardset's own.
    std::string locator;
};

/// A field of a pattern, such as "{n+8}".
struct ProbeField {
    std::size_t at = 0;
    std::size_t length = 0;
    std::string name; ///< Name of the field: "n".
    int more = 0;     ///< Number that is added to the value of the field: 8.
};

inline std::optional<ProbeField> firstField(const std::string& pattern, std::size_t from = 0) {
    const auto begin = pattern.find('{', from);
    const auto end = pattern.find('}', begin);
    if (begin == std::string::npos || end == std::string::npos)
        return {};
    const std::string inside = pattern.substr(begin + 1, end - begin - 1);
    const auto plus = inside.find('+');
    return ProbeField{begin, end - begin + 1, inside.substr(0, plus),
                      plus == std::string::npos ? 0 : wholeIn(std::string_view(inside).substr(plus + 1)).value_or(0)};
}

/// One row of table `probe_unit`: the number that a kernel assigns to a bay of a bus.
struct ProbeUnit {
    std::string family;
    std::string bay; ///< "disk0".
    int unit = 0;
};

/// One row of table `probe_label`: the label of a disk or a tape.
struct ProbeLabel {
    std::string family;
    std::string driver; ///< "sd".
    std::string name;   ///< "SUN0424".
    std::string blockType;
    int cylinders = 0; ///< Number of cylinders; 0 if the geometry of the disk is unknown.
    int spare = 0;     ///< Number of alternate cylinders.
    int heads = 0;
    int sectors = 0;
};

/// One row of table `probe_foreign`: a kind of text that users might mistake for a boot log.
struct ProbeForeign {
    std::string beginning; ///< Beginning of a line that identifies the kind of text.
    std::string title;     ///< "the output of cfgadm".
};

} // namespace boardset
