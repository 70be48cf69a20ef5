// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of one plot, as Plot.qml shows them.
#pragma once

#include "boardset/catalog/Ticks.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace boardset {

/// One curve of a plot. Points by ascending x, at most one for an x.
struct Curve {
    QString title;
    QList<QPointF> points;
    bool dashed = false;     ///< What it is compared with.
    bool pointsOnly = false; ///< Published figures: marks without a line.
    int tone = -1;           ///< Of the theme's series colours; equal tones look alike. -1: the curve's place.
    bool dotted = false;     ///< Its line has a mark at each point.
    bool stepped = false;    ///< Counts of alike intervals: level around each point, as bars side by side.
    QString note{};          ///< Below its title in the legend, what its marks are: "◇ 22 fill the link".
    bool operator==(const Curve&) const = default;
};

/// A view-model's curves for one Plot. `assign` is the only mutator; curves that come again with more points or other
/// values keep their lines on the screen.
class PlotCurves : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(bool empty READ isEmpty NOTIFY emptyChanged) ///< No curve has any point.
    /// What the axes span: x from the first point to the last, y from 0 or below up to a round number; a little more
    /// where points are marked, so that no mark is cut.
    Q_PROPERTY(double leastX READ leastX NOTIFY spanChanged)
    Q_PROPERTY(double mostX READ mostX NOTIFY spanChanged)
    Q_PROPERTY(double leastY READ leastY NOTIFY spanChanged)
    Q_PROPERTY(double mostY READ mostY NOTIFY spanChanged)
    /// The x at which the legend reads the curves; the plot sets it.
    Q_PROPERTY(double cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    Q_PROPERTY(double cursorPart READ cursorPart NOTIFY cursorChanged) ///< Its way along the x axis, 0 to 1 within it.
    Q_PROPERTY(bool doubling READ isDoubling NOTIFY spanChanged)       ///< Equal steps along x are equal factors.
    Q_PROPERTY(double leastStep READ leastStep NOTIFY spanChanged)     ///< Of labels along x: 1 where every x is whole.
    /// Pixels between the first x and the last; the plot sets it. A line is thinned to what they can
    /// show; one of many, to less.
    Q_PROPERTY(int pixels READ pixels WRITE setPixels NOTIFY redrawn)
public:
    enum Role { Title = Qt::UserRole + 1, Dashed, PointsOnly, Tone, Value, Note };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    /// Where x is doubling every x is above 0.
    void assign(std::vector<Curve> curves, bool doubling = false);
    const std::vector<Curve>& curves() const { return m_curves; }

    bool isEmpty() const { return m_xs.isEmpty(); }
    double leastX() const { return m_span.leastX; }
    double mostX() const { return m_span.mostX; }
    double leastY() const { return m_span.leastY; }
    double mostY() const { return m_span.mostY; }
    double cursor() const { return m_cursor; }
    void setCursor(double x);
    double cursorPart() const { return partX(m_cursor); }
    bool isDoubling() const { return m_span.doubling; }
    double leastStep() const { return m_whole ? 1 : 0; }
    double partX(double x) const; ///< The way from the first x to the last, 0 to 1.
    double partY(double y) const { return (y - m_span.leastY) / (m_span.mostY - m_span.leastY); }
    Q_INVOKABLE double xAt(double part) const; ///< The inverse of partX().
    int pixels() const { return m_pixels; }
    void setPixels(int pixels);

    /// Fills a series of Qt Charts with the points of a curve.
    Q_INVOKABLE void draw(int curve, QObject* series) const;
    /// The x of a point that is nearest to an x.
    Q_INVOKABLE double nearest(double x) const { return beside(x, 0); }
    /// The x of the point `steps` after that which is nearest; before, for less than 0.
    Q_INVOKABLE double beside(double x, int steps) const;
    Q_INVOKABLE static double step(double span, double most, double finest = 0) { return tickStep(span, most, finest); }
    Q_INVOKABLE static double factor(double least, double greatest, double most) {
        return tickFactor(least, greatest, most);
    }
    /// How Qt Charts is told to write the multiples of a step.
    Q_INVOKABLE static QString labelFormat(double step);

    /// The least and the greatest point of each pixel, in order; all points if they are few.
    static QList<QPointF> thinned(const QList<QPointF>& points, int pixels);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override; ///< Value: the text of y at the cursor, or empty.
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void emptyChanged();
    void spanChanged();
    void cursorChanged();
    void redrawn(); ///< Points have changed: draw() again.

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
    QList<double> m_xs; ///< Of all points, ascending, each once.
    Span m_span;
    bool m_whole = false; ///< All x are whole numbers.
    double m_cursor = 0;
    int m_pixels = 800;
};

} // namespace boardset
