// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the operating system in English, because the messages of the C library follow the locale.
#pragma once

#include <string>

namespace boardset {

/// Returns the English text of an error number (errno), such as "No such file or directory".
/// For a rare error, returns its number: "system error 71".
std::string systemErrorText(int error);

} // namespace boardset
