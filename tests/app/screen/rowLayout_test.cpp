// SPDX-License-Identifier: GPL-3.0-or-later
// Rows whose texts change in place: labels and values stay side by side, and values stay at the right edge.
#include "screen.h"
#include "unreadableTexts.h"

#include <algorithm>
#include <map>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns an overlap, or a value that does not end at the right edge of its row; empty if the row is correct.
std::string misplaced(const QQuickItem* row) {
    if (const std::string wrong = overlapping(row); !wrong.empty())
        return wrong;
    const std::vector<QQuickItem*> all = texts(row);
    const double edge = row->width() - row->property("air").toDouble(); // a line that can be selected has a frame
    double last = 0; // right end of the texts beside the label, which is the first text
    for (std::size_t i = 1; i < all.size(); ++i)
        if (const QRectF end = all[i]->mapRectToItem(row, all[i]->boundingRect()); end.top() < all[0]->height())
            last = std::max(last, end.right());
    if (last > 0 && std::abs(last - edge) > 1)
        return "not at the edge: the value of " + all[0]->property("text").toString().toStdString();
    return {};
}

/// Returns what is still misplaced after the layout had time to change.
std::string misplacedIn(const Screen& screen, const char* type) {
    std::string wrong;
    for (int attempt = 0; attempt < 3; ++attempt) {
        screen.settle();
        const auto rows = visibleOfType(screen.window->contentItem(), type);
        REQUIRE(rows.size() > 2);
        wrong.clear();
        for (const QQuickItem* row : rows)
            if (const std::string here = misplaced(row); !here.empty())
                wrong += here + "; ";
        if (wrong.empty())
            break;
    }
    return wrong;
}

/// Returns the left and right edges, in the window, of the visible texts in a part of it.
std::vector<std::pair<double, double>> edges(const QQuickItem* part) {
    REQUIRE(part);
    std::vector<std::pair<double, double>> found;
    for (const QQuickItem* text : texts(part)) {
        const QRectF here = text->mapRectToScene(text->boundingRect());
        found.emplace_back(here.left(), here.right());
    }
    return found;
}

/// True if a list keeps a row that it doesn't show, to use it again.
bool isUnused(QQuickItem* list, QQuickItem* row) {
    QQuickItem* shown = nullptr;
    return QMetaObject::invokeMethod(list, "itemAtIndex", Q_RETURN_ARG(QQuickItem*, shown),
                                     Q_ARG(int, row->property("index").toInt())) &&
           shown != row;
}

/// True if a row or card overlaps another one beside it.
bool liesOverAnother(const QQuickItem* row) {
    const QRectF here(row->x(), row->y(), row->width(), row->height());
    for (QQuickItem* other : row->parentItem()->childItems())
        if (const QRectF both = here & QRectF(other->x(), other->y(), other->width(), other->height());
            other != row && other->isVisible() && isA(other, row->metaObject()->className()) && both.height() > 1 &&
            !isUnused(row->parentItem()->parentItem(), other))
            return true;
    return false;
}

/// Returns a longer form of a value: a text, a line of a card, or the cells of a table row.
QVariant lengthened(const QVariant& value) {
    const QString more = QStringLiteral(" and words that need more lines than there were").repeated(9);
    if (value.typeId() == QMetaType::QString)
        return value.toString() + more;
    if (value.canConvert<ShownLine>()) {
        auto line = value.value<ShownLine>();
        line.label += more;
        line.place += more;
        return QVariant::fromValue(line);
    }
    QVariantList cells = value.toList();
    for (QVariant& each : cells) {
        auto cell = each.value<ShownCell>();
        cell.text += more;
        each = QVariant::fromValue(cell);
    }
    return cells;
}

/// Lengthens and shortens a text, or the cells, of the first row of a type several times. The row must have the height
/// of its text.
void growAndShrink(const Screen& screen, const char* type, const char* property) {
    const auto rows = visibleOfType(screen.window->contentItem(), type);
    INFO(type << ", " << property);
    const QRectF window(QPointF(), screen.window->size());
    const auto shown = std::ranges::find_if(rows, [&](const QQuickItem* each) { // a list may keep hidden rows
        return window.contains(each->mapRectToScene(each->boundingRect()));
    });
    REQUIRE_FALSE(rows.empty());
    QQuickItem* const row = shown == rows.end() ? rows.front() : *shown;
    const QVariant text = row->property(property);
    screen.settle();
    const double before = row->height();
    for (int time = 0; time < 3; ++time) {
        row->setProperty(property, lengthened(text));
        screen.settle();
        CHECK(row->height() > before + 20);
        CHECK(overlapping(row) == "");
        CHECK_FALSE(liesOverAnother(row));
        row->setProperty(property, text);
        screen.settle();
        CHECK(row->height() == before);
        CHECK(overlapping(row) == "");
    }
}

} // namespace

TEST_CASE("cards and lines keep the height of their text when it becomes longer and shorter", "[layout][rows]") {
    for (const int percent : {100, 150}) {
        Screen screen(QSize(1280, 800), percent);
        INFO("at " << percent << " %");
        Session& session = *screen.session;
        session.preferences()->setDrawerOpen(true);
        session.files()->requestBundled(QStringLiteral("t5440-read-1"));
        session.evidence()->waitUntilLoaded();
        screen.settle();
        growAndShrink(screen, "ResultLine_QMLTYPE", "line");
        growAndShrink(screen, "BigNumber_QMLTYPE", "unit");
        growAndShrink(screen, "BigNumber_QMLTYPE", "detail");
        growAndShrink(screen, "BigNumber_QMLTYPE", "change");
        session.files()->requestBundled(QStringLiteral("t5440-failed"));
        session.drawer()->showTab(Drawer::Findings);
        screen.settle();
        growAndShrink(screen, "ResultRow_QMLTYPE", "cells");
        session.files()->requestBundled(QStringLiteral("sunfire6800-first"));
        Q_EMIT session.canvas()->traceRequested(QStringLiteral("SB0"));
        screen.settle();
        growAndShrink(screen, "ResultRow_QMLTYPE", "cells");
        if (percent > 100)
            continue; // there is no space for the list of steps
        session.policy()->replayUnder(session.policy()->state().newest);
        session.timeline()->ask();
        screen.settle();
        session.document().goToStep(0); // the first step of the list is visible
        growAndShrink(screen, "StepLine_QMLTYPE", "title");
    }
}

TEST_CASE("each number of the evidence is below its column's title", "[layout][rows]") {
    Screen screen(QSize(1920, 1080), 100);
    Session& session = *screen.session;
    session.preferences()->setDrawerOpen(true);
    session.files()->requestBundled(QStringLiteral("sunfire6800-first"));
    session.drawer()->showTab(Drawer::Evidence);
    session.evidence()->waitUntilLoaded();
    screen.settle();
    const auto titles = edges(screen.window->findChild<const QQuickItem*>(QStringLiteral("columnTitles")));
    const auto row = edges(findType(screen.window->contentItem(), "ResultRow_QMLTYPE"));
    REQUIRE(titles.size() >= 6); // measurement, published, model, error, role (a badge), source
    REQUIRE(row.size() >= 6);
    const auto lefts = [](const auto& edge) { return edge.first; };
    const auto rights = [](const auto& edge) { return edge.second; };
    for (const std::size_t number : {1, 2, 3})
        CHECK(std::ranges::find(row, titles[number].second, rights) != row.end());
    for (const std::size_t text : {0, 5})
        CHECK(std::ranges::find(row, titles[text].first, lefts) != row.end());
}

TEST_CASE("the bottleneck's card has the height of its name after every change", "[layout][rows]") {
    Screen screen(QSize(1280, 800), 150);
    Session& session = *screen.session;
    std::map<QString, double> heights;
    for (const char* scenario : {"t5440-first", "t5440-read-4", "sunfire6800-first", "t5440-first", "t5440-read-4"}) {
        screen.open(scenario);
        const QQuickItem* card = findType(screen.window->contentItem(), "BottleneckCard_QMLTYPE");
        REQUIRE(card);
        INFO(scenario);
        CHECK(overlapping(card) == "");
        const auto [known, isNew] = heights.emplace(session.answer()->line("bottleneck").text, card->height());
        CHECK((isNew || known->second == card->height()));
    }
    CHECK(heights.size() > 1);
}

TEST_CASE("the inspector's rows keep label and value apart when they show other items", "[layout][rows]") {
    const Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    for (const int percent : {100, 150}) {
        session.preferences()->setTextPercent(percent);
        for (const char* scenario : {"t5440-first", "t5440-failed", "t5440-1400-local", "sunfire6800-first"}) {
            session.files()->requestBundled(QString::fromUtf8(scenario));
            INFO(scenario << " at " << percent << " %");
            CHECK(misplacedIn(screen, "ResultLine_QMLTYPE") == "");
            for (const char* block : {"CPU0", "slot2", "switch1", "SB0", "SB0/P0"}) {
                session.inspector()->show({Subject::Block, block});
                screen.settle();
                session.inspector()->show({Subject::Thread, "1"});
                CHECK(misplacedIn(screen, "ResultLine_QMLTYPE") == "");
                session.inspector()->clear();
                INFO("after " << block);
                CHECK(misplacedIn(screen, "ResultLine_QMLTYPE") == "");
            }
        }
    }
}

TEST_CASE("values of a derivation stay at the right edge when another number is explained", "[layout][rows]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    session.files()->requestBundled(QStringLiteral("t5440-first"));
    for (const auto number : {Subject::Throughput, Subject::Latency, Subject::Throughput, Subject::Latency}) {
        session.why()->show({number});
        INFO(number);
        CHECK(misplacedIn(screen, "WhyLine_QMLTYPE") == "");
        session.inspector()->show({Subject::Thread, "1"});
        session.why()->show({Subject::ThreadLatency, "1"});
        CHECK(misplacedIn(screen, "WhyLine_QMLTYPE") == "");
    }
}
