// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots tab: the plots of the open machine, the current plot, and its current point.
#pragma once

#include "Document.h"
#include "Files.h"
#include "PointPlot.h"
#include "Worker.h"

#include <map>

namespace boardset {

struct PlotRow {
    QString title;
    QString summary;

    ROW_ROLES(PlotRow, title, summary);
};

/// Shows the plots of the open machine.
/// A worker thread calculates curves, which are kept for the session.
/// The open scenario has a curve of its own, which is calculated again after every edit.
class PlotsView : public boardset::PointPlot { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed) ///< Titles of the plots in `rows`, for narrow panels.
    Q_PROPERTY(int current READ current WRITE choose NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
public:
    PlotsView(Document& document, Files& files, std::shared_ptr<const ScenarioCache> scenarioCache,
              QObject* parent = nullptr);

    RowListModel* rows() { return &m_rows; }
    QStringList titles() const;
    int current() const { return plot() ? static_cast<int>(plot() - m_plots.data()) : -1; }
    void choose(int row);
    QString summary() const;
    bool isWorking() const override { return m_worker.isWorking(); }
    QString progress() const override;
    QString point() const override;
    bool canOpen() const override;
    QString action() const override;
    QString remark() const override;

    /// Asks about unsaved work, then opens the scenario of the point.
    /// For a point on the open scenario's own curve, applies the change as an edit instead.
    void open() override;
    Q_INVOKABLE void ask() { Q_EMIT wanted(); } ///< Requests display of the Plots tab.
    void waitUntilReady() { m_worker.wait(); }

private:
    struct Task; ///< A job for the worker.
    struct Kept {
        PlotSeries curve;
        bool complete = false;
    };
    void refresh() override;
    void activate() override;
    QString questionText() const override;
    std::string csv() const override;
    picture::DrawnPage page(picture::Palette::Name palette) const override;
    std::string titleY() const;
    void readPlots();
    const Plot* plot() const; ///< The current plot; null if the machine has none.
    bool sweepsOpen(const Plot& plot) const;
    void start();
    void work(const Task& task, Worker::Task& run);
    void take(const Task& task, const PlotSeries& curve, bool isOwn, bool complete);
    void draw();
    void findNow();
    void begin(); ///< Selects the initial point of the plot.
    std::vector<SweepCurve> shown();
    bool isOwnCurve(const PlotSeries& curve) const;
    bool isOpenNow(const PlotSeries& curve, const PlotPoint& point) const;
    void edit(int x);

    Document& m_document;
    Files& m_files;
    QString m_opened; ///< Id of the bundled scenario for which a plot was last selected.
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    std::vector<Plot> m_plots;
    RowModel<PlotRow> m_rows;
    std::string m_current; ///< Id of the selected plot.
    std::string m_drawn;   ///< Id of the plot that is drawn.
    /// Curves, keyed by the id of the plot and the title of the curve.
    std::map<std::string, std::map<std::string, Kept>> m_kept;
    Kept m_own;
    std::string m_ownPlot;
    std::string m_ownTwin; ///< Title of the curve that coincides with the open scenario's own curve;
                           ///< empty if there is none.
    Scenario m_ownOf;
    bool m_began = false;
    Worker m_worker;
};

} // namespace boardset
