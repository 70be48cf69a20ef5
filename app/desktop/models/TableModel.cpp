// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableModel.h"

#include "Format.h"
#include "boardset/describe/TableJson.h"
#include "boardset/text/Language.h"

#include <algorithm>
#include <array>

namespace boardset {

namespace {

constexpr int cellsRole = Qt::UserRole;

bool isShown(const TableColumn& column) {
    return column.readers != Readers::Programs;
}

/// Returns the English word of a badge, which decides its colour; StandingBadge.qml translates it.
QString badgeOf(const Cell& cell) {
    const auto* const word = std::get_if<Message>(&cell.value);
    return cell.isBadge && word != nullptr ? format::text(word->text) : QString();
}

} // namespace

QString wordOf(Tone tone) {
    constexpr std::array words{"plain", "strong", "muted", "good", "caution", "bad"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(tone)));
}

ShownCell shownCell(const Cell& cell) {
    return {format::text(currentLanguage().text(cell)),
            format::text(cell.note),
            !cell.citation.source.empty(),
            cell.subject ? format::text(*cell.subject) : QString(),
            cell.why ? format::text(*cell.why) : QString(),
            format::text(cell.action),
            wordOf(cell.tone),
            badgeOf(cell),
            !cell.isEmpty()};
}

TableModel::TableModel(Table table, QObject* parent) : RowListModel(parent), m_table(std::move(table)) {}

void TableModel::assign(Table table) {
    const bool isReset = table.rows.size() != m_table.rows.size() || table.columns.size() != m_table.columns.size();
    if (isReset)
        beginResetModel();
    m_table = std::move(table);
    m_columns.reset();
    if (!isReset && !m_table.rows.empty()) // keeps the position of the lists that show the rows
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    if (isReset) {
        endResetModel();
        Q_EMIT countChanged();
    }
    Q_EMIT assigned();
}

QString TableModel::title() const {
    return format::text(m_table.title);
}

QVariantList TableModel::columns() const {
    if (!m_columns)
        m_columns = measuredColumns();
    return *m_columns;
}

QVariantList TableModel::measuredColumns() const {
    QVariantList columns;
    for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
        if (!isShown(m_table.columns[c]))
            continue;
        ShownColumn column{format::text(m_table.columns[c].title), m_table.columns[c].priority};
        column.right = m_table.hasNumbers(c);
        column.characters = static_cast<int>(column.title.size());
        for (const auto& row : m_table.rows) {
            const ShownCell cell = shownCell(row[c]);
            column.characters = std::max(column.characters, static_cast<int>(cell.text.size()));
            column.notes = std::max(column.notes, static_cast<int>(cell.note.size()));
        }
        columns << QVariant::fromValue(column);
    }
    return columns;
}

QString TableModel::csv() const {
    return format::text(tableCsv(m_table));
}

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

QHash<int, QByteArray> TableModel::roleNames() const {
    QHash<int, QByteArray> names{{cellsRole, "cells"}};
    int role = cellsRole;
    for (const TableColumn& column : m_table.columns)
        names.insert(++role, column.key == "id" ? "key" : QByteArray::fromStdString(column.key)); // QML reserves "id"
    return names;
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::vector<Cell>& row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (role != cellsRole) {
        const Cell& cell = row[static_cast<std::size_t>(role - cellsRole - 1)];
        return cell.isBadge ? badgeOf(cell) : format::text(currentLanguage().text(cell));
    }
    QVariantList cells;
    for (std::size_t c = 0; c < row.size(); ++c)
        if (isShown(m_table.columns[c]))
            cells << QVariant::fromValue(shownCell(row[c]));
    return cells;
}

} // namespace boardset
