// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a view-model, for CurvePlot.qml.
#pragma once

#include "RowModel.h"
#include "boardset/picture/PlotAxes.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

/// A line in the legend.
struct PlotLegendEntry {
    QString title;
    QString note;  ///< Meaning of the line and its marks, below its title; empty if it has none.
    QString value; ///< The y value at the cursor; empty if the line has no point there.

    ROW_ROLES(PlotLegendEntry, title, note, value);
};

/// A mark, for screen readers.
struct PlotMarkEntry {
    double fractionX = 0; ///< Position on the x axis, from 0 to 1.
    double fractionY = 0;
    QString sentence;

    ROW_ROLES(PlotMarkEntry, fractionX, fractionY, sentence);
};

class PlotModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed) ///< True if no line has a point that can be drawn.
    Q_PROPERTY(QString titleX READ titleX NOTIFY changed)
    Q_PROPERTY(QString titleY READ titleY NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* legend READ legend CONSTANT)
    Q_PROPERTY(boardset::RowListModel* marks READ marks CONSTANT)
    /// The x value whose y values the legend shows; set by the plot.
    Q_PROPERTY(double cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    /// Position of the cursor along the x axis, from 0 to 1.
    Q_PROPERTY(double cursorFraction READ cursorFraction NOTIFY cursorChanged)
public:
    using QObject::QObject;

    void assign(picture::PlotData data);
    const picture::PlotData& data() const { return m_data; }
    const picture::PlotAxes& axes() const { return m_axes; }

    bool isEmpty() const { return m_xs.empty(); }
    QString titleX() const { return QString::fromStdString(m_data.titleX); }
    QString titleY() const { return QString::fromStdString(m_data.titleY); }
    RowListModel* legend() { return &m_legend; }
    RowListModel* marks() { return &m_marks; }
    double cursor() const { return m_cursor; }
    void setCursor(double x);
    double cursorFraction() const { return m_axes.x.fractionOf(m_cursor); }

    /// Returns the x value at a position along the axis, from 0 to 1.
    Q_INVOKABLE double xAt(double fraction) const { return m_axes.x.valueAt(fraction); }
    /// Returns the x of the point that is nearest to the given x.
    Q_INVOKABLE double nearest(double x) const { return beside(x, 0); }
    /// Returns the x of the point that is `steps` points after the point nearest to `x`, or before it if `steps` is
    /// negative.
    Q_INVOKABLE double beside(double x, int steps) const;

Q_SIGNALS:
    void changed();
    void cursorChanged();

private:
    void listLines();

    picture::PlotData m_data;
    picture::PlotAxes m_axes;
    std::vector<double> m_xs; ///< The x values of all points, each once, in ascending order.
    RowModel<PlotLegendEntry> m_legend;
    RowModel<PlotMarkEntry> m_marks;
    double m_cursor = 0;
};

} // namespace boardset
