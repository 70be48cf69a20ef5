// SPDX-License-Identifier: GPL-3.0-or-later
// A stream in the inspector: its device, the way to memory, and what its requests come to.
#include "InspectorRows.h"

#include "Format.h"
#include "boardset/analysis/Saturation.h"
#include "boardset/analysis/ThreadAnswer.h"
#include "boardset/topology/WayChanges.h"

namespace boardset {

namespace {

using format::tr;

} // namespace

void addDevice(const Document& document, const Thread& stream, std::vector<QVariantList>& rows) {
    const Topology& topology = document.topology();
    const auto device = topology.find(stream.processor);
    rows.push_back(plainRow(tr("Device"), format::title(topology, stream.processor)));
    if (!device)
        return;
    rows.push_back(plainRow(tr("Which is"), format::text(topology.type(*device).title)));
    rows.push_back(wayRow(topology, *device));
}

QVariantList wayRow(const Topology& topology, int device) {
    const QString way = format::text(wayText(topology, device)); // empty where there is none
    return plainRow(tr("Way into the machine"), way.isEmpty() ? tr("none: it is cut off") : way);
}

void addRequests(const Document& document, const Process& process, const std::string& stream,
                 std::vector<QVariantList>& rows) {
    const Answer& answer = document.answer();
    rows.push_back(
        plainRow(tr("Requests outstanding"), tr("%1 of %2 bytes")
                                                 .arg(format::number(outstandingOf(process, document.topology())),
                                                      format::number(requestBytesOf(process, document.topology())))));
    const ThreadAnswer own = threadAnswerOf(answer, stream);
    if (own.classes.empty()) {
        rows.push_back(plainRow(tr("Moves"), tr("nothing: it is stopped, or has no pages")));
        return;
    }
    rows.push_back(derivedRow(tr("Throughput"), tr("%1 MB/s").arg(format::megabytes(own.bytesPerSecond)),
                              QStringLiteral("threadThroughput"), format::text(stream)));
    for (const std::size_t of : own.classes) {
        const bool writes = answer.model.classes[of].direction == Direction::Write;
        if (!writes)
            rows.push_back(derivedRow(tr("Latency, waiting included"),
                                      tr("%1 ns").arg(format::figure(answer.classes[of].latencyNs)),
                                      QStringLiteral("threadLatency"), format::text(stream)));
        const int slowest = slowestStationOf(answer, of);
        if (slowest < 0)
            continue;
        const double fill = requestsToFill(answer, of);
        const QString limit = format::text(answer.model.places[static_cast<std::size_t>(slowest)].title);
        rows.push_back(
            plainRow(writes ? tr("Writes that fill the %1").arg(limit) : tr("Reads that fill the %1").arg(limit),
                     tr("%1 at a time").arg(format::figure(fill))));
    }
}

} // namespace boardset
