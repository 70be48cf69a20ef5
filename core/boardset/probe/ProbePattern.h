// SPDX-License-Identifier: GPL-3.0-or-later
// Functions for the fields in the patterns of the table `probe_line`, used for reading and writing log lines.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <string>

namespace boardset {

/// True if the pattern has a field with the given name.
inline bool hasField(const std::string& pattern, const std::string& name) {
    for (auto field = firstField(pattern); field; field = firstField(pattern, field->at + field->length))
        if (field->name == name)
            return true;
    return false;
}

/// Returns the driver name in front of the given field.
/// For "{bus}" in a pattern that contains "esp{bus}", returns "esp".
inline std::string driverBefore(const std::string& pattern, const std::string& field) {
    const auto end = std::min(pattern.find(field), pattern.size());
    auto begin = end;
    while (begin > 0 && pattern[begin - 1] != ' ')
        --begin;
    return pattern.substr(begin, end - begin);
}

/// Returns the name of the driver that numbers the parts of a pattern, such as "sd".
/// For a pattern without the field "{n}", returns the whole pattern.
inline std::string driverOf(const std::string& pattern) {
    return pattern.find("{n}") == std::string::npos ? pattern : driverBefore(pattern, "{n}");
}

/// Returns a disk label as a kernel prints it: "SUN0424 cyl 1151 alt 2 hd 9 sec 80".
/// If the geometry is unknown, returns only the name of the label.
inline std::string textOf(const ProbeLabel& label) {
    return label.cylinders == 0
               ? label.name
               : label.name + " cyl " + std::to_string(label.cylinders) + " alt " + std::to_string(label.spare) +
                     " hd " + std::to_string(label.heads) + " sec " + std::to_string(label.sectors);
}

/// Returns the disk label of a block type; null if the block type has no label.
inline const ProbeLabel* labelOf(const Catalog& catalog, const std::string& blockType) {
    for (const ProbeLabel& each : catalog.probeLabels())
        if (each.blockType == blockType)
            return &each;
    return nullptr;
}

/// Returns the number at the end of a name: 12 for "slot12", 0 if the name does not end with a number.
inline int endingNumber(const std::string& name) {
    const auto digits = name.find_last_not_of("0123456789") + 1;
    return name.size() - digits < 6 ? wholeIn(std::string_view(name).substr(digits)).value_or(0) : 0;
}

/// Returns the number that a kernel assigns to a bay.
/// If the catalog does not state this number, returns the number at the end of the bay's name.
inline int unitOf(const Catalog& catalog, const std::string& family, const std::string& bay) {
    for (const ProbeUnit& each : catalog.probeUnits())
        if (each.family == family && each.bay == bay)
            return each.unit;
    return endingNumber(bay);
}

} // namespace boardset
