// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a source: the document, the cited location, the numbers at that location, and the user's own copy.
#pragma once

#include "CardModel.h"
#include "Preferences.h"
#include "Property.h"
#include "boardset/catalog/Citation.h"

#include <QUrl>

namespace boardset {

/// The cited source.
struct SourceState {
    VALUE(SourceState);
    FIELD(QString, title);
    FIELD(QString, about); ///< Author, publisher and date of the document: "Bret Olszewski · IBM · 4 December 2002".
    FIELD(QString, place); ///< Location in the document: "Table 1, copy"; empty for the whole document.
    FIELD(QString, reference);
    /// True if no number is from the cited location; the rows then show the numbers of the whole document.
    FIELD(bool, elsewhere);
    FIELD(QString, file);    ///< Path of the user's copy of the document; empty if the path is unknown.
    FIELD(QString, refusal); ///< Why the user's copy was not accepted or could not be opened; empty on success.
};

/// Shows the card of a source.
/// Handles links in the window whose URLs consist of "boardset-source:" and a location as written by briefOf().
class SourceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* numbers READ numbers CONSTANT)
public:
    SourceView(std::shared_ptr<const Catalog> catalog, Preferences& preferences, QObject* parent = nullptr);
    ~SourceView() override;

    STATE(SourceState)
    RowListModel* numbers() { return m_numbers.lines(); } ///< Returns a ShownLine per number.

    /// Shows the source with the given id; does nothing if the catalog does not contain this id.
    Q_INVOKABLE void show(const QString& source, const QString& locator = {});
    /// Shows the source that a link names; does nothing if the link names no source.
    Q_INVOKABLE void follow(const QUrl& link);
    /// Copies the reference to the source to the clipboard.
    Q_INVOKABLE void copy() const;
    /// Stores the path of the user's copy. Accepts only documents, because open() must not start a program.
    Q_INVOKABLE void keep(const QUrl& file);
    Q_INVOKABLE void forget();
    /// Opens the user's copy in the system's default program for this type of document.
    Q_INVOKABLE void open();

    /// Patterns for the file names of documents, such as "*.pdf".
    Q_INVOKABLE static QStringList globs();

Q_SIGNALS:
    void wanted();     ///< Requests display of the source card.
    void fileWanted(); ///< Requests that the user select the file with their copy of the source.

private:
    void refuse(const QString& why); ///< Updates the state; `why` is empty on success.

    std::shared_ptr<const Catalog> m_catalog;
    Preferences& m_preferences;
    Citation m_shown;
    CardModel m_numbers;
};

} // namespace boardset
