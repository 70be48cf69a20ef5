// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as diagrams print them.
#include "boardset/diagram/FigureText.h"

#include "boardset/text/NumberText.h"

#include <cmath>

namespace boardset {

std::string decimal(double value, int decimals) {
    return std::isfinite(value) ? decimalText(value, decimals) : "0";
}

std::string grouped(double value) {
    return std::isfinite(value) ? groupedText(value, 0) : "0";
}

std::string figureText(double value) {
    const double size = std::abs(value);
    return size >= 100 ? grouped(value) : decimal(value, size >= 10 ? 1 : 2);
}

std::string percent(double utilisation) {
    const double hundred = std::round(utilisation * 100); // rounds halves away from zero
    return utilisation > 0 && hundred < 1 ? "<1 %" : hundred > 999 ? ">999 %" : decimal(hundred, 0) + " %";
}

std::string rateText(double bytesPerSecond) {
    if (bytesPerSecond >= leastGigabytes)
        return decimal(bytesPerSecond / 1e9, 1) + " GB/s";
    const double megabytes = bytesPerSecond / 1e6;
    return (megabytes < 1 ? decimal(megabytes) : grouped(megabytes)) + " MB/s";
}

std::string countText(int count) {
    return count > 9999 ? std::to_string(count / 1000) + "k" : std::to_string(count);
}

} // namespace boardset
