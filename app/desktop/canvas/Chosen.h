// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens that are selected together: Shift+click, Ctrl+click, Ctrl+A.
#pragma once

#include "Level.h"
#include "Things.h"

#include "boardset/picture/Tokens.h"

#include <QStringList>

namespace boardset {

/// The tokens that are chosen beside the one that is selected, by key. None: that one is alone.
class Chosen {
public:
    bool isEmpty() const { return m_others.isEmpty(); }
    const QStringList& others() const { return m_others; }
    void clear() { m_others.clear(); }

    /// Adds a token, or takes it out. Gives the key of the one that is selected then.
    QString toggle(const QString& key, const QString& selected);
    /// All tokens of a level, of which the first is selected unless another one is. As toggle().
    QString chooseAll(const std::vector<picture::Token>& tokens, const QString& selected);
    /// Forgets what is no longer drawn. As toggle().
    QString keep(const std::vector<picture::Token>& tokens, const QString& selected);
    /// What was called one way is called another.
    void rename(const QString& was, const QString& is);

    /// What they stand for; a token for those that have no room stands for all where it is, and alone for nothing.
    Things things(const std::vector<picture::Token>& tokens, const QString& selected, const Workload& workload,
                  const Level& level) const;

private:
    QStringList m_others;
};

} // namespace boardset
