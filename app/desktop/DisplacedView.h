// SPDX-License-Identifier: GPL-3.0-or-later
// The question that an edit leaves open which takes boards away, or into another domain: what becomes of what stands on
// them.
#pragma once

#include "Document.h"

#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Asked by the document; answered, the edit is done with the answer as one step that can be undone.
class DisplacedView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY asked)        ///< What would be done: "Set Uniboards to 3".
    Q_PROPERTY(QString sentence READ sentence NOTIFY asked)  ///< Who stands there, and what can be done.
    Q_PROPERTY(bool movable READ isMovable NOTIFY asked)     ///< They have another place.
    Q_PROPERTY(bool divisible READ isDivisible NOTIFY asked) ///< They can be a process of their own where they are.
public:
    explicit DisplacedView(Document& document, QObject* parent = nullptr);

    QString title() const { return m_title; }
    QString sentence() const { return m_sentence; }
    bool isMovable() const { return m_movable; }
    bool isDivisible() const { return m_divisible; }
    /// Does what was asked for. Empty on success, else the sentence that says why not.
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
