// SPDX-License-Identifier: GPL-3.0-or-later
#include "Wording.h"

#include "Format.h"

namespace boardset {

using format::tr;

Wording::Wording(Requester kind) : one(format::text(wordFor(kind))) {
    const bool threads = kind == Requester::Processor;
    many = threads ? tr("threads") : tr("streams");
    title = threads ? tr("Thread") : tr("Stream");
    titles = threads ? tr("Threads") : tr("Streams");
    place = threads ? tr("processor") : tr("device");
    board = threads ? tr("board") : tr("card");
    everywhere = threads ? tr("all boards") : tr("all memories");
    units = threads ? tr("lines") : tr("requests");
}

QString Wording::counted(std::size_t number) const {
    return QStringLiteral("%1 %2").arg(format::number(static_cast<double>(number)), number == 1 ? one : many);
}

} // namespace boardset
