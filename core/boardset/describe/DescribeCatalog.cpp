// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/DescribeCatalog.h"

namespace boardset {

Table describeMachines(const Catalog& catalog) {
    Table table{.key = "machines",
                .title = {"Machines"},
                .columns = {column("id", {"Id"}), column("family", {"Family"}), column("name", {"Name"}),
                            forPrograms("year"), forPeople("of_year", {"Year"}), column("summary", {"Summary"})}};
    for (const Machine& each : catalog.machines())
        table.add(each.id, each.family.title, each.title, each.year, std::to_string(each.year), each.summary);
    return table;
}

Table describeFacts(const std::vector<Fact>& facts, const Catalog& catalog) {
    Table table{.key = "facts",
                .title = {"Facts"},
                .columns = {column("id", {"Id"}), forPrograms("subject"), column("property", {"Property"}),
                            forPrograms("title"), forPrograms("value"), forPrograms("unit"),
                            column("printed", {"Value"}), column("standing", {"Standing"}), forPrograms("source"),
                            forPrograms("locator"), forPeople("place", {"Source"}), forPrograms("reason"),
                            forPrograms("fitted_to")}};
    for (const Fact& each : facts)
        table.add(each.id, each.subject, each.property, each.title, Quantity{each.value, each.unit}, each.unit,
                  each.text, Cell{.value = Message{toString(each.standing)}, .isBadge = true}, nameCell(each.source),
                  each.locator, sourceCell(catalog, {each.source, each.locator}), each.reason, nameCell(each.fittedTo));
    return table;
}

Table describeTerms(const std::vector<const Term*>& terms, const Catalog& catalog) {
    Table table{.key = "terms",
                .title = {"Glossary"},
                .columns = {forPrograms("id"), column("term", {"Term"}), column("also", {"Also"}),
                            column("meaning", {"Meaning"}), forPrograms("related"), forPrograms("source"),
                            forPrograms("locator"), forPeople("place", {"Source"})}};
    for (const Term* each : terms)
        table.add(each->id, each->title, each->words, each->meaning, each->related, nameCell(each->source),
                  each->locator, sourceCell(catalog, {each->source, each->locator}));
    return table;
}

Table describeRules(const Catalog& catalog) {
    Table table{.key = "rules",
                .title = {"Rules"},
                .columns = {column("id", {"Id"}), column("family", {"Family"}), column("severity", {"Severity"}),
                            column("title", {"Problem"}), forPrograms("reason"), forPrograms("fix"),
                            forPrograms("source"), forPrograms("locator"), forPeople("place", {"Source"})}};
    for (const Rule& each : catalog.rules())
        table.add(each.id, nameCell(each.family), Message{toString(each.severity)}, each.title, each.reason,
                  nameCell(each.fix), nameCell(each.source), nameCell(each.locator),
                  sourceCell(catalog, {each.source, each.locator}, {"Boardset"}));
    return table;
}

Table describeSources(const Catalog& catalog) {
    Table table{.key = "sources",
                .title = {"Sources"},
                .columns = {column("id", {"Id"}), column("brief", {"Cited as"}), forPrograms("title"),
                            forPrograms("author"), forPrograms("publisher"), forPrograms("date"), forPrograms("number"),
                            forPeople("document", {"Document"})}};
    for (const Source& each : catalog.sources())
        table.add(each.id, Cell{.value = each.brief, .citation = {each.id, {}}}, each.title, nameCell(each.author),
                  nameCell(each.publisher), nameCell(each.date), nameCell(each.number),
                  referenceOf(catalog, {each.id, {}}));
    return table;
}

} // namespace boardset
