// SPDX-License-Identifier: GPL-3.0-or-later
// Primitives drawn as pixels.
#include "PicturePlayer.h"

#include "support/catchQt.h"

using namespace boardset;
using picture::Mark;
using picture::Palette;
using picture::Primitive;
using picture::Tone;

namespace {

/// Draws primitives on the background of the light palette.
struct Played {
    PicturePlayer player;
    QImage image{200, 120, QImage::Format_RGB32};

    explicit Played(const std::vector<Primitive>& all) {
        player.setLook(Palette::Name::Light, QStringLiteral("Inter"));
        image.fill(player.colourOf(picture::Tone::Name::Ground));
        QPainter painter(&image);
        player.play(painter, all);
    }
    bool has(int x, int y, picture::Tone tone) const { return image.pixelColor(x, y) == player.colourOf(tone); }
    /// Bounding rectangle of all pixels that are not background.
    QRect drawn() const {
        QRect all;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!has(x, y, picture::Tone::Name::Ground))
                    all |= QRect(x, y, 1, 1);
        return all;
    }
};

Primitive lineOf(std::vector<Point> path, double width, picture::Tone tone) {
    return {.kind = Primitive::Kind::Line, .path = std::move(path), .line = tone, .width = width};
}

} // namespace

TEST_CASE("a bent line is a single shape of whole pixels with a filled corner", "[player]") {
    const Played played({lineOf({{10, 20}, {150, 20}, {150, 81}}, 8, picture::Tone::Name::Wire)});
    CHECK(played.drawn() == QRect(10, 16, 144, 65)); // half of the width extends beyond the corner
    for (const QPoint at : {QPoint(10, 16), QPoint(153, 16), QPoint(146, 80), QPoint(153, 80)})
        CHECK(played.has(at.x(), at.y(), picture::Tone::Name::Wire));
    CHECK(played.has(145, 24, picture::Tone::Name::Ground));
}

TEST_CASE("a dotted line has three pixels on and three off, also around a corner", "[player]") {
    Primitive dots = lineOf({{10, 20}, {28, 20}, {28, 40}}, 1.5, picture::Tone::Name::Strong);
    dots.edge = Mark::Edge::Dotted;
    const Played played({dots});
    for (const int on : {10, 12, 16, 18, 22, 24})
        CHECK(played.has(on, 19, picture::Tone::Name::Strong));
    for (const int off : {13, 15, 19, 21, 25, 27})
        CHECK(played.has(off, 19, picture::Tone::Name::Ground));
    CHECK(played.has(27, 22, picture::Tone::Name::Strong)); // after 18 pixels, the fourth dash begins at the corner
    CHECK(played.has(27, 23, picture::Tone::Name::Ground));
}

TEST_CASE("texts start, end or are centred at their anchor point", "[player]") {
    const auto extent = [](picture::MarkText::At at) {
        return Played({{.kind = Primitive::Kind::Text,
                        .path = {{100, 60}},
                        .fill = picture::Tone::Name::Text,
                        .text = "HHHH",
                        .size = 20,
                        .at = at}})
            .drawn();
    };
    CHECK(extent(picture::MarkText::At::Start).left() >= 100);
    CHECK(extent(picture::MarkText::At::End).right() <= 100);
    CHECK(std::abs(extent(picture::MarkText::At::Middle).center().x() - 100) <= 2);
    CHECK(std::abs(extent(picture::MarkText::At::Middle).center().y() - 60) <= 2);
}

TEST_CASE("the window measures text with its own font, in proportion to the size", "[player]") {
    FontMeasure measure;
    measure.setFamily(QStringLiteral("Inter"));
    CHECK(measure.width("SB3", 26, true) == Approx(2 * measure.width("SB3", 13, true)));
    CHECK(measure.width("SB3", 13, true) > measure.width("SB3", 13, false));
    // The table in core is Inter's, with two percent of reserve.
    for (const char* text : {"150 million/s · 9.6 GB/s", "PCI I/O assembly", "memory of SB3 P1", "1,536 threads"}) {
        CHECK(tableMeasure().width(text, 11, false) == Approx(measure.width(text, 11, false)).epsilon(0.07));
        CHECK(tableMeasure().width(text, 11, false) >= 0.99 * measure.width(text, 11, false));
    }
}
