// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a source: the document, the cited location, the numbers at that location, and the user's own copy.
#pragma once

#include "Preferences.h"
#include "RowModel.h"
#include "boardset/catalog/Citation.h"

#include <QUrl>

namespace boardset {

/// A number that is printed at the cited location, or is derived from such a number.
struct SourceNumberRow {
    QString title;
    QString value;     ///< Value with its unit: "240 ns".
    QString standing;  ///< Standing of a fact, or role of a measurement.
    QString about;     ///< Part or machine that the number is about, and exact location in the document.
    bool here = false; ///< True if the number is at exactly the cited location, and not only in the same table.
    bool operator==(const SourceNumberRow&) const = default;

    ROW_ROLES(SourceNumberRow, title, value, standing, about, here);
};

/// Shows sources. Handles URLs from anywhere in the window that consist of "boardset-source:" and a location as
/// format::place() writes it.
class SourceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString reference READ reference NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* numbers READ numbers CONSTANT)
    Q_PROPERTY(bool elsewhere READ isElsewhere NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
public:
    SourceView(std::shared_ptr<const Catalog> catalog, Preferences& preferences, QObject* parent = nullptr);
    ~SourceView() override;

    QString title() const;
    QString about() const; ///< Author, publisher and date of the document: "Bret Olszewski · IBM · 4 December 2002".
    QString place() const; ///< Location in the document: "Table 1, copy"; empty for the whole document.
    QString reference() const;
    RowListModel* numbers() { return &m_numbers; }
    /// True if no number is from the cited location; the rows then show the numbers of the whole document.
    bool isElsewhere() const { return m_elsewhere; }
    QString file() const;    ///< Path of the user's copy of the document; empty if it is unknown.
    QString refusal() const; ///< Why the user's copy was not accepted or did not open; empty on success.

    /// Shows a source; does nothing for an id that the catalog does not have.
    Q_INVOKABLE void show(const QString& source, const QString& locator = {});
    /// Shows the source that a link names; does nothing if the link names no source.
    Q_INVOKABLE void follow(const QUrl& link);
    /// Copies the reference to the clipboard.
    Q_INVOKABLE void copy() const;
    /// Stores the path of the user's copy. Accepts only documents, because open() must not start a program.
    Q_INVOKABLE void keep(const QUrl& file);
    Q_INVOKABLE void forget();
    /// Opens the user's copy with the system's program for such documents.
    Q_INVOKABLE void open();

    /// Patterns for the file names of documents, such as "*.pdf".
    Q_INVOKABLE static QStringList globs();

Q_SIGNALS:
    void changed();
    void wanted(); ///< Requests to show the card.

private:
    void refuse(const QString& why);

    std::shared_ptr<const Catalog> m_catalog;
    Preferences& m_preferences;
    Citation m_shown;
    QString m_refusal;
    bool m_elsewhere = false;
    RowModel<SourceNumberRow> m_numbers;
};

} // namespace boardset
