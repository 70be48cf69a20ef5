// SPDX-License-Identifier: GPL-3.0-or-later
// A command of the window, which menus, shortcuts, the search and the shortcut sheet show.
#pragma once

#include "Property.h"

#include <QStringList>
#include <functional>

namespace boardset {

/// Text that is constant, or follows the session.
struct LiveText : std::function<QString()> {
    LiveText(const QString& text = {}) : function([text] { return text; }) {}
    using function::function;
};

/// Properties that only some commands have.
struct CommandOptions {
    QString also = {};    ///< Synonyms for the search, separated by semicolons.
    QString keys = {};    ///< Keys as text; empty for the first shortcut.
    QString dialog = {};  ///< Name on the command line of the dialog that opens.
    bool plain = false;   ///< A plain key, which types text in a dialog.
    bool repeats = false; ///< Runs repeatedly while the key is held.
    LiveText whyNot = {}; ///< Why the command is unavailable, as a sentence; empty while the command is available.
    std::function<bool()> listens = [] { return true; }; ///< True if the shortcut of an available command works.
    std::function<QStringList()> further = [] { return QStringList(); }; ///< Further shortcuts.
    LiveText brief = {}; ///< Short label beside the key in a presentation; an empty label hides the command there.
    LiveText cap = {};   ///< Label of the key itself in a presentation.
};

/// The state of a command.
struct CommandState {
    VALUE(CommandState);
    FIELD(QString, title);
    FIELD(QString, brief); ///< Short label beside the key in a presentation; empty if the command is hidden there.
    FIELD(QString, cap);   ///< Label of the key itself in a presentation.
    FIELD(QStringList, sequences); ///< Shortcuts in the form of QKeySequence.
    FIELD(QString, whyNot);     ///< Why the command is unavailable, as a sentence; empty if the command is available.
    FIELD(bool, enabled, true); ///< True if the shortcut has an effect now.
};

/// A command and its current state, which refresh() determines again.
class Command : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Commands")
    Q_PROPERTY(QString group MEMBER m_group CONSTANT)
    Q_PROPERTY(QString keys READ keys CONSTANT) ///< Keys as text.
    Q_PROPERTY(bool repeats READ repeats CONSTANT)
public:
    Command(QString group, LiveText title, QStringList sequences, std::function<void()> run, CommandOptions options,
            QObject* parent);

    STATE(CommandState)
    QString keys() const { return m_options.keys; }
    QStringList also() const { return m_options.also.split(u';', Qt::SkipEmptyParts); }
    QString dialog() const { return m_options.dialog; }
    bool repeats() const { return m_options.repeats; }

    Q_INVOKABLE void run() { m_run(); }
    /// Determines the state again. `isBusy` is true while a dialog has the keyboard focus.
    void refresh(bool isBusy);

private:
    QString m_group;
    LiveText m_title;
    QStringList m_sequences;
    std::function<void()> m_run;
    CommandOptions m_options;
};

} // namespace boardset
