// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: where the open scenario came from, what is unsaved, and who has to be asked.
#pragma once

#include "Document.h"
#include "KeptWork.h"
#include "Preferences.h"
#include "ProblemView.h"
#include "ScenarioShelf.h"

#include <QUrl>
#include <functional>

namespace boardset {

/// Every request* asks first when there is unsaved work of a file (askSave), and goes on when answer() allows it. Work
/// that is in no file is kept without asking, and back() brings it again; only leaving the program asks for it too.
/// What fails shows a problem and leaves the document as it was.
class Files : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString bundled READ bundled NOTIFY changed)
    Q_PROPERTY(bool modified READ isModified NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(boardset::KeptWork* kept READ kept CONSTANT)
public:
    enum class Choice { Save, Discard, Cancel };
    Q_ENUM(Choice)

    Files(Document& document, std::shared_ptr<const ScenarioShelf> shelf, Preferences& preferences,
          ProblemView& problem, const QString& keptFolder, QObject* parent = nullptr);

    QString title() const;
    QString path() const { return m_path; }       ///< Empty until saved or opened from a file.
    QString bundled() const { return m_bundled; } ///< Id of the bundled scenario that was opened, or empty.
    void setBundled(const QString& id) { came({}, id); }
    bool isModified() const { return m_document.isModified(); }

    /// What the bytes of the file were when it was opened or saved; empty if there was no file.
    QByteArray mark() const { return m_mark; }
    bool canGoBack() const { return m_left.has_value(); }
    KeptWork* kept() { return &m_kept; }

    Q_INVOKABLE void requestOpen(const QUrl& file);
    /// Opens the first of several files that were dropped together, and says which others were not opened.
    Q_INVOKABLE void requestOpenAll(const QList<QUrl>& files);
    /// Opens the first file of the command line, and names the others in the banner. Notices wait for the window.
    void openFirst(const QString& path, const QStringList& others);
    Q_INVOKABLE void noticeFirst(); ///< Emits the notices that openFirst() kept.
    Q_INVOKABLE void requestPath(const QString& path) {
        request([this, path] { openFile(path); });
    } ///< A file by its path, as the recent files are kept.
    Q_INVOKABLE void requestBundled(const QString& id);
    /// Opens the bundled scenario of a lesson. Changes until endLesson() belong to the lesson: they are not kept when
    /// it is left, and replace no work that was kept before.
    void requestLesson(const QString& id);
    void endLesson();
    /// One that is no file and nobody's work: a point of a plot.
    void requestScenario(const Scenario& scenario);
    Q_INVOKABLE void requestMachine(const QString& machine);
    Q_INVOKABLE void requestNew();
    Q_INVOKABLE void requestPaste();
    Q_INVOKABLE void requestQuit();
    /// Work that was kept, by its file.
    Q_INVOKABLE void requestKept(const QString& file);
    /// The changed example that was left last, with all that can be undone in it.
    Q_INVOKABLE void back();
    /// What a crash left in `copy`, as unsaved work of `path`, whose mark was `mark`; `done` when it is open.
    void requestRecovered(const QString& copy, const QString& path, const QByteArray& mark,
                          const std::function<void()>& done);
    Q_INVOKABLE void answer(boardset::Files::Choice choice);

    /// Saves where it was opened or last saved; asks for a place (chooseSaveFile) when there is none, and what to do
    /// (askOverwrite) when somebody else has changed or removed that file.
    Q_INVOKABLE void save();
    Q_INVOKABLE void overwrite() { saveAt(m_path); }
    /// Opens the file as it is now; what was open is kept.
    Q_INVOKABLE void reload();
    Q_INVOKABLE bool saveTo(const QUrl& file) { return saveAt(file.toLocalFile()); }
    Q_INVOKABLE void rename(const QString& title);
    Q_INVOKABLE void copyJson() const;
    /// What the machine's kernel says when it starts, as text; nothing where that is not known.
    Q_INVOKABLE void copyMessages() const;
    /// The diagram with the scenario inside; dark or light as the window is.
    bool exportSvg(const QUrl& file, bool dark, const std::vector<std::string>& remarks = {});

    /// Puts a scenario in place of what is open, without asking. `name` stands for it in errors, `doing` is what
    /// failed.
    bool openScenario(const Scenario& raw, const QString& name, const QString& doing);
    bool openFile(const QString& path);

Q_SIGNALS:
    void changed();
    void askSave();
    void askOverwrite(bool gone); ///< The file was changed since it was opened, or is gone.
    void chooseSaveFile();
    void quitAllowed();
    void notice(const QString& sentence); ///< Something succeeded that cannot be seen.
    void parted(const QString& sentence); ///< The same, and back() undoes it.

private:
    /// Reads a scenario from the text of the clipboard. Notes name guesses from a log, and parts without a place.
    Scenario pasted(const std::string& text, const std::string& name, QStringList& notes);
    using Action = std::function<void()>;
    /// Work that was left and kept, and what else is known of it.
    struct Left {
        OpenWork work;
        QString path, bundled;
        QByteArray mark;
        QString copy;
    };
    void request(Action action);
    void openBundled(const QString& id);
    bool isOfLesson() const; ///< The open scenario is a lesson's, or a step that the lesson left.
    bool saveAt(QString path);
    bool keepWork(); ///< False if it could not be written.
    void runPending();
    bool attempt(const QString& doing, const Action& action); ///< False if it threw: that is shown.
    /// Opens a scenario that `name` stands for in errors.
    void take(const Scenario& raw, const QString& name, const QString& path = {}, const QString& bundled = {});
    void leave(OpenWork work, const QString& note = {});
    void came(const QString& path, const QString& bundled);

    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    Preferences& m_preferences;
    ProblemView& m_problem;
    KeptWork m_kept;
    QString m_path;
    QString m_bundled;
    QByteArray m_mark;
    QString m_copy;      ///< Where this window has kept what is open; empty if it has not.
    bool m_goes = false; ///< What is open was kept, and another comes.
    std::optional<Left> m_left;
    enum class Lesson { None, Plays, Played } m_lesson = Lesson::None; ///< For what is open.
    std::vector<History::Step> m_lessonSteps;                          ///< Steps that a finished lesson left.
    Action m_pending;
    QStringList m_firstNotices;
};

} // namespace boardset
