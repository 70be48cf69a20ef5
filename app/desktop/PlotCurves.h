// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of one plot, for CurvePlot.qml.
#pragma once

#include "boardset/catalog/Ticks.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace boardset {

/// One curve of a plot. Its points are in ascending order of x, with at most one point for each x.
struct Curve {
    QString title;
    QList<QPointF> points;
    bool dashed = false;     ///< True for a reference curve, with which the other curves are compared.
    bool pointsOnly = false; ///< True for published figures, which are marks without a line.
    /// Index into the theme's series colours; curves with the same index have the same colour.
    /// If -1, the index of the curve is used.
    int tone = -1;
    bool dotted = false;  ///< True if the line has a mark at each point.
    bool stepped = false; ///< True for counts in equal intervals: the line is horizontal around each point,
                          ///< as in a bar chart.
    QString note{}; ///< Meaning of the curve's marks, shown below its title in the legend: "◇ 22 saturate the link".
    bool operator==(const Curve&) const = default;
};

/// Holds a view-model's curves for one Plot. Only `assign` changes the curves.
/// If a curve is assigned again with more points or other values, its line stays visible.
class PlotCurves : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(bool empty READ isEmpty NOTIFY emptyChanged) ///< True if no curve has any point.
    /// Ranges of the axes. The x axis extends from the first point to the last point.
    /// The y axis extends from 0, or a value below 0, to a round number.
    /// If points are marked, both ranges are slightly larger, so that no mark is cut off.
    Q_PROPERTY(double leastX READ leastX NOTIFY spanChanged)
    Q_PROPERTY(double mostX READ mostX NOTIFY spanChanged)
    Q_PROPERTY(double leastY READ leastY NOTIFY spanChanged)
    Q_PROPERTY(double mostY READ mostY NOTIFY spanChanged)
    /// The x value whose y values the legend shows; set by the plot.
    Q_PROPERTY(double cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    /// Position of the cursor along the x axis, from 0 to 1.
    Q_PROPERTY(double cursorFraction READ cursorFraction NOTIFY cursorChanged)
    /// True if the x axis is logarithmic: equal distances along the axis represent equal factors.
    Q_PROPERTY(bool doubling READ isDoubling NOTIFY spanChanged)
    /// Minimum step between labels of the x axis: 1 if all x values are whole numbers.
    Q_PROPERTY(double leastStep READ leastStep NOTIFY spanChanged)
    /// Distance in pixels between the first and the last x; set by the plot.
    /// A line is thinned to the points that this many pixels can show, and further if there are many lines.
    Q_PROPERTY(int pixels READ pixels WRITE setPixels NOTIFY redrawn)
public:
    enum Role { Title = Qt::UserRole + 1, Dashed, PointsOnly, Tone, Value, Note };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    /// Replaces the curves. If `doubling` is true, every x must be above 0.
    void assign(std::vector<Curve> curves, bool doubling = false);
    const std::vector<Curve>& curves() const { return m_curves; }

    bool isEmpty() const { return m_xs.isEmpty(); }
    double leastX() const { return m_span.leastX; }
    double mostX() const { return m_span.mostX; }
    double leastY() const { return m_span.leastY; }
    double mostY() const { return m_span.mostY; }
    double cursor() const { return m_cursor; }
    void setCursor(double x);
    double cursorFraction() const { return fractionX(m_cursor); }
    bool isDoubling() const { return m_span.doubling; }
    double leastStep() const { return m_whole ? 1 : 0; }
    double fractionX(double x) const; ///< Position of x along the axis: 0 for the first x, 1 for the last.
    double fractionY(double y) const { return (y - m_span.leastY) / (m_span.mostY - m_span.leastY); }
    /// Returns the x value at a position along the axis; the inverse of fractionX().
    Q_INVOKABLE double xAt(double part) const;
    int pixels() const { return m_pixels; }
    void setPixels(int pixels);

    /// Fills a series of Qt Charts with the points of a curve.
    Q_INVOKABLE void draw(int curve, QObject* series) const;
    /// Returns the x of the point that is nearest to the given x.
    Q_INVOKABLE double nearest(double x) const { return beside(x, 0); }
    /// Returns the x of the point that is `steps` points after the point nearest to `x`, or before it if `steps` is
    /// negative.
    Q_INVOKABLE double beside(double x, int steps) const;
    Q_INVOKABLE static double step(double span, double most, double finest = 0) { return tickStep(span, most, finest); }
    Q_INVOKABLE static double factor(double least, double greatest, double most) {
        return tickFactor(least, greatest, most);
    }
    /// Returns the format with which Qt Charts prints multiples of a step.
    Q_INVOKABLE static QString labelFormat(double step);

    /// Returns the lowest and the highest point of each pixel column, in order of x; if there are few points, all of
    /// them.
    static QList<QPointF> thinned(const QList<QPointF>& points, int pixels);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Returns the value of a role for a curve.
    /// The role Value is the y value at the cursor, as text; empty if the curve has no point there.
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void emptyChanged();
    void spanChanged();
    void cursorChanged();
    void redrawn(); ///< Points have changed, so views must call draw() again.

private:
    struct Span {
        double leastX = 0;
        double mostX = 1;
        double leastY = 0;
        double mostY = 1;
        bool doubling = false;
        bool operator==(const Span&) const = default;
    };
    bool looksLike(const std::vector<Curve>& curves) const;
    void measure(bool doubling);
    QString valueOf(const Curve& curve) const;
    std::vector<Curve> m_curves;
    QList<double> m_xs; ///< The x values of all points, each once, in ascending order.
    Span m_span;
    bool m_whole = false; ///< True if all x values are whole numbers.
    double m_cursor = 0;
    int m_pixels = 800;
};

} // namespace boardset
