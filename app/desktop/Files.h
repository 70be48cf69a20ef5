// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: where the open scenario came from, what is unsaved, and who has to be asked.
#pragma once

#include "Document.h"
#include "Preferences.h"
#include "ProblemView.h"
#include "ScenarioShelf.h"

#include <QUrl>
#include <functional>

namespace boardset {

/// Every request* asks first when there is unsaved work (askSave), and goes on when answer() allows it. What fails
/// shows a problem and leaves the document as it was.
class Files : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString bundled READ bundled NOTIFY changed)
    Q_PROPERTY(bool modified READ isModified NOTIFY changed)
public:
    enum class Choice { Save, Discard, Cancel };
    Q_ENUM(Choice)

    Files(Document& document, std::shared_ptr<const ScenarioShelf> shelf, Preferences& preferences,
          ProblemView& problem, QObject* parent = nullptr);

    QString title() const;
    QString path() const { return m_path; }       ///< Empty until saved or opened from a file.
    QString bundled() const { return m_bundled; } ///< Id of the bundled scenario that was opened, or empty.
    void setBundled(const QString& id) { came({}, id); }
    bool isModified() const { return m_document.isModified(); }

    Q_INVOKABLE void requestOpen(const QUrl& file);
    Q_INVOKABLE void requestPath(const QString& path) {
        request([this, path] { openFile(path); });
    } ///< A file by its path, as the recent files are kept.
    Q_INVOKABLE void requestBundled(const QString& id);
    /// One that is no file and nobody's work: a point of a plot.
    void requestScenario(const Scenario& scenario);
    Q_INVOKABLE void requestMachine(const QString& machine);
    Q_INVOKABLE void requestNew();
    Q_INVOKABLE void requestPaste();
    Q_INVOKABLE void requestQuit() {
        request([this] { Q_EMIT quitAllowed(); });
    }
    Q_INVOKABLE void answer(boardset::Files::Choice choice);

    /// Saves where it was opened or last saved; asks for a place (chooseSaveFile) when there is none.
    Q_INVOKABLE void save();
    Q_INVOKABLE bool saveTo(const QUrl& file);
    Q_INVOKABLE void rename(const QString& title);
    Q_INVOKABLE void copyJson() const;
    /// The diagram with the scenario inside; dark or light as the window is.
    Q_INVOKABLE bool exportSvg(const QUrl& file, bool dark);

    /// Opens a scenario that is not a file: from the clipboard, from the autosave.
    bool openScenario(const Scenario& raw, const QString& name, const QString& doing);
    bool openFile(const QString& path);
    void markUnsaved() { m_document.markUnsaved(); }

Q_SIGNALS:
    void changed();
    void askSave();
    void chooseSaveFile();
    void quitAllowed();
    void notice(const QString& sentence); ///< Something succeeded that cannot be seen.

private:
    using Action = std::function<void()>;
    void request(Action action);
    void runPending();
    bool attempt(const QString& doing, const Action& action); ///< False if it threw: that is shown.
    /// Opens a scenario that `name` stands for in errors.
    void take(const Scenario& raw, const QString& name, const QString& path = {}, const QString& bundled = {});
    void came(const QString& path, const QString& bundled);

    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    Preferences& m_preferences;
    ProblemView& m_problem;
    QString m_path;
    QString m_bundled;
    Action m_pending;
};

} // namespace boardset
