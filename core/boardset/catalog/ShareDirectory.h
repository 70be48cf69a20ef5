// SPDX-License-Identifier: GPL-3.0-or-later
// The location of the bundled data, for the window and the command line.
#pragma once

#include <filesystem>

namespace boardset {

/// Returns the folder of catalog.db and scenarios/ that belongs to a program: `../share/boardset` relative to the
/// folder of the program, both in a build tree (build/dev/bin) and when installed (/usr/bin).
/// The folder need not exist.
std::filesystem::path shareDirectory(const std::filesystem::path& executable);

} // namespace boardset
