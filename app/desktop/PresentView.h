// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode: three large figures, a state before to compare with, and the steps of a clicker.
#pragma once

#include "AnswerView.h"
#include "Document.h"
#include "RowModel.h"
#include "Worker.h"

namespace boardset {

/// One of the three large figures.
struct FigureRow {
    QString value;
    QString unit;    ///< "MB/s copied"; for the busiest part its name.
    QString change;  ///< Change since before: "+7.6 %", "× 2.5"; for the busiest part, whether it is a bottleneck.
    int way = 0;     ///< Sign of the change.
    int worth = 0;   ///< -1 if worse, 1 if better, 0 if neither.
    QString compare; ///< "before 2,140"; while "before" is shown, "after 2,303".
    bool operator==(const FigureRow&) const = default;

    ROW_ROLES(FigureRow, value, unit, change, way, worth, compare);
};

/// Goes forward and back through the steps of the document's program, or through its history without one. Before and
/// after are two positions: the current one, and the one where the presentation began, or there the first one at which
/// something runs. Switching between them changes neither. While there is an A, it is "before": A is shown, but not
/// edited. Without a program, the clicker's steps are then A and B.
class PresentView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    Q_PROPERTY(bool compares READ compares NOTIFY changed) ///< True if there are a before and an after.
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
    /// Sets the state of a lesson. Until its action is done there is nothing to compare with; then "before" is its A,
    /// for a program.
    void setLesson(bool isOpen, bool isSettled);
    bool showsBefore() const { return isWithA() ? m_document.showsKept() : compares() && at() == m_before; }
    bool isWithA() const { return m_document.kept() != nullptr; } ///< True if "before" is A, and "after" is B.
    /// True if the texts call them A and B, because the user has kept A.
    bool isToldWithA() const { return isWithA() && !m_keptBefore && !(m_isLesson && m_document.replay()); }
    QString step() const;     ///< "step 3 of 5"; empty for a history without steps.
    QString title() const;    ///< Title of the last edit, else of the scenario.
    QString sentence() const; ///< Says what limits throughput, or why nothing runs.
    QString notes() const;    ///< Reason for the step, and the scenario's description.
    RowListModel* figures() { return &m_figures; }
    void waitUntilSolved() { m_worker.wait(); } ///< Waits for the state to compare with; for tests and pictures.

    Q_INVOKABLE void toggle() { setOn(!m_on); }
    Q_INVOKABLE void next() { goBy(1); }
    Q_INVOKABLE void back() { goBy(-1); }
    Q_INVOKABLE void goToEnd(bool last); ///< Goes to the end, or else to the beginning.
    Q_INVOKABLE void swap();             ///< Switches between before and after.
    Q_INVOKABLE void reset();            ///< Goes to where the presentation began.

public Q_SLOTS:
    void start() { setOn(true); }
    void stop() { setOn(false); }

Q_SIGNALS:
    void onChanged();
    void changed();
    void takenOver(); ///< The presentation goes to a step; a playing timeline stops.

private:
    const Step* shownStep() const; ///< Null if no step of a program is shown.
    int at() const;
    int last() const;
    int firstRunning() const;
    void goTo(int place);
    void begin();
    void keepBefore(); ///< Keeps the state before the last change of a program as A, if there is no A.
    void letGoBefore();
    void followOutcome();
    void goBack();
    void pair();
    void follow();
    void compare();
    void refresh();
    std::vector<FigureRow> rows() const;
    /// Fills in the comparison with the other of the two states.
    void compareRates(FigureRow& throughput, FigureRow& latency) const;
    QString busiestElsewhere() const;
    QString titleOf(const Scenario& scenario, const Topology& topology) const;
    bool isOtherMachine() const;
    QString word() const;                          ///< Pattern for a figure of the other state: "before %1".
    std::shared_ptr<const Sight> otherOfA() const; ///< The one of A and B that is not shown.
    void lookAtA(bool shown);
    bool turnsA() const; ///< True if the two steps are A and B, because there is no program.
    void goBy(int steps);

    Document& m_document;
    const AnswerView& m_answer;
    RowModel<FigureRow> m_figures;
    bool m_on = false;
    bool m_isAlone = false, m_isLesson = false;
    bool m_swaps = false;     ///< True while only the choice between the two changes.
    bool m_looksBack = false; ///< True if "before" is shown by swap(), and was not reached by steps.
    int m_mark = 0;           ///< Position where the presentation began.
    int m_before = 0, m_after = 0;
    int m_otherAt = -1;                        ///< Position of the state that is not shown; -1: not solved.
    std::shared_ptr<const Sight> m_keptBefore; ///< A, as long as the presentation lasts; null if A is the user's.
    std::shared_ptr<const Sight> m_other;      ///< What that state shows; null until it is solved.
    Worker m_worker;                           ///< Last member: its deliveries use the members above.
};

} // namespace boardset
