// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a ColorSet by the names of its properties.
#include "SceneLook.h"

#include <QObject>
#include <QSequentialIterable>
#include <QVariant>
#include <algorithm>

namespace boardset {
namespace {

QList<QColor> listOf(const QVariant& value) {
    QList<QColor> colors;
    const auto all = value.value<QSequentialIterable>();
    for (const auto& each : all)
        colors << each.value<QColor>();
    return colors;
}

} // namespace

QColor blended(const QColor& from, const QColor& to, double share) {
    const auto part = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

void SceneLook::readColors(const QObject& colors) {
    const auto read = [&](const char* name) { return colors.property(name).value<QColor>(); };
    ground = read("ground");
    panel = read("panel");
    raised = read("raised");
    hairline = read("hairline");
    strong = read("strong");
    text = read("text");
    secondary = read("secondary");
    accent = read("accent");
    accentSoft = read("accentSoft");
    bad = read("bad");
    wire = read("wire");
    track = read("track");
    processInk = read("processInk");
    heatStops = listOf(colors.property("heat"));
    processes = listOf(colors.property("process"));
}

QColor SceneLook::heat(double use) const {
    if (heatStops.size() < 2)
        return accent;
    const double at = std::clamp(use, 0.0, 1.0) * static_cast<double>(heatStops.size() - 1);
    const auto low = std::min(static_cast<qsizetype>(at), heatStops.size() - 2);
    return blended(heatStops[low], heatStops[low + 1], at - static_cast<double>(low));
}

} // namespace boardset
