// SPDX-License-Identifier: GPL-3.0-or-later
// The theme's colours and text sizes, as the painter of the diagram needs them.
#pragma once

#include <QColor>
#include <QList>
#include <QString>

class QObject;

namespace boardset {

/// Between two colours: `share` of the way from the first.
QColor blended(const QColor& from, const QColor& to, double share);

struct SceneLook {
    QColor ground, panel, raised, hairline, strong, text, secondary, accent, accentSoft, bad, wire, track, processInk;
    QList<QColor> heatStops; ///< 0 to 100 %.
    QList<QColor> processes;
    QString family;
    int caption = 11; ///< Pixels.
    int body = 13;
    double textScale = 1;

    /// Reads the colours of a theme's ColorSet.
    void readColors(const QObject& colors);
    QColor heat(double use) const; ///< Of a utilisation from 0 to 1.
    /// Of the bottleneck's words and edge: red when it is hot, else as strong as text.
    QColor stress(bool hot) const { return hot ? bad : text; }
    QColor process(int place) const {
        return processes.isEmpty() ? accent : processes[place % processes.size()];
    } ///< Of a process by its place in the scenario.
};

} // namespace boardset
