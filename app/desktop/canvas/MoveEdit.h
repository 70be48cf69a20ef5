// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the hand, what letting go would do, and what that would change.
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

/// What a drop would change: one number.
struct ChangeRow {
    QString key = {};     ///< "threadLatency".
    QString label = {};   ///< "latency".
    QString subject = {}; ///< Above the row, where it is no longer that of the headline: "all threads".
    QString text = {};    ///< "240 -> 197 ns", with an arrow.
    QString change = {};  ///< "-18 %"; "no change".
    int verdict = 0;      ///< 1 better, -1 worse, 0 the same.

    QString spoken() const; ///< "all threads: mean latency 240 to 197 ns, -18 %".
    bool operator==(const ChangeRow&) const = default;

    ROW_ROLES(ChangeRow, label, subject, text, change, verdict);
};

/// What can be picked up.
enum class Cargo { Thread, Pages, Board, Link };

/// A token, a board or the end of a link that was taken up, or a new one; words are for people alone.
struct Held {
    Cargo cargo = Cargo::Thread;
    bool fresh = false; ///< From the shelf of parts, not yet in the scenario.
    ProcessName process{};
    CustomerName thread{};
    std::vector<CustomerName> others{}; ///< Threads that go with it: they are selected together.
    RegionName region{};
    std::string from{};  ///< Path of the block that it was taken from.
    int pages = 0;       ///< Of a board: those that go elsewhere when it is taken out.
    std::string board{}; ///< Block type.
    QString title{};     ///< Of the board: "Uniboard" from the shelf, "SB3" or "Exerciser" from its bay. Of the link.
    BlockId bay{};       ///< The block that the board stands in; of a link the node that it stays on. None: the shelf.
    LinkId link{};       ///< Between two nodes; its other end is in the hand.
    QString load{};      ///< What goes along with it: "4 threads, 96 pages"; empty: nothing.
    /// What a thread does; null: of a new one, whatever can be done where it lands.
    const Work* work = nullptr;
    std::set<std::string> types{}; ///< New data lies on parts of these types; none: in memories. See typesForData().
};

/// What people call a thread in the hand.
QString nounOf(const Held& held, const Topology& topology);

/// How much of it moves, and where to: what Shift, Ctrl and Alt say.
enum class Deal { This, Half, Everywhere, Whole };

/// The edit of letting go at a block; "" is the whole machine, and for a board outside of it.
Edit editOf(const Held& held, const std::string& to, Deal deal);

inline const QString findingsKey = QStringLiteral("findings");
/// How many findings there would be, and the first that would be new, or gone; nothing where they are the same.
std::optional<ChangeRow> findingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after);

/// Process and pages of a customer whom a move takes into another domain, and to whom it sends, if that is another;
/// nothing where they stay as they are.
std::optional<ChangeRow> borderChange(const Workload& before, const Workload& after, const CustomerName& moved);

/// What an edit changes: the thread's own numbers, how many stop or run again, and the numbers of the whole. `verb` is
/// the work's: "copied". Means over other threads than before, and latencies that cannot be compared (see
/// Comparison), are neither better nor worse.
std::vector<ChangeRow> changesOf(const Answer& before, const Answer& after, const Held& held, const QString& verb);

} // namespace boardset
