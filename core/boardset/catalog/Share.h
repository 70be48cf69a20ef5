// SPDX-License-Identifier: GPL-3.0-or-later
// Where the bundled data is, for the window and the command line alike.
#pragma once

#include <filesystem>

namespace boardset {

/// The folder of catalog.db and scenarios/ that belongs to a program: `../share/boardset` beside the program's own
/// folder, in a build tree (build/dev/bin) and when installed (/usr/bin). The folder need not be there.
std::filesystem::path shareDirectory(const std::filesystem::path& executable);

} // namespace boardset
