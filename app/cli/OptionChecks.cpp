// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of option values, and options that several commands have.
#include "OptionChecks.h"

#include "boardset/text/NumberText.h"

#include <CLI/CLI.hpp>
#include <filesystem>

namespace boardset {

CLI::Validator word() {
    return {[](std::string& given) { return given.empty() ? "found ''; allowed: a word" : std::string(); }, "", ""};
}

CLI::Validator fileName() {
    return {[](std::string& name) {
                std::error_code isOther; // set, for example, for a link to itself; the later write reports the error
                return name.empty() || std::filesystem::is_directory(name, isOther)
                           ? "found '" + name + "'; allowed: the name of a file in an existing folder"
                           : std::string();
            },
            "", ""};
}

CLI::Validator wholeNumber(std::int64_t least, std::int64_t most) {
    const std::string allowed = "whole numbers from " + std::to_string(least) + " to " + std::to_string(most);
    return {[=](std::string& given) {
                const auto number = typedWhole(given);
                if (!number || *number < least || *number > most)
                    return "found '" + given + "'; allowed: " + allowed;
                given = std::to_string(*number);
                return std::string();
            },
            "", ""};
}

void addMethod(CLI::App& command, std::string& method, const std::string& standard) {
    command.add_option("--method", method, "Solution method (default: " + standard + ")")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
}

} // namespace boardset
