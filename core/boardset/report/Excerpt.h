// SPDX-License-Identifier: GPL-3.0-or-later
// A short form of a derivation, which shows the origin of a number in a limited number of lines.
#pragma once

#include "boardset/catalog/Citation.h"
#include "boardset/explain/Derivation.h"

#include <set>
#include <string>
#include <vector>

namespace boardset {

struct ExcerptLine {
    int depth = 0;
    std::string text; ///< Text of the line: "Busy time of the port of SB3 per line: 13.33 ns = 64 bytes / 4.8 GB/s".
    /// Sources of the line, and of the derivations below it that the excerpt omits.
    std::vector<Citation> sources;
};

/// Shortens several derivations in order. A line from an earlier derivation is not repeated in later ones.
class Excerpt {
public:
    /// Returns at most `most` lines of a derivation.
    /// A sum or mean shows only its largest terms. The facts of a formula appear only as citations.
    std::vector<ExcerptLine> of(const Derivation& derivation, std::size_t most);

private:
    void write(const Derivation& node, const std::string& title, int depth);

    std::set<std::string> m_written;
    std::vector<ExcerptLine> m_lines;
    std::size_t m_most = 0;
};

} // namespace boardset
