// SPDX-License-Identifier: GPL-3.0-or-later
// Saving without losing: the old file stays until the new one is whole and on the disk.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace boardset {

/// Removes from a folder what a writer that was killed left there: new files, a minute old, that never took their
/// place. Each stands beside the former state, which is whole.
void removeLeftOver(const std::filesystem::path& folder);

/// Brings to the disk what was written to a descriptor, as ::fsync() does: 0, or -1 with errno.
using DiskSync = std::function<int(int descriptor)>;

/// Writes a text to a new file beside the target, brings it to the disk, and renames it onto the target. A full disk,
/// a crash or a signal leaves the old file as it was and nothing beside it. The target keeps its permissions; a
/// symbolic link keeps pointing to it. A hard link under another name keeps the old text: writing through it could
/// leave half a file. What a killed writer left in that folder is removed. Throws InputError naming the file and the
/// reason.
void writeAtomically(const std::string& text, const std::filesystem::path& file);

/// The same where the disk is brought up to date by another than ::fsync(): twice, the new file before it is renamed,
/// and the folder after that.
void writeAtomically(const std::string& text, const std::filesystem::path& file, const DiskSync& sync);

} // namespace boardset
