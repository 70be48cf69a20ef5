// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a source: the document, the place in it, the numbers that stand there, and the user's own copy.
#pragma once

#include "Preferences.h"
#include "RowModel.h"
#include "boardset/catalog/Citation.h"

#include <QUrl>

namespace boardset {

/// A number that is printed at the place, or follows from what is.
struct SourceNumberRow {
    QString title;
    QString value;     ///< With its unit: "240 ns".
    QString standing;  ///< Of a fact, or the role of a measurement.
    QString about;     ///< Which part or machine, and where exactly it stands.
    bool here = false; ///< At the very place that is cited, not only in the same table.
    bool operator==(const SourceNumberRow&) const = default;

    ROW_ROLES(SourceNumberRow, title, value, standing, about, here);
};

/// Follows "boardset-source:" and a place as format::place() writes it, whoever opens such a URL.
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
    QString about() const; ///< "Bret Olszewski · IBM · 4 December 2002": what the document states.
    QString place() const; ///< "Table 1, copy"; empty: the whole document.
    QString reference() const;
    RowListModel* numbers() { return &m_numbers; }
    bool isElsewhere() const { return m_elsewhere; } ///< None is of this place: they are those of the document.
    QString file() const;    ///< The user's copy of the document, as a path; empty: none is known.
    QString refusal() const; ///< Why the copy was not taken or did not open; empty if it was.

    /// Shows a source, or nothing for an id that the catalog does not have.
    Q_INVOKABLE void show(const QString& source, const QString& locator = {});
    /// Shows the place that a link names; nothing for a link to nowhere.
    Q_INVOKABLE void follow(const QUrl& link);
    /// Puts the reference on the clipboard.
    Q_INVOKABLE void copy() const;
    /// Remembers where the user's copy is. Only documents are taken: what is opened later must not be a program.
    Q_INVOKABLE void keep(const QUrl& file);
    Q_INVOKABLE void forget();
    /// Opens the copy with the program that the system has for it.
    Q_INVOKABLE void open();

    /// Which files are documents: "*.pdf".
    Q_INVOKABLE static QStringList globs();

Q_SIGNALS:
    void changed();
    void wanted(); ///< The card is to be shown.

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
