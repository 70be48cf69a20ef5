// SPDX-License-Identifier: GPL-3.0-or-later
// Edits in a few words, as the history lists them.
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>

namespace boardset {

namespace {

/// "SB3 P1", or the whole machine for the empty path.
std::string place(std::string path) {
    std::replace(path.begin(), path.end(), '/', ' ');
    return path.empty() ? "the whole machine" : path;
}

std::string title(const MoveThread& edit) {
    return "Move thread " + edit.thread + " to " + place(edit.to);
}

std::string title(const MovePages& edit) {
    const std::string what = (edit.share == Share::Half ? "half of region " : "region ") + edit.region;
    if (edit.to.empty()) {
        return "Deal " + what + " over the whole machine";
    }
    return "Move " + what + (edit.from.empty() ? "" : " from " + place(edit.from)) + " to " + place(edit.to);
}

std::string title(const AddThread& edit) {
    return "Add a thread on " + place(edit.to);
}

std::string title(const RemoveThread& edit) {
    return "Remove thread " + edit.thread;
}

std::string title(const AddRegion& edit) {
    return "Add " + std::to_string(edit.pages) + (edit.pages == 1 ? " page on " : " pages on ") + place(edit.to);
}

std::string title(const RemoveRegion& edit) {
    return "Remove region " + edit.region;
}

std::string title(const SetPattern& edit) {
    return "Process " + edit.process + " does " + edit.pattern;
}

std::string title(const SetOption& edit) {
    return "Set " + edit.option + " to " + std::to_string(edit.value);
}

std::string title(const SetBoard& edit) {
    return edit.type.empty() ? "Take the board out of " + place(edit.bay)
                             : "Put " + edit.type + " into " + place(edit.bay);
}

std::string title(const MoveBoard& edit) {
    return "Move the board of " + place(edit.from) + " to " + place(edit.to);
}

std::string title(const SetDomains& edit) {
    return edit.domains.empty() ? "Undo the division into domains"
                                : "Divide into " + std::to_string(edit.domains.size()) +
                                      (edit.domains.size() == 1 ? " domain" : " domains");
}

std::string title(const SetFailed& edit) {
    if (edit.part.empty()) {
        return "Repair all parts";
    }
    return (edit.failed ? "Fail " : "Repair ") + place(edit.part);
}

std::string title(const Rename& edit) {
    return "Rename to " + edit.title;
}

std::string title(const SetProgram& edit) {
    return edit.title;
}

std::string title(const KeepPlacement&) {
    return "Keep the placement";
}

} // namespace

std::string describe(const Edit& edit) {
    return printable(std::visit([](const auto& one) { return title(one); }, edit), 80);
}

std::string describe(const Edit& edit, const Catalog& catalog) {
    const auto* board = std::get_if<SetBoard>(&edit);
    if (board == nullptr || board->type.empty()) {
        return describe(edit);
    }
    return describe(SetBoard{board->bay, catalog.blockType(board->type).title});
}

} // namespace boardset
