// SPDX-License-Identifier: GPL-3.0-or-later
// The list model for all views: plain rows that declare their roles.
// The list changes in place, so that views keep their items, and tokens can glide to new positions.
#pragma once

#include "RowListModel.h"

#include <QVariantMap>
#include <algorithm>
#include <concepts>
#include <functional>
#include <tuple>
#include <type_traits>
#include <unordered_set>
#include <vector>

namespace boardset {

/// A role: its name in QML, and the member of the row that provides its value.
/// The member is a field, or a function without arguments.
template <class Member> struct RowRole {
    const char* name;
    Member member;
};
template <class Member> RowRole(const char*, Member) -> RowRole<Member>;

/// Declares the given members of a row as roles with the same names: ROW_ROLES(PlotRow, title, summary).
/// There may be at most sixteen members.
#define ROW_ROLES(Row, ...)                                                                                            \
    static constexpr std::tuple roles {                                                                                \
        ROW_SCAN(ROW_ROLE(Row, __VA_ARGS__))                                                                           \
    }
#define ROW_ROLE(Row, member, ...) RowRole{#member, &Row::member} __VA_OPT__(, ROW_NEXT ROW_NOW(Row, __VA_ARGS__))
#define ROW_NEXT() ROW_ROLE
#define ROW_NOW ()
#define ROW_SCAN(...) ROW_SCAN_4(ROW_SCAN_4(ROW_SCAN_4(ROW_SCAN_4(__VA_ARGS__))))
#define ROW_SCAN_4(...) ROW_SCAN_1(ROW_SCAN_1(ROW_SCAN_1(ROW_SCAN_1(__VA_ARGS__))))
#define ROW_SCAN_1(...) __VA_ARGS__

/// A list of rows.
/// `Row` must declare `roles`: with ROW_ROLES, or as a tuple of RowRole.
/// Rows that are not comparable by value are compared by their roles.
/// If rows have a `key`, it identifies the row and must be unique in the list; otherwise, the index identifies the row.
/// If rows have `isReusable()`, the item of a removed row is given to a new row.
template <class Row> class RowModel : public RowListModel {
public:
    using RowListModel::RowListModel;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        forRoles([&](int role, const auto& each) { names.insert(role, each.name); });
        return names;
    }
    QVariant data(const QModelIndex& index, int role) const override {
        QVariant value;
        if (checkIndex(index, CheckIndexOption::IndexIsValid)) {
            const Row& row = m_rows[static_cast<std::size_t>(index.row())];
            forRoles([&](int at, const auto& each) { value = at == role ? valueOf(row, each.member) : value; });
        }
        return value;
    }
    /// Returns a row as a map from the names of its roles to their values.
    static QVariantMap mapOf(const Row& row) {
        QVariantMap map;
        forRoles([&](int, const auto& each) { map.insert(QString::fromLatin1(each.name), valueOf(row, each.member)); });
        return map;
    }
    const std::vector<Row>& rows() const { return m_rows; }

    /// Returns the row with the given key; null if there is no such row.
    template <class Key> const Row* find(const Key& key) const {
        const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.key == key; });
        return at == m_rows.end() ? nullptr : &*at;
    }

    /// Replaces the rows with the fewest removals, moves, insertions and changes; never resets the model.
    void assign(std::vector<Row> rows) {
        const std::size_t before = m_rows.size();
        if constexpr (requires(const Row& row) { row.key; })
            updateByKey(std::move(rows));
        else
            updateByIndex(std::move(rows));
        if (m_rows.size() != before)
            Q_EMIT countChanged();
        Q_EMIT assigned();
    }

private:
    template <class Each> static void forRoles(Each each) {
        std::apply(
            [&](const auto&... roles) {
                int role = Qt::UserRole;
                (each(++role, roles), ...);
            },
            Row::roles);
    }

    template <class Member> static QVariant valueOf(const Row& row, Member member) {
        const auto& value = std::invoke(member, row);
        if constexpr (std::is_enum_v<std::decay_t<decltype(value)>>)
            return static_cast<int>(value);
        else
            return QVariant::fromValue(value);
    }

    static bool looksSame(const Row& a, const Row& b) {
        if constexpr (std::equality_comparable<Row>)
            return a == b;
        else
            return std::apply(
                [&](const auto&... roles) {
                    return ((std::invoke(roles.member, a) == std::invoke(roles.member, b)) && ...);
                },
                Row::roles);
    }

    void updateByIndex(std::vector<Row> rows) {
        const std::size_t kept = std::min(m_rows.size(), rows.size());
        remove(kept, m_rows.size());
        std::vector<bool> changed(kept);
        for (std::size_t i = 0; i < kept; ++i) {
            changed[i] = !looksSame(m_rows[i], rows[i]);
            m_rows[i] = std::move(rows[i]);
        }
        if (rows.size() > kept) {
            beginInsertRows({}, static_cast<int>(kept), static_cast<int>(rows.size()) - 1);
            m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + static_cast<std::ptrdiff_t>(kept)),
                          std::make_move_iterator(rows.end()));
            endInsertRows();
        }
        emitChanges(changed);
    }

    void updateByKey(std::vector<Row> rows) {
        const auto keysOf = [](const std::vector<Row>& of) {
            std::unordered_set<decltype(Row::key)> keys;
            for (const Row& row : of)
                keys.insert(row.key);
            return keys;
        };
        const auto wanted = keysOf(rows);
        if constexpr (requires(const Row& row) { row.isReusable(); })
            reuseItems(rows, wanted);
        removeAllBut(wanted);
        const auto known = keysOf(m_rows);
        std::vector<bool> changed(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool isNew = known.count(rows[i].key) == 0;
            changed[i] = isNew ? insert(i, std::move(rows[i])) : updateRow(i, std::move(rows[i]));
        }
        emitChanges(changed);
    }

    /// Gives the items of removed rows to new rows, in list order. Changing an item is much faster than creating one.
    template <class Keys> void reuseItems(const std::vector<Row>& rows, const Keys& wanted) {
        Keys known;
        for (const Row& row : m_rows)
            known.insert(row.key);
        auto goes = m_rows.begin();
        for (const Row& comes : rows) {
            if (!comes.isReusable() || known.count(comes.key) > 0)
                continue;
            goes = std::find_if(goes, m_rows.end(),
                                [&](const Row& row) { return row.isReusable() && wanted.count(row.key) == 0; });
            if (goes == m_rows.end())
                return;
            (goes++)->key = comes.key; // other changes of this row are signalled later
        }
    }

    void remove(std::size_t first, std::size_t end) {
        if (first < end) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(end));
            endRemoveRows();
        }
    }

    template <class Keys> void removeAllBut(const Keys& kept) {
        for (std::size_t end = m_rows.size(); end > 0; --end) {
            std::size_t first = end;
            while (first > 0 && kept.count(m_rows[first - 1].key) == 0)
                --first;
            remove(first, end);
            end = std::max<std::size_t>(first, 1);
        }
    }

    bool insert(std::size_t to, Row row) {
        const int i = static_cast<int>(to);
        beginInsertRows({}, i, i);
        m_rows.insert(m_rows.begin() + i, std::move(row));
        endInsertRows();
        return false;
    }

    /// Moves an existing row to a new index, or inserts a new row.
    /// Returns true if the contents of the row have changed.
    bool updateRow(std::size_t to, Row row) {
        const int i = static_cast<int>(to);
        const auto from =
            std::find_if(m_rows.begin() + i, m_rows.end(), [&](const Row& old) { return old.key == row.key; });
        if (from == m_rows.end())
            return insert(to, std::move(row));
        const int j = static_cast<int>(from - m_rows.begin());
        if (j != i) {
            beginMoveRows({}, j, j, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + j, m_rows.begin() + j + 1);
            endMoveRows();
        }
        const bool isChanged = !looksSame(m_rows[to], row);
        m_rows[to] = std::move(row);
        return isChanged;
    }

    /// Signals changed rows. Adjacent rows share a signal, because a view checks all of its items for each signal.
    void emitChanges(const std::vector<bool>& changed) {
        for (std::size_t i = 0; i < changed.size(); ++i) {
            const std::size_t first = i;
            while (i < changed.size() && changed[i])
                ++i;
            if (i > first)
                Q_EMIT dataChanged(index(static_cast<int>(first)), index(static_cast<int>(i - 1)));
        }
    }

    std::vector<Row> m_rows;
};

} // namespace boardset
