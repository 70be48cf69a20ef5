// SPDX-License-Identifier: GPL-3.0-or-later
// The question that an edit asks if it removes boards, or assigns them to another domain, while threads or pages are on
// them.
#pragma once

#include "Document.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Asks the user when the document requests it. The user's answer completes the edit as one undoable step.
class DisplacedView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY asked)       ///< The edit: "Set Uniboards to 3".
    Q_PROPERTY(QString sentence READ sentence NOTIFY asked) ///< What is on the boards, and the choices.
    Q_PROPERTY(bool movable READ isMovable NOTIFY asked)    ///< True if the threads and pages can be moved elsewhere.
    /// True if the threads and pages can become a separate process where they are.
    Q_PROPERTY(bool divisible READ isDivisible NOTIFY asked)
public:
    explicit DisplacedView(Document& document, QObject* parent = nullptr);

    QString title() const { return m_title; }
    QString sentence() const { return m_sentence; }
    bool isMovable() const { return m_movable; }
    bool isDivisible() const { return m_divisible; }
    /// Performs the edit with the chosen answer. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString moveThem() { return perform(Displaced::Moved); }
    Q_INVOKABLE QString divideThem() { return perform(Displaced::Divided); }
    Q_INVOKABLE QString removeThem() { return perform(Displaced::Removed); }

Q_SIGNALS:
    void asked();

private:
    void ask(const std::vector<Edit>& edits, const Displacement& displaced);
    QString perform(Displaced displaced);
    Document& m_document;
    std::vector<Edit> m_edits;
    QString m_title;
    QString m_sentence;
    bool m_movable = false;
    bool m_divisible = false;
};

} // namespace boardset
