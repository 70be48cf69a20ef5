// SPDX-License-Identifier: GPL-3.0-or-later
// The workload in the inspector: one item or several, with one edit for each field.
#include "testApp.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>

using namespace boardset;
using namespace boardset::test;

namespace {

struct WorkloadApp : TestApp {
    using TestApp::TestApp;
    InspectorView& inspector() const { return *session->inspector(); }
    const Workload& workload() { return document().base().workload; }
    QStringList choices(const char* key) const { return value(key, "choices").toStringList(); }
    QVariant value(const char* key, const char* role) const {
        RowListModel& fields = *inspector().fields();
        for (int row = 0; row < fields.count(); ++row)
            if (fields.at(row, QStringLiteral("key")).toString() == QLatin1String(key))
                return fields.at(row, QString::fromLatin1(role));
        return {};
    }
    /// Sets a field to the choice with this name.
    QString choose(const char* key, const QString& words) {
        return inspector().set(QString::fromLatin1(key), static_cast<double>(choices(key).indexOf(words)));
    }
};

} // namespace

TEST_CASE("board, process, regions and outstanding lines of a thread can be set in the inspector", "[views]") {
    WorkloadApp app;
    const Scenario before = app.document().base();
    app.inspector().show({Subject::Thread, "2"});
    CHECK(app.choices("process") == QStringList{"A", "new process"});
    CHECK(app.choices("board") == QStringList{"SB0", "SB1", "SB2", "SB3", "SB4", "SB5"});
    CHECK(app.inspector().valueOf(QStringLiteral("board")) == 0);
    REQUIRE(app.choose("board", QStringLiteral("SB3")).isEmpty());
    CHECK(app.workload().processes[0].customers[1].on == "SB3/P0");
    REQUIRE(app.choose("process", QStringLiteral("new process")).isEmpty());
    REQUIRE(app.workload().processes.size() == 2);
    CHECK(app.inspector().state().process == QStringLiteral("B"));
    CHECK(app.choose("process", QStringLiteral("new process")) ==
          QStringLiteral("Thread 2 is already the only one in process B."));
    REQUIRE(app.inspector().set(QStringLiteral("atOnce"), 1).isEmpty());
    CHECK(app.workload().processes[1].atOnce == 1);
    CHECK(app.workload().processes[0].atOnce == 0);
    REQUIRE(app.inspector().set(QStringLiteral("atOnce"), std::nan("")).isEmpty()); // the default
    CHECK(app.workload().processes[1].atOnce == 0);
    CHECK(app.value("process", "tip").toString().size() > 0);
    for (int step = 0; step < 4; ++step)
        app.document().undo();
    CHECK(app.document().base() == before);
}

TEST_CASE("each of several regions can be selected for a thread with yes or no", "[views]") {
    WorkloadApp app;
    REQUIRE(app.document().perform(AddRegion{"A", 64, "SB0"}).isEmpty());
    app.inspector().show({Subject::Thread, "1"});
    const Process process = app.workload().processes[0]; // its threads name only the first region
    REQUIRE(process.regions.size() == 2);
    const std::string first = "uses:A/" + process.regions[0].name.text;
    const std::string second = "uses:A/" + process.regions[1].name.text;
    REQUIRE(app.choices(first.c_str()) == QStringList{"no", "yes"});
    CHECK(
        app.choose(first.c_str(), QStringLiteral("no")).contains(QStringLiteral("is the only one that thread 1 uses")));
    REQUIRE(app.choose(second.c_str(), QStringLiteral("yes")).isEmpty());
    REQUIRE(app.choose(first.c_str(), QStringLiteral("no")).isEmpty());
    CHECK(app.workload().processes[0].customers[0].regions == std::vector{process.regions[1].name});
    CHECK(app.workload().processes[0].customers[1].regions == process.customers[1].regions);
}

TEST_CASE("pages, page size and board of a region can be set, and a value that does not fit is refused", "[views]") {
    WorkloadApp app;
    const Process process = app.workload().processes[0];
    app.inspector().show(subjectOf(process, process.regions[0]));
    REQUIRE(app.inspector().set(QStringLiteral("pages"), 128).isEmpty());
    CHECK(app.workload().processes[0].regions[0].pages() == 128);
    const double most = app.value("pages", "most").toDouble();
    CHECK(app.inspector().set(QStringLiteral("pages"), most).isEmpty());
    CHECK(app.inspector().set(QStringLiteral("pages"), 2 * most).contains(QStringLiteral("capacity")));
    app.document().undo();
    REQUIRE(app.choose("pageSize", QStringLiteral("8 KB")).isEmpty());
    CHECK(app.workload().processes[0].regions[0].pageBytes == 8192);
    CHECK(app.choices("board").constLast() == QStringLiteral("all boards"));
    REQUIRE(app.choose("board", QStringLiteral("all boards")).isEmpty());
    CHECK(app.workload().processes[0].regions[0].pagesIn.size() == 24);
    CHECK(app.inspector().valueOf(QStringLiteral("board")) == 6);
}

TEST_CASE("several threads show their common values, and change in one step", "[views]") {
    WorkloadApp app;
    const Scenario before = app.document().base();
    app.inspector().showAll({{Subject::Thread, "1"}, {Subject::Thread, "2"}, {Subject::Thread, "3"}});
    CHECK(app.inspector().card()->heading() == QStringLiteral("3 threads"));
    CHECK(app.inspector().valueOf(QStringLiteral("board")) == 0);
    REQUIRE(app.choose("board", QStringLiteral("SB3")).isEmpty());
    for (const std::size_t each : {0, 1, 2})
        CHECK(app.workload().processes[0].customers[each].on.substr(0, 3) == "SB3");
    CHECK(app.document().history().steps().back().title == "Move thread 1 with 2 others to SB3");
    app.inspector().showAll({{Subject::Thread, "1"}, {Subject::Thread, "4"}});
    CHECK(app.value("board", "several").toBool());
    CHECK(app.inspector().valueOf(QStringLiteral("board")) == -1);
    // Values of their process are shown and set once.
    REQUIRE(app.inspector().set(QStringLiteral("atOnce"), 2).isEmpty());
    CHECK(app.document().history().steps().back().title == "Process A: Outstanding operations 2");
    REQUIRE(app.choose("process", QStringLiteral("new process")).isEmpty());
    CHECK(app.workload().processes.at(1).customers.size() == 2);
    CHECK(app.inspector().card()->heading() == QStringLiteral("2 threads"));
    REQUIRE(app.inspector().remove().isEmpty());
    CHECK(app.workload().customerCount() == 2);
    for (int step = 0; step < 4; ++step)
        app.document().undo();
    CHECK(app.document().base() == before);
}

namespace {

/// A 6800 with `threads` threads in one process, spread over its processors.
Scenario crowded(int threads) {
    Scenario scenario = scenarioCache()->at("sunfire6800-first");
    auto& customers = scenario.workload.processes[0].customers;
    const Customer like = customers.front();
    customers.clear();
    for (int i = 0; i < threads; ++i) {
        Customer each = like;
        each.name = CustomerName(std::to_string(i + 1));
        each.on = "SB" + std::to_string(i / 4 % 6) + "/P" + std::to_string(i % 4);
        customers.push_back(each);
    }
    return scenario;
}

/// Processor time of this thread in milliseconds; the minimum of three runs.
template <class Work> double leastWork(Work work) {
    const auto now = [] {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    };
    double least = 1e9;
    for (int i = 0; i < 3; ++i) {
        const double start = now();
        work();
        least = std::min(least, now() - start);
    }
    return least;
}

} // namespace

TEST_CASE("selecting, moving and removing all threads takes time in proportion to their number", "[views]") {
    std::map<int, double> selecting, moving, removing;
    for (const int count : {1000, 4000}) {
        TestApp app(catalog(), crowded(count));
        WorkloadItems all;
        for (int i = 1; i <= count; ++i)
            all.push_back({Subject::Thread, std::to_string(i)});
        InspectorView& inspector = *app.session->inspector();
        selecting[count] = leastWork([&] { inspector.showAll(all); });
        CHECK(inspector.card()->heading().startsWith(count == 1000 ? QStringLiteral("1,000 threads")
                                                                   : QStringLiteral("4,000 threads")));
        std::vector<Edit> moves;
        for (int i = 1; i <= count; ++i)
            moves.emplace_back(MoveCustomer{CustomerName(std::to_string(i)), "SB1"});
        moving[count] = leastWork([&] {
            (void)edited({app.document().base(), app.document().sharedTopology()}, moves);
        });
        removing[count] = leastWork([&] {
            (void)edited({app.document().base(), app.document().sharedTopology()},
                         removalOf(all, app.document().base().workload));
        });
    }
    INFO("1,000 threads: " << selecting[1000] << " ms, 4,000: " << selecting[4000] << " ms; moved: " << moving[1000]
                           << " and " << moving[4000] << " ms; removed: " << removing[1000] << " and " << removing[4000]
                           << " ms");
    // Four times as many threads take four times as long. Checking all threads for each one would take sixteen times.
    CHECK(selecting[4000] < 8 * selecting[1000] + 5);
    CHECK(moving[4000] < 8 * moving[1000] + 5);
    CHECK(removing[4000] < 100 * 50);
}

TEST_CASE("a new process starts where it can run if nothing can run on the selected part", "[views]") {
    WorkloadApp app;
    REQUIRE(app.session->setup()->addProcess(QStringLiteral("IB7")).isEmpty());
    REQUIRE(app.workload().processes.size() == 2);
    CHECK(app.workload().processes[1].customers[0].on.starts_with("SB"));
    CHECK_FALSE(app.problem().isOpen());
}

TEST_CASE("a number with a unit shows the unit beside its title", "[views]") {
    TestApp app("sparcserver690mp-case3");
    QStringList titles;
    for (const Process& process : app.document().base().workload.processes) {
        app.session->inspector()->show({Subject::Process, process.name.text});
        titles += column(*app.session->inspector()->fields(), "title");
    }
    INFO(titles.join(QStringLiteral("; ")).toStdString());
    CHECK(titles.filter(QStringLiteral("(MB)")).size() + titles.filter(QStringLiteral("(%)")).size() > 0);
}

TEST_CASE("the page of a process shows its work and its members, and can add members", "[views]") {
    WorkloadApp app;
    app.inspector().show({Subject::Process, "A"});
    CHECK(app.inspector().card()->heading() == QStringLiteral("Process A"));
    REQUIRE(app.inspector().addCustomer().isEmpty());
    REQUIRE(app.inspector().addPages().isEmpty());
    CHECK(app.workload().customerCount() == 5);
    CHECK(app.workload().processes[0].regions.size() == 2);
    CHECK(app.session->setup()->processes()->count() == 1);
    REQUIRE(app.session->setup()->addProcess(QStringLiteral("SB4")).isEmpty());
    CHECK(app.inspector().card()->heading() == QStringLiteral("Process B"));
    CHECK(app.session->setup()->processes()->at(1, QStringLiteral("process")) == QStringLiteral("B"));
    REQUIRE(app.inspector().remove().isEmpty());
    CHECK(app.workload().processes.size() == 1);
    CHECK(app.inspector().kind() == Subject::Machine);
}

TEST_CASE("removing boards with threads or pages moves these, and says so", "[views]") {
    WorkloadApp app;
    const Scenario before = app.document().base();
    QSignalSpy notices(&app.files(), &Files::notice);
    CHECK(app.session->library()->setOption(QStringLiteral("uniboards"), 3).isEmpty());
    CHECK(app.document().base().configuration.options.at("uniboards") == 3);
    CHECK(app.workload().pageCount() == before.workload.pageCount());
    CHECK(app.document().history().steps().back().title == "Set Uniboards to 3");
    REQUIRE(notices.count() == 1);
    CHECK(notices[0][0].toString() == QStringLiteral("Moved to other parts: 256 pages. You can undo this change."));
    app.document().undo();
    CHECK(app.document().base() == before);
    // If the removed boards are empty, nothing moves. An impossible value is refused.
    CHECK(app.session->library()->setOption(QStringLiteral("uniboards"), 4).isEmpty());
    CHECK(app.document().history().steps().back().title == "Set Uniboards to 4");
    CHECK_FALSE(app.session->library()->setOption(QStringLiteral("uniboards"), 17).isEmpty());
    CHECK(notices.count() == 1);
}

TEST_CASE("a domain over boards with work moves the work to the domain of its process", "[views]") {
    WorkloadApp app("sunfire6800-copy-24-random");
    const Scenario before = app.document().base();
    QSignalSpy notices(&app.files(), &Files::notice);
    const std::vector<Domain> domains{{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"B", 0, {"SB3", "SB4", "SB5", "IB7"}}};
    CHECK(app.document().perform(SetDomains{domains}).isEmpty());
    app.document().wait();
    REQUIRE(notices.count() == 1);
    CHECK(notices[0][0].toString().startsWith(QStringLiteral("Moved to other parts: 12 threads and ")));
    CHECK(app.workload().customerCount() == 24);
    CHECK(app.workload().pageCount() == before.workload.pageCount());
    CHECK(app.document().answer().model.stopped.empty());
    app.document().undo();
    CHECK(app.document().base() == before);
}

TEST_CASE("regions of several processes are named together with their processes", "[views]") {
    WorkloadApp app;
    REQUIRE(app.session->setup()->addProcess(QStringLiteral("SB4")).isEmpty());
    app.inspector().showAll({{Subject::Region, "A/a"}, {Subject::Region, "B/a"}});
    QStringList labels;
    for (const ShownLine& line : app.inspector().card()->rows())
        labels << line.label;
    CHECK(labels.contains("Region a of process A"));
    CHECK(labels.contains("Region a of process B"));
}

TEST_CASE("threads stopped by one cause are one line, and identical findings are one row", "[views]") {
    WorkloadApp app;
    REQUIRE(app.document().perform(SetFailed{"SB0"}).isEmpty());
    const std::vector<ShownLine>& stopped = app.session->answer()->stopped()->rows();
    REQUIRE(stopped.size() == 1);
    CHECK(stopped[0].label == QStringLiteral("Threads 1-4"));
    CHECK(stopped[0].text == QStringLiteral("Their processors are out of service."));
    FindingsView& findings = *app.session->findings();
    findings.waitUntilChecked();
    QStringList titles;
    for (int row = 0; row < findings.rows()->count(); ++row)
        titles << findings.rows()->at(row, QStringLiteral("title")).toString();
    const auto row = titles.indexOf(QStringLiteral("Thread 1 cannot run (also thread 2, thread 3, thread 4)"));
    REQUIRE(row >= 0);
    QSignalSpy wanted(&findings, &FindingsView::wanted);
    findings.show(static_cast<int>(row));
    CHECK(wanted.at(0).at(0).value<Subject>() == Subject{Subject::Thread, "1"});
}

TEST_CASE("threads stopped by different causes are different findings", "[views]") {
    WorkloadApp app; // four threads on SB0, and their pages on SB3
    REQUIRE(app.document().perform(SetFailed{"SB0/P0"}).isEmpty());
    REQUIRE(app.document().perform(SetFailed{"SB3"}).isEmpty());
    FindingsView& findings = *app.session->findings();
    findings.waitUntilChecked();
    std::map<QString, QString> reasons;
    for (int row = 0; row < findings.rows()->count(); ++row)
        reasons[findings.rows()->at(row, QStringLiteral("title")).toString().section(QStringLiteral(" ("), 0, 0)] =
            findings.rows()->at(row, QStringLiteral("reason")).toString();
    CHECK(reasons[QStringLiteral("Thread 1 cannot run")].contains(QStringLiteral("processor")));
    CHECK(reasons[QStringLiteral("Thread 2 cannot run")].contains(QStringLiteral("pages are unreachable")));
}

TEST_CASE("a scenario without a title is called by its file name", "[files]") {
    WorkloadApp app;
    REQUIRE(app.document().perform(SetFailed{"SB5"}).isEmpty());
    REQUIRE(app.document().perform(SetOption{"uniboards", 5}).isEmpty());
    app.files().requestNew();
    CHECK(app.files().title() == QStringLiteral("Untitled"));
    CHECK(app.document().base().configuration.failed.empty());
    CHECK(app.document().base().configuration.options.at("uniboards") == 6);
    REQUIRE(app.document().perform(SetOption{"uniboards", 4}).isEmpty());
    REQUIRE(app.document().perform(SetOption{"uniboards", 3}).isEmpty());
    app.document().undo();
    REQUIRE(app.files().saveTo(app.url("two-domains.boardset")));
    CHECK(app.document().history().steps().size() == 3); // saving is no edit: an undone step can be redone
    app.document().redo();
    CHECK(app.files().title() == QStringLiteral("two-domains"));
    CHECK(app.files().isModified());
    app.document().undo();
    CHECK(app.files().title() == QStringLiteral("two-domains"));
    CHECK_FALSE(app.files().isModified());
    REQUIRE(app.files().openFile(app.path("two-domains.boardset")));
    CHECK(app.files().title() == QStringLiteral("two-domains"));
    REQUIRE(app.files().saveTo(app.url("another.boardset"))); // it already has a name
    CHECK(app.files().title() == QStringLiteral("two-domains"));
}
