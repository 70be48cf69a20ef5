// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence, findings, library, search and preferences.
#include "testApp.h"

#include <QRegularExpression>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the Evidence tab has every measurement of the machine, with a role and a source", "[views]") {
    TestApp app("sunfire6800-copy-1-local");
    EvidenceView& evidence = *app.session->evidence();
    evidence.waitUntilLoaded();
    REQUIRE_FALSE(evidence.state().loading);
    REQUIRE(evidence.state().error.isEmpty());
    const auto& all = catalog()->measurements();
    REQUIRE(evidence.rows()->count() ==
            std::count_if(all.begin(), all.end(), [](const Measurement& m) { return m.machine == "sunfire6800"; }));
    for (int row = 0; row < evidence.rows()->count(); ++row) {
        REQUIRE_FALSE(evidence.rows()->at(row, QStringLiteral("role")).toString().isEmpty());
        REQUIRE(evidence.rows()
                    ->at(row, QStringLiteral("place"))
                    .toString()
                    .startsWith(QStringLiteral("Sun MPO white paper, ")));
    }
    REQUIRE_FALSE(evidence.covering()->rows().empty());
    for (const ShownLine& line : evidence.covering()->rows()) {
        CHECK_FALSE(line.badge.isEmpty());
        CHECK(line.place.startsWith(QStringLiteral("Sun MPO white paper, ")));
        CHECK(line.detail.startsWith(QStringLiteral("published ")));
        CHECK(evidence.why(line.key.toStdString()));
    }
    app.document().perform(MoveCustomer{"1", "SB0"});
    REQUIRE(evidence.covering()->rows().empty());
}

TEST_CASE("a saturated part is the last of the findings, and belongs to no rule", "[views]") {
    const auto lastOf = [](const char* scenario) {
        TestApp app(scenario);
        FindingsView& findings = *app.session->findings();
        findings.waitUntilChecked();
        return findings.rows()->at(findings.rows()->count() - 1, QStringLiteral("title")).toString().toStdString();
    };
    CHECK(lastOf("sunfire6800-first") == "The port of SB3 is saturated"); // 4.8 of 4.8 GB/s
    CHECK(lastOf("sunfire280r-first") == "The memory is saturated");      // 1.675 of 1.675 GB/s, of the machine itself
    TestApp few("t5440-1400-local");                                      // 5 % utilisation
    few.session->findings()->waitUntilChecked();
    CHECK(few.session->findings()->rows()->count() == 0);
}

TEST_CASE("the most severe finding comes first, even if it is about a saturated part", "[views]") {
    TestApp app("sparcserver690mp-case7"); // demand exceeds the capacity of the kernel lock
    FindingsView& findings = *app.session->findings();
    findings.waitUntilChecked();
    REQUIRE(findings.rows()->count() > 1);
    CHECK(findings.rows()->at(0, QStringLiteral("title")).toString().contains(QStringLiteral("overloaded")));
    QSignalSpy wanted(&findings, &FindingsView::wanted);
    findings.show(0); // as a click on the part does
    CHECK(wanted.count() == 1);
    const QStringList severities{QStringLiteral("error"), QStringLiteral("warning"), QStringLiteral("advice")};
    const auto level = [&](int row) {
        return severities.indexOf(findings.rows()->at(row, QStringLiteral("severity")).toString());
    };
    for (int row = 1; row < findings.rows()->count(); ++row)
        CHECK(level(row - 1) <= level(row));
}

TEST_CASE("the library offers only existing machines and scenarios", "[views]") {
    TestApp app;
    LibraryView& library = *app.session->library();
    REQUIRE(library.machines()->count() == static_cast<int>(catalog()->machines().size()));
    REQUIRE(library.setOption(QStringLiteral("uniboards"), 1).isEmpty()); // the pages of SB3 move
    REQUIRE(app.document().topology().options().at("uniboards") == 1);
    REQUIRE(library.setOption(QStringLiteral("ioAssemblies"), 2).isEmpty());
    REQUIRE(app.document().topology().options().at("ioAssemblies") == 2);
    app.document().undo();
    REQUIRE(app.document().topology().options().at("ioAssemblies") == 4);
}

TEST_CASE("machines are ordered by size, and only one group of scenarios is expanded", "[views]") {
    TestApp app;
    LibraryView& library = *app.session->library();
    RowListModel& machines = *library.machines();
    const auto of = [&](int row, const char* field) { return machines.at(row, QLatin1String(field)); };
    for (int row = 1; row < machines.count(); ++row)
        REQUIRE((of(row - 1, "family") != of(row, "family") ||
                 of(row - 1, "processors").toInt() <= of(row, "processors").toInt()));
    const auto lastOf = [&](const QString& family) {
        int last = 0;
        for (int row = 0; row < machines.count(); ++row)
            last = of(row, "family") == family ? row : last;
        return of(last, "label");
    };
    REQUIRE(machines.at(0, QStringLiteral("label")) == QStringLiteral("280R"));
    REQUIRE(lastOf(QStringLiteral("Sun Fire")) == QStringLiteral("15K"));
    REQUIRE(lastOf(QStringLiteral("SPARC Enterprise")) == QStringLiteral("T5440"));
    REQUIRE(lastOf(QStringLiteral("SPARCservers of 1992")) == QStringLiteral("SPARCserver 690MP"));

    // The open scenario's group comes first and is expanded; the others are collapsed.
    RowListModel& scenarios = *library.scenarios();
    const auto in = [&](int row, const char* field) { return scenarios.at(row, QLatin1String(field)); };
    const auto shown = [&] {
        QStringList ids;
        for (int row = 0; row < scenarios.count(); ++row)
            if (const QString id = in(row, "scenario").toString(); !id.isEmpty())
                ids << id;
        return ids;
    };
    REQUIRE(in(0, "title") == QStringLiteral("Where do I begin?"));
    REQUIRE(shown() == QStringList{"sunfire6800-first"});
    REQUIRE(in(1, "current").toBool());

    const int last = scenarios.count() - 1; // a heading
    REQUIRE(in(last, "scenario").toString().isEmpty());
    const QString group = in(last, "group").toString();
    const int hidden = in(last, "count").toInt();
    REQUIRE(hidden > 0);
    library.fold(group); // expands this group and collapses the first
    REQUIRE(shown().size() == hidden);
    REQUIRE_FALSE(in(0, "unfolded").toBool());
    library.fold(group);
    REQUIRE(shown().isEmpty());

    app.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    REQUIRE(shown().contains(QStringLiteral("sunfire6800-copy-24-local"))); // a scenario that opens is always visible
}

TEST_CASE("the filter of the machines matches names, years and numbers of processors", "[views]") {
    TestApp app;
    LibraryView& library = *app.session->library();
    RowListModel& machines = *library.machines();
    const auto listed = [&](const char* filter) {
        library.setFilter(QString::fromUtf8(filter));
        QStringList labels;
        for (int row = 0; row < machines.count(); ++row)
            labels << machines.at(row, QStringLiteral("label")).toString();
        return labels;
    };
    const int all = machines.count();
    CHECK(listed("15k") == QStringList{"15K"});
    CHECK(listed("sun fire 24") == QStringList{"6800"}); // 24 is the number of processors of a 6800
    CHECK(listed("p650") == QStringList{"IBM p650"});
    for (const QString& label : listed("2008"))
        CHECK(label.startsWith(u'T'));
    CHECK(machines.at(0, QStringLiteral("years")) == QStringLiteral("2008"));
    CHECK(machines.count() > 1);
    CHECK(machines.at(1, QStringLiteral("years")).toString().isEmpty()); // only the first row has the heading
    CHECK(listed("no such machine").isEmpty());
    CHECK(listed(" ").size() == all);
    CHECK(machines.at(0, QStringLiteral("years")).toString().contains(QStringLiteral("–")));
}

TEST_CASE("the state of the open scenario is example, edited, saved or not saved", "[views]") {
    const TempFolder folder;
    TestApp app("sunfire6800-first");
    const Files& files = app.files();
    CHECK(files.state() == QStringLiteral("example"));
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    CHECK(files.state() == QStringLiteral("edited, not saved"));
    app.document().undo();
    CHECK(files.state() == QStringLiteral("example"));
    REQUIRE(app.files().saveTo(QUrl::fromLocalFile(QString::fromStdString((folder / "a.boardset").string()))));
    CHECK(QRegularExpression(QStringLiteral("^a\\.boardset, saved (\\d\\d:\\d\\d|\\d{4}-\\d\\d-\\d\\d)$"))
              .match(files.state())
              .hasMatch());
    std::filesystem::remove(folder / "a.boardset");
    CHECK(files.state() == QStringLiteral("not saved"));
    app.files().requestNew();
    CHECK(files.state() == QStringLiteral("not saved"));
}

TEST_CASE("every bundled scenario belongs to a question, and appears below it once", "[views]") {
    std::set<std::string> asked;
    for (const Question& question : catalog()->questions())
        for (const std::string& id : question.scenarios) {
            CAPTURE(question.id, id);
            CHECK(scenarioCache()->has(id));
            CHECK(asked.insert(id).second);
        }
    for (const auto& [id, scenario] : scenarioCache()->all()) {
        CAPTURE(id);
        CHECK(asked.count(id) == 1);
    }
    TestApp app;
    const RowListModel& rows = *app.session->library()->scenarios();
    std::set<std::string> heads;
    for (int row = 0; row < rows.count(); ++row)
        if (rows.at(row, QStringLiteral("scenario")).toString().isEmpty()) {
            CHECK(heads.insert(rows.at(row, QStringLiteral("title")).toString().toStdString()).second);
            CHECK(rows.at(row, QStringLiteral("count")).toInt() > 0);
        }
    CHECK(heads.size() > 3);
}

TEST_CASE("the search finds scenarios, machines, numbers and commands by any words of their names", "[views]") {
    TestApp app;
    SearchView& search = *app.session->search();
    search.setQuery(QStringLiteral("export svg"));
    search.activate(0);
    REQUIRE(app.session->fileDialogs()->state().title == QStringLiteral("Export the diagram"));
    REQUIRE(app.session->fileDialogs()->state().suffix == QStringLiteral("svg"));
    search.setQuery(QStringLiteral("copy, 24 local"));
    search.activate(0);
    REQUIRE(app.files().bundled() == QStringLiteral("sunfire6800-copy-24-local"));
    for (const char* machine : {"T5440", "6800", "15K"}) {
        search.setQuery(QString::fromUtf8(machine));
        REQUIRE(search.rows()->at(0, QStringLiteral("opens")).toString().startsWith(u"machine:"));
    }
    search.setQuery(QStringLiteral("15k latency")); // the query asks for a number about the 15K
    REQUIRE(search.rows()->at(0, QStringLiteral("opens")).toString().startsWith(u"fact:"));
    search.setQuery(QStringLiteral("15k wombat")); // nothing matches both words, but one word matches a machine
    REQUIRE(search.rows()->at(0, QStringLiteral("opens")).toString().startsWith(u"machine:"));
    search.setQuery(QStringLiteral("150 million addresses per second"));
    REQUIRE(search.rows()->at(0, QStringLiteral("opens")).toString().startsWith(u"fact:"));
    REQUIRE(search.rows()->at(0, QStringLiteral("title")).toString().contains(QStringLiteral("150 million/s")));
    search.setQuery(QStringLiteral("line")); // a whole word ranks before the start of a word
    REQUIRE(
        search.rows()->at(0, QStringLiteral("title")).toString().contains(QStringLiteral("line"), Qt::CaseInsensitive));
    REQUIRE_FALSE(search.rows()->at(0, QStringLiteral("title")).toString().startsWith(QStringLiteral("Linear")));
    search.setQuery(QStringLiteral("no such thing at all"));
    REQUIRE(search.rows()->count() == 0);
    search.activate(0);
}

TEST_CASE("a command is found by synonyms, and an unavailable one is marked and appears only if searched for",
          "[views]") {
    TestApp app;
    SearchView& search = *app.session->search();
    search.setQuery({});
    const QStringList unasked = column(*search.rows(), "title");
    CHECK(unasked.contains(QStringLiteral("New scenario")));
    CHECK_FALSE(unasked.contains(QStringLiteral("Undo")));
    for (const char* words : {"undo", "revert"}) {
        search.setQuery(QString::fromUtf8(words));
        CHECK(search.rows()->at(0, QStringLiteral("title")).toString() == QStringLiteral("Undo"));
        CHECK(search.rows()->at(0, QStringLiteral("detail")).toString() == QStringLiteral("There is nothing to undo."));
    }
    QSignalSpy notice(&app.files(), &Files::notice);
    search.activate(0);
    CHECK(notice.at(0).at(0).toString() == QStringLiteral("“Undo” is not available. There is nothing to undo."));
    app.session->lesson()->start({});
    search.setQuery(QStringLiteral("next step of the lesson"));
    CHECK(search.rows()->at(0, QStringLiteral("detail")).toString() == QStringLiteral("Start the presentation first."));
    app.session->lesson()->leave();
    REQUIRE(app.document().perform(SetFailed{"SB0/P3", true}).isEmpty());
    search.setQuery(QStringLiteral("undo"));
    CHECK(search.rows()->at(0, QStringLiteral("detail")).toString() == QStringLiteral("Ctrl+Z"));
    search.activate(0);
    CHECK_FALSE(app.document().history().canUndo());
}

TEST_CASE("preferences are saved, and limited to their range after the file was edited", "[views]") {
    const TempFolder folder;
    const QString file = QString::fromStdString((folder / "settings.ini").string());
    {
        Preferences preferences(file);
        preferences.setTheme(Preferences::Theme::Dark);
        preferences.setTextPercent(500);
        preferences.setLibraryWidth(300);
        preferences.setSideTab(Preferences::SideTab::Build);
    }
    const Preferences again(file);
    REQUIRE(again.theme() == Preferences::Theme::Dark);
    REQUIRE(again.textPercent() == 200);
    REQUIRE(again.libraryWidth() == 300);
    REQUIRE(again.sideTab() == Preferences::SideTab::Build);
}

TEST_CASE("an option that the machine decides itself is offered with that value only", "[views]") {
    TestApp app("p650-oltp-shared");
    const RowListModel& options = *app.session->library()->options();
    const auto of = [&](const QString& option, const char* role) {
        return options.at(static_cast<int>(column(options, "option").indexOf(option)), QString::fromUtf8(role));
    };
    CHECK(of("l3", "words").toStringList() == QStringList{"private", "shared"});
    REQUIRE(app.document().perform(SetOption{"books", 3}).isEmpty());
    CHECK(of("l3", "words").toStringList() == QStringList{"private"});
    CHECK(of("l3", "value").toInt() == 0);
    CHECK(of("l3", "reason").toString() == "A six-way always runs with private L3.");
    CHECK(app.document().shownStep() == "Set Processors to 6, three books; in force: L3 mode private");
    REQUIRE(app.document().perform(SetOption{"books", 4}).isEmpty()); // the value for eight processors is kept
    CHECK(of("l3", "value").toInt() == 1);
}

TEST_CASE("the Family tab lists the machines of the family, and marks the open one", "[views]") {
    TestApp app;
    FamilyView& family = *app.session->family();
    family.load();
    family.waitUntilLoaded();
    REQUIRE(family.rows()->count() > 1);
    CHECK(family.machineAt(family.current()) == QStringLiteral("sunfire6800"));
    const QString other = family.machineAt(family.current() == 0 ? 1 : 0);
    app.files().requestMachine(other);
    family.waitUntilLoaded();
    CHECK(family.machineAt(family.current()) == other);
}

TEST_CASE("undo is available as soon as an edit has returned", "[views]") {
    TestApp app;
    const Command& undo = *app.session->commands()->of(Commands::Undo);
    CHECK_FALSE(undo.state().whyNot.isEmpty());
    REQUIRE(app.document().perform(AddProcess{}).isEmpty());
    CHECK(undo.state().whyNot.isEmpty());
    app.document().undo();
    CHECK_FALSE(undo.state().whyNot.isEmpty());
}
