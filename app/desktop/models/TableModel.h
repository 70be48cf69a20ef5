// SPDX-License-Identifier: GPL-3.0-or-later
// A described table for QML. ResultTable.qml shows it.
#pragma once

#include "Property.h"
#include "RowListModel.h"
#include "boardset/describe/Table.h"

#include <QString>
#include <QVariantList>
#include <optional>

namespace boardset {

/// A column for people.
struct ShownColumn {
    VALUE(ShownColumn);
    FIELD(QString, title);
    FIELD(int, priority);   ///< See TableColumn::priority.
    FIELD(bool, right);     ///< True for a column of numbers, which is right-aligned.
    FIELD(int, characters); ///< Number of characters of the longest text, title included.
    FIELD(int, notes);      ///< Number of characters of the longest note.
};

/// A cell as text, and what a click on it opens.
struct ShownCell {
    VALUE(ShownCell);
    FIELD(QString, text);
    FIELD(QString, note);
    FIELD(bool, source);     ///< True if the text is the short citation of a source.
    FIELD(QString, subject); ///< Text of the subject that a click selects; empty if it selects none.
    FIELD(QString, why);     ///< Text of the number whose derivation a click opens; empty if it opens none.
    FIELD(QString, action);
    FIELD(QString, tone);     ///< "plain", "strong", "muted", "good", "caution" or "bad".
    FIELD(QString, badge);    ///< English word of a badge, which decides its colour; empty if the cell is no badge.
    FIELD(bool, known, true); ///< False if the value is unknown or does not apply; its text is then "–".
};

/// Returns a cell as text.
ShownCell shownCell(const Cell& cell);

/// Returns the word for a tone: "good".
QString wordOf(Tone tone);

/// A table.
/// The role `cells` of a row is a list of ShownCell, one per column for people.
/// Every column also has a role with the text of its cell.
/// The role has the column's key as its name, or "key" if the column's key is "id".
class TableModel : public boardset::RowListModel { // qualified, so that Qt 6.4 finds the base class for QML
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(QString title READ title NOTIFY assigned)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY assigned)
public:
    /// Creates the model with the columns and rows of a table.
    /// Views that use other roles than `cells` need the same columns in every table.
    explicit TableModel(Table table = {}, QObject* parent = nullptr);

    void assign(Table table);

    const Table& table() const { return m_table; }
    QString title() const;
    QVariantList columns() const; ///< Returns a list of ShownColumn.
    /// Returns the table as comma-separated values.
    QString csv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QVariantList measuredColumns() const;

    Table m_table;
    mutable std::optional<QVariantList> m_columns; ///< Measured on first use, because each row reads them.
};

} // namespace boardset
