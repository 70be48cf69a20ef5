// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the results; the core computes every number.
#include "AnswerView.h"

#include "AnswerChange.h"
#include "Format.h"
#include "Wording.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

constexpr int stationsShown = 5;

/// Words in the core's reasons: the form for one customer and the form for several. In a reason that names a part, the
/// name follows "processor" or "device", so these words stay singular.
constexpr std::pair<const char*, const char*> pluralForms[] = {{"Its ", "Their "},
                                                               {" its ", " their "},
                                                               {"It has ", "They have "},
                                                               {"It runs ", "They run "},
                                                               {" it needs ", " they need "},
                                                               {"processor is ", "processors are "},
                                                               {"device is ", "devices are "},
                                                               {"device to ", "devices to "}};

/// Returns one row for each group of customers with the same cause and noun, in the order of the customers. The reason
/// names the part if all customers of the group have the same reason.
std::vector<StoppedRow> rowsOf(const std::vector<StoppedCustomer>& customers) {
    const auto causeOf = [](const StoppedCustomer& each) { return each.cause.empty() ? each.reason : each.cause; };
    std::vector<std::pair<StoppedCustomer, QStringList>> groups; // the first customer of each group, and all names
    for (const StoppedCustomer& customer : customers) {
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
            return causeOf(group.first) == causeOf(customer) && group.first.noun == customer.noun;
        });
        if (same == groups.end()) {
            groups.push_back({customer, {format::text(customer.thread)}});
            continue;
        }
        same->second << format::text(customer.thread);
        same->first.count += customer.count;
        if (same->first.reason != customer.reason)
            same->first.reason = causeOf(customer);
    }
    std::vector<StoppedRow> rows;
    for (const auto& [first, names] : groups) {
        const Wording words(first.noun);
        const QString identical =
            first.count > names.size() ? format::tr(": %1 in total").arg(format::grouped(first.count)) : QString();
        QString reason = format::text(capitalised(first.reason));
        if (first.count > 1)
            for (const auto& [one, several] : pluralForms)
                reason.replace(QLatin1String(one), QLatin1String(several));
        rows.push_back({reason + u'.',
                        (names.size() == 1 ? words.title : words.titles) + u' ' + listed(names) + identical, words.one,
                        names.constFirst(), first.count});
    }
    return rows;
}

/// Returns "2 threads, 1 stream"; empty if there are no customers.
QString countText(const std::vector<StoppedCustomer>& customers) {
    std::map<std::string, int> counts;
    for (const StoppedCustomer& customer : customers)
        counts[customer.noun] += customer.count;
    return countedList(counts).join(QStringLiteral(", "));
}

/// Returns "Kernel lock, disk 1 and 2 more".
QString overloadedIn(const Answer& answer) {
    constexpr std::size_t few = 2;
    QStringList titles;
    for (std::size_t i = 0; i < std::min(few, answer.overloaded.size()); ++i)
        titles << format::text(answer.model.locations[static_cast<std::size_t>(answer.overloaded[i])].title);
    const QString names = titles.join(QStringLiteral(", "));
    return answer.overloaded.size() > few ? format::tr("%1 and %2 more").arg(names).arg(answer.overloaded.size() - few)
                                          : names;
}

} // namespace

AnswerView::AnswerView(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &AnswerView::refresh);
    connect(&document, &Document::keptChanged, this, &AnswerView::changed);
    connect(&document, &Document::outdatedChanged, this, &AnswerView::behindChanged);
    connect(&m_worker, &Worker::failed, this, [this] { accept({}); });
    refresh();
}

void AnswerView::refresh() {
    refreshStations(std::nullopt);
    m_stopped.assign(rowsOf(m_document.answer().model.stopped));
    m_unknown.assign(rowsOf(m_document.answer().model.unknown));
    Q_EMIT changed();
    if (m_worker.isWorking())
        m_stale = true;
    else
        start();
}

void AnswerView::start() {
    m_stale = false;
    m_worker.start([this, snapshot = m_document.snapshot()](Worker::Task&) -> Worker::Delivery {
        return [this, gains = sensitivityOf(snapshot->answer, stationsShown)] { accept(gains); };
    });
}

void AnswerView::accept(const std::vector<SensitivityAnswer>& gains) {
    if (m_stale)
        return start();
    refreshStations(gains);
}

void AnswerView::refreshStations(const std::optional<std::vector<SensitivityAnswer>>& gains) {
    const std::vector<SensitivityAnswer> known = gains.value_or(std::vector<SensitivityAnswer>{});
    const auto& stations = m_document.answer().stations;
    std::vector<StationRow> rows;
    for (std::size_t i = 0; i < std::min<std::size_t>(stations.size(), stationsShown); ++i) {
        const StationAnswer& station = stations[i];
        StationRow& row = rows.emplace_back();
        row.title = format::text(station.title);
        row.use = station.utilisation;
        row.hot = station.hot;
        row.percent = format::percent(station.utilisation);
        row.limit = station.limits.empty() ? QString() : format::percent(station.hot);
        row.station = station.station;
        const auto gain = std::find_if(known.begin(), known.end(),
                                       [&](const SensitivityAnswer& each) { return each.station == station.station; });
        row.gain = gains ? QStringLiteral("–") : QString();
        if (gain != known.end()) {
            const double change = gain->latencyChange.value_or(gain->gain);
            row.gain = format::signedPercent(100 * change, change < 0.9995 ? 1 : 0);
            row.next = format::text(gain->nextBottleneck);
        }
        std::tie(row.kind, row.part) = Subject::partOf(m_document.answer(), m_document.topology(), station.station);
    }
    if (gains)
        m_hasGains = rows.empty() ||
                     std::ranges::any_of(rows, [](const StationRow& row) { return row.gain != QStringLiteral("–"); });
    m_stations.assign(std::move(rows));
    Q_EMIT gainsChanged();
}

QString AnswerView::stoppedTitle() const {
    const QString count = countText(m_document.answer().model.stopped);
    return count.isEmpty() ? count : tr("%1 stopped").arg(count);
}

QString AnswerView::unknownTitle() const {
    const QString count = countText(m_document.answer().model.unknown);
    return count.isEmpty() ? count : tr("%1 without a result").arg(count);
}

QString AnswerView::throughput() const {
    const Answer& answer = m_document.answer();
    return answer.isOverloaded() ? QStringLiteral("–") : format::rateNumber(rateOf(answer));
}

QString AnswerView::throughputUnit() const {
    const Answer& answer = m_document.answer();
    const QString unit = format::text(rateOf(answer).unit);
    const std::set<std::string> verbs = verbsOf(answer);
    return verbs.size() == 1 ? QStringLiteral("%1 %2").arg(unit, format::text(*verbs.begin())) : unit;
}

QString AnswerView::further() const {
    QStringList lines;
    const auto& totals = m_document.answer().totals;
    for (std::size_t i = 1; i < totals.size(); ++i) {
        const Rate rate = rateOf(totals[i]);
        const QString line = format::rate(rate);
        const QString shown =
            rate.unit == "MB/s" ? tr("%1 of %2").arg(line, format::text(plural(totals[i].unit))) : line;
        lines << (!totals[i].background ? shown
                  : rate.value > 0.001  ? tr("%1 in the background").arg(shown)
                                        : tr("Background work gets no capacity"));
    }
    if (!m_document.answer().overloaded.empty())
        lines << tr("Overloaded, demand above capacity: %1").arg(overloadedIn(m_document.answer()));
    return lines.join(u'\n');
}

std::optional<double> AnswerView::throughputRatio() const {
    const Answer* before = m_document.reference();
    return before ? boardset::throughputRatio(*before, m_document.answer()) : std::nullopt;
}

int AnswerView::throughputTrend() const {
    const auto ratio = throughputRatio();
    return ratio && !isAsAsked(*m_document.reference(), m_document.answer()) ? boardset::throughputTrend(*ratio) : 0;
}

QString AnswerView::throughputChange() const {
    const auto ratio = throughputRatio();
    if (!ratio || !hasAnswer())
        return {};
    if (boardset::throughputTrend(*ratio) == 0)
        return m_document.kept() ? tr("same as A") : tr("unchanged");
    const Answer& before = *m_document.reference();
    if (m_document.replay() && areOtherThreads(before, m_document.answer())) {
        const QString many = m_document.kept() ? tr("%1 in A, with %2") : tr("%1 before, with %2");
        const Wording words(before.model.classes.front().work->customer);
        return many.arg(format::rateNumber(rateOf(before)), words.counted(std::size_t(before.model.customerCount())));
    }
    const QString words = m_document.kept() ? tr("%1 (A: %2)") : tr("%1 (was %2)");
    return words.arg(format::change(1, *ratio), format::rateNumber(rateOf(*m_document.reference())));
}

bool AnswerView::canSaturate() const {
    return hasAnswer() && loadHeadroom(m_document.answer()).has_value();
}

QString AnswerView::latency() const {
    const Answer& answer = m_document.answer();
    return answer.isOverloaded() ? QStringLiteral("∞")
                                 : format::figure(answer.meanLatencyNs / latencyUnitOf(answer).ns);
}

QString AnswerView::latencyUnit() const {
    return tr("%1 mean latency").arg(format::text(latencyUnitOf(m_document.answer()).title));
}

int AnswerView::latencyTrend() const {
    const Answer* const before = m_document.reference();
    return throughputRatio() && whyNoGain(*before, m_document.answer()).isEmpty()
               ? boardset::latencyTrend(*before, m_document.answer())
               : 0;
}

QString AnswerView::latencyChange() const {
    if (!throughputRatio() || !hasAnswer())
        return {};
    const Comparison comparison = compare(*m_document.reference(), m_document.answer());
    if (!comparison.isLatencyKnown())
        return tr("not compared: %1").arg(format::text(comparison.whyNoLatency));
    const double change = m_document.answer().meanLatencyNs - m_document.reference()->meanLatencyNs;
    const auto [unit, ns, decimals] = latencyUnitOf(m_document.answer());
    const auto shown = [ns = ns, decimals = decimals](double changeNs) {
        return format::signedNumber(changeNs / ns, decimals);
    };
    const std::vector<double> parts =
        roundedTerms({comparison.localityNs, comparison.contentionNs, comparison.mixNs}, ns * std::pow(10, -decimals));
    QString same = m_document.kept() ? tr("same as A") : tr("unchanged");
    const int trend = boardset::latencyTrend(*m_document.reference(), m_document.answer());
    const QString why = whyNoGain(*m_document.reference(), m_document.answer());
    const QString whole = trend == 0 ? same : tr("%1 %2 %3").arg(shown(change), format::text(unit), why).trimmed();
    if (trend == 0 && shown(parts[0]) == QStringLiteral("0")) // otherwise distance and queueing cancel out
        return same;
    const QString mix = shown(parts[2]) == QStringLiteral("0") ? QString() : tr("mix %1, ").arg(shown(parts[2]));
    return tr("%1: %2%3 %4, queueing %5")
        .arg(whole, mix, format::text(comparison.locality), shown(parts[0]), shown(parts[1]));
}

QString AnswerView::latencyBreakdown() const {
    const Answer& answer = m_document.answer();
    const TimeUnit time = latencyUnitOf(answer);
    const QString unit = format::text(time.title);
    const double idle = answer.zeroLoadLatencyNs / time.ns;
    if (answer.isOverloaded())
        return tr("%1 %2 on an idle machine; the queueing time is unbounded").arg(format::figure(idle), unit);
    int writes = 0;
    int all = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& each = answer.model.classes[c];
        const bool isPosted = each.operation().isSum && each.operation().holdsSlot() && each.bytes > 0;
        all += answer.isFirst(c) ? 1 : 0;
        writes += answer.isFirst(c) && isPosted ? 1 : 0; // a posted write's latency is the time on its links
    }
    if (writes == all)
        return tr("Link time only: writes are posted");
    const QString parts = writes == 0 ? tr("%1 %3 on an idle machine, %2 %3 queueing")
                                      : tr("%1 %3 on an idle machine, %2 %3 queueing; for posted writes, only the link "
                                           "time counts");
    const double mean = answer.meanLatencyNs / time.ns;
    const double step = mean >= 100  ? 1
                        : mean >= 10 ? 0.1
                                     : 0.01; // precision of the figure above, so that the parts
                                             // add up to it
    const std::vector<double> rounded = roundedTerms({idle, mean - idle}, step);
    return parts.arg(format::figure(rounded[0]), format::figure(rounded[1]), unit);
}

QString AnswerView::bottleneck() const {
    const auto station = m_document.answer().bottleneck();
    return station ? format::text(station->title) : QString();
}

QString AnswerView::bottleneckPercent() const {
    return format::percent(bottleneckUse());
}

QString AnswerView::bottleneckWord() const {
    return format::text(capitalised(boardset::bottleneckWord(m_document.answer())));
}

double AnswerView::bottleneckUse() const {
    const auto station = m_document.answer().bottleneck();
    return station ? station->utilisation : 0;
}

QString AnswerView::pace() const {
    return format::text(limitingFactor(m_document.topology(), m_document.answer()));
}

bool AnswerView::isSaturated() const {
    return hasBottleneck(m_document.answer());
}

int AnswerView::bottleneckStation() const {
    const auto station = m_document.answer().bottleneck();
    return station ? station->station : -1;
}

QString AnswerView::gainTitle() const {
    const Answer& answer = m_document.answer();
    const QString title = isAllOpen(answer) ? tr("latency if twice as fast") : tr("gain if twice as fast");
    const std::string apart = answer.apart();
    return apart.empty() ? title : QStringLiteral("%1 (%2)").arg(title, format::text(apart));
}

QString AnswerView::localShare() const {
    if (!hasLocalShare(m_document.answer()))
        return {};
    const QString share = format::percent(m_document.answer().localShare);
    const Topology& topology = m_document.topology();
    const auto& classes = m_document.answer().model.classes;
    const auto all = [&](auto is) { return !classes.empty() && std::ranges::all_of(classes, is); };
    if (all([&](const ClassRow& row) { return topology.isDevice(row.processor); }))
        return tr("%1 of accesses go to the memory of the processor through which they enter").arg(share);
    const BlockId group = classes.empty() ? BlockId() : topology.localityGroupOf(classes.front().processor);
    if (group && topology.node(group).block == group)
        return tr("All memory is equally distant");
    return tr("%1 of accesses stay on their %2")
        .arg(share, group ? format::text(boardNoun(topology, group)) : tr("board"));
}

QString AnswerView::spoken() const {
    const auto figure = [](const QString& value, const QString& unit, const QString& change) {
        const QString words = QStringLiteral("%1 %2").arg(value, unit);
        return change.isEmpty() ? words : tr("%1, %2").arg(words, change);
    };
    if (!hasAnswer())
        return sentences({tr("Nothing runs"), stoppedTitle(), unknownTitle()});
    const QString busiest =
        bottleneck().isEmpty() ? QString() : tr("%1: %2, %3").arg(bottleneckWord(), bottleneck(), bottleneckPercent());
    return sentences({figure(throughput(), throughputUnit(), throughputChange()),
                      figure(latency(), latencyUnit(), latencyChange()), busiest, stoppedTitle(), unknownTitle()});
}

QString AnswerView::method() const {
    const Answer& answer = m_document.answer();
    const QString method = format::text(capitalised(answer.method));
    return answer.accuracy.empty() ? tr("Method: %1.").arg(method)
                                   : tr("Method: %1. %2").arg(method, format::text(answer.accuracy));
}

} // namespace boardset
