// SPDX-License-Identifier: GPL-3.0-or-later
// The presentation for a room: its three figures, a before to compare with, and the steps of a clicker.
#pragma once

#include "AnswerView.h"
#include "Document.h"
#include "RowModel.h"
#include "Worker.h"

namespace boardset {

/// One of the three large numbers.
struct FigureRow {
    QString value;
    QString unit;    ///< "MB/s copied"; of the busiest part its name.
    QString change;  ///< Against before: "+7.6 %", "× 2.5"; of the busiest part, whether it is a bottleneck.
    int way = 0;     ///< The change's sign.
    int worth = 0;   ///< -1 for the worse, 1 for the better, 0 neither.
    QString compare; ///< "before 2,140"; while before is shown, "after 2,303".
    bool operator==(const FigureRow&) const = default;

    ROW_ROLES(FigureRow, value, unit, change, way, worth, compare);
};

/// Walks the document forth and back: through the steps of its program, or without one through its history. Before and
/// after are two places on that way: where it stands and where the presentation began; there, the first place at which
/// something runs. Going from one to the other changes neither. While something is kept as A, that is before: it is
/// looked at, and nothing is edited; without a program, the clicker's steps are A and B.
class PresentView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    Q_PROPERTY(bool compares READ compares NOTIFY changed) ///< There are a before and an after.
    Q_PROPERTY(bool showsBefore READ showsBefore NOTIFY changed)
    Q_PROPERTY(bool withA READ isToldWithA NOTIFY changed)
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString notes READ notes NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* figures READ figures CONSTANT)
public:
    PresentView(Document& document, const AnswerView& answer, QObject* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    bool compares() const;
    /// While a lesson's action is still to be done there is no other state; then its A, of a program, is before it.
    void setLesson(bool isOpen, bool isSettled);
    bool showsBefore() const { return isWithA() ? m_document.showsKept() : compares() && at() == m_before; }
    bool isWithA() const { return m_document.kept() != nullptr; } ///< Before is what is kept as A, and after is B.
    /// So it is called: the user has kept it.
    bool isToldWithA() const { return isWithA() && !m_keptBefore && !(m_isLesson && m_document.replay()); }
    QString step() const;     ///< "step 3 of 5"; of a history that is none yet, empty.
    QString title() const;    ///< Of the last edit, else of the scenario.
    QString sentence() const; ///< What sets the pace, or why nothing runs.
    QString notes() const;    ///< Why the step is as it is, and the scenario's description.
    RowListModel* figures() { return &m_figures; }
    void waitUntilSolved() { m_worker.wait(); } ///< Until what is compared with is; for tests and pictures.

    Q_INVOKABLE void toggle() { setOn(!m_on); }
    Q_INVOKABLE void next() { goBy(1); }
    Q_INVOKABLE void back() { goBy(-1); }
    Q_INVOKABLE void goToEnd(bool last); ///< Else to the beginning.
    Q_INVOKABLE void swap();             ///< Before, after, before...
    Q_INVOKABLE void reset();            ///< To where the presentation began.

public Q_SLOTS:
    void start() { setOn(true); }
    void stop() { setOn(false); }

Q_SIGNALS:
    void onChanged();
    void changed();
    void takenOver(); ///< A key goes to a step: nothing else does then.

private:
    const Step* shownStep() const; ///< Null where no step of a program is shown.
    int at() const;
    int last() const;
    int firstRunning() const;
    void goTo(int place);
    void begin();
    void keepBefore(); ///< It becomes A, as long as nothing else does.
    void letGoBefore();
    void followOutcome();
    void goBack();
    void pair();
    void follow();
    void compare();
    void refresh();
    std::vector<FigureRow> rows() const;
    /// What they are against the other of the two.
    void compareRates(FigureRow& throughput, FigureRow& latency) const;
    QString busiestElsewhere() const;
    QString titleOf(const Scenario& scenario, const Topology& topology) const;
    bool isOtherMachine() const;
    QString word() const;                          ///< "before %1".
    std::shared_ptr<const Sight> otherOfA() const; ///< Of A and B, the one that is not shown.
    void lookAtA(bool shown);
    bool turnsA() const; ///< A and B are the two steps, where no program is gone through.
    void goBy(int steps);

    Document& m_document;
    const AnswerView& m_answer;
    RowModel<FigureRow> m_figures;
    bool m_on = false;
    bool m_isAlone = false, m_isLesson = false;
    bool m_swaps = false;     ///< What changes is only which of the two is shown.
    bool m_looksBack = false; ///< Before is looked at, by B: nobody went there.
    int m_mark = 0;           ///< Where it began.
    int m_before = 0, m_after = 0;
    int m_otherAt = -1;                        ///< Of the two, the place that is not shown; -1: not solved.
    std::shared_ptr<const Sight> m_keptBefore; ///< A as long as the presentation goes on; null: it is the user's own.
    std::shared_ptr<const Sight> m_other;      ///< What is seen there; null until it is solved.
    Worker m_worker;                           ///< Last: its deliveries touch the rest.
};

} // namespace boardset
