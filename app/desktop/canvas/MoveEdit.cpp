// SPDX-License-Identifier: GPL-3.0-or-later
// Words and edits of a move.
#include "MoveEdit.h"
#include "Format.h"

#include "Figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::tr;

constexpr int newPages = 64; // of a stack from the shelf

const ClassAnswer* classOf(const Answer& answer, const QString& thread) {
    const std::string name = thread.toStdString();
    for (const ClassAnswer& one : answer.classes) {
        if (std::find(one.threads.begin(), one.threads.end(), name) != one.threads.end()) {
            return &one;
        }
    }
    return nullptr;
}

enum class Better { Higher, Lower };

ChangeRow changeRow(const char* key, QString label, QString subject, double before, double after, const QString& unit,
                    Better better) {
    ChangeRow row;
    row.key = key;
    row.label = std::move(label);
    row.subject = std::move(subject);
    row.text = before > 0 || better == Better::Higher
                   ? figures::grouped(before) + QStringLiteral(" \u2192 ") + figures::grouped(after) + unit
                   : figures::grouped(after) + unit;
    row.change = figures::change(before, after);
    const bool same = before <= 0 || std::abs(after / before - 1) < 0.001;
    row.verdict = same ? 0 : ((after > before) == (better == Better::Higher) ? 1 : -1);
    return row;
}

} // namespace

Edit editOf(const Held& held, const QString& to, Deal deal) {
    const std::string place = deal == Deal::Everywhere && held.cargo == Cargo::Pages ? "" : to.toStdString();
    if (held.cargo == Cargo::Board) {
        if (held.fresh) {
            return SetBoard{to.toStdString(), held.board.toStdString()};
        }
        return to.isEmpty() ? Edit(SetBoard{held.from.toStdString(), {}})
                            : Edit(MoveBoard{held.from.toStdString(), to.toStdString()});
    }
    if (held.cargo == Cargo::Thread) {
        if (held.fresh) {
            return AddThread{held.process.toStdString(), place};
        }
        return MoveThread{held.thread.toStdString(), place};
    }
    if (held.fresh) {
        return AddRegion{held.process.toStdString(), newPages, place};
    }
    const std::string from = deal == Deal::Whole ? "" : held.from.toStdString();
    return MovePages{held.process.toStdString(), held.region.toStdString(), from, place,
                     deal == Deal::Half ? Share::Half : Share::All};
}

QString headlineOf(const Held& held, const QString& to, Deal deal) {
    const bool everywhere = to.isEmpty() || deal == Deal::Everywhere;
    const QString place = everywhere ? tr("all boards") : QString(to).replace('/', ' ');
    if (held.cargo == Cargo::Board) {
        return tr("%1 into %2").arg(held.title, place);
    }
    if (held.cargo == Cargo::Thread) {
        return (held.fresh ? tr("New thread on %1").arg(place) : tr("Thread %1 to %2").arg(held.thread, place));
    }
    if (held.fresh) {
        return tr("%1 new pages in %2").arg(newPages).arg(place);
    }
    const QString amount = deal == Deal::Half    ? tr("%1 of %2 pages").arg(held.pages / 2).arg(held.pages)
                           : deal == Deal::Whole ? tr("All pages of %1").arg(held.region)
                                                 : tr("%1 pages").arg(held.pages);
    return everywhere ? tr("%1 dealt over %2").arg(amount, place) : tr("%1 to %2").arg(amount, place);
}

QString boardHeadlineOf(const Held& held, const QString& to, bool occupied) {
    if (to.isEmpty()) {
        return tr("Take %1 out of the machine").arg(held.title);
    }
    const QString place = QString(to).replace('/', ' ');
    const QString what =
        occupied ? tr("%1 and %2 change places").arg(held.title, place) : tr("%1 to %2").arg(held.title, place);
    return held.load.isEmpty() ? what : tr("%1, with %2").arg(what, held.load);
}

std::vector<ChangeRow> changesOf(const Answer& before, const Answer& after, const Held& held, const QString& verb) {
    std::vector<ChangeRow> rows;
    const ClassAnswer* was = held.thread.isEmpty() ? nullptr : classOf(before, held.thread);
    const ClassAnswer* is = held.thread.isEmpty() ? nullptr : classOf(after, held.thread);
    if (was != nullptr && is != nullptr) {
        const auto each = [](const ClassAnswer& c) {
            return c.bytesPerSecond / 1e6 / static_cast<double>(c.threads.size());
        };
        rows.push_back(changeRow("threadLatency", tr("latency"), {}, was->latencyNs, is->latencyNs,
                                 QStringLiteral(" ns"), Better::Lower));
        rows.push_back(
            changeRow("threadRate", verb, {}, each(*was), each(*is), QStringLiteral(" MB/s"), Better::Higher));
    }
    const QString all = rows.empty() ? QString() : tr("all threads");
    rows.push_back(changeRow("latency", tr("mean latency"), all, before.meanLatencyNs, after.meanLatencyNs,
                             QStringLiteral(" ns"), Better::Lower));
    rows.push_back(changeRow("rate", verb, {}, before.bytesPerSecond / 1e6, after.bytesPerSecond / 1e6,
                             QStringLiteral(" MB/s"), Better::Higher));
    if (held.cargo != Cargo::Board) { // local or remote: what the move is about
        rows.push_back(changeRow("local", tr("local accesses"), {}, before.localShare * 100, after.localShare * 100,
                                 QStringLiteral(" %"), Better::Higher));
        rows.back().change = figures::points(before.localShare * 100, after.localShare * 100);
    }
    return rows;
}

} // namespace boardset
