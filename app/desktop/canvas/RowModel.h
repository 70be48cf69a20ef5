// SPDX-License-Identifier: GPL-3.0-or-later
// A list model over plain rows that changes in place: views keep their items, so tokens can glide to new places.
#pragma once

#include <QAbstractListModel>
#include <algorithm>
#include <vector>

namespace boardset {

/// `Row` has a unique `key` and compares equal by value. Derived classes give the roles.
template <class Row> class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    const std::vector<Row>& rows() const { return m_rows; }

    /// The row with a key, or nothing.
    template <class Key> const Row* find(const Key& key) const {
        const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.key == key; });
        return at == m_rows.end() ? nullptr : &*at;
    }

    /// Takes over `rows` with the fewest removals, moves, insertions and changes; never a reset.
    void assign(std::vector<Row> rows) {
        removeAllBut(rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            bring(i, std::move(rows[i]));
        }
    }

private:
    void removeAllBut(const std::vector<Row>& kept) {
        for (int i = rowCount() - 1; i >= 0; --i) {
            const auto at = m_rows.begin() + i;
            if (std::none_of(kept.begin(), kept.end(), [&](const Row& row) { return row.key == at->key; })) {
                beginRemoveRows({}, i, i);
                m_rows.erase(at);
                endRemoveRows();
            }
        }
    }

    void bring(std::size_t to, Row row) {
        const int i = static_cast<int>(to);
        const auto from = std::find_if(m_rows.begin() + std::min(i, rowCount()), m_rows.end(),
                                       [&](const Row& old) { return old.key == row.key; });
        if (from == m_rows.end()) {
            beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, std::move(row));
            endInsertRows();
            return;
        }
        const int j = static_cast<int>(from - m_rows.begin());
        if (j != i) {
            beginMoveRows({}, j, j, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + j, m_rows.begin() + j + 1);
            endMoveRows();
        }
        if (!(m_rows[to] == row)) {
            m_rows[to] = std::move(row);
            Q_EMIT this->dataChanged(index(i), index(i));
        }
    }

    std::vector<Row> m_rows;
};

} // namespace boardset
