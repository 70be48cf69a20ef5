// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in which each point is a scenario: the plot's curves, marks and current point.
#pragma once

#include "PaneView.h"
#include "PlotMarks.h"
#include "boardset/evidence/PlotSeries.h"

#include <optional>
#include <utility>

namespace boardset {

class PointPlot : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("One of Session's view-models")
    Q_PROPERTY(QString titleX READ titleX NOTIFY changed)
    Q_PROPERTY(QString titleY READ titleY NOTIFY changed)
    Q_PROPERTY(boardset::PlotCurves* curves READ curves CONSTANT)
    Q_PROPERTY(boardset::RowListModel* knees READ knees CONSTANT)
    Q_PROPERTY(boardset::RowListModel* published READ published CONSTANT)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    /// Progress of the calculation: "Calculating curve 2 of 4".
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The x of the current point, which the pointer or the arrow keys select; initially the open scenario's point.
    Q_PROPERTY(double x READ x WRITE goTo NOTIFY pointChanged)
    /// Position of the current point on the axes, 0 to 1; negative if there is no current point.
    Q_PROPERTY(double pointX READ pointX NOTIFY pointChanged)
    Q_PROPERTY(double pointY READ pointY NOTIFY pointChanged)
    Q_PROPERTY(int tone READ tone NOTIFY pointChanged)
    Q_PROPERTY(QString point READ point NOTIFY pointChanged) ///< Description of the current point.
    /// True if the scenario of the current point can be opened.
    Q_PROPERTY(bool opens READ canOpen NOTIFY pointChanged)
    /// Reason why the scenario of the current point can't be opened.
    Q_PROPERTY(QString remark READ remark NOTIFY pointChanged)
    /// True if the scenario that was open before a point was opened can be restored.
    Q_PROPERTY(bool returns READ canGoBack NOTIFY pointChanged)
    Q_PROPERTY(bool reached READ isReached NOTIFY pointChanged) ///< True if the pointer is on the current point.
    /// Position of the open scenario's point on the axes, 0 to 1; negative if no curve contains this point.
    Q_PROPERTY(double nowX READ nowX NOTIFY pointChanged)
    Q_PROPERTY(double nowY READ nowY NOTIFY pointChanged)
    Q_PROPERTY(int nowTone READ nowTone NOTIFY pointChanged)
public:
    using PaneView::PaneView;

    virtual QString titleX() const = 0;
    virtual QString titleY() const = 0;
    PlotCurves* curves() { return &m_curves; }
    RowListModel* knees() { return &m_knees; }
    RowListModel* published() { return &m_published; }
    virtual bool isWorking() const = 0;
    virtual QString progress() const = 0;
    QString error() const { return m_error; }
    double x() const { return m_x; }
    void goTo(double x);
    double pointX() const;
    double pointY() const;
    int tone() const { return m_curve; }
    virtual QString point() const = 0;
    virtual bool canOpen() const = 0;
    virtual QString remark() const = 0;
    virtual bool canGoBack() const { return false; }
    bool isReached() const { return m_reached; }
    double nowX() const { return m_nowCurve < 0 ? -1 : m_curves.fractionX(m_now.x()); }
    double nowY() const { return m_nowCurve < 0 ? -1 : m_curves.fractionY(m_now.y()); }
    int nowTone() const { return std::max(0, m_nowCurve); }

    /// Selects the point nearest to a pixel position. Sets `reached` to true if the pointer is close to that point.
    Q_INVOKABLE void pointAt(double x, double y, double width, double height);
    /// Reselects the point that was selected before the pointer entered the plot.
    /// Called when the pointer leaves the plot.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void stepCurve(int steps); ///< Selects the curve `steps` further in the list, at the current x.
    Q_INVOKABLE virtual void open() = 0;   ///< Opens the scenario of the current point.
    Q_INVOKABLE virtual void back() {}
    Q_INVOKABLE virtual void copyTable() = 0; ///< Copies the curves as comma-separated values.

Q_SIGNALS:
    void pointChanged();
    void refused(const QString& sentence);
    void copied(const QString& sentence);
    void wanted(); ///< Requests to show the plot with the keyboard focus.

protected:
    /// Returns the point of a curve that is nearest to the current x.
    const PlotPoint* pointOf(const PlotSeries& curve) const;
    const PlotSeries* chosenCurve() const; ///< The current curve; null if there is none.

    std::vector<PlotSeries> m_shown;
    PlotCurves m_curves;
    RowModel<marks::KneeRow> m_knees;
    RowModel<marks::RingRow> m_published;
    QString m_error;
    double m_x = 0;
    int m_curve = 0, m_nowCurve = -1; ///< `m_nowCurve` is -1 if the open scenario is on no curve.
    QPointF m_now;                    ///< Point of the open scenario, in the units of the axes.
    /// The curve and the x that were selected before the pointer entered the plot.
    std::optional<std::pair<int, double>> m_before;
    bool m_reached = false;
};

} // namespace boardset
