// SPDX-License-Identifier: GPL-3.0-or-later
// A list model over plain rows that changes in place: views keep their items, so tokens can glide to new places.
#pragma once

#include <QAbstractListModel>
#include <algorithm>
#include <unordered_set>
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
        std::unordered_set<decltype(Row::key)> keys;
        for (const Row& row : rows) {
            keys.insert(row.key);
        }
        removeAllBut(keys);
        keys.clear();
        for (const Row& row : m_rows) {
            keys.insert(row.key);
        }
        std::vector<bool> changed(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool isNew = keys.count(rows[i].key) == 0;
            changed[i] = isNew ? insert(i, std::move(rows[i])) : bring(i, std::move(rows[i]));
        }
        tell(changed);
    }

private:
    void removeAllBut(const std::unordered_set<decltype(Row::key)>& kept) {
        const auto goes = [&](int i) { return kept.count(m_rows[static_cast<std::size_t>(i)].key) == 0; };
        for (int last = rowCount() - 1; last >= 0; --last) {
            int first = last + 1;
            while (first > 0 && goes(first - 1)) {
                --first;
            }
            if (first <= last) {
                beginRemoveRows({}, first, last);
                m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
                endRemoveRows();
                last = first;
            }
        }
    }

    bool insert(std::size_t to, Row row) {
        const int i = static_cast<int>(to);
        beginInsertRows({}, i, i);
        m_rows.insert(m_rows.begin() + i, std::move(row));
        endInsertRows();
        return false;
    }

    /// True if the row has changed.
    bool bring(std::size_t to, Row row) {
        const int i = static_cast<int>(to);
        const auto from =
            std::find_if(m_rows.begin() + i, m_rows.end(), [&](const Row& old) { return old.key == row.key; });
        if (from == m_rows.end()) {
            return insert(to, std::move(row));
        }
        const int j = static_cast<int>(from - m_rows.begin());
        if (j != i) {
            beginMoveRows({}, j, j, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + j, m_rows.begin() + j + 1);
            endMoveRows();
        }
        if (m_rows[to] == row) {
            return false;
        }
        m_rows[to] = std::move(row);
        return true;
    }

    /// Views look at all of their items for each signal, so neighbours share one.
    void tell(const std::vector<bool>& changed) {
        for (std::size_t i = 0; i < changed.size(); ++i) {
            const std::size_t first = i;
            while (i < changed.size() && changed[i]) {
                ++i;
            }
            if (i > first) {
                Q_EMIT this->dataChanged(index(static_cast<int>(first)), index(static_cast<int>(i - 1)));
            }
        }
    }

    std::vector<Row> m_rows;
};

} // namespace boardset
