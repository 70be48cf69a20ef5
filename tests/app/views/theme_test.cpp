// SPDX-License-Identifier: GPL-3.0-or-later
// WCAG AA contrast: every text of every theme on every background on which it is used.
#include "boardset/picture/Palette.h"
#include "testApp.h"

#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSequentialIterable>
#include <cmath>

using namespace boardset::test;

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// L = 0.2126 R + 0.7152 G + 0.0722 B, linear.
double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// (L1 + 0.05) / (L2 + 0.05), with the lighter colour first.
double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// The window's themes, from light to dark projector.
struct Themes {
    Themes() {
        needApplication();
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQml\nimport Boardset.Controls\nQtObject { property var themes: [Theme.light, "
                          "Theme.dark, Theme.printColors, Theme.projector, Theme.projectorDark] }",
                          QUrl());
        holder.reset(component.create());
        INFO(component.errorString().toStdString());
        REQUIRE(holder);
        all = holder->property("themes").value<QVariantList>();
        REQUIRE(all.size() == 5);
    }
    QQmlEngine engine;
    std::unique_ptr<QObject> holder;
    QVariantList all;
};

/// Returns a colour, or the colours of a list, without their alpha.
std::vector<boardset::picture::Rgb> rgbOf(const QVariant& value) {
    std::vector<boardset::picture::Rgb> all;
    if (value.canConvert<QColor>())
        return {value.value<QColor>().rgb() & 0xFFFFFFU};
    for (const QVariant& each : value.value<QSequentialIterable>())
        all.push_back(each.value<QColor>().rgb() & 0xFFFFFFU);
    return all;
}

} // namespace

TEST_CASE("the window's colours are those of the diagram and of plots, in every theme and in the core's order",
          "[theme]") {
    const Themes themes;
    for (int i = 0; i < themes.all.size(); ++i) {
        const auto& core = boardset::picture::paletteOf(static_cast<boardset::picture::Palette::Name>(i));
        const auto* theme = themes.all[i].value<QObject*>();
        REQUIRE(theme);
        const std::vector<std::pair<const char*, boardset::picture::Rgb>> single{
            {"ground", core.ground},
            {"panel", core.panel},
            {"raised", core.raised},
            {"hairline", core.hairline},
            {"strong", core.strong},
            {"text", core.text},
            {"secondary", core.secondary},
            {"accent", core.accent},
            {"accentSoft", core.accentSoft},
            {"bad", core.bad},
            {"wire", core.wire},
            {"track", core.track},
            {"ownerForeground", core.ownerForeground}};
        for (const auto& [name, colour] : single) {
            INFO(theme->metaObject()->className() << ": " << name);
            CHECK(rgbOf(theme->property(name)) == std::vector{colour});
        }
        CHECK(rgbOf(theme->property("heat")) == std::vector(core.heats.begin(), core.heats.end()));
        CHECK(rgbOf(theme->property("owner")) == std::vector(core.owners.begin(), core.owners.end()));
        CHECK(rgbOf(theme->property("series")) == std::vector(core.series.begin(), core.series.end()));
    }
}

TEST_CASE("every theme has AA contrast: 4.5 for text, 3 for outlines", "[theme]") {
    const Themes themes;
    const std::vector<std::pair<const char*, std::vector<const char*>>> texts{
        {"ground", {"text", "secondary"}},
        {"panel", {"text", "secondary", "accent", "good", "bad", "caution"}},
        {"raised", {"text", "secondary"}},
        {"hover", {"text", "secondary"}},
        {"accentSoft", {"accent"}},
        {"accent", {"accentForeground"}},
        {"badSoft", {"text"}},
        {"cautionSoft", {"text"}},
        {"text", {"panel"}}};
    for (const QVariant& each : themes.all) {
        const auto* theme = each.value<QObject*>();
        REQUIRE(theme);
        const auto colour = [&](const char* name) { return theme->property(name).value<QColor>(); };
        const bool isProjector =
            QString::fromUtf8(theme->metaObject()->className()).startsWith(QStringLiteral("Projector"));
        for (const auto& [ground, foregrounds] : texts)
            for (const char* foreground : foregrounds) {
                INFO(theme->metaObject()->className() << ": " << foreground << " on " << ground);
                // AA; AAA for texts that are read from a distance
                CHECK(contrast(colour(foreground), colour(ground)) >= (isProjector ? 7 : 4.5));
            }
        INFO(theme->metaObject()->className() << ": strong on panel");
        CHECK(contrast(colour("strong"), colour("panel")) >= 3);
    }
}
