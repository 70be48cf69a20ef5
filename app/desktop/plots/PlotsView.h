// SPDX-License-Identifier: GPL-3.0-or-later
// The plots drawer: the plots of the open machine, one of them drawn, and the point that is read.
#pragma once

#include "Document.h"
#include "Files.h"
#include "PlotMarks.h"
#include "Worker.h"
#include "boardset/evidence/PlotCurve.h"

#include <map>
#include <optional>
#include <utility>

namespace boardset {

struct PlotRow {
    QString title;
    QString summary;
    bool operator==(const PlotRow&) const = default;

    ROW_ROLES(PlotRow, title, summary);
};

/// Curves are worked out on a worker thread while the view is active; what is worked out stays for the session. The
/// open scenario is a curve of its own, worked out anew after every edit.
class PlotsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed) ///< The same, for where there is little room.
    Q_PROPERTY(int current READ current WRITE choose NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString titleX READ titleX NOTIFY changed)
    Q_PROPERTY(QString titleY READ titleY NOTIFY changed)
    Q_PROPERTY(boardset::PlotCurves* curves READ curves CONSTANT)
    Q_PROPERTY(boardset::RowListModel* knees READ knees CONSTANT)
    Q_PROPERTY(boardset::RowListModel* published READ published CONSTANT)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed) ///< "Working out curve 2 of 4".
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The point that is read: by the pointer, the arrow keys, or to begin with the open scenario's.
    Q_PROPERTY(double x READ x WRITE goTo NOTIFY pointChanged)
    Q_PROPERTY(double pointX READ pointX NOTIFY pointChanged) ///< On the axes, 0 to 1; below 0: there is none.
    Q_PROPERTY(double pointY READ pointY NOTIFY pointChanged)
    Q_PROPERTY(int tone READ tone NOTIFY pointChanged)
    Q_PROPERTY(QString point READ point NOTIFY pointChanged)    ///< In words.
    Q_PROPERTY(bool opens READ canOpen NOTIFY pointChanged)     ///< Its scenario can be opened.
    Q_PROPERTY(QString remark READ remark NOTIFY pointChanged)  ///< Why not; or that it is the open one.
    Q_PROPERTY(bool reached READ isReached NOTIFY pointChanged) ///< The pointer is on it.
    /// The open scenario's own point on the axes, 0 to 1; below 0: it is on no curve.
    Q_PROPERTY(double nowX READ nowX NOTIFY pointChanged)
    Q_PROPERTY(double nowY READ nowY NOTIFY pointChanged)
    Q_PROPERTY(int nowTone READ nowTone NOTIFY pointChanged)
public:
    PlotsView(Document& document, Files& files, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    RowListModel* rows() { return &m_rows; }
    QStringList titles() const;
    int current() const { return plot() ? static_cast<int>(plot() - m_plots.data()) : -1; }
    void choose(int row);
    QString summary() const;
    QString titleX() const;
    QString titleY() const;
    PlotCurves* curves() { return &m_curves; }
    RowListModel* knees() { return &m_knees; }
    RowListModel* published() { return &m_published; }
    bool isWorking() const { return m_worker.isWorking(); }
    QString progress() const;
    QString error() const { return m_error; }
    double x() const { return m_x; }
    void goTo(double x);
    double pointX() const;
    double pointY() const;
    int tone() const { return m_curve; }
    QString point() const;
    bool canOpen() const;
    QString remark() const;
    bool isReached() const { return m_reached; }
    double nowX() const { return m_nowCurve < 0 ? -1 : m_curves.partX(m_now.x()); }
    double nowY() const { return m_nowCurve < 0 ? -1 : m_curves.partY(m_now.y()); }
    int nowTone() const { return std::max(0, m_nowCurve); }

    /// Reads the point that is nearest to a place in a field of pixels; reached if it is quite near.
    Q_INVOKABLE void pointAt(double x, double y, double width, double height);
    Q_INVOKABLE void leave();              ///< The pointer has gone: what was read before it came is read again.
    Q_INVOKABLE void stepCurve(int steps); ///< To the curve before or after, at the same x.
    /// Opens the scenario of the point, asking for unsaved work first; of the open scenario's own curve it is an edit.
    Q_INVOKABLE void open();
    Q_INVOKABLE void copyTable();               ///< As comma-separated values.
    Q_INVOKABLE void ask() { Q_EMIT wanted(); } ///< Asks to be shown.
    void waitUntilReady() { m_worker.wait(); }

Q_SIGNALS:
    void changed();
    void pointChanged();
    void refused(const QString& sentence);
    void copied(const QString& sentence);
    void wanted(); ///< To be shown, with the keyboard.

private:
    struct Task; ///< What the worker is to work out.
    struct Kept {
        PlotCurve curve;
        bool complete = false;
    };
    void refresh();
    void readPlots();
    const Plot* plot() const; ///< Null: the machine has none.
    bool sweepsOpen(const Plot& plot) const;
    void start();
    void work(const Task& task, Worker::Run& run);
    void take(const Task& task, const PlotCurve& curve, bool isOwn, bool complete);
    void draw();
    void findNow();
    void begin(); ///< The point to be read first.
    std::vector<PlotCurve> shown();
    const PlotPoint* pointOf(const PlotCurve& curve) const;
    const PlotCurve* chosenCurve() const;
    bool isOwnCurve(const PlotCurve& curve) const;
    bool isOpenNow(const PlotCurve& curve, const PlotPoint& point) const;
    void edit(int x);

    Document& m_document;
    Files& m_files;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    std::vector<Plot> m_plots;
    RowModel<PlotRow> m_rows;
    RowModel<marks::KneeRow> m_knees;
    RowModel<marks::RingRow> m_published;
    PlotCurves m_curves;
    std::string m_current;                                     ///< Id.
    std::string m_drawn;                                       ///< Id.
    std::map<std::string, std::map<std::string, Kept>> m_kept; ///< By plot and title.
    Kept m_own;
    std::string m_ownPlot;
    std::string m_ownTwin; ///< Title of the plot's curve that is the open scenario's; empty: none.
    Scenario m_ownOf;
    std::vector<PlotCurve> m_shown;
    QString m_error;
    double m_x = 0;
    int m_curve = 0, m_nowCurve = -1;               ///< -1: the open scenario is on none.
    QPointF m_now;                                  ///< x, MB/s.
    std::optional<std::pair<int, double>> m_before; ///< Curve and x that were read before the pointer came.
    bool m_active = false, m_reached = false, m_began = false;
    Worker m_worker;
};

} // namespace boardset
