// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves the ids of subjects.
#include "Subject.h"

#include "EnumWord.h"
#include "Format.h"
#include "boardset/picture/MarkSubject.h"
#include "boardset/report/DescribePart.h"

namespace boardset::Subject {

QString linkId(const Topology& topology, LinkId link) {
    return format::text(picture::subjectOf(topology, link).id);
}

LinkId linkOf(const Topology& topology, const QString& id) {
    return linkNamed(topology, id.toStdString());
}

QString regionId(const boardset::Process& process, const boardset::Region& region) {
    return format::text(boardset::regionId(process, region));
}

std::pair<const boardset::Process*, const boardset::Region*> regionOf(const Workload& workload, const QString& id) {
    return regionNamed(workload, id.toStdString());
}

std::vector<StationAnswer> stationsOf(const Answer& answer, const Topology& topology, Kind kind, const QString& id) {
    return stationsAt(answer, kind == Block ? topology.find(id.toStdString()) : BlockId(),
                      kind == Link ? linkOf(topology, id) : LinkId());
}

std::pair<Kind, QString> partOf(const Answer& answer, const Topology& topology, int station) {
    const StationLocation& place = answer.model.locations.at(static_cast<std::size_t>(station));
    return place.link ? std::pair(Link, linkId(topology, place.link))
                      : std::pair(Block, format::text(topology.block(place.block).path));
}

std::string text(Kind kind, const QString& id) {
    return (kind == Machine || kind == Block ? id : enumWord(kind) + u':' + id).toStdString();
}

std::pair<Kind, QString> named(const std::string& text) {
    const QString words = format::text(text);
    const qsizetype end = words.indexOf(u':');
    if (end < 1)
        return {words.isEmpty() ? Machine : Block, words};
    const auto kind = enumNamed<Kind>(words.left(end));
    return kind ? std::pair(*kind, words.mid(end + 1)) : std::pair(Block, words);
}

} // namespace boardset::Subject
