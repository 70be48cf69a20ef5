// SPDX-License-Identifier: GPL-3.0-or-later
// The question about threads or pages on boards that an edit removes or assigns to another domain.
#pragma once

#include "Document.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Asks the user when the document requests this question. The user's answer completes the edit as one undoable step.
class DisplacedView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY asked) ///< Title of the edit: "Set Uniboards to 3".
    /// Sentences that list the threads and pages on the affected boards, and the user's choices.
    Q_PROPERTY(QString sentence READ sentence NOTIFY asked)
    Q_PROPERTY(bool movable READ isMovable NOTIFY asked) ///< True if the threads and pages can be moved elsewhere.
    /// True if the threads and pages can stay where they are, as a separate process.
    Q_PROPERTY(bool divisible READ isDivisible NOTIFY asked)
public:
    explicit DisplacedView(Document& document, QObject* parent = nullptr);

    QString title() const { return m_title; }
    QString sentence() const { return m_sentence; }
    bool isMovable() const { return m_movable; }
    bool isDivisible() const { return m_divisible; }
    /// Each of the following functions performs the edit with one of the user's answers.
    /// Each returns the reason why the edit failed, as a sentence; empty on success.
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
