// SPDX-License-Identifier: GPL-3.0-or-later
#include "FirstScreen.h"

#include "EnumWord.h"
#include "Format.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/report/DescribePart.h"

#include <algorithm>
#include <span>

namespace boardset {

namespace {

using format::tr;

std::vector<std::string> idsOf(const Document& document, Subject::Kind kind) {
    std::vector<std::string> ids;
    for (Subject& each : subjectsOf(document.topology(), document.scenario().workload))
        if (each.kind == kind)
            ids.push_back(std::move(each.id));
    return ids;
}

QString notAmongIds(const std::string& id, const std::vector<std::string>& ids) {
    return std::ranges::find(ids, id) != ids.end()
               ? QString()
               : tr("there is no %1; allowed: %2").arg(format::text(id), format::text(listedNames(ids)));
}

/// Returns the message of the exception that `find` throws; empty if `find` throws none.
template <class Find> QString whyNotFound(Find find) {
    try {
        find();
        return {};
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

/// Returns the reason why there is no such subject; empty if there is one.
QString whyNone(Session& session, const Subject& subject) {
    const Document& document = session.document();
    const std::string& id = subject.id;
    switch (subject.kind) {
    case Subject::Thread:
    case Subject::Region:
    case Subject::Process:
        return notAmongIds(id, idsOf(document, subject.kind));
    case Subject::ThreadThroughput:
    case Subject::ThreadLatency:
        return notAmongIds(id, idsOf(document, Subject::Thread));
    case Subject::Block:
        return whyNotFound([&] { (void)document.topology().at(id); });
    case Subject::Link:
        return linkNamed(document.topology(), id)
                   ? QString()
                   : tr("there is no link %1; allowed: the two ends of a link").arg(format::text(id));
    case Subject::Station:
    case Subject::Gain: {
        std::vector<std::string> stations;
        for (const StationAnswer& each : document.answer().stations)
            stations.push_back(std::to_string(each.station));
        return notAmongIds(id, stations);
    }
    case Subject::Fact:
        return whyNotFound([&] { (void)document.catalog()->fact(id); });
    case Subject::Measurement:
        return whyNotFound([&] { (void)document.catalog()->measurement(id); });
    default:
        return {};
    }
}

constexpr Subject::Kind explained[] = {
    Subject::Throughput,    Subject::Latency, Subject::Station,    Subject::Gain,
    Subject::Block,         Subject::Link,    Subject::Thread,     Subject::ThreadThroughput,
    Subject::ThreadLatency, Subject::Fact,    Subject::Measurement};
constexpr Subject::Kind inspected[] = {Subject::Machine, Subject::Block,  Subject::Link,
                                       Subject::Thread,  Subject::Region, Subject::Process};

/// Returns the reason why a target such as "why:thread:4" or "inspect:thread:4" cannot be shown; empty if it can.
QString whyNotOfKind(Session& session, const QStringList& words, std::span<const Subject::Kind> kinds) {
    const auto kind = valueOfWord<Subject::Kind>(words.value(1).toStdString());
    if (kind && std::ranges::find(kinds, *kind) != kinds.end())
        return whyNone(session, {*kind, words.mid(2).join(u':').toStdString()});
    QStringList names;
    for (const Subject::Kind each : kinds)
        names << format::text(toString(each));
    return tr("%1 cannot be followed by \"%2\"; allowed: %3")
        .arg(words[0], words.value(1), names.join(QStringLiteral(", ")));
}

QString whyNotTab(Session& session, const QString& name) {
    QStringList allowed;
    for (const Drawer::Row& row : session.drawer()->rows())
        if (row.view.isEmpty() && session.drawer()->has(row.tab))
            allowed << enumWord(row.tab);
    return allowed.contains(name)
               ? QString()
               : tr("the drawer has no tab \"%1\" now; allowed: %2").arg(name, allowed.join(QStringLiteral(", ")));
}

} // namespace

QStringList shownKinds() {
    return {QStringLiteral("why"),    QStringLiteral("inspect"), QStringLiteral("drawer"),  QStringLiteral("page"),
            QStringLiteral("source"), QStringLiteral("lesson"),  QStringLiteral("present"), QStringLiteral("compare"),
            QStringLiteral("search"), QStringLiteral("dialog"),  QStringLiteral("side")};
}

QString whyNotShown(Session& session, const QStringList& words) {
    const QString kind = words.value(0);
    if (kind == u"why")
        return whyNotOfKind(session, words, explained);
    if (kind == u"inspect")
        return whyNotOfKind(session, words, inspected);
    if (kind == u"drawer" || kind == u"page")
        return whyNotTab(session, words.value(1));
    if (kind == u"side" && !enumNamed<Preferences::SideTab>(words.value(1)))
        return tr("the side panel has no tab \"%1\"; allowed: learn, machines, build").arg(words.value(1));
    if (kind == u"source")
        return whyNotFound([&] { (void)session.document().catalog()->source(words.value(1).toStdString()); });
    if (kind == u"dialog" && !session.commands()->opening(words.value(1)))
        return tr("there is no dialog \"%1\"; allowed: %2")
            .arg(words.value(1), session.commands()->dialogs().join(QStringLiteral(", ")));
    return {};
}

} // namespace boardset
