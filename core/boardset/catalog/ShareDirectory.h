// SPDX-License-Identifier: GPL-3.0-or-later
// The location of the bundled data, for the window and the command line.
#pragma once

#include <filesystem>

namespace boardset {

/// Returns the folder that contains catalog.db and scenarios/ for a program.
/// The folder is `../share/boardset`, relative to the program's folder,
/// both in a build tree (build/dev/bin) and when installed (/usr/bin). The folder need not exist.
std::filesystem::path shareDirectory(const std::filesystem::path& executable);

} // namespace boardset
