// SPDX-License-Identifier: GPL-3.0-or-later
// The table of all commands, from which menus, shortcuts, the search and the shortcut sheet follow.
#pragma once

#include "Command.h"
#include "FileDialogs.h"

#include <QTimer>
#include <QVariantList>
#include <map>
#include <vector>

namespace boardset {

class Session;

class Commands : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QVariantList all MEMBER m_all CONSTANT)               ///< All commands, grouped.
    Q_PROPERTY(QVariantList presenting MEMBER m_presenting CONSTANT) ///< Commands that a presentation may show.
    /// True while a dialog or menu has the keyboard focus.
    Q_PROPERTY(bool busy READ isBusy WRITE setBusy NOTIFY busyChanged)
public:
    /// Commands that QML names or performs.
    enum Id {
        NewScenario,
        Open,
        Back,
        Save,
        SaveAs,
        Rename,
        Paste,
        CopyJson,
        Quit,
        Undo,
        Redo,
        Best,
        Find,
        Play,
        StepBack,
        StepOn,
        Generations,
        LargerText,
        SmallerText,
        Present,
        Glossary,
        Manual,
        Help,
        Sheet,
        SaveGuesses,
        OpenClass,
        ForgetGuesses,
        FocusToolbar,
        FocusSidePanel,
        FocusDiagram,
        FocusResults,
        FocusDrawer,
        FocusInspector,
        KeepA,
        ClearA,
        Beside,
        SwapA
    };
    Q_ENUM(Id)

    /// Reads `session` only after its construction, from connectAll() on.
    explicit Commands(Session& session);
    /// Determines the state of all commands, now and after each change of the session. Several changes in the same turn
    /// of the event loop count as one, but a change of the document takes effect at once.
    void connectAll();

    const std::vector<Command*>& list() const { return m_list; }
    bool isBusy() const { return m_isBusy; }
    void setBusy(bool busy);
    Q_INVOKABLE boardset::Command* of(boardset::Commands::Id id) const { return m_byId.at(id); }
    /// Returns the command that exports a file.
    Q_INVOKABLE boardset::Command* exporting(boardset::FileDialogs::Purpose purpose) const {
        return m_exports.at(purpose);
    }
    /// Runs a command that the user has selected in the search. If it is unavailable, a notice says why.
    void choose(Command& command);
    /// Returns the command that opens the dialog with the given name, such as "best" or "svg"; null if there is none.
    Command* opening(const QString& dialog) const;
    QStringList dialogs() const; ///< Names of all dialogs for opening().

Q_SIGNALS:
    void busyChanged();
    /// Requests an action that only QML can perform: a dialog, the keyboard focus, or a step of the flow.
    void wanted(boardset::Commands::Id id);

private:
    Command* add(const LiveText& title, const QStringList& sequences, const std::function<void()>& run,
                 const CommandOptions& options = {});
    void add(Id id, const LiveText& title, const QStringList& sequences, const std::function<void()>& run,
             const CommandOptions& options = {});
    /// Adds a command that emits wanted().
    void addWanted(Id id, const LiveText& title, const QStringList& sequences, const CommandOptions& options = {});
    void addScenario();
    void addExports();
    void addEdit();
    void addBuild();
    void addView();
    void addLook();
    void addTimeline();
    void addHelp();
    void addLessons();
    void addPanels();
    void addCompared();
    void addPresenting();
    void refresh();

    Session& m_session;
    QString m_group; ///< Group of the commands that are being added.
    std::vector<Command*> m_list;
    QVariantList m_all, m_presenting;
    std::map<Id, Command*> m_byId;
    std::map<FileDialogs::Purpose, Command*> m_exports;
    QString m_heldLesson; ///< The last lesson of this presentation, which R restarts for the next group.
    bool m_isBusy = false;
    QTimer m_turn; ///< Fires at the end of the current turn of the event loop.
};

} // namespace boardset
