// SPDX-License-Identifier: GPL-3.0-or-later
// From units of the diagram to pixels.
#include "boardset/picture/Scale.h"

#include <cmath>

namespace boardset::picture {

Point Scale::at(const Point& point) const {
    return {point.x * zoom + offset.x, point.y * zoom + offset.y};
}

Rect Scale::of(const Rect& place) const {
    const auto on = [this](double value) { return whole ? std::round(value * zoom) : value * zoom; };
    const double left = on(place.x);
    const double top = on(place.y);
    return {left + offset.x, top + offset.y, on(place.right()) - left, on(place.bottom()) - top};
}

Rect Scale::in(const Rect& box, const Rect& place) const {
    const Rect around = of(box);
    return {around.x + (place.x - box.x) * zoom, around.y + (place.y - box.y) * zoom, place.width * zoom,
            place.height * zoom};
}

} // namespace boardset::picture
