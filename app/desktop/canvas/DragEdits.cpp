// SPDX-License-Identifier: GPL-3.0-or-later
#include "DragEdits.h"

#include "Format.h"

namespace boardset {

std::string nounOf(const DraggedItem& dragged, const Topology& topology) {
    return dragged.work == nullptr ? topology.nounIn() : dragged.work->customer;
}

Edit editOf(const DraggedItem& dragged, const std::string& to, DropMode mode) {
    if (dragged.kind == DragKind::Board) {
        if (dragged.fresh)
            return SetBoard{to, dragged.board};
        return to.empty() ? Edit(SetBoard{dragged.from, {}}) : Edit(MoveBoard{dragged.from, to});
    }
    if (dragged.kind == DragKind::Thread) {
        if (dragged.fresh)
            return AddCustomer{dragged.process, to};
        return MoveCustomer{dragged.thread, to};
    }
    const std::string place = mode == DropMode::Spread ? "" : to;
    if (dragged.fresh)
        return AddRegion{dragged.process, dragged.pages, place};
    return MovePages{dragged.process, dragged.region, mode == DropMode::All ? "" : dragged.from, place,
                     mode == DropMode::Half ? MoveAmount::Half : MoveAmount::All};
}

} // namespace boardset
