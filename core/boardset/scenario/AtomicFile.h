// SPDX-License-Identifier: GPL-3.0-or-later
// Saves files without data loss: the old file remains until the new one is complete and on the disk.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace boardset {

/// Removes temporary files in a folder that are more than a minute old. A writer that was killed leaves such a file;
/// the file that it meant to replace still has its previous, complete content.
void removeLeftOver(const std::filesystem::path& folder);

/// A function that writes the data of a file to the disk, as ::fsync() does. Returns 0, or -1 with errno.
using DiskSync = std::function<int(int descriptor)>;

/// Writes a text to a new file next to the target, syncs it to the disk, and renames it to the target.
/// After a full disk, a crash or a signal, the old file is unchanged, and no other file remains.
/// The target keeps its permissions; a symbolic link still points to the target.
/// A hard link with another name keeps the old text, because writing in place could leave half a file.
/// Also removes temporary files that killed writers left in the folder. Throws InputError with the file and the reason.
void writeAtomically(const std::string& text, const std::filesystem::path& file);

/// Writes a text like the function above, but calls `sync` instead of ::fsync().
/// `sync` is called twice: for the new file before this file is renamed, and for the folder afterwards.
void writeAtomically(const std::string& text, const std::filesystem::path& file, const DiskSync& sync);

} // namespace boardset
