// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ShareDirectory.h"

namespace boardset {

std::filesystem::path shareDirectory(const std::filesystem::path& executable) {
    std::error_code unreadable;
    const auto absolute = std::filesystem::absolute(executable, unreadable);
    const auto program =
        std::filesystem::weakly_canonical(absolute, unreadable); // resolves a link in ~/bin to the program
    return (unreadable ? absolute : program).parent_path().parent_path() / "share" / "boardset";
}

} // namespace boardset
