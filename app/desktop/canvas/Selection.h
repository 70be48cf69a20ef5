// SPDX-License-Identifier: GPL-3.0-or-later
// The selection: one item, or several tokens selected with Shift+click, Ctrl+click or Ctrl+A.
#pragma once

#include "Level.h"
#include "WorkloadItems.h"

#include "boardset/picture/Tokens.h"

#include <QStringList>

namespace boardset {

/// Keys of the selected items. If the first item is a token, the selection may contain further tokens.
class Selection {
public:
    QString first() const { return m_keys.value(0); } ///< Key of the first selected item; empty if none.
    QStringList others() const { return m_keys.mid(1); }
    bool isAlone() const { return m_keys.size() < 2; }
    bool contains(const QString& key) const { return m_keys.contains(key); }

    /// Selects one item; an empty key clears the selection.
    void set(const QString& key) { m_keys = key.isEmpty() ? QStringList() : QStringList(key); }
    /// Adds a token to the selection or, if the token was already selected, removes it.
    void toggle(const QString& key);
    /// Selects all tokens of a level. If tokens were already selected, the first of them stays first.
    void chooseAll(const std::vector<picture::Token>& tokens);
    /// If several tokens are selected, removes those that are no longer drawn; keeps the first if none would remain.
    void keep(const std::vector<picture::Token>& tokens);
    /// Replaces a selected key; returns false if the key isn't selected.
    bool rename(const QString& was, const QString& is);

    /// Returns the selected threads and regions.
    /// A token that represents several items for lack of space stands for all items of that kind at the token's block.
    /// If only one such token is selected, the result is empty.
    WorkloadItems items(const std::vector<picture::Token>& tokens, const Workload& workload, const Level& level) const;

private:
    QStringList m_keys;
};

} // namespace boardset
