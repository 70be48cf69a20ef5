// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the operating system in English, because the C library's texts follow the locale.
#pragma once

#include <string>

namespace boardset {

/// Returns the text of an error number (errno): "No such file or directory"; "system error 71" for a rare one.
std::string systemErrorText(int error);

} // namespace boardset
