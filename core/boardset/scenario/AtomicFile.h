// SPDX-License-Identifier: GPL-3.0-or-later
// Saves files without data loss: the old file remains until the new one is complete and on the disk.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace boardset {

/// Removes temporary files that a killed writer left in a folder, if they are more than a minute old.
/// The file next to such a temporary file still has its previous, complete content.
void removeLeftOver(const std::filesystem::path& folder);

/// A function that writes the data of a file to the disk, as ::fsync() does. Returns 0, or -1 with errno.
using DiskSync = std::function<int(int descriptor)>;

/// Writes a text to a new file next to the target, syncs it to the disk, and renames it to the target.
/// A full disk, a crash or a signal leaves the old file unchanged and no other file.
/// The target keeps its permissions; a symbolic link keeps pointing to it.
/// A hard link with another name keeps the old text, because writing in place could leave half a file.
/// Also removes temporary files that killed writers left in the folder. Throws InputError with the file and the reason.
void writeAtomically(const std::string& text, const std::filesystem::path& file);

/// Writes a text as above, with another function instead of ::fsync().
/// Calls it twice: for the new file before the file is renamed, and for the folder afterwards.
void writeAtomically(const std::string& text, const std::filesystem::path& file, const DiskSync& sync);

} // namespace boardset
