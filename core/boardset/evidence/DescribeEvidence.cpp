// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/DescribeEvidence.h"

#include "boardset/catalog/Citation.h"
#include "boardset/describe/Figures.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

Quantity errorQuantity(double error, bool inPoints) {
    return {error, inPoints ? translatable("points") : "%", 4, 1, true};
}

/// Returns the role of a measurement.
/// Returns "differs" if the model contains the measured table but does not reproduce it.
Message standingOf(const EvidenceRow& row) {
    constexpr double much = 10; // percent, or points
    const bool differs = row.measurement.role == EvidenceRole::Reproduced && std::abs(row.errorPercent) >= much;
    return {differs ? translatable("differs") : toString(row.measurement.role)};
}

/// Returns the error of the model; empty if there is nothing to compare.
Cell errorCell(const EvidenceRow& row) {
    return row.isCompared() ? Cell{errorOf(row)} : Cell{};
}

Message describeValues(const EvidenceRow& row) {
    const std::string& unit = row.measurement.unit;
    return {"published {published}, model {model}",
            {{"published", Quantity{row.measurement.published, unit}}, {"model", Quantity{row.model, unit}}}};
}

} // namespace

Quantity errorOf(const EvidenceRow& row) {
    return errorQuantity(row.errorPercent, row.measurement.inHundredths());
}

Message describeRole(const EvidenceRow& row) {
    const Message role{toString(row.measurement.role)};
    return row.isCompared() ? Message{"{error}, {role}", {{"error", errorOf(row)}, {"role", role}}} : role;
}

Table describeEvidence(const std::vector<EvidenceRow>& rows, const Catalog& catalog) {
    const auto isOther = [&](const EvidenceRow& row) {
        return row.measurement.machine != rows.front().measurement.machine;
    };
    const TableColumn machine =
        std::ranges::any_of(rows, isOther) ? column("machine", {"Machine"}) : forPrograms("machine");
    Table table{.key = "evidence",
                .title = {"Published measurements"},
                .columns = {forPrograms("id"), machine, forPrograms("source"), forPrograms("locator"),
                            column("metric", {"Measurement"}), forPrograms("unit"), column("published", {"Published"}),
                            column("model", {"Model"}), column("error_percent", {"Error"}), forPrograms("role"),
                            forPeople("badge", {"Role"}, 1), forPeople("place", {"Source"}, 2), forPrograms("scenario"),
                            forPrograms("note")},
                .empty = {"No published measurements for this machine"}};
    constexpr double large = 5; // percent, or points
    for (const EvidenceRow& row : rows) {
        const Measurement& m = row.measurement;
        const Tone tone = std::abs(row.errorPercent) >= large ? Tone::Caution : Tone::Plain;
        table.add(m.id, m.machine, m.source, m.locator, Cell{.value = m.metric, .note = asMessage(m.note)}, m.unit,
                  Quantity{m.published, m.unit},
                  Cell{.value = Quantity{row.model, m.unit},
                       .why = Subject{Subject::Measurement, m.id},
                       .tone = Tone::Strong},
                  Cell{.value = errorCell(row).value, .tone = tone}, toString(m.role),
                  Cell{.value = standingOf(row), .isBadge = true}, sourceCell(catalog, {m.source, m.locator}),
                  nameCell(m.scenario), m.note);
    }
    return table;
}

Card describeMeasuredCard(const std::vector<EvidenceRow>& rows) {
    Card card{.key = "evidence"};
    for (const EvidenceRow& row : rows) {
        const Measurement& m = row.measurement;
        card.lines.push_back({.key = m.id,
                              .label = asMessage(m.metric),
                              .value = {.value = errorCell(row).value,
                                        .citation = {m.source, m.locator},
                                        .why = Subject{Subject::Measurement, m.id},
                                        .note = asMessage(m.note)},
                              .standing = standingOf(row),
                              .details = {describeValues(row)}});
    }
    return card;
}

Table describeSummaries(const std::vector<EvidenceSummary>& summaries, const Catalog& catalog) {
    Table table{.key = "summary",
                .title = {"Errors of the model"},
                .columns = {column("source", {"Source"}), column("role", {"Role"}), column("kind", {"Kind"}),
                            column("figures", {"Figures"}), column("mean_error", {"Mean error"}),
                            column("largest_error", {"Largest error"})}};
    for (const EvidenceSummary& each : summaries) {
        const auto unsignedError = [&](double error) {
            if (each.role == EvidenceRole::Input)
                return Cell{};
            Quantity quantity = errorQuantity(error, each.inPoints);
            quantity.isSigned = false;
            return Cell{quantity};
        };
        table.add(catalog.source(each.source).brief, Message{toString(each.role)}, Message{each.kind}, each.figures,
                  unsignedError(each.meanError), unsignedError(each.largestError));
    }
    return table;
}

Message describeRoles(const std::vector<EvidenceSummary>& summaries) {
    const auto count = [&](EvidenceRole role) {
        std::int64_t figures = 0;
        for (const EvidenceSummary& each : summaries)
            figures += each.role == role ? each.figures : 0;
        return figures;
    };
    return {"{inputs} input, {reproduced} reproduced, {fitted} fitted, {predicted} predicted|"
            "{inputs} inputs, {reproduced} reproduced, {fitted} fitted, {predicted} predicted",
            {{"inputs", count(EvidenceRole::Input)},
             {"n", count(EvidenceRole::Input)},
             {"reproduced", count(EvidenceRole::Reproduced)},
             {"fitted", count(EvidenceRole::Fitted)},
             {"predicted", count(EvidenceRole::Predicted)}}};
}

Message describeMeasured(const EvidenceRow& row, const Catalog& catalog) {
    const Measurement& m = row.measurement;
    return {row.isCompared() ? translatable("{published}; the model differs by {error} ({role}; {source})")
                             : translatable("{published} ({role}; {source})"),
            {{"published", Quantity{m.published, m.unit}},
             {"error", errorOf(row)},
             {"role", Message{toString(m.role)}},
             {"source", briefOf(catalog, {m.source, m.locator})}}};
}

Message describeCovering(const EvidenceRow& row) {
    return {"{metric}: {values} ({role})",
            {{"metric", row.measurement.metric}, {"values", describeValues(row)}, {"role", describeRole(row)}}};
}

} // namespace boardset
