// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep in the plots drawer: what is asked, the curves as they come, and the scenario of any point.
#pragma once

#include "Document.h"
#include "PlotMarks.h"
#include "PointPlot.h"
#include "ScenarioShelf.h"
#include "SweepColumns.h"
#include "SweepForm.h"
#include "Worker.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QUrl>
#include <functional>

namespace boardset {

/// Sweeps the open scenario, as it was when it was asked, on a worker thread. A point is opened as one edit.
class SweepView : public boardset::PointPlot { // in full, or qmllint does not find it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool chosen READ isChosen WRITE choose NOTIFY chosenChanged) ///< Rather than one of the machine's plots.
    Q_PROPERTY(QStringList answers READ answers CONSTANT)
    Q_PROPERTY(int answer READ answer WRITE setAnswer NOTIFY changed)
    Q_PROPERTY(QStringList overs READ overs NOTIFY changed) ///< What can change along the plot; none: nothing can.
    Q_PROPERTY(int over READ over WRITE setOver NOTIFY changed)
    Q_PROPERTY(
        QString meaning READ meaning NOTIFY changed)    ///< What changes there, a sentence; empty: its name says it.
    Q_PROPERTY(QStringList bys READ bys NOTIFY changed) ///< What can change from curve to curve; the first: nothing.
    Q_PROPERTY(int by READ by WRITE setBy NOTIFY changed)
    Q_PROPERTY(bool byNumbers READ isByNumbers NOTIFY changed) ///< It has a range; else all that it can be is taken.
    Q_PROPERTY(QStringList fields READ fields NOTIFY changed)  ///< By Field, as they are typed.
    Q_PROPERTY(QStringList ranges READ ranges NOTIFY changed)  ///< By Field, what may be typed: "1 to 72".
    Q_PROPERTY(QString problem READ problem NOTIFY changed)    ///< What of it cannot be, in a sentence.
    Q_PROPERTY(double done READ done NOTIFY changed)           ///< 0 to 1.
    Q_PROPERTY(QString state READ state NOTIFY changed) ///< How far it is, or what of it has no answer: a sentence.
    Q_PROPERTY(bool stale READ isStale NOTIFY changed)  ///< Something else is chosen than what is shown.
    /// The points as a table; the names of its rows are those of the curves.
    Q_PROPERTY(boardset::RowListModel* columns READ columns CONSTANT)
    Q_PROPERTY(QStringList curveNames READ curveNames NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY pointChanged)       ///< Of the point that is read.
    Q_PROPERTY(int column READ column NOTIFY pointChanged) ///< The same; -1: none is.
public:
    /// As SweepForm has them.
    enum Field { From, To, Points, ByFrom, ByTo, Curves };
    Q_ENUM(Field)

    SweepView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent = nullptr);

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
    /// The same over a quantity, with a curve for each value of another one, by their ids; empty: one curve.
    void runOver(const QString& over, const QString& by = {});
    Q_INVOKABLE void stop(); ///< What has been solved stays.
    Q_INVOKABLE void ask();  ///< To be shown.
    /// The load from a tenth of what comes now until something is full: what comes to its limit first, and the knee.
    Q_INVOKABLE void askLoad();
    /// Reads a point of the table: the curve of a row at an x. One without an answer is not read.
    Q_INVOKABLE void read(int row, double x);
    /// Both say by a notice or a refusal how it went. A picture is a PNG if its name ends so, else an SVG.
    Q_INVOKABLE void exportCsv(const QUrl& file);
    Q_INVOKABLE void exportPicture(const QUrl& file, bool dark);
    void waitUntilReady() { m_worker.wait(); }

Q_SIGNALS:
    void activeChanged();
    void chosenChanged();
    void exportRefused(const QString& sentence);
    void exported(const QString& sentence);
    void exportWanted(const QString& purpose); ///< To a file that is chosen: "sweepCsv", "sweepSvg", "sweepPng".

private:
    struct Batch; ///< Points on their way from the worker.

    void refresh();
    void forget();
    void add(const Batch& batch);
    void draw();
    void findNow(const std::vector<SweepCurve>& curves);
    void begin();
    /// Each part against its own limit, rather than a number of the answer.
    bool showsParts() const { return m_answer == partsAnswer && !m_swept.limits.empty(); }
    SweepHeight height() const {
        return m_answer == partsAnswer && !showsParts() ? SweepHeight::Use : static_cast<SweepHeight>(m_answer);
    }
    std::string csv() const;                      ///< Of the curves as they are drawn.
    QString partText() const;                     ///< Where the part that is read stands at the point that is read.
    std::vector<SweepColumn> partColumns() const; ///< A row of the table for each part, in % of its limit.
    QString limitsText() const;
    static constexpr int partsAnswer = static_cast<int>(SweepHeight::Parts);
    void exportWith(const std::function<QString()>& write, const QUrl& file);
    const SweepPoint* chosenPoint() const;
    bool isCurrent() const;
    bool isAgain() const;
    QString flatText() const;
    QString nearMostText() const;
    QString firstOf(const QString& sentence, const std::function<std::string(const SweepPoint&)>& told) const;

    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    SweepForm m_form;
    int m_answer = 0;
    Swept m_swept; ///< What the curves show.
    std::optional<Canonical> m_from;
    std::vector<std::size_t> m_curveOf; ///< Of each that is shown: its number in the sweep.
    std::optional<Scenario> m_opened;   ///< As it was right after a point was opened.
    SweepPlace m_openedAt;
    int m_home = 0; ///< The step of the history before the first.
    RowModel<SweepColumn> m_columns;
    QElapsedTimer m_clock; ///< Since it was run.
    bool m_active = false, m_chosen = false, m_began = false, m_stopped = false;
    Worker m_worker; ///< Last: its deliveries touch the rest.
};

} // namespace boardset
