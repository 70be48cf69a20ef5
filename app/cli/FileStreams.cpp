// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileStreams.h"

#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/Letters.h"
#include "boardset/text/SystemError.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <memory>

namespace boardset {

namespace fs = std::filesystem;

namespace {

/// True for a path that can't be replaced by a new file: a pipe, a terminal or /dev/null.
bool isPipeOrDevice(const std::string& file) {
    std::error_code isMissing;
    const fs::file_status status = fs::status(file, isMissing);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

void writeThrough(const std::string& text, const std::string& file) {
    const std::unique_ptr<std::FILE, CloseFile> out(std::fopen(file.c_str(), "wb"));
    if (!out || std::fwrite(text.data(), 1, text.size(), out.get()) != text.size() || std::fflush(out.get()) != 0)
        throw InputError(file, {}, systemErrorText(errno), "a writable pipe or device");
}

} // namespace

fs::path inputPath(const std::string& file) {
    return file == "-" ? "/dev/stdin" : file;
}

std::string inputName(const std::string& file) {
    return file == "-" ? "standard input" : file;
}

bool isPath(const std::string& word) {
    const fs::path file(word);
    return word == "-" || file.has_extension() || file.has_parent_path();
}

bool namesFile(const std::string& word) {
    std::error_code isUnknown;
    return isPath(word) || (!word.empty() && fs::exists(word, isUnknown));
}

std::string readInput(const std::string& file, std::size_t mostBytes) {
    return readTextFile(inputPath(file), mostBytes, FileKind::Any, inputName(file));
}

bool isStandardOutput(const std::string& file) {
    return file == "-" || file == "/dev/stdout";
}

void writeOutput(const std::string& text, const std::string& file) {
    if (isStandardOutput(file))
        std::cout << text; // main() reports a failed write
    else if (isPipeOrDevice(file))
        writeThrough(text, file);
    else
        writeAtomically(text, file);
}

CLI::Validator outputFile(const std::vector<std::string>& endings, const std::string& fix) {
    return {[=](std::string& name) {
                std::error_code isOther; // set, for example, for a link to itself; the later write reports the error
                const bool isFolder = name.empty() || fs::is_directory(name, isOther);
                const std::string ending = lowerCased(fs::path(name).extension().string());
                if (!isFolder && (isStandardOutput(name) || isPipeOrDevice(name) ||
                                  std::ranges::find(endings, ending) != endings.end()))
                    return std::string();
                return "found '" + name + "'; allowed: a name that ends in " + alternatives(endings) +
                       ", or - for standard output" + (fix.empty() ? "" : "; " + fix);
            },
            "", ""};
}

} // namespace boardset
