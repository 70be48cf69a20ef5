// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected: one thing, or several tokens together by Shift+click, Ctrl+click or Ctrl+A.
#pragma once

#include "Level.h"
#include "Things.h"

#include "boardset/picture/Tokens.h"

#include <QStringList>

namespace boardset {

/// What is selected, by key, and then the tokens beside it; those only beside a token.
class Chosen {
public:
    QString first() const { return m_keys.value(0); } ///< Empty: nothing is selected.
    QStringList others() const { return m_keys.mid(1); }
    bool isAlone() const { return m_keys.size() < 2; }
    bool contains(const QString& key) const { return m_keys.contains(key); }

    /// One alone; empty: nothing.
    void set(const QString& key) { m_keys = key.isEmpty() ? QStringList() : QStringList(key); }
    /// Adds a token, or takes it out.
    void toggle(const QString& key);
    /// All tokens of a level, of which the first is selected unless another one is.
    void chooseAll(const std::vector<picture::Token>& tokens);
    /// Of several, forgets those that are no longer drawn; the last one stays.
    void keep(const std::vector<picture::Token>& tokens);
    /// What was called one way is called another; false: it is not among them.
    bool rename(const QString& was, const QString& is);

    /// What they stand for; a token for those that have no room stands for all where it is, and alone for nothing.
    Things things(const std::vector<picture::Token>& tokens, const Workload& workload, const Level& level) const;

private:
    QStringList m_keys;
};

} // namespace boardset
