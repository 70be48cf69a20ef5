// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in which each point is a scenario: the calculation of its curves, its current point, and its export.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "PlotModel.h"
#include "Worker.h"
#include "boardset/sweep/SweepPicture.h"

#include <QPointF>
#include <QUrl>
#include <functional>
#include <optional>
#include <utility>

namespace boardset {

class PointPlot : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("One of Session's view-models")
    Q_PROPERTY(boardset::PlotModel* curves READ curves CONSTANT)
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
    Q_PROPERTY(QString action READ action NOTIFY pointChanged) ///< Verb for opening the point: "Apply" or "Open".
    /// Question before the point is opened: "Apply 24 threads?"; empty unless the user has selected the point.
    Q_PROPERTY(QString question READ question NOTIFY pointChanged)
    /// Reason why the scenario of the current point can't be opened.
    Q_PROPERTY(QString remark READ remark NOTIFY pointChanged)
    /// True if the scenario that was open before a point was opened can be restored.
    Q_PROPERTY(bool returns READ canGoBack NOTIFY pointChanged)
    Q_PROPERTY(bool reached READ isReached NOTIFY pointChanged) ///< True if the pointer is on the current point.
public:
    /// Formats in which the plot can be exported.
    enum Format { Csv, Svg, Pdf, Png };
    Q_ENUM(Format)

    PointPlot(Document& document, QObject* parent);

    PlotModel* curves() { return &m_curves; }
    bool isWorking() const { return m_worker.isWorking(); }
    virtual QString progress() const = 0;
    QString error() const { return m_error; }
    double x() const { return m_x; }
    void goTo(double x);
    double pointX() const;
    double pointY() const;
    int tone() const { return m_curve; }
    virtual QString point() const = 0;
    virtual bool canOpen() const = 0;
    virtual QString action() const { return tr("Apply"); }
    QString question() const { return m_isAsking && canOpen() ? questionText() : QString(); }
    virtual QString remark() const = 0;
    virtual bool canGoBack() const { return false; }
    bool isReached() const { return m_reached; }

    /// Selects the point nearest to a pixel position. Sets `reached` to true if the pointer is close to that point.
    Q_INVOKABLE void pointAt(double x, double y, double width, double height);
    /// Reselects the point that was selected before the pointer entered the plot.
    /// Called when the pointer leaves the plot.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void stepCurve(int steps); ///< Selects the curve `steps` further in the list, at the current x.
    Q_INVOKABLE void askToOpen();          ///< Asks the question, if the current point can be opened.
    Q_INVOKABLE void reply(bool isYes);    ///< Answers the question; opens the point if the answer is yes.
    Q_INVOKABLE void open();               ///< Opens the scenario of the current point, if it can be opened.
    Q_INVOKABLE virtual void back() {}
    Q_INVOKABLE void copyTable(); ///< Copies the curves as comma-separated values.
    /// Exports the curves as comma-separated values. Reports the outcome by exported() or exportRefused().
    Q_INVOKABLE void exportCsv(const QUrl& file);
    /// Exports the plot as SVG, PDF or PNG, depending on the suffix of the file. Reports the outcome like exportCsv().
    Q_INVOKABLE void exportPicture(const QUrl& file, bool dark);
    Q_INVOKABLE virtual void stop() { m_worker.stop(); } ///< Stops the calculation.
    void waitUntilReady() { m_worker.wait(); }

Q_SIGNALS:
    void pointChanged();
    void refused(const QString& sentence);
    void copied(const QString& sentence);
    void exportRefused(const QString& sentence);
    void exported(const QString& sentence);
    void exportWanted(boardset::PointPlot::Format format); ///< Requests the file dialog for an export.
    void wanted();                                         ///< Requests to show the plot with the keyboard focus.

protected:
    void activate() override;
    virtual QString questionText() const = 0;
    virtual void openPoint() = 0;
    virtual std::string csv() const; ///< Returns the curves as comma-separated values; empty if there are none.
    virtual picture::DrawnPage page(picture::Palette::Name palette) const = 0;

    /// Shows curves. When the calculation has ended, selects the open scenario's point, unless the user has selected
    /// one. If no curve has the open scenario, selects the knee of the first curve, or else its highest point.
    void show(std::vector<SweepCurve> curves, picture::PlotData data);
    /// Applies values to a scenario as one edit. If the edit is refused, emits refused() and returns false.
    bool apply(const Canonical& from, std::vector<SweepSetting> settings);
    /// Returns the point of a curve that is nearest to the current x.
    const PlotPoint* pointOf(const PlotSeries& curve) const;
    const PlotSeries* chosenCurve() const; ///< The current curve; null if there is none.
    int nowCurve() const;                  ///< Index of the curve with the open scenario's point; -1 if there is none.
    bool isNow() const;                    ///< True if the current point is the open scenario's.

    Document& m_document;
    std::vector<SweepCurve> m_shown;
    PlotModel m_curves;
    QString m_error;
    double m_x = 0;
    int m_curve = 0;
    /// The curve and the x that were selected before the pointer entered the plot.
    std::optional<std::pair<int, double>> m_before;
    bool m_reached = false, m_isAsking = false;
    bool m_began = false; ///< True if the initial point has been selected.
    Worker m_worker;

private:
    void begin();
    void exportWith(const std::function<QString()>& write, const QUrl& file);
};

} // namespace boardset
