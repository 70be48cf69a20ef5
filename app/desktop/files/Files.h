// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and saves scenarios: keeps the file of the open scenario, detects unsaved changes, and asks the user.
#pragma once

#include "Document.h"
#include "Preferences.h"
#include "ProblemView.h"
#include "RecoveredDocuments.h"
#include "ScenarioCache.h"

#include <QUrl>
#include <functional>

namespace boardset {

/// Opens and saves scenarios on request.
/// If a file has unsaved changes, every request* function first emits askSave(), and continues when answer() allows it.
/// Changes to a scenario without a file are saved without a question, and back() returns to them.
/// Only requestQuit() also asks about such changes.
/// If an action fails, the window shows a problem and the document stays unchanged.
class Files : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool modified READ isModified NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(boardset::RecoveredDocuments* kept READ kept CONSTANT)
public:
    enum class Choice { Save, Discard, Cancel };
    Q_ENUM(Choice)

    Files(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, Preferences& preferences,
          ProblemView& problem, const QString& keptFolder, QObject* parent = nullptr);

    QString title() const;
    QString path() const { return m_path; } ///< Path of the open file; empty if the scenario is in no file.
    /// Where the open scenario is: "example", "edited, not saved", "a.boardset, saved 14:02" or "not saved".
    QString state() const;
    /// Id of the bundled scenario that was opened; empty if the open scenario is not a bundled one.
    QString bundled() const { return m_bundled; }
    void setBundled(const QString& id) { arrived({}, id); }
    bool isModified() const { return m_document.isModified(); }

    /// Mark (size and hash) of the file's bytes when the file was last opened or saved; empty if there was no file.
    QByteArray mark() const { return m_mark; }
    bool canGoBack() const { return m_previous.has_value(); }
    RecoveredDocuments* kept() { return &m_recoveredDocuments; }

    Q_INVOKABLE void requestOpen(const QUrl& file);
    /// Opens the first of several files that were dropped together, and names the other files in a notice.
    Q_INVOKABLE void requestOpenAll(const QList<QUrl>& files);
    /// Opens the first file of the command line, and names the other files in the banner.
    /// Delays notices until the window exists.
    void openFirst(const QString& path, const QStringList& others);
    Q_INVOKABLE void noticeFirst(); ///< Emits the notices that openFirst() delayed.
    /// Opens the file with the given path, such as an entry of the list of recent files.
    Q_INVOKABLE void requestPath(const QString& path) {
        request([this, path] { openFile(path); });
    }
    Q_INVOKABLE void requestBundled(const QString& id);
    /// Opens the bundled scenario of a lesson.
    /// Changes until endLesson() belong to the lesson.
    /// These changes are not saved when the learner leaves the scenario,
    /// and do not replace edits that were saved before.
    void requestLesson(const QString& id);
    void endLesson();
    /// Opens a scenario that is not in a file and contains none of the user's work, such as a point of a plot.
    void requestScenario(const Scenario& scenario);
    Q_INVOKABLE void requestMachine(const QString& machine);
    Q_INVOKABLE void requestNew();
    Q_INVOKABLE void requestPaste();
    Q_INVOKABLE void requestQuit();
    /// Opens the saved edits in the given file.
    Q_INVOKABLE void requestRecoveredDocument(const QString& file);
    /// Returns to the changed example that the user left most recently, and restores its whole history.
    Q_INVOKABLE void back();
    /// Opens unsaved work that a crash left in the file `copy`, then calls `done`.
    /// The work belongs to the file `path`, whose mark was `mark`.
    void requestRecovered(const QString& copy, const QString& path, const QByteArray& mark,
                          const std::function<void()>& done);
    Q_INVOKABLE void answer(boardset::Files::Choice choice);

    /// Saves to the file that was opened or last saved; emits chooseSaveFile() if there is no such file.
    /// If another program has changed or removed the file, emits askOverwrite().
    Q_INVOKABLE void save();
    Q_INVOKABLE void overwrite() { saveAt(m_path); }
    /// Opens the file again with its current contents, and stores the unsaved changes as saved edits.
    Q_INVOKABLE void reload();
    Q_INVOKABLE bool saveTo(const QUrl& file) { return saveAt(file.toLocalFile()); }
    Q_INVOKABLE void rename(const QString& title);
    Q_INVOKABLE void copyJson() const;
    /// Copies the boot messages of the machine's kernel as text; does nothing if no boot messages are known.
    Q_INVOKABLE void copyMessages() const;
    /// Exports the diagram as an SVG that contains the scenario, in dark or light colours.
    bool exportSvg(const QUrl& file, bool dark, const std::vector<std::string>& remarks = {});

    /// Replaces the open scenario without asking.
    /// `name` identifies the new scenario in error messages; `doing` names the failed action.
    bool openScenario(const Scenario& raw, const QString& name, const QString& doing);
    bool openFile(const QString& path);

Q_SIGNALS:
    void changed();
    void askSave();
    void askOverwrite(bool gone); ///< Another program has changed or removed the file since it was opened.
    void chooseSaveFile();
    void quitAllowed();
    void notice(const QString& sentence);      ///< Reports a success that is not visible otherwise.
    void changesKept(const QString& sentence); ///< Reports that the user left edits, which have been saved;
                                               ///< back() returns to them.

private:
    /// Reads a scenario or a kernel log from the clipboard's text.
    /// `notes` receives the values that were guessed for a log, and the parts for which there is no slot.
    Scenario pasted(const std::string& text, const std::string& name, QStringList& notes);
    using Action = std::function<void()>;
    /// Saved edits that the user left for another scenario, with the file or example that they belong to.
    struct UnsavedDocument {
        OpenDocument document;
        QString path, bundled;
        QByteArray mark;
        QString copy;
    };
    void request(Action action);
    void openBundled(const QString& id);
    bool isOfLesson() const; ///< True if the open scenario belongs to a lesson, or is a step that a lesson left behind.
    bool saveAt(QString path);
    bool keepDocument(); ///< Saves the open edits; returns false if the edits could not be written.
    void runPending();
    /// Performs an action. If the action throws, shows the problem and returns false.
    bool attempt(const QString& doing, const Action& action);
    /// Opens a scenario in place of the open one; `name` identifies the new scenario in error messages.
    void take(const Scenario& raw, const QString& name, const QString& path = {}, const QString& bundled = {});
    void leave(OpenDocument work, const QString& note = {});
    void arrived(const QString& path, const QString& bundled);

    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    Preferences& m_preferences;
    ProblemView& m_problem;
    RecoveredDocuments m_recoveredDocuments;
    QString m_path;
    QString m_bundled;
    QByteArray m_mark;
    QString m_copy;      ///< File to which this window saved the open edits; empty if it saved none.
    bool m_goes = false; ///< True while another scenario replaces saved edits.
    std::optional<UnsavedDocument> m_previous;
    /// Relation of the open scenario to a lesson: none, part of the current lesson,
    /// or left behind by a finished lesson.
    enum class Lesson { None, Plays, Played } m_lesson = Lesson::None;
    std::vector<UndoHistory::Step> m_lessonSteps; ///< Steps that a finished lesson left behind.
    Action m_pending;
    QStringList m_firstNotices;
};

} // namespace boardset
