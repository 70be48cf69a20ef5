// SPDX-License-Identifier: GPL-3.0-or-later
// Tries positions beside, below and above the item. Selects the nearest position among those that cover least.
#include "CardPosition.h"

#include <algorithm>
#include <array>
#include <limits>

namespace boardset {
namespace {

constexpr double away = 12;

double covered(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() * both.height();
}

/// Returns the start of a segment after moving it into a range. A segment longer than the range starts at `from`.
double within(double start, double length, double from, double to) {
    return std::max(from, std::min(start, to - length));
}

} // namespace

QPointF cardPosition(QSizeF card, const QRectF& carried, const QRectF& target, const QRectF& area) {
    const QRectF both = carried | target;
    const std::array xs{carried.right() + away, both.right() + away, carried.left() - away - card.width(),
                        both.left() - away - card.width(), carried.center().x() - card.width() / 2};
    const std::array ys{carried.top(), carried.bottom() + away, both.bottom() + away,
                        carried.top() - away - card.height(), both.top() - away - card.height()};
    QPointF best;
    double least = std::numeric_limits<double>::infinity();
    for (const double x : xs) {
        for (const double y : ys) {
            const QPointF at(within(x, card.width(), area.left(), area.right()),
                             within(y, card.height(), area.top(), area.bottom()));
            const QRectF placed(at, card);
            const QPointF far = placed.center() - carried.center();
            const double cost =
                1e6 * covered(placed, carried) + 1e3 * covered(placed, target) + std::abs(far.x()) + std::abs(far.y());
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
    }
    return best;
}

} // namespace boardset
