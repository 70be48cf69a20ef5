// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the Plots tab: the settings and curves of the sweep, and the scenario of each point.
#pragma once

#include "PointPlot.h"
#include "ScenarioCache.h"
#include "SweepColumns.h"
#include "SweepForm.h"

#include <QElapsedTimer>
#include <QStringList>

namespace boardset {

/// Sweeps the open scenario on a worker thread. Opening a point is a single undoable edit.
/// The sweep uses the scenario as it was when the sweep started.
class SweepView : public boardset::PointPlot { // qualified name, because qmllint does not find PointPlot otherwise
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// True if the sweep replaces the plot of the machine.
    Q_PROPERTY(bool chosen READ isChosen WRITE choose NOTIFY chosenChanged)
    Q_PROPERTY(QStringList answers READ answers CONSTANT)
    Q_PROPERTY(int answer READ answer WRITE setAnswer NOTIFY changed)
    /// Titles of the quantities for the x-axis; empty if there are none.
    Q_PROPERTY(QStringList overs READ overs NOTIFY changed)
    Q_PROPERTY(int over READ over WRITE setOver NOTIFY changed)
    /// Explanation of the quantity on the x-axis; empty if its title suffices.
    Q_PROPERTY(QString meaning READ meaning NOTIFY changed)
    /// Titles of the quantities by which the curves can differ; the first title means "no such quantity".
    Q_PROPERTY(QStringList bys READ bys NOTIFY changed)
    Q_PROPERTY(int by READ by WRITE setBy NOTIFY changed)
    /// True if the curves use a range of values; false if they use all values of their quantity.
    Q_PROPERTY(bool byNumbers READ isByNumbers NOTIFY changed)
    Q_PROPERTY(QStringList fields READ fields NOTIFY changed) ///< Values that the user typed, indexed by Field.
    /// Ranges of allowed values, indexed by Field: "1 to 72".
    Q_PROPERTY(QStringList ranges READ ranges NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< Reason why the settings aren't valid, as a sentence.
    Q_PROPERTY(double done READ done NOTIFY changed)        ///< Progress of the sweep, from 0 to 1.
    /// Description of the progress, or a summary of the points, in sentences.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool stale READ isStale NOTIFY changed) ///< True if the settings have changed since the last sweep.
    /// The columns of the table of points; the rows of the table have the names of the curves.
    Q_PROPERTY(boardset::RowListModel* columns READ columns CONSTANT)
    Q_PROPERTY(QStringList curveNames READ curveNames NOTIFY changed)
    /// Table row of the current point; -1 if there is no current point.
    Q_PROPERTY(int row READ row NOTIFY pointChanged)
    /// Table column of the current point; -1 if there is no current point.
    Q_PROPERTY(int column READ column NOTIFY pointChanged)
public:
    /// Indices of the values that the user types, identical to SweepForm::Field.
    enum Field { From, To, Points, ByFrom, ByTo, Curves };
    Q_ENUM(Field)

    SweepView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

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

    QString progress() const override;
    QString point() const override;
    bool canOpen() const override;
    QString remark() const override;
    bool canGoBack() const override { return m_opened && m_document.base() == *m_opened; }
    void back() override;

    Q_INVOKABLE void take(boardset::SweepView::Field field, const QString& typed);
    Q_INVOKABLE void run();
    /// Sweeps the quantity with the id `over`, with one curve for each value of the quantity with the id `by`.
    /// An empty `by` gives a single curve.
    void runOver(const QString& over, const QString& by = {});
    void stop() override;   ///< Stops the sweep, and keeps the points that are already finished.
    Q_INVOKABLE void ask(); ///< Asks the window to show the sweep.
    /// Sweeps the load from a tenth of the current load to slightly above the load that saturates a part.
    /// The plot then shows the knee and the parts that limit throughput first.
    Q_INVOKABLE void askLoad();
    /// Selects a point of the table, given by the row of its curve and the point's x.
    /// A point without a result can't be selected.
    Q_INVOKABLE void read(int row, double x);

Q_SIGNALS:
    void chosenChanged();

private:
    struct Batch; ///< A batch of points that the worker delivers.

    void refresh() override;
    void openPoint() override;
    void forget();
    void add(const Batch& batch);
    void draw();
    void findNow();
    /// True if the plot shows the utilisation of each part relative to the part's limit.
    bool showsParts() const { return m_answer == partsAnswer && !m_swept.limits.empty(); }
    SweepHeight height() const {
        return m_answer == partsAnswer && !showsParts() ? SweepHeight::Use : static_cast<SweepHeight>(m_answer);
    }
    QString questionText() const override;
    std::string csv() const override;
    picture::DrawnPage page(picture::Palette::Name palette) const override;
    static constexpr int partsAnswer = static_cast<int>(SweepHeight::Parts);
    const SweepPoint* chosenPoint() const;
    bool isCurrent() const;
    bool isAgain() const;

    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    SweepForm m_form;
    int m_answer = 0;
    Swept m_swept; ///< The points and curves of the sweep.
    std::optional<Canonical> m_from;
    std::optional<Scenario> m_opened; ///< The scenario as it was immediately after a point was opened.
    SweepPosition m_openedAt;
    int m_home = 0; ///< The history step that was current before the first point was opened.
    RowModel<SweepColumn> m_columns;
    QElapsedTimer m_clock; ///< Measures the time since the sweep started.
    bool m_chosen = false, m_stopped = false;
};

} // namespace boardset
