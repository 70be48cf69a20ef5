// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/Words.h"

#include "boardset/diagram/Metrics.h"

namespace boardset::picture {

double pixelsOf(Words::Size size) {
    constexpr double headingSize = 16;
    constexpr double figureSize = 18;
    switch (size) {
    case Words::Size::Body:
        return titleSize;
    case Words::Size::Heading:
        return headingSize;
    case Words::Size::Figure:
        return figureSize;
    case Words::Size::Caption:
        break;
    }
    return textSize;
}

} // namespace boardset::picture
