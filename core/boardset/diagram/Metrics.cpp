// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts what is too long.
#include "boardset/diagram/Metrics.h"

namespace boardset {

std::string fitted(const std::string& text, double width, double size, bool strong, const TextMeasure& measure) {
    if (measure.width(text, size, strong) <= width)
        return text;
    std::string cut = text;
    while (!cut.empty() && measure.width(cut + "…", size, strong) > width) {
        do { // whole characters only
            const bool continuation = (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U;
            cut.pop_back();
            if (!continuation)
                break;
        } while (!cut.empty());
    }
    return cut + "…";
}

} // namespace boardset
