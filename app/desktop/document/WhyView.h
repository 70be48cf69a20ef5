// SPDX-License-Identifier: GPL-3.0-or-later
// The tab Why of the drawer: the derivation of a number as a tree of lines. The leaves are facts with document and
// location.
#pragma once

#include "Document.h"
#include "Property.h"
#include "RowModel.h"
#include "boardset/describe/Subject.h"
#include "boardset/explain/Derivation.h"

#include <QUrl>
#include <functional>
#include <limits>

namespace boardset {

/// Returns the derivation of the model's value for a measurement; nothing while the evidence is being computed.
using MeasurementWhy = std::function<std::optional<Derivation>(const std::string& measurement)>;

struct WhyRow {
    QString title;
    QString value;
    QString formula;
    QString note;
    QString standing; ///< The English word, which StandingBadge.qml translates; empty if the line is not a fact.
    QString place;
    int depth = 0;

    ROW_ROLES(WhyRow, title, value, formula, note, standing, place, depth);
};

/// A limitation of the machine's model.
struct LimitRow {
    QString text;
    QString place;

    ROW_ROLES(LimitRow, text, place);
};

/// The derivation of a number, in short.
struct WhyState {
    VALUE(WhyState);
    FIELD(bool, open);
    FIELD(QString, title); ///< Title of the panel: "Why 229 ns?"
    FIELD(QString, head);  ///< Title and value of the number: "Utilisation of the kernel lock: 105.3 %"; may be empty.
    FIELD(QString, subtitle); ///< Title, formula and note of the number.
    FIELD(QString, error);
    FIELD(int, firstFact); ///< Index of the first line with a source; 0 if none.
};

/// Shows one derivation. After each edit of the document, it derives the same number again.
class WhyView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    /// `mostLines` is the largest number of lines; the view omits further lines.
    WhyView(const Document& document, MeasurementWhy measurementWhy,
            std::size_t mostLines = std::numeric_limits<std::size_t>::max(), QObject* parent = nullptr);

    /// Derives a number. While a lesson hides the results, only facts can be derived.
    void show(const Subject& number);
    /// Derives the number with the given text: "fact:uniboard.bandwidth".
    Q_INVOKABLE void explain(const QString& number) { show(subjectNamed(number.toStdString())); }
    /// Derives the value of a measurement when its evidence has been computed.
    void acceptEvidence();
    Q_INVOKABLE void close();
    /// Copies the whole derivation to the clipboard, as text.
    Q_INVOKABLE void copy() const;
    /// Writes the derivation to a text file. Returns the error as a sentence, or an empty string on success.
    Q_INVOKABLE QString exportTo(const QUrl& file) const;

    STATE(WhyState)
    ROWS(WhyRow, lines)
    ROWS(LimitRow, limits) ///< Limitations of the machine's model.
    bool isOpen() const { return m_open; }
    const Subject& number() const { return m_number; }
    QString text() const;

Q_SIGNALS:
    void shown(); ///< Emitted when the user asks for a derivation.
    void closed();
    void exportWanted(); ///< Requests the file dialog for the derivation.

private:
    void refresh();
    WhyState stateNow() const;
    std::optional<Derivation> derive() const;
    const Document& m_document;
    MeasurementWhy m_measurementWhy;
    std::size_t m_mostLines;
    Subject m_number{Subject::Throughput};
    QString m_error;
    std::optional<Derivation> m_derivation;
    bool m_open = false;
};

} // namespace boardset
