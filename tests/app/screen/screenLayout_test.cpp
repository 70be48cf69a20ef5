// SPDX-License-Identifier: GPL-3.0-or-later
// No text is truncated at any size of the window and any text scale, and the derivation covers nothing.
#include "screen.h"
#include "unreadableTexts.h"

using namespace boardset;
using namespace boardset::test;

namespace {

const std::vector<QSize> sizes{{1024, 640}, {1280, 800}, {3840, 2160}};

void setPercent(const Screen& screen, int percent) {
    screen.session->preferences()->setTextPercent(percent);
    screen.settle();
}

} // namespace

TEST_CASE("no text is truncated at any size and text scale", "[layout]") {
    for (const QSize size : sizes) {
        const Screen screen(size, 100);
        Session& session = *screen.session;
        for (const int percent : {80, 100, 150, 200}) {
            setPercent(screen, percent);
            INFO(size.width() << "x" << size.height() << " at " << percent << " %");
            for (const auto tab :
                 {Preferences::SideTab::Machines, Preferences::SideTab::Build, Preferences::SideTab::Learn}) {
                screen.turnTo(tab);
                INFO("side panel, tab " << static_cast<int>(tab));
                CHECK(unreadable(screen) == "");
            }
            session.inspector()->show({Subject::Thread, "4"});
            session.why()->show({Subject::Throughput});
            screen.settle();
            CHECK(cutTexts(screen) == "");
            session.why()->close();
            screen.open("no such scenario");
            CHECK(cutTexts(screen) == "");
            session.problem()->clear();
            session.inspector()->clear();
        }
    }
}

TEST_CASE("results, inspector and drawer are readable on every machine", "[layout][machines]") {
    const std::vector<std::pair<QSize, std::vector<int>>> looks{
        {{1280, 800}, {100, 160, 80}}, {{1024, 640}, {200}}, {{1920, 1080}, {100}}, {{3840, 2160}, {200}}};
    for (const auto& [size, percents] : looks) {
        const Screen screen(size, percents.front());
        Session& session = *screen.session;
        const RowListModel& machines = *session.library()->machines();
        REQUIRE(machines.count() >= 16);
        for (int row = 0; row < machines.count(); ++row) {
            const QString machine = machines.at(row, QStringLiteral("machine")).toString();
            session.files()->requestMachine(machine);
            session.evidence()->waitUntilLoaded(); // once for all text sizes
            session.findings()->waitUntilChecked();
            const std::vector<Process>& processes = session.document().scenario().workload.processes;
            REQUIRE_FALSE(processes.empty()); // no machine opens empty
            for (const int percent : percents) {
                INFO(size.width() << "x" << size.height() << " at " << percent << " %, " << machine.toStdString());
                setPercent(screen, percent);
                session.inspector()->clear();
                for (const Drawer::Tab tab :
                     {Drawer::Evidence, Drawer::Findings, Drawer::Trace, Drawer::Plots, Drawer::Advisor}) {
                    if (tab == Drawer::Advisor && !session.advisor()->exists())
                        continue;
                    session.drawer()->showTab(tab);
                    screen.settle();
                    INFO("tab " << tab);
                    CHECK(unreadable(screen) == "");
                }
                session.inspector()->show({Subject::Thread, processes[0].customers[0].name.text});
                screen.settle();
                CHECK(unreadable(screen) == "");
            }
        }
    }
}

TEST_CASE("every tab reports that nothing runs on an empty server", "[layout][empty]") {
    Screen screen({1280, 800}, 100);
    Session& session = *screen.session;
    session.files()->requestBundled(QStringLiteral("sparcserver690mp-case4"));
    const Workload all = session.document().scenario().workload;
    for (const Process& process : all.processes)
        REQUIRE(session.document().perform(RemoveProcess{process.name}).isEmpty());
    for (const Drawer::Tab tab : {Drawer::Evidence, Drawer::Findings, Drawer::Trace, Drawer::Plots, Drawer::Advisor}) {
        session.drawer()->showTab(tab);
        screen.settle();
        INFO("tab " << tab);
        CHECK(unreadable(screen) == "");
    }
    CHECK(session.advisor()->state().idle);
}

TEST_CASE("no text of the timeline is truncated: with a manual placement, a replay and a what-if",
          "[layout][timeline]") {
    for (const QSize size : sizes) {
        const Screen screen(size, 100);
        Session& session = *screen.session;
        const auto check = [&](const std::string& what) {
            for (const int percent : {100, 200}) {
                setPercent(screen, percent);
                INFO(size.width() << "x" << size.height() << " at " << percent << " %, " << what);
                CHECK(cutTexts(screen) == "");
            }
        };
        session.timeline()->ask();
        check("manual placement");
        session.policy()->replayUnder(session.policy()->state().newest);
        QObject* panel = screen.window->findChild<QObject*>(QStringLiteral("timelinePanel"));
        REQUIRE(panel);
        for (int view = 0; view < 4; ++view) {
            panel->setProperty("view", view);
            check("view " + std::to_string(view));
        }
        session.settings()->setWhatIf(true);
        session.settings()->choose(QStringLiteral("lgrp_mem_default_policy"), 3);
        CHECK(session.compare()->hasA());
        check("what if");
    }
}

TEST_CASE("the derivation is in the drawer, and Esc closes it", "[layout]") {
    for (const QSize size : sizes) {
        const Screen screen(size, 100);
        const QQuickItem* canvas = findType(screen.window->contentItem(), "Canvas_QMLTYPE");
        REQUIRE(canvas);
        for (const int percent : {100, 200}) {
            INFO(size.width() << "x" << size.height() << " at " << percent << " %");
            setPercent(screen, percent);
            screen.session->why()->show({Subject::Latency});
            screen.settle();
            const QQuickItem* why = findType(screen.window->contentItem(), "WhyPanel_QMLTYPE");
            REQUIRE(why);
            REQUIRE(why->isVisible());
            CHECK(screen.session->drawer()->tab() == Drawer::Why);
            const QRectF below = why->mapRectToScene(why->boundingRect());
            CHECK(below.right() <= size.width());
            CHECK(below.bottom() <= size.height());
            CHECK(cutTexts(screen) == "");
            pressAndPaint(screen, Qt::Key_Escape);
            CHECK_FALSE(screen.session->why()->isOpen());
            CHECK_FALSE(why->isVisible());
            CHECK(canvas->hasActiveFocus());
        }
    }
}
