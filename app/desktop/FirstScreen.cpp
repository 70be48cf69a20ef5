// SPDX-License-Identifier: GPL-3.0-or-later
#include "FirstScreen.h"

#include "Format.h"
#include "Things.h"
#include "Wording.h"

#include <QMetaEnum>
#include <algorithm>
#include <map>

namespace boardset {

namespace {

using format::tr;

QStringList idsOf(const Workload& workload, Subject::Kind kind) {
    QStringList ids;
    for (const Process& process : workload.processes) {
        if (kind == Subject::Process)
            ids << format::text(process.name);
        for (const Customer& customer : process.customers)
            if (kind == Subject::Thread)
                ids << format::text(customer.name);
        for (const Region& region : process.regions)
            if (kind == Subject::Region)
                ids << Subject::regionId(process, region);
    }
    return ids;
}

QString notAmongIds(const QString& id, const QStringList& ids) {
    return ids.contains(id) ? QString() : tr("there is no %1; allowed: %2").arg(id, listed(ids));
}

/// Empty if that does not throw.
template <class Find> QString whyNotFound(Find find) {
    try {
        find();
        return {};
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

/// Why there is no thing of that kind and id; empty if there is one.
QString whyNone(Session& session, Subject::Kind kind, const QString& id) {
    const Document& document = session.document();
    const Topology& topology = document.topology();
    switch (kind) {
    case Subject::Thread:
    case Subject::Region:
    case Subject::Process:
        return notAmongIds(id, idsOf(document.scenario().workload, kind));
    case Subject::ThreadThroughput:
    case Subject::ThreadLatency:
        return notAmongIds(id, idsOf(document.scenario().workload, Subject::Thread));
    case Subject::Block:
        return whyNotFound([&] { (void)topology.at(id.toStdString()); });
    case Subject::Link:
        return Subject::linkOf(topology, id) ? QString()
                                             : tr("there is no link %1; allowed: the two ends of a link").arg(id);
    case Subject::Station:
    case Subject::Gain: {
        QStringList stations;
        for (const StationAnswer& each : document.answer().stations)
            stations << QString::number(each.station);
        return notAmongIds(id, stations);
    }
    case Subject::Fact:
        return whyNotFound([&] { (void)document.catalog()->fact(id.toStdString()); });
    case Subject::Measurement:
        return whyNotFound([&] { (void)document.catalog()->measurement(id.toStdString()); });
    default:
        return {};
    }
}

using Kinds = std::vector<std::pair<QString, Subject::Kind>>;

const Kinds explained{{QStringLiteral("throughput"), Subject::Throughput},
                      {QStringLiteral("latency"), Subject::Latency},
                      {QStringLiteral("station"), Subject::Station},
                      {QStringLiteral("gain"), Subject::Gain},
                      {QStringLiteral("block"), Subject::Block},
                      {QStringLiteral("link"), Subject::Link},
                      {QStringLiteral("thread"), Subject::Thread},
                      {QStringLiteral("threadThroughput"), Subject::ThreadThroughput},
                      {QStringLiteral("threadLatency"), Subject::ThreadLatency},
                      {QStringLiteral("fact"), Subject::Fact},
                      {QStringLiteral("measurement"), Subject::Measurement}};
const Kinds inspected{{QStringLiteral("machine"), Subject::Machine}, {QStringLiteral("block"), Subject::Block},
                      {QStringLiteral("link"), Subject::Link},       {QStringLiteral("thread"), Subject::Thread},
                      {QStringLiteral("region"), Subject::Region},   {QStringLiteral("process"), Subject::Process}};

/// Of "why:thread:4" and "inspect:thread:4".
QString whyNotOfKind(Session& session, const QStringList& words, const Kinds& kinds) {
    const auto kind = std::ranges::find(kinds, words.value(1), &Kinds::value_type::first);
    if (kind != kinds.end())
        return whyNone(session, kind->second, words.mid(2).join(u':'));
    QStringList names;
    for (const auto& [name, each] : kinds)
        names << name;
    return tr("%1 cannot be followed by \"%2\"; allowed: %3")
        .arg(words[0], words.value(1), names.join(QStringLiteral(", ")));
}

QString whyNotTab(Session& session, const QString& name) {
    const auto tabs = QMetaEnum::fromType<Drawer::Tab>();
    QStringList allowed;
    for (int i = 0; i < tabs.keyCount(); ++i) {
        const QString key = QString::fromUtf8(tabs.key(i));
        if (session.hasTab(static_cast<Drawer::Tab>(tabs.value(i))))
            allowed << key.left(1).toLower() + key.mid(1);
    }
    return allowed.contains(name)
               ? QString()
               : tr("the drawer has no tab \"%1\" now; allowed: %2").arg(name, allowed.join(QStringLiteral(", ")));
}

} // namespace

QStringList shownKinds() {
    return {QStringLiteral("why"),    QStringLiteral("inspect"), QStringLiteral("drawer"),  QStringLiteral("page"),
            QStringLiteral("source"), QStringLiteral("lesson"),  QStringLiteral("present"), QStringLiteral("compare"),
            QStringLiteral("search"), QStringLiteral("dialog")};
}

QStringList shownDialogs() {
    return {QStringLiteral("open"),   QStringLiteral("save"),       QStringLiteral("rename"),
            QStringLiteral("help"),   QStringLiteral("sheet"),      QStringLiteral("words"),
            QStringLiteral("search"), QStringLiteral("best"),       QStringLiteral("svg"),
            QStringLiteral("png"),    QStringLiteral("pdf"),        QStringLiteral("print"),
            QStringLiteral("report"), QStringLiteral("reportPdf"),  QStringLiteral("guesses"),
            QStringLiteral("class"),  QStringLiteral("generations")};
}

QString whyNotShown(Session& session, const QStringList& words) {
    const QString kind = words.value(0);
    if (kind == u"why")
        return whyNotOfKind(session, words, explained);
    if (kind == u"inspect")
        return whyNotOfKind(session, words, inspected);
    if (kind == u"drawer" || kind == u"page")
        return whyNotTab(session, words.value(1));
    if (kind == u"source")
        return whyNotFound([&] { (void)session.document().catalog()->source(words.value(1).toStdString()); });
    if (kind == u"dialog" && !shownDialogs().contains(words.value(1)))
        return tr("there is no dialog \"%1\"; allowed: %2")
            .arg(words.value(1), shownDialogs().join(QStringLiteral(", ")));
    return {};
}

} // namespace boardset
