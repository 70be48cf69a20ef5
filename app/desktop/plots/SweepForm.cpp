// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepForm.h"

#include "Format.h"
#include "NumberTyping.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int mostCurves = 8; // the eye can't distinguish more curves
constexpr int fewCurves = 3;
constexpr int somePoints = 33;
constexpr int allPoints = 73; // enough for each processor of the largest machine

QString numberText(double value) {
    return format::text(significantText(value, 12));
}

QStringList titlesOf(const std::vector<const SweepQuantity*>& all) {
    QStringList titles;
    for (const SweepQuantity* const each : all)
        titles << format::text(each->title);
    return titles;
}

int rowOf(const std::vector<const SweepQuantity*>& all, const std::string& id) {
    const auto found = std::ranges::find(all, id, &SweepQuantity::id);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

} // namespace

void SweepForm::read(const Canonical& scenario) {
    const SweepQuantity* const known = quantityOf(m_over);
    const bool isWhole = known != nullptr && m_over.from == known->least && m_over.to == known->most;
    const double most = isWhole ? known->most : 0;
    m_quantities = sweepQuantities(scenario);
    if (const SweepQuantity* const now = quantityOf(m_over); isWhole && now != nullptr && now->most != most)
        pick(m_over, now, allPoints); // the user had selected the whole range, so the whole new range is selected
    if (const auto all = along(); quantityOf(m_over) == nullptr)
        pick(m_over, all.empty() ? nullptr : all[static_cast<std::size_t>(std::max(0, rowOf(all, "load")))], allPoints);
    if (quantityOf(m_by) == nullptr)
        m_by = {};
}

const SweepQuantity* SweepForm::quantityOf(const Range& range) const {
    const auto found = std::ranges::find(m_quantities, range.id, &SweepQuantity::id);
    return found == m_quantities.end() ? nullptr : &*found;
}

/// Returns the quantities for the x-axis; each has numeric values.
std::vector<const SweepQuantity*> SweepForm::along() const {
    std::vector<const SweepQuantity*> all;
    for (const SweepQuantity& each : m_quantities)
        if (each.words.empty())
            all.push_back(&each);
    return all;
}

std::vector<const SweepQuantity*> SweepForm::across() const {
    std::vector<const SweepQuantity*> all;
    for (const SweepQuantity& each : m_quantities)
        if (each.id != m_over.id)
            all.push_back(&each);
    return all;
}

void SweepForm::pick(Range& range, const SweepQuantity* quantity, int most) {
    range = {};
    m_problem.clear();
    m_refused.clear();
    if (!quantity)
        return;
    const auto [from, to] = quantity->usualRange();
    const bool isFew = quantity->isWhole && to - from < most;
    range = {quantity->id, from, to, isFew ? static_cast<int>(to - from) + 1 : std::min(most, somePoints)};
}

QStringList SweepForm::overs() const {
    return titlesOf(along());
}

int SweepForm::over() const {
    return overOf(m_over.id);
}

int SweepForm::overOf(const std::string& id) const {
    return rowOf(along(), id);
}

QString SweepForm::meaning() const {
    const SweepQuantity* const quantity = quantityOf(m_over);
    return quantity ? format::text(quantity->detail) : QString();
}

void SweepForm::setOver(int row) {
    const auto all = along();
    if (row < 0 || row >= static_cast<int>(all.size()) || row == over())
        return;
    pick(m_over, all[static_cast<std::size_t>(row)], allPoints);
    if (m_by.id == m_over.id)
        m_by = {};
}

QStringList SweepForm::bys() const {
    return QStringList{format::tr("one curve")} + titlesOf(across());
}

int SweepForm::by() const {
    return byOf(m_by.id);
}

int SweepForm::byOf(const std::string& id) const {
    return rowOf(across(), id) + 1;
}

void SweepForm::setBy(int row) {
    const auto all = across();
    if (row < 0 || row > static_cast<int>(all.size()) || row == by())
        return;
    pick(m_by, row == 0 ? nullptr : all[static_cast<std::size_t>(row) - 1], fewCurves);
    m_by.count = std::min(m_by.count, fewCurves);
}

bool SweepForm::isSame(const SweepRequest& asked) const {
    const SweepQuantity* const over = quantityOf(m_over);
    const SweepQuantity* const by = quantityOf(m_by);
    return isOver(asked) && isBy(asked) && over != nullptr &&
           over->values(m_over.from, m_over.to, m_over.count) == asked.over.values &&
           (by == nullptr || by->valuesApart(m_by.from, m_by.to, m_by.count) == asked.curves->values);
}

bool SweepForm::isByNumbers() const {
    const SweepQuantity* const quantity = quantityOf(m_by);
    return quantity && quantity->allowed.empty();
}

QStringList SweepForm::fields() const {
    return {numberText(m_over.from), numberText(m_over.to), QString::number(m_over.count),
            numberText(m_by.from),   numberText(m_by.to),   QString::number(m_by.count)};
}

QStringList SweepForm::ranges() const {
    const auto rangeOf = [](double least, double most) {
        return format::tr("%1 to %2").arg(format::text(figureOf(least)), format::text(figureOf(most)));
    };
    const auto of = [&](const SweepQuantity* quantity) {
        return quantity ? rangeOf(quantity->least, quantity->most) : QString();
    };
    const QString over = of(quantityOf(m_over));
    const QString by = of(quantityOf(m_by));
    return {over, over, rangeOf(1, double(sweepPointsMost)), by, by, rangeOf(1, mostCurves)};
}

void SweepForm::take(Field field, const QString& typed) {
    const bool isOver = field < ByFrom;
    Range& range = isOver ? m_over : m_by;
    const SweepQuantity* const quantity = quantityOf(range);
    const auto number = typedNumber(typed.toStdString());
    const double value = number.value_or(0);
    const auto isCount = [&](double most) { return value == std::round(value) && value >= 1 && value <= most; };
    const bool fits = number && quantity &&
                      (field == Points   ? isCount(double(sweepPointsMost))
                       : field == Curves ? isCount(mostCurves)
                                         : value >= quantity->least && value <= quantity->most &&
                                               (!quantity->isWhole || value == std::round(value)));
    const QString allowed = ranges().value(field);
    m_problem.clear();
    m_refused.clear();
    const bool isWhole = field == Points || field == Curves || (quantity && quantity->isWhole);
    if (!fits) {
        m_refused = (isWhole ? format::tr("“%1” is not a whole number from %2. The value stays %3.")
                             : format::tr("“%1” is not a number from %2. The value stays %3."))
                        .arg(typed, allowed, fields().value(field));
        if (!number)
            m_refused += u' ' + NumberTyping::rule(isWhole);
    } else if (field == Points || field == Curves)
        range.count = static_cast<int>(value);
    else
        (field == From || field == ByFrom ? range.from : range.to) = value;
}

std::optional<SweepRequest> SweepForm::asked() {
    m_problem.clear();
    const SweepQuantity* const over = quantityOf(m_over);
    const SweepQuantity* const by = quantityOf(m_by);
    if (!over)
        return std::nullopt;
    SweepRequest asked{{*over, over->values(m_over.from, m_over.to, m_over.count)}};
    if (by)
        asked.curves = {*by, by->valuesApart(m_by.from, m_by.to, m_by.count)};
    if (m_over.from > m_over.to || (isByNumbers() && m_by.from > m_by.to))
        m_problem = format::tr("The first value is larger than the last one.");
    else if (const auto problem = problemOf(asked))
        m_problem = format::text(*problem);
    else if (asked.curves && asked.curves->values.size() > mostCurves)
        m_problem = format::tr("%1 curves are too many: a plot shows at most %2.")
                        .arg(asked.curves->values.size())
                        .arg(mostCurves);
    return m_problem.isEmpty() ? std::optional(std::move(asked)) : std::nullopt;
}

} // namespace boardset
