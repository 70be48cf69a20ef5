// SPDX-License-Identifier: GPL-3.0-or-later
// The dragged item, the edit that a drop makes, and the changes that follow from it.
#pragma once

#include "RowModel.h"

#include "boardset/analysis/Answer.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/Edit.h"

#include <QString>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace boardset {

/// One number that a drop would change.
struct ChangeRow {
    QString key = {};     ///< "threadLatency".
    QString label = {};   ///< "latency".
    QString subject = {}; ///< Text above the row if it differs from the headline: "all threads".
    QString text = {};    ///< Old and new value, with an arrow between them: "240 -> 197 ns".
    QString change = {};  ///< "-18 %"; "no change".
    int verdict = 0;      ///< 1 better, -1 worse, 0 the same.

    QString spoken() const; ///< "all threads: mean latency 240 to 197 ns, -18 %".
    bool operator==(const ChangeRow&) const = default;

    ROW_ROLES(ChangeRow, label, subject, text, change, verdict);
};

/// The kinds of items that can be dragged.
enum class DragKind { Thread, Pages, Board, Link };

/// A dragged token, board or link end, or a new item; the texts are for display only.
struct DraggedItem {
    DragKind kind = DragKind::Thread;
    bool fresh = false; ///< The item is from the library and not yet in the scenario.
    ProcessName process{};
    CustomerName thread{};
    std::vector<CustomerName> others{}; ///< Other selected threads that move together with the dragged thread.
    RegionName region{};
    std::string from{};  ///< Path of its original block.
    int pages = 0;       ///< For a board: the pages that move elsewhere when it is removed.
    std::string board{}; ///< Block type of the board.
    QString title{};     ///< For a board, its type if new ("Uniboard"), or its name if installed ("SB3", "Exerciser").
                         ///< For a link, the link's title.
    BlockId bay{};       ///< The board's bay, or the node that the link stays connected to; none for a new board.
    LinkId link{};       ///< A link between two nodes whose other end is dragged.
    QString load{};      ///< Everything that moves together with the item: "4 threads, 96 pages";
                         ///< empty if nothing does.
    /// The thread's work; null for a new thread, which does any work that its target supports.
    const Work* work = nullptr;
    std::set<std::string> types{}; ///< Types of parts that can store new data; empty if the data is stored in memories.
                                   ///< See typesForData().
};

/// Returns the noun for a dragged thread.
QString nounOf(const DraggedItem& dragged, const Topology& topology);

/// The number of pages that move, and their target, as selected with Shift, Ctrl and Alt.
enum class DropMode { One, Half, Spread, All };

/// Returns the edit that a drop on a block performs.
/// An empty `to` stands for the whole machine, or for a board, for the space outside the machine.
Edit editOf(const DraggedItem& dragged, const std::string& to, DropMode mode);

inline const QString findingsKey = QStringLiteral("findings");
/// Returns the number of findings that appear or disappear, with the title of the first;
/// no value if the findings are unchanged.
std::optional<ChangeRow> findingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after);

/// Returns the new process, pages or receiver of a customer that a move takes into another domain.
/// No value if all three are unchanged.
std::optional<ChangeRow> borderChange(const Workload& before, const Workload& after, const CustomerName& moved);

/// Returns the changes of an edit: the dragged thread's own numbers, the number of threads that stop or run again,
/// and the totals. `verb` is the verb of the work: "copied".
/// A mean over a different set of threads counts as neither better nor worse.
/// The same applies to latencies that can't be compared (see Comparison).
std::vector<ChangeRow> changesOf(const Answer& before, const Answer& after, const DraggedItem& dragged,
                                 const QString& verb);

} // namespace boardset
