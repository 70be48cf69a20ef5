// SPDX-License-Identifier: GPL-3.0-or-later
// Primitives as pixels.
#include "PicturePlayer.h"

#include "support/catchQt.h"

using namespace boardset;
using picture::Mark;
using picture::Palette;
using picture::Primitive;
using picture::Tone;

namespace {

/// What a player draws on the ground of the light palette.
struct Played {
    PicturePlayer player;
    QImage image{200, 120, QImage::Format_RGB32};

    explicit Played(const std::vector<Primitive>& all) {
        player.setLook(Palette::Name::Light, QStringLiteral("Inter"));
        image.fill(player.colourOf(Tone::Name::Ground));
        QPainter painter(&image);
        player.play(painter, all);
    }
    bool has(int x, int y, Tone tone) const { return image.pixelColor(x, y) == player.colourOf(tone); }
    /// Around all that is not ground.
    QRect drawn() const {
        QRect all;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!has(x, y, Tone::Name::Ground))
                    all |= QRect(x, y, 1, 1);
        return all;
    }
};

Primitive lineOf(std::vector<Point> way, double width, Tone tone) {
    return {.kind = Primitive::Kind::Line, .way = std::move(way), .line = tone, .width = width};
}

} // namespace

TEST_CASE("a bent line is one piece of whole pixels, its corner filled", "[player]") {
    const Played played({lineOf({{10, 20}, {150, 20}, {150, 81}}, 8, Tone::Name::Wire)});
    CHECK(played.drawn() == QRect(10, 16, 144, 65)); // half of the width beyond the corner
    for (const QPoint at : {QPoint(10, 16), QPoint(153, 16), QPoint(146, 80), QPoint(153, 80)})
        CHECK(played.has(at.x(), at.y(), Tone::Name::Wire));
    CHECK(played.has(145, 24, Tone::Name::Ground));
}

TEST_CASE("a dotted line is four pixels on and four off, round a corner too", "[player]") {
    Primitive dots = lineOf({{10, 20}, {28, 20}, {28, 40}}, 1.5, Tone::Name::Strong);
    dots.edge = Mark::Edge::Dotted;
    const Played played({dots});
    for (const int on : {10, 13, 18, 21, 26})
        CHECK(played.has(on, 19, Tone::Name::Strong));
    for (const int off : {14, 17, 22, 25})
        CHECK(played.has(off, 19, Tone::Name::Ground));
    CHECK(played.has(27, 21, Tone::Name::Strong)); // 18 pixels done: two more of the third dash
    CHECK(played.has(27, 22, Tone::Name::Ground));
}

TEST_CASE("texts begin, end or have their middle where they are told", "[player]") {
    const auto extent = [](picture::Words::At at) {
        return Played({{.kind = Primitive::Kind::Text,
                        .way = {{100, 60}},
                        .fill = Tone::Name::Text,
                        .text = "HHHH",
                        .size = 20,
                        .at = at}})
            .drawn();
    };
    CHECK(extent(picture::Words::At::Start).left() >= 100);
    CHECK(extent(picture::Words::At::End).right() <= 100);
    CHECK(std::abs(extent(picture::Words::At::Middle).center().x() - 100) <= 2);
    CHECK(std::abs(extent(picture::Words::At::Middle).center().y() - 60) <= 2);
}

TEST_CASE("the window's measure is of its own font, and grows with the size", "[player]") {
    FontMeasure measure;
    measure.setFamily(QStringLiteral("Inter"));
    CHECK(measure.width("SB3", 26, true) == Approx(2 * measure.width("SB3", 13, true)));
    CHECK(measure.width("SB3", 13, true) > measure.width("SB3", 13, false));
    // core's table is Inter's, with two percent of air
    for (const char* text : {"150 million/s · 9.6 GB/s", "PCI I/O assembly", "memory of SB3 P1", "1,536 threads"}) {
        CHECK(tableMeasure().width(text, 11, false) == Approx(measure.width(text, 11, false)).epsilon(0.07));
        CHECK(tableMeasure().width(text, 11, false) >= 0.99 * measure.width(text, 11, false));
    }
}
