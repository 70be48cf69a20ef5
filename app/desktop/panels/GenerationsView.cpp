// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the facts of each generation into text and positions on two axes.
#include "GenerationsView.h"

#include "Format.h"
#include "boardset/catalog/Citation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace boardset {

namespace {

/// A logarithmic axis that spans whole decades.
struct Axis {
    double least = 0; ///< Start of the axis, as an exponent of ten; `most` is the exponent of the end.
    double most = 1;

    double at(double value) const { return (std::log10(value) - least) / (most - least); }
};

Axis axisOf(const Catalog& catalog, const std::vector<Generation>& all) {
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (const Generation& each : all)
        for (const char* name : {"bandwidth", "bandwidth-printed"}) {
            least = std::min(least, catalog.fact(each.fact(name)).si());
            most = std::max(most, catalog.fact(each.fact(name)).si());
        }
    return {std::floor(std::log10(least)), std::max(std::ceil(std::log10(most)), std::floor(std::log10(least)) + 1)};
}

QVariantMap number(const Catalog& catalog, const QString& label, const std::string& fact) {
    return {{QStringLiteral("label"), label},
            {QStringLiteral("value"), format::text(catalog.fact(fact).text)},
            {QStringLiteral("fact"), format::text(fact)}};
}

/// Returns the machines of a generation, from small to large as in the library.
QVariantList machinesOf(const std::vector<SizedMachine>& bySize, const Generation& generation) {
    const auto& ids = generation.machines;
    QVariantList links;
    for (const auto& [machine, processors] : bySize)
        if (std::find(ids.begin(), ids.end(), machine.id) != ids.end())
            links << QVariantMap{{QStringLiteral("machine"), format::text(machine.id)},
                                 {QStringLiteral("title"), format::text(machine.title)}};
    return links;
}

/// Returns the difference between a published number and the derived number, in percent; empty if they are equal.
QString differenceOf(double derived, double printed) {
    const double percent = 100 * (printed / derived - 1);
    return std::abs(percent) < 0.05 ? QString() : format::signedPercent(percent);
}

} // namespace

GenerationsView::GenerationsView(std::shared_ptr<const Catalog> catalog, std::vector<SizedMachine> machines,
                                 QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_bySize(std::move(machines)) {}

void GenerationsView::setOpen(bool open) {
    if (std::exchange(m_open, open) == open)
        return;
    if (open && m_rows.count() == 0)
        read();
    Q_EMIT changed();
}

void GenerationsView::read() {
    const Catalog& catalog = *m_catalog;
    try {
        const std::vector<Generation>& all = catalog.generations();
        if (all.empty())
            return;
        const Axis axis = axisOf(catalog, all);
        const double years = std::max(1, all.back().year - all.front().year);
        std::vector<GenerationRow> rows;
        for (const Generation& each : all) {
            const Fact& derived = catalog.fact(each.fact("bandwidth"));
            const Fact& printed = catalog.fact(each.fact("bandwidth-printed"));
            const QVariantList numbers{
                number(catalog, tr("Clock"), each.fact("clock")),
                number(catalog, tr("Time per address"), each.fact("clocks-per-address")),
                number(catalog, tr("Address rate at this clock"), each.fact("address-rate")),
                number(catalog, tr("Published address rate"), each.fact("address-rate-printed")),
                number(catalog, tr("Cache line"), each.fact("line-size")),
                number(catalog, tr("Bandwidth of one bus"), each.fact("address-bandwidth")),
                number(catalog, tr("Published bandwidth"), each.fact("address-bandwidth-printed")),
                number(catalog, tr("Address buses"), each.fact("buses"))};
            rows.push_back(
                {format::text(each.title),
                 tr("%1 · up to %2 · %3")
                     .arg(format::text(each.processor), format::text(catalog.fact(each.fact("processors")).text),
                          format::text(each.coherency).toLower()),
                 each.year, (each.year - all.front().year) / years, format::text(derived.text),
                 format::text(derived.id), axis.at(derived.si()), format::text(printed.text), format::text(printed.id),
                 axis.at(printed.si()), differenceOf(derived.si(), printed.si()), format::text(each.remark), numbers,
                 machinesOf(m_bySize, each), format::text(briefOf(catalog, {each.source, each.locator}))});
        }
        for (double decade = axis.least; decade <= axis.most; ++decade)
            m_ticks << QVariantMap{
                {QStringLiteral("at"), (decade - axis.least) / (axis.most - axis.least)},
                {QStringLiteral("label"),
                 format::number(std::pow(10, decade - 9), std::max(0, static_cast<int>(9 - decade)))}};
        const double times =
            catalog.fact(all.back().fact("bandwidth")).si() / catalog.fact(all.front().fact("bandwidth")).si();
        m_summary = tr("From %1 (%2) to %3 (%4), the address-limited bandwidth grew by a factor of %5.")
                        .arg(format::text(all.front().title))
                        .arg(all.front().year)
                        .arg(format::text(all.back().title))
                        .arg(all.back().year)
                        .arg(format::number(times));
        m_rows.assign(std::move(rows));
    } catch (const std::exception& problem) {
        m_error = QString::fromUtf8(problem.what());
    }
}

} // namespace boardset
