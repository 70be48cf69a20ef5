// SPDX-License-Identifier: GPL-3.0-or-later
// The same texts in the window and on the terminal.
#include "testApp.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeBudgets.h"
#include "boardset/analysis/DescribeCompletions.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"
#include "boardset/rules/DescribeFindings.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns the texts of a table in the window that the terminal does not show, or shows in another order.
std::string missingOnTerminal(const Table& table) {
    if (table.rows.empty())
        return {}; // both show only the text for an empty table
    const TableModel model(table);
    const std::string terminal = tableText(table);
    std::string missing;
    std::size_t at = 0;
    const auto need = [&](const QString& text) {
        const std::size_t found = terminal.find(text.toStdString(), at);
        if (found == std::string::npos)
            missing += text.toStdString() + "\n";
        else
            at = found + text.toStdString().size();
    };
    for (const QVariant& column : model.columns())
        need(column.value<ShownColumn>().title);
    for (int row = 0; row < model.rowCount(); ++row)
        for (const QVariant& cell : model.at(row, QStringLiteral("cells")).toList())
            need(cell.value<ShownCell>().text);
    return missing;
}

} // namespace

TEST_CASE("every table of every bundled scenario has the same texts in the window and on the terminal", "[views]") {
    TestApp app; // one session for all scenarios, because a session computes the evidence of a machine only once
    const Document& document = app.document();
    int rows = 0;
    const auto compare = [&](const Table& table) {
        INFO(table.key);
        CHECK(missingOnTerminal(table) == "");
        rows += static_cast<int>(table.rows.size());
    };
    for (const auto& [id, scenario] : scenarioCache()->all()) {
        INFO(id);
        app.document().open(scenarioCache()->at(id), id);
        app.document().goToBusiest(); // the command line solves a program after its events
        const Answer& answer = document.answer();
        compare(describeClasses(answer));
        compare(describeStations(answer.stations));
        compare(describeDomains(document.topology(), &answer));
        compare(describeStopped(answer.model.stopped));
        compare(describeStopped(answer.model.unknown));
        app.session->answer()->waitUntilSolved();
        app.session->findings()->waitUntilChecked();
        app.session->evidence()->waitUntilLoaded();
        for (const TableModel* each :
             {app.session->answer()->stations(), app.session->findings()->rows(), app.session->evidence()->rows()})
            compare(each->table());
        const Scenario& saved = scenarioCache()->at(id);
        const auto machine = Topology::build(catalog(), saved.machine, saved.configuration);
        const auto found = findings(*machine, saved, solvePlacement(*machine, saved.workload));
        CHECK(tableText(app.session->findings()->rows()->table()) ==
              tableText(describeFindings(groupsOf(found), *machine)));
    }
    CHECK(rows > 10'000);
}
