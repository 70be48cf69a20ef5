// SPDX-License-Identifier: GPL-3.0-or-later
#include "Wording.h"

#include "Format.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

using format::tr;

Wording::Wording(const std::string& noun)
    : one(format::text(noun)), many(format::text(plural(noun))), title(format::text(capitalised(noun))),
      titles(format::text(capitalised(plural(noun)))) {}

QString Wording::counted(std::size_t number) const {
    return QStringLiteral("%1 %2").arg(format::number(static_cast<double>(number)), number == 1 ? one : many);
}

QStringList countedList(const std::map<std::string, int>& customers) {
    QStringList parts;
    for (const auto& [noun, count] : customers)
        parts << Wording(noun).counted(static_cast<std::size_t>(count));
    return parts;
}

QString listed(const QStringList& names) {
    QStringList parts;
    for (qsizetype first = 0; first < names.size();) {
        bool isNumber = false;
        const int from = names[first].toInt(&isNumber);
        qsizetype next = first + 1;
        while (isNumber && next < names.size() && names[next] == QString::number(from + static_cast<int>(next - first)))
            ++next;
        if (next - first < 3)
            next = first + 1;
        parts << (next == first + 1 ? names[first] : names[first] + u'-' + names[next - 1]);
        first = next;
    }
    return parts.join(QStringLiteral(", "));
}

QString sentences(const QStringList& parts) {
    QStringList all;
    for (const QString& part : parts)
        if (const QString words = part.simplified(); !words.isEmpty())
            all << (QStringLiteral(".!?…").contains(words.back()) ? words : words + u'.');
    return all.join(u' ');
}

QString customerWord(const Topology& topology) {
    QStringList nouns;
    for (const BlockId block : topology.requesters())
        nouns << format::text(topology.nounIn(block));
    nouns.removeDuplicates();
    return nouns.isEmpty() ? format::text(topology.nounIn()) : nouns.join(tr(" or "));
}

QString boardWord(const Topology& topology) {
    return isOfBoards(topology) ? tr("board") : format::text(boardNoun(topology, topology.bays().back()));
}

bool isOfBoards(const Topology& topology) {
    const std::vector<BlockId> bays = topology.bays();
    return std::all_of(bays.begin(), bays.end(), [&](BlockId bay) { return boardNoun(topology, bay) == "board"; });
}

QString everywhereOn(const Topology& topology) {
    return isOfBoards(topology) ? tr("all boards") : tr("all memories");
}

QString whyNone(const Answer& answer, const CustomerName& name) {
    for (const auto& [customers, words] :
         {std::pair(&answer.model.stopped, tr("none: %1")), std::pair(&answer.model.unknown, tr("unknown: %1"))})
        for (const StoppedCustomer& each : *customers)
            if (each.thread == name)
                return words.arg(format::text(each.reason));
    return tr("none: it is idle, or its regions hold no data");
}

} // namespace boardset
