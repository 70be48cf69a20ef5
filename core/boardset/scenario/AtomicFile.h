// SPDX-License-Identifier: GPL-3.0-or-later
// Saves files without data loss. The old file remains until the new file is complete and on the disk.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace boardset {

/// Removes temporary files in the given folder that are more than a minute old. A writer that was killed leaves such a
/// file. The file that the writer was going to replace still has its previous, complete contents.
void removeLeftOver(const std::filesystem::path& folder);

/// A function that writes a file's data to the disk, as ::fsync() does. Returns 0;
/// on failure, returns -1 and sets errno.
using DiskSync = std::function<int(int descriptor)>;

/// Writes text to a new file next to the target, syncs the new file to the disk, and renames it to the target. If the
/// disk is full, or after a crash or a signal, the old file is unchanged, and no temporary file remains. The target
/// keeps its permissions, and a symbolic link still points to it. A hard link with another name keeps the old text,
/// because writing in place could leave an incomplete file. Also removes temporary files that killed writers left in
/// the folder. Throws InputError, which names the file and the reason.
void writeAtomically(const std::string& text, const std::filesystem::path& file);

/// Writes text to a file, like the overload without `sync`, but calls `sync` instead of ::fsync(). `sync` is called
/// twice: for the new file before the file is renamed, and for the folder afterwards.
void writeAtomically(const std::string& text, const std::filesystem::path& file, const DiskSync& sync);

} // namespace boardset
