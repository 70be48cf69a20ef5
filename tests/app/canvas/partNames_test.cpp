// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that show only a name: a switch, a hub, a root complex, an empty slot. Either all identical parts show their
// names, or none does.
#include "paintedCanvas.h"
#include "support/configurations.h"

#include <algorithm>

using namespace boardset;

namespace {

Scenario emptyScenario(const std::string& machine, const Configuration& configuration = {}) {
    Scenario scenario;
    scenario.title = machine;
    scenario.machine = machine;
    scenario.configuration = configuration;
    return scenario;
}

/// Every machine, and machines with cards in every combination.
std::vector<Scenario> everyState() {
    std::vector<Scenario> states;
    for (const Machine& machine : test::catalog()->machines())
        states.push_back(emptyScenario(machine.id));
    states.push_back(emptyScenario("sunfire15k", test::configurationOfFull15k()));
    for (const Configuration& configuration : test::configurationsOfT5440())
        states.push_back(emptyScenario("t5440", configuration));
    Configuration units;
    units.boards = {{"slot0", "io-expansion-unit"}, {"slot3", "io-expansion-unit"}, {"slot3/slot0", "pcie-hba"}};
    states.push_back(emptyScenario("t5440", units));
    for (const char* id : {"t5440-first", "t5440-cards", "t5440-expansion-local", "t5440-failed", "t5440-one-way",
                           "sunfire15k-full", "sunfire6800-first"})
        states.push_back(test::scenario(id));
    return states;
}

bool says(const std::vector<SceneLabel>& labels, const QString& key, const QString& text) {
    return std::any_of(
        labels.begin(), labels.end(), [&](const SceneLabel& label) { // the label may have one line or two
            return label.key == key && QString(label.text).replace(u'\n', u' ') == text;
        });
}

/// Checks parts that show only a name: of identical parts, either all or none show their names.
/// Also checks that there are few labels, and that the labels of a box do not overlap.
void checkNames(Shown& f) {
    const std::vector<SceneLabel> labels = f.allLabels();
    REQUIRE(mostInAnArea(f.labels()) <= mostLabels);
    std::map<int, std::pair<int, int>> identical; // number of identical parts, and how many of them are named
    for (const Box& box : f.view->level().layout.boxes)
        identical[box.identical].first += box.title == box.together ? 0 : 1; // 0: same label either way
    for (const auto& [key, box] : f.drawn()) {
        INFO(key.toStdString() << " '" << box.title << "'");
        const bool isNamed = says(labels, key, QString::fromStdString(box.title));
        identical[box.identical].second += isNamed && box.title != box.together ? 1 : 0;
    }
    for (const SceneLabel& one : labels) {
        for (const SceneLabel& other : labels) {
            INFO(one.text.toStdString() << " and " << other.text.toStdString());
            const bool line = std::abs(one.rect.center().y() - other.rect.center().y()) < 4;
            const bool same = &one == &other || one.key.isEmpty() || one.key != other.key;
            REQUIRE((same || !line || !one.rect.intersects(other.rect)));
        }
    }
    for (const auto& [number, count] : identical) {
        INFO(count.second << " of " << count.first);
        REQUIRE((number < 0 || count.second == 0 || count.second == count.first));
    }
}

/// Checks that every top-level part shows its name, and that every part with a visible subtitle does so, too.
void checkNamesStay(Shown& f) {
    const std::vector<SceneLabel> labels = f.allLabels();
    for (const auto& [key, box] : f.drawn()) {
        const bool must =
            box.parent < 0 || (!box.subtitle.empty() && says(labels, key, QString::fromStdString(box.subtitle)));
        INFO(key.toStdString() << " '" << box.title << "' at " << f.view->camera()->zoom());
        const QString title = QString::fromStdString(box.title);
        const bool isNamed = says(labels, key, title) || (box.lost && says(labels, key, title.chopped(7))); // " failed"
        CHECK((box.titleRect.empty() || !must || isNamed));
    }
}

} // namespace

TEST_CASE("a part that shows only its name has it wherever all identical parts have theirs", "[labels]") {
    for (const QSize size : {QSize(759, 544), QSize(1399, 824)}) { // in windows of 1280 x 800 and 1920 x 1080
        Shown f(size);
        for (const Scenario& state : everyState()) {
            f.document.open(state);
            for (const char* path : {"", "overview", "EX0", "SB0", "CPU0", "CPU0/memory", "hubs", "centerplane"}) {
                f.goTo(path);
                INFO(state.title << " at '" << path << "', " << size.width() << " wide, " << f.view->camera()->zoom());
                checkNames(f);
            }
        }
    }
}

TEST_CASE("after the first fit in a window of 1280 x 800 every part on its own shows its name, on every machine",
          "[labels]") {
    std::vector<Scenario> states = everyState();
    for (const char* id : {"sparcserver690mp-case3", "sparcserver690mp-case4", "sparcserver690mp-case7",
                           "sparcserver670mp-case2", "sparcserver630mp-office"})
        states.push_back(test::scenario(id));
    Scenario failed = test::scenario("sparcserver690mp-case3");
    failed.configuration.failed = {"slot9/disk1"};
    states.push_back(failed);
    for (const Scenario& state : states) {
        Shown f({759, 544}, state);
        INFO(state.title);
        checkNamesStay(f);
        CHECK((state.configuration.failed != failed.configuration.failed || f.says(QStringLiteral("1 failed"))));
    }
}

TEST_CASE("the name of a part is the last of its texts to disappear, at any size and text scale", "[labels]") {
    for (const auto& [size, scale] :
         {std::tuple(QSize(503, 384), 1.0), std::tuple(QSize(572, 544), 1.5), std::tuple(QSize(572, 504), 1.75),
          std::tuple(QSize(572, 472), 2.0), std::tuple(QSize(759, 544), 1.5), std::tuple(QSize(1399, 824), 2.0)}) {
        Shown f(size, "sunfire6800-first", scale);
        for (const char* id : {"t5440-first", "t5440-one-way", "t5440-two-way", "t5440-cards", "t5440-expansion-local",
                               "t5140-dma-local", "sunfire6800-first", "sunfire6800-segments-local",
                               "sunfire12k-mpo-copy-36", "sunfire15k-full"}) {
            f.document.open(test::scenario(id));
            for (const char* path : {"", "CPU0", "slot1", "SB0", "EX0", "EX1/SB1"}) {
                f.goTo(path);
                INFO(id << " at '" << path << "', " << size.width() << " wide, text " << scale);
                checkNamesStay(f);
            }
        }
    }
}

TEST_CASE("the large text of a presentation leaves no part of a 15K without its name", "[labels]") {
    Shown f({1872, 900}, "sunfire15k-copy-72-random", 17.0 / 11);
    REQUIRE(f.view->level().layout.detail == Detail::Parts);
    const auto labels = f.labels();
    for (const char* name : {"SAC", "SDI"})
        CHECK(std::ranges::count(labels, QString(name), &SceneLabel::text) == 18);
    CHECK(f.says("IO0"));
    CHECK(f.says("IO17"));
}

TEST_CASE("the root complexes of a T5440 in any state show their names, and the hubs their names or their number",
          "[labels]") {
    for (const QSize size : {QSize(759, 544), QSize(1399, 824)}) {
        Shown f(size);
        for (const Configuration& configuration : test::configurationsOfT5440()) {
            f.document.open(emptyScenario("t5440", configuration));
            f.view->fit();
            REQUIRE(f.says("Root complex"));
            REQUIRE(f.says("Hub 3") != f.says("4 hubs"));
        }
    }
}

TEST_CASE("a selected part and the parts beside it are drawn one by one, but those in other boxes are not",
          "[labels]") {
    Shown f({600, 420}, "p650-first", 1.4); // there is no space for the names
    f.goTo("book0");
    const auto timesDrawn = [&](const std::string& title) {
        const auto boxes = f.drawn();
        return std::ranges::count_if(boxes, [&](const auto& drawn) { return drawn.second.title == title; });
    };
    REQUIRE(timesDrawn("4 DIMMs") == 2);
    REQUIRE(timesDrawn("DIMM 2") == 0);
    const Level& level = f.view->level();
    const auto& boxes = level.layout.boxes;
    const auto dimm = std::find_if(boxes.begin(), boxes.end(), [](const Box& box) { return box.title == "DIMM 2"; });
    REQUIRE(dimm != boxes.end());
    f.view->select(f.box(QString::fromStdString(level.topology->block(dimm->block).path)).key);
    for (const char* name : {"DIMM 0", "DIMM 1", "DIMM 2", "DIMM 3"})
        REQUIRE(timesDrawn(name) == 1);
    REQUIRE(timesDrawn("4 DIMMs") == 1);
}

TEST_CASE("the bottleneck is written on a red band only where it is hot, and in bold everywhere", "[labels]") {
    for (const auto& [scenario, words, hot] :
         {std::tuple{"t5440-expansion-local", "2 %", false}, std::tuple{"t5440-read-4", "100 %", true}}) {
        Shown f({759, 544}, scenario);
        f.view->fit();
        const picture::Palette& colours = f.picture().colours();
        REQUIRE(colours.bad != colours.text);
        const auto labels = f.labels();
        const auto label =
            std::find_if(labels.begin(), labels.end(), [&, said = QString(words)](const SceneLabel& each) {
                return each.key.isEmpty() && each.text == said;
            });
        REQUIRE(label != labels.end());
        REQUIRE(label->color == QColor(hot ? colours.badForeground : colours.text));
    }
}
