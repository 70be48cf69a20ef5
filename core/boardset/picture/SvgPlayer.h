// SPDX-License-Identifier: GPL-3.0-or-later
// Plays marks as SVG elements, one to a line: numbers with at most two decimals, texts escaped.
#pragma once

#include "boardset/picture/Palette.h"
#include "boardset/picture/Picture.h"
#include "boardset/picture/Primitive.h"

#include <string>
#include <vector>

namespace boardset::picture {

/// A colour as SVG says it: "#8DB7E0".
std::string hexOf(Rgb colour);

class SvgPlayer {
public:
    explicit SvgPlayer(const Palette& palette) : m_palette(palette) {}

    void play(const Picture& picture);
    void write(const std::string& markup) { m_out += markup; }
    const std::string& written() const { return m_out; }

private:
    void play(const Primitive& primitive);
    std::string colourOf(const Tone& tone) const;
    void playText(const Primitive& text);
    /// Fill and line.
    std::string paintOf(const Primitive& shape) const;

    const Palette& m_palette;
    std::string m_out;
};

} // namespace boardset::picture
