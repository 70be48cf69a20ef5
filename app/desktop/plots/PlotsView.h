// SPDX-License-Identifier: GPL-3.0-or-later
// The Plots tab: the plots of the open machine, the current plot, and its current point.
#pragma once

#include "Files.h"
#include "PointPlot.h"

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
    QString progress() const override;
    QString point() const override;
    bool canOpen() const override;
    QString action() const override;
    QString remark() const override;
    Q_INVOKABLE void ask() { Q_EMIT wanted(); } ///< Requests display of the Plots tab.

private:
    struct Kept {
        PlotSeries curve;
        bool isComplete = false;
    };
    void refresh() override;
    QString questionText() const override;
    /// Asks about unsaved work, then opens the scenario of the point.
    /// For a point on the open scenario's own curve, applies the change as an edit instead.
    void openPoint() override;
    picture::DrawnPage page(picture::Palette::Name palette) const override;
    std::string titleY(const std::vector<SweepCurve>& curves) const;
    void readPlots();
    const Plot* plot() const; ///< The current plot; null if the machine has none.
    /// Returns the titles of the current plot's curves. The last one is the open scenario's own curve, if it has one.
    std::vector<std::string> curveNames() const;
    /// Returns the open scenario without its program, because only its placement is swept.
    Canonical placement() const;
    void start();
    void take(const std::string& plot, const PlotSeries& curve, bool isComplete);
    void draw();
    std::vector<SweepCurve> shown();
    bool isOwnCurve(const PlotSeries& curve) const;
    bool isOpen(const PlotSeries& curve, const PlotPoint& point) const;

    Files& m_files;
    QString m_opened; ///< Id of the bundled scenario for which a plot was last selected.
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    std::vector<Plot> m_plots;
    RowModel<PlotRow> m_rows;
    std::vector<SweepQuantity> m_quantities; ///< Quantities of the open scenario.
    std::string m_current;                   ///< Id of the selected plot.
    std::string m_drawn;                     ///< Id of the plot that is drawn.
    /// Curves, keyed by the id of the plot and the title of the curve.
    std::map<std::string, std::map<std::string, Kept>> m_kept;
    std::string m_ownTwin; ///< Title of the curve that coincides with the open scenario's own curve;
                           ///< empty if there is none.
};

} // namespace boardset
