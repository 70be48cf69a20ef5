// SPDX-License-Identifier: GPL-3.0-or-later
// A derivation in few lines: what a number comes from, and not all of what that comes from.
#pragma once

#include "boardset/catalog/Citation.h"
#include "boardset/explain/Derivation.h"

#include <set>
#include <string>
#include <vector>

namespace boardset {

struct ExcerptLine {
    int depth = 0;
    std::string text;              ///< "Busy time of the port of SB3 per line: 13.33 ns = 64 bytes / 4.8 GB/s".
    std::vector<Citation> sources; ///< Of the line, and of what has none of its own below it.
};

/// Several derivations one after another; what one has told, the next does not tell again.
class Excerpt {
public:
    /// At most `most` lines; of a sum or mean its largest terms, and the facts of a formula only as citations.
    std::vector<ExcerptLine> of(const Derivation& derivation, std::size_t most);

private:
    void write(const Derivation& node, const std::string& title, int depth);

    std::set<std::string> m_told;
    std::vector<ExcerptLine> m_lines;
    std::size_t m_most = 0;
};

} // namespace boardset
