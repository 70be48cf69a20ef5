// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode: three large figures, a state "before" for comparison, and the steps of a clicker.
#pragma once

#include "AnswerView.h"
#include "Document.h"
#include "Property.h"
#include "Worker.h"

namespace boardset {

/// What a presentation shows beside the diagram.
struct PresentState {
    VALUE(PresentState);
    FIELD(bool, compares); ///< True if there is a state "before" and a state "after".
    FIELD(bool, showsBefore);
    FIELD(bool, withA);       ///< True if the user has kept A, so that the labels say "A" and "B".
    FIELD(QString, step);     ///< Position as text: "step 3 of 5"; empty for a history without steps.
    FIELD(QString, title);    ///< Title of the last edit or, if there was no edit, the title of the scenario.
    FIELD(QString, sentence); ///< Sentence that says what limits throughput, or why nothing runs.
    FIELD(QString, notes);    ///< Reason for the shown step, and the description of the scenario.
};

/// Goes forward and back through the steps of the document's program, or through the history if there is no program.
/// "After" is the current position. "Before" is the position where the presentation began.
/// If nothing runs there, "before" is the first position at which something runs.
/// Switching between "before" and "after" moves neither position.
/// While there is an A, "before" is A, which is shown but not edited.
/// If there is an A but no program, the presentation remote (clicker) only switches between A and B.
class PresentView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    Q_PROPERTY(bool dark READ isDark NOTIFY lookChanged) ///< True if the colours are those for a dark room.
    /// True if the notes are shown: on the second screen if there is one, otherwise below the diagram.
    Q_PROPERTY(bool showsNotes READ showsNotes NOTIFY lookChanged)
    Q_PROPERTY(bool secondScreen READ hasSecondScreen NOTIFY lookChanged)
    Q_PROPERTY(bool beside READ isBeside NOTIFY lookChanged) ///< True if A and B are shown side by side.
    Q_PROPERTY(bool legend READ showsLegend NOTIFY lookChanged)
public:
    PresentView(Document& document, const AnswerView& answer, QObject* parent = nullptr);

    STATE(PresentState)
    OBJECT(CardModel, card) ///< Three large figures; see describePresented().
    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Sets the state of the lesson. Until the lesson's action is done, there is no state for comparison.
    /// Once the action is done in a lesson with a program, "before" is the lesson's A.
    void setLesson(bool isOpen, bool isSettled);
    bool isDark() const { return m_isDark; }
    void setDark(bool dark);
    bool showsNotes() const { return m_showsNotes; }
    void setNotes(bool shown);
    static bool hasSecondScreen();
    /// True if there is an A that can be shown beside B.
    bool canBeBeside() const { return isComparedWithA() && compares(); }
    bool isBeside() const { return m_isBeside && canBeBeside(); }
    void setBeside(bool beside);
    bool showsLegend() const { return m_showsLegend; }
    void setLegend(bool shown);
    /// Waits for the state with which the results are compared; for tests and pictures.
    void waitUntilSolved() { m_worker.wait(); }

    Q_INVOKABLE void toggle() { setOn(!m_on); }
    Q_INVOKABLE void next() { stepBy(1); }
    Q_INVOKABLE void back() { stepBy(-1); }
    Q_INVOKABLE void goToEnd(bool last); ///< Goes to the last position, or to the first position if `last` is false.
    Q_INVOKABLE void swap();             ///< Switches between "before" and "after".
    Q_INVOKABLE void reset();            ///< Goes to the position where the presentation began.

public Q_SLOTS:
    void start() { setOn(true); }
    void stop() { setOn(false); }

Q_SIGNALS:
    void onChanged();
    void lookChanged();
    void takenOver(); ///< Emitted when the presentation goes to a step, so that a playing timeline stops.

private:
    bool compares() const;
    bool showsBefore() const { return isWithA() ? m_document.showsKept() : compares() && at() == m_before; }
    /// True if there is an A. Then "before" is A, and "after" is B.
    bool isWithA() const { return m_document.kept() != nullptr; }
    bool isComparedWithA() const { return isWithA() && !m_keptBefore && !(m_isLesson && m_document.replay()); }
    QString step() const;
    QString title() const;
    QString sentence() const;
    QString notes() const;
    const Step* shownStep() const; ///< Shown step of the program; null if there is none.
    int at() const;
    int last() const;
    int firstRunning() const;
    void goTo(int place);
    void begin();
    void keepBefore(); ///< Keeps the state before the program's last change as A, if there is no A yet.
    void clearBefore();
    void followOutcome();
    void goBack();
    void pair();
    void follow();
    void compare();
    void refresh();
    QString titleOf(const Scenario& scenario, const Topology& topology) const;
    bool isOtherMachine() const;
    const char* pattern() const; ///< Template for a figure of the state that is not shown: "before {value}".
    std::shared_ptr<const ScenarioSnapshot> otherOfA() const; ///< The state that is not shown: A or B.
    void showA(bool shown);
    bool togglesA() const; ///< True if there is an A but no program, so that the clicker only switches between A and B.
    void stepBy(int steps);

    Document& m_document;
    const AnswerView& m_answer;
    bool m_on = false;
    bool m_isDark = false, m_showsNotes = false, m_isBeside = false, m_showsLegend = false;
    bool m_isAlone = false, m_isLesson = false;
    bool m_swaps = false;       ///< True while the view switches between "before" and "after".
    bool m_showsBefore = false; ///< True if swap() has shown "before"; false if the user has gone to a step.
    int m_mark = 0;             ///< Position where the presentation began.
    int m_before = 0, m_after = 0;
    int m_otherAt = -1; ///< Position of the state that is not shown; -1 if that state has not been solved.
    /// The A that the presentation keeps temporarily; null if the user has kept A, or if there is no A.
    std::shared_ptr<const ScenarioSnapshot> m_keptBefore;
    std::shared_ptr<const ScenarioSnapshot> m_other; ///< Snapshot of the state that is not shown;
                                                     ///< null until that state has been solved.
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
