// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the Plots tab: its settings, its curves, and the scenario of any point.
#pragma once

#include "Document.h"
#include "PlotMarks.h"
#include "PointPlot.h"
#include "ScenarioCache.h"
#include "SweepColumns.h"
#include "SweepForm.h"
#include "Worker.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QUrl>
#include <functional>

namespace boardset {

/// Sweeps the open scenario on a worker thread. Opening a point is one edit.
/// The sweep uses the scenario in its state at the start of the sweep.
class SweepView : public boardset::PointPlot { // in full, or qmllint does not find it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool chosen READ isChosen WRITE choose NOTIFY chosenChanged) ///< Shown instead of a plot of the machine.
    Q_PROPERTY(QStringList answers READ answers CONSTANT)
    Q_PROPERTY(int answer READ answer WRITE setAnswer NOTIFY changed)
    Q_PROPERTY(QStringList overs READ overs NOTIFY changed) ///< Quantities for the x-axis; empty if there are none.
    Q_PROPERTY(int over READ over WRITE setOver NOTIFY changed)
    Q_PROPERTY(
        QString meaning READ meaning NOTIFY changed)    ///< Explanation of the quantity; empty if its title suffices.
    Q_PROPERTY(QStringList bys READ bys NOTIFY changed) ///< Quantities that can differ between curves; first none.
    Q_PROPERTY(int by READ by WRITE setBy NOTIFY changed)
    /// True if the quantity for the curves has a range; false if the curves use all of its values.
    Q_PROPERTY(bool byNumbers READ isByNumbers NOTIFY changed)
    Q_PROPERTY(QStringList fields READ fields NOTIFY changed) ///< Typed values by Field.
    Q_PROPERTY(QStringList ranges READ ranges NOTIFY changed) ///< Allowed values by Field: "1 to 72".
    Q_PROPERTY(QString problem READ problem NOTIFY changed)   ///< Reason why the settings aren't valid; a sentence.
    Q_PROPERTY(double done READ done NOTIFY changed)          ///< Progress from 0 to 1.
    Q_PROPERTY(QString state READ state NOTIFY changed)       ///< Progress, or a summary of the points, in sentences.
    Q_PROPERTY(bool stale READ isStale NOTIFY changed)        ///< The settings have changed since the sweep was run.
    /// The points as a table; its rows have the names of the curves.
    Q_PROPERTY(boardset::RowListModel* columns READ columns CONSTANT)
    Q_PROPERTY(QStringList curveNames READ curveNames NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY pointChanged)       ///< Row of the current point; -1 if none.
    Q_PROPERTY(int column READ column NOTIFY pointChanged) ///< Column of the current point; -1 if none.
public:
    /// Indices of the typed values; the same as SweepForm::Field.
    enum Field { From, To, Points, ByFrom, ByTo, Curves };
    Q_ENUM(Field)

    SweepView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isChosen() const { return m_chosen; }
    void choose(bool chosen);
    QStringList answers() const;
    int answer() const { return m_answer; }
    void setAnswer(int answer);
    QStringList overs() const { return m_form.overs(); }
    int over() const { return m_form.over(); }
    void setOver(int row);
    QString meaning() const { return m_form.meaning(); }
    QStringList bys() const { return m_form.bys(); }
    int by() const { return m_form.by(); }
    void setBy(int row);
    bool isByNumbers() const { return m_form.isByNumbers(); }
    QStringList fields() const { return m_form.fields(); }
    QStringList ranges() const { return m_form.ranges(); }
    QString problem() const { return m_form.problem(); }
    double done() const;
    QString state() const;
    bool isStale() const;
    RowListModel* columns() { return &m_columns; }
    QStringList curveNames() const;
    int row() const;
    int column() const;

    QString titleX() const override;
    QString titleY() const override;
    bool isWorking() const override { return m_worker.isWorking(); }
    QString progress() const override;
    QString point() const override;
    bool canOpen() const override;
    QString remark() const override;
    bool canGoBack() const override { return m_opened && m_document.base() == *m_opened; }
    void open() override;
    void back() override;
    void copyTable() override;

    Q_INVOKABLE void take(boardset::SweepView::Field field, const QString& typed);
    Q_INVOKABLE void run();
    /// Runs a sweep over a quantity, with one curve for each value of another quantity.
    /// Both are given by their ids; an empty `by` gives a single curve.
    void runOver(const QString& over, const QString& by = {});
    Q_INVOKABLE void stop(); ///< Stops the sweep; keeps the finished points.
    Q_INVOKABLE void ask();  ///< Requests to show the sweep.
    /// Sweeps the load from a tenth of the current load until a part is saturated.
    /// This shows the parts that limit first, and the knee.
    Q_INVOKABLE void askLoad();
    /// Selects a point of the table, given by the row of its curve and its x.
    /// A point without a result can't be selected.
    Q_INVOKABLE void read(int row, double x);
    /// The export functions report the outcome by a notice or a refusal.
    /// A picture is a PNG if the file name ends in .png, otherwise an SVG.
    Q_INVOKABLE void exportCsv(const QUrl& file);
    Q_INVOKABLE void exportPicture(const QUrl& file, bool dark);
    void waitUntilReady() { m_worker.wait(); }

Q_SIGNALS:
    void activeChanged();
    void chosenChanged();
    void exportRefused(const QString& sentence);
    void exported(const QString& sentence);
    void exportWanted(const QString& purpose); ///< Requests a file dialog: "sweepCsv", "sweepSvg" or "sweepPng".

private:
    struct Batch; ///< Points delivered by the worker.

    void refresh();
    void forget();
    void add(const Batch& batch);
    void draw();
    void findNow(const std::vector<SweepCurve>& curves);
    void begin();
    /// True if the plot shows each part relative to its limit, instead of a result.
    bool showsParts() const { return m_answer == partsAnswer && !m_swept.limits.empty(); }
    SweepHeight height() const {
        return m_answer == partsAnswer && !showsParts() ? SweepHeight::Use : static_cast<SweepHeight>(m_answer);
    }
    std::string csv() const;                      ///< The curves as they are drawn.
    QString partText() const;                     ///< Utilisation of the current part at the current point.
    std::vector<SweepColumn> partColumns() const; ///< A table row per part, in % of its limit.
    QString limitsText() const;
    static constexpr int partsAnswer = static_cast<int>(SweepHeight::Parts);
    void exportWith(const std::function<QString()>& write, const QUrl& file);
    const SweepPoint* chosenPoint() const;
    bool isCurrent() const;
    bool isAgain() const;
    QString flatText() const;
    QString nearMostText() const;
    QString firstOf(const QString& sentence, const std::function<std::string(const SweepPoint&)>& shown) const;

    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    SweepForm m_form;
    int m_answer = 0;
    Swept m_swept; ///< The data of the curves.
    std::optional<Canonical> m_from;
    std::vector<std::size_t> m_curveOf; ///< Index of each shown curve in the sweep.
    std::optional<Scenario> m_opened;   ///< The scenario right after a point was opened.
    SweepPosition m_openedAt;
    int m_home = 0; ///< The history step before the first point was opened.
    RowModel<SweepColumn> m_columns;
    QElapsedTimer m_clock; ///< Time since the sweep was started.
    bool m_active = false, m_chosen = false, m_began = false, m_stopped = false;
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
