// SPDX-License-Identifier: GPL-3.0-or-later
// Converts file names to text of the window and back, without loss. On Linux, a file name need not be UTF-8.
#pragma once

#include <QString>
#include <QUrl>
#include <filesystem>
#include <string_view>

namespace boardset {

/// Returns a file name as text.
/// If the name is not UTF-8, each byte from 0x80 on becomes a lone surrogate, U+DC80 to U+DCFF.
QString pathText(std::string_view bytes);

/// Returns the file name that text stands for; the inverse of pathText().
std::filesystem::path pathOf(const QString& text);

/// Returns the path of the local file at a URL, as text; the URL itself if the file is not local.
QString pathText(const QUrl& address);

/// True if there is a file, a folder or any other entry at the given path.
bool exists(const QString& path);

/// Renames a file by appending an ending: ".broken".
/// If a file with that name exists, also appends a number: ".broken-2". Returns the new name.
/// Throws std::filesystem::filesystem_error.
QString setAside(const QString& path, const QString& ending = QStringLiteral("broken"));

} // namespace boardset
