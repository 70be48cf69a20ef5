// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of one plot, for CurvePlot.qml.
#pragma once

#include "boardset/catalog/Ticks.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace boardset {

/// One curve of a plot. Its points are in ascending order of x, at most one for each x.
struct Curve {
    QString title;
    QList<QPointF> points;
    bool dashed = false;     ///< True for a curve that serves as reference for the other curves.
    bool pointsOnly = false; ///< True for published figures: marks without a line.
    int tone = -1;           ///< Index of the theme's series colours; curves with the same tone have the same colour.
                             ///< If -1, the index of the curve is used.
    bool dotted = false;     ///< True if the line has a mark at each point.
    bool stepped = false;    ///< True for counts in equal intervals: the line is horizontal around each point,
                             ///< as in a bar chart.
    QString note{}; ///< Meaning of the curve's marks, shown below its title in the legend: "◇ 22 saturate the link".
    bool operator==(const Curve&) const = default;
};

/// Holds a view-model's curves for one Plot. Only `assign` changes the curves.
/// If a curve is assigned again with more points or other values, its line stays on the screen.
class PlotCurves : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(bool empty READ isEmpty NOTIFY emptyChanged) ///< True if no curve has any point.
    /// Ranges of the axes.
    /// The x axis extends from the first point to the last, the y axis from 0 or below up to a round number.
    /// If points are marked, both ranges are slightly larger, so that no mark is cut off.
    Q_PROPERTY(double leastX READ leastX NOTIFY spanChanged)
    Q_PROPERTY(double mostX READ mostX NOTIFY spanChanged)
    Q_PROPERTY(double leastY READ leastY NOTIFY spanChanged)
    Q_PROPERTY(double mostY READ mostY NOTIFY spanChanged)
    /// The x value at which the legend reads the curves; set by the plot.
    Q_PROPERTY(double cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    /// Position of the cursor along the x axis, from 0 to 1.
    Q_PROPERTY(double cursorFraction READ cursorFraction NOTIFY cursorChanged)
    /// True if the x axis is logarithmic: equal distances along the axis stand for equal factors.
    Q_PROPERTY(bool doubling READ isDoubling NOTIFY spanChanged)
    /// Smallest step between labels of the x axis: 1 if all x values are whole.
    Q_PROPERTY(double leastStep READ leastStep NOTIFY spanChanged)
    /// Distance in pixels between the first x and the last; set by the plot.
    /// A line is thinned to the points that so many pixels can show, and further if there are many lines.
    Q_PROPERTY(int pixels READ pixels WRITE setPixels NOTIFY redrawn)
public:
    enum Role { Title = Qt::UserRole + 1, Dashed, PointsOnly, Tone, Value, Note };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    /// Replaces the curves. With `doubling`, every x has to be above 0.
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
    Q_INVOKABLE double xAt(double part) const; ///< The inverse of fractionX().
    int pixels() const { return m_pixels; }
    void setPixels(int pixels);

    /// Fills a series of Qt Charts with the points of a curve.
    Q_INVOKABLE void draw(int curve, QObject* series) const;
    /// Returns the x of the point that is nearest to a given x.
    Q_INVOKABLE double nearest(double x) const { return beside(x, 0); }
    /// Returns the x of another point, counted from the point nearest to `x`: `steps` points further,
    /// or back if `steps` is negative.
    Q_INVOKABLE double beside(double x, int steps) const;
    Q_INVOKABLE static double step(double span, double most, double finest = 0) { return tickStep(span, most, finest); }
    Q_INVOKABLE static double factor(double least, double greatest, double most) {
        return tickFactor(least, greatest, most);
    }
    /// Returns the format with which Qt Charts writes the multiples of a step.
    Q_INVOKABLE static QString labelFormat(double step);

    /// Returns the lowest and the highest point of each pixel column, in order; all points if there are few.
    static QList<QPointF> thinned(const QList<QPointF>& points, int pixels);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Returns the value of a role of a curve.
    /// The role Value is the text of y at the cursor, or empty if the curve has no point there.
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void emptyChanged();
    void spanChanged();
    void cursorChanged();
    void redrawn(); ///< Points have changed; views have to call draw() again.

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
    QList<double> m_xs; ///< Values of x of all points, each once, in ascending order.
    Span m_span;
    bool m_whole = false; ///< True if all x are whole numbers.
    double m_cursor = 0;
    int m_pixels = 800;
};

} // namespace boardset
