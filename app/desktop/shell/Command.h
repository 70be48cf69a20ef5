// SPDX-License-Identifier: GPL-3.0-or-later
// A command of the window, which menus, shortcuts, the search and the shortcut sheet show.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>

namespace boardset {

/// Text that is constant, or follows the session.
struct LiveText : std::function<QString()> {
    LiveText(const QString& text = {}) : function([text] { return text; }) {}
    using function::function;
};

/// Properties that only some commands have.
struct CommandOptions {
    QString also = {};                                    ///< Synonyms for the search, separated by semicolons.
    QString keys = {};                                    ///< Keys as text; empty for the first shortcut.
    QString dialog = {};                                  ///< Name on the command line of the dialog that opens.
    bool plain = false;                                   ///< A plain key, which types text in a dialog.
    bool repeats = false;                                 ///< Runs repeatedly while the key is held.
    std::function<bool()> possible = [] { return true; }; ///< True if the command is available.
    std::function<bool()> listens = [] { return true; };  ///< True if the shortcut of an available command works.
    std::function<QStringList()> further = [] { return QStringList(); }; ///< Further shortcuts.
    LiveText brief = {}; ///< Short label beside the key in a presentation; an empty label hides the command there.
    LiveText cap = {};   ///< Label of the key itself in a presentation.
};

/// A command and its current state, which refresh() determines again.
class Command : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Commands")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString group MEMBER m_group CONSTANT)
    Q_PROPERTY(QStringList sequences READ sequences NOTIFY changed) ///< Shortcuts in the form of QKeySequence.
    Q_PROPERTY(QString keys READ keys CONSTANT)                     ///< Keys as text.
    Q_PROPERTY(bool repeats READ repeats CONSTANT)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(bool enabled READ isEnabled NOTIFY changed) ///< True if the shortcut has an effect now.
    Q_PROPERTY(QString brief READ brief NOTIFY changed)
    Q_PROPERTY(QString cap READ cap NOTIFY changed)
public:
    Command(QString group, LiveText title, QStringList sequences, std::function<void()> run, CommandOptions options,
            QObject* parent);

    QString title() const { return m_state.title; }
    QStringList sequences() const { return m_state.sequences; }
    QString keys() const { return m_options.keys; }
    QStringList also() const { return m_options.also.split(u';', Qt::SkipEmptyParts); }
    QString dialog() const { return m_options.dialog; }
    bool repeats() const { return m_options.repeats; }
    bool isPossible() const { return m_state.isPossible; }
    bool isEnabled() const { return m_state.isEnabled; }
    QString brief() const { return m_state.brief; }
    QString cap() const { return m_state.cap; }

    Q_INVOKABLE void run() { m_run(); }
    /// Determines the state again. `isBusy` is true while a dialog has the keyboard focus.
    void refresh(bool isBusy);

Q_SIGNALS:
    void changed();

private:
    struct State {
        QString title, brief, cap;
        QStringList sequences;
        bool isPossible = true, isEnabled = true;

        bool operator==(const State& other) const = default;
    };

    QString m_group;
    LiveText m_title;
    QStringList m_sequences;
    std::function<void()> m_run;
    CommandOptions m_options;
    State m_state;
};

} // namespace boardset
