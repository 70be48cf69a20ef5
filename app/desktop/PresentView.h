// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode: three large figures, a state "before" to compare with, and the steps of a clicker.
#pragma once

#include "AnswerView.h"
#include "Document.h"
#include "RowModel.h"
#include "Worker.h"

namespace boardset {

/// One of the three large figures.
struct FigureRow {
    QString value;
    QString unit;    ///< Unit of the figure: "MB/s copied"; for the busiest part, its name.
    QString change;  ///< Change since the state "before": "+7.6 %", "× 2.5"; for the busiest part,
                     ///< a statement about whether it is a bottleneck.
    int trend = 0;   ///< Sign of the change.
    int worth = 0;   ///< Value of the change: -1 if worse, 1 if better, 0 if neither.
    QString compare; ///< Figure of the other state: "before 2,140"; "after 2,303" while "before" is shown.
    bool operator==(const FigureRow&) const = default;

    ROW_ROLES(FigureRow, value, unit, change, trend, worth, compare);
};

/// Goes forward and back through the steps of the document's program, or through the history if there is no program.
/// "After" is the current position. "Before" is the position where the presentation began.
/// If nothing runs there, "before" is the first position at which something runs.
/// Switching between "before" and "after" moves neither position.
/// While there is an A, "before" is A, which is shown, but not edited.
/// If there is also no program, the clicker's two steps are A and B.
class PresentView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    /// True if there is a state "before" and a state "after".
    Q_PROPERTY(bool compares READ compares NOTIFY changed)
    Q_PROPERTY(bool showsBefore READ showsBefore NOTIFY changed)
    Q_PROPERTY(bool withA READ isComparedWithA NOTIFY changed)
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
    /// Sets the state of a lesson. Before the lesson's action is done, there is no state to compare with.
    /// For a program, "before" is then the lesson's A.
    void setLesson(bool isOpen, bool isSettled);
    bool showsBefore() const { return isWithA() ? m_document.showsKept() : compares() && at() == m_before; }
    /// True if there is an A: "before" is then A, and "after" is B.
    bool isWithA() const { return m_document.kept() != nullptr; }
    /// True if the texts say "A" and "B" instead of "before" and "after", because the user has kept A.
    bool isComparedWithA() const { return isWithA() && !m_keptBefore && !(m_isLesson && m_document.replay()); }
    QString step() const;     ///< Position: "step 3 of 5"; empty for a history without steps.
    QString title() const;    ///< Title of the last edit; if there was none, the title of the scenario.
    QString sentence() const; ///< Sentence that says what limits throughput, or why nothing runs.
    QString notes() const;    ///< Reason for the step, and the scenario's description.
    RowListModel* figures() { return &m_figures; }
    void waitUntilSolved() { m_worker.wait(); } ///< Waits for the state to compare with; for tests and pictures.

    Q_INVOKABLE void toggle() { setOn(!m_on); }
    Q_INVOKABLE void next() { stepBy(1); }
    Q_INVOKABLE void back() { stepBy(-1); }
    Q_INVOKABLE void goToEnd(bool last); ///< Goes to the last position; to the first one if `last` is false.
    Q_INVOKABLE void swap();             ///< Switches between "before" and "after".
    Q_INVOKABLE void reset();            ///< Goes to the position where the presentation began.

public Q_SLOTS:
    void start() { setOn(true); }
    void stop() { setOn(false); }

Q_SIGNALS:
    void onChanged();
    void changed();
    void takenOver(); ///< The presentation goes to a step, so a playing timeline has to stop.

private:
    const Step* shownStep() const; ///< Step of a program that is shown; null if there is none.
    int at() const;
    int last() const;
    int firstRunning() const;
    void goTo(int place);
    void begin();
    void keepBefore(); ///< Keeps the state before the last change of a program as A, if there is no A.
    void clearBefore();
    void followOutcome();
    void goBack();
    void pair();
    void follow();
    void compare();
    void refresh();
    std::vector<FigureRow> rows() const;
    /// Adds the comparison with the state that is not shown: "before" while "after" is shown, and the reverse.
    void compareRates(FigureRow& throughput, FigureRow& latency) const;
    QString busiestElsewhere() const;
    QString titleOf(const Scenario& scenario, const Topology& topology) const;
    bool isOtherMachine() const;
    QString word() const; ///< Pattern for a figure of the other state, such as "before %1".
    std::shared_ptr<const ScenarioSnapshot> otherOfA() const; ///< The state that is not shown: A while B is shown,
                                                              ///< and B while A is shown.
    void showA(bool shown);
    bool togglesA() const; ///< True if the clicker's two steps are A and B, because there is no program.
    void stepBy(int steps);

    Document& m_document;
    const AnswerView& m_answer;
    RowModel<FigureRow> m_figures;
    bool m_on = false;
    bool m_isAlone = false, m_isLesson = false;
    bool m_swaps = false;       ///< True while the view switches between "before" and "after".
    bool m_showsBefore = false; ///< True if swap() has shown "before"; false if a step has.
    int m_mark = 0;             ///< Position where the presentation began.
    int m_before = 0, m_after = 0;
    int m_otherAt = -1; ///< Position of the state that is not shown; -1 if that state has not been solved.
    /// The A that the presentation keeps temporarily; null if the user has kept A.
    std::shared_ptr<const ScenarioSnapshot> m_keptBefore;
    std::shared_ptr<const ScenarioSnapshot> m_other; ///< Snapshot of the state that is not shown;
                                                     ///< null until that state has been solved.
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
