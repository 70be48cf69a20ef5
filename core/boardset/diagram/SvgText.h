// SPDX-License-Identifier: GPL-3.0-or-later
// Writes SVG elements: numbers with a fixed number of decimals, texts escaped.
#pragma once

#include "boardset/diagram/Layout.h"

#include <string>

namespace boardset {

/// A number with at most `decimals` decimals, the same in every locale: "12.5", "8".
std::string svgNumber(double value, int decimals = 2);

/// With thousands apart: "9,360".
std::string grouped(double value);

/// Text as XML character data: markup escaped, what XML 1.0 forbids and what is no UTF-8 replaced by U+FFFD.
std::string xmlEscaped(const std::string& text);

/// Collects elements.
class SvgText {
public:
    struct Look {
        std::string fill = "none";
        std::string stroke = {};
        double strokeWidth = 1;
        double radius = 0;
        std::string extra = {}; ///< Further attributes.
    };
    enum class Anchor { Start, Middle, End };

    void raw(const std::string& markup) { m_out += markup; }
    void rect(const Rect& rect, const Look& look);
    void circle(Point centre, double radius, const Look& look);
    void polyline(const std::vector<Point>& points, const Look& look);
    /// Text whose vertical centre is at `at.y`.
    void text(Point at, const std::string& text, double size, const std::string& fill, Anchor anchor = Anchor::Start,
              bool bold = false);
    const std::string& out() const { return m_out; }

private:
    std::string m_out;
};

} // namespace boardset
