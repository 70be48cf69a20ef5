// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of the marks of every bundled scenario, at every level.
#include "boardset/catalog/Text.h"
#include "boardset/picture/MarkPrimitives.h"
#include "boardset/picture/PageFrame.h"
#include "boardset/picture/Paint.h"
#include "drawn.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <tuple>

using namespace boardset;
using namespace boardset::picture;
using test::Drawn;

namespace {

/// A picture and its page.
struct Page {
    Picture picture;
    PageFrame paper;
};

Page pageOf(const Drawn& drawn, const Layout& layout) {
    Page page{paint(*drawn.topology, layout, drawn.answer, drawn.scenario.workload), {}};
    page.paper = paperOf(*drawn.topology, layout, drawn.scenario, drawn.answer, page.picture, {"A remark", "another"});
    return page;
}

/// True if no two marks are the same part of the same subject.
bool areReported(const std::vector<Mark>& marks, std::set<std::tuple<Subject, int>>& known) {
    return std::ranges::all_of(
        marks, [&](const Mark& mark) { return known.emplace(mark.subject, mark.part).second; });
}

bool isInside(const Rect& inner, const Rect& outer) {
    constexpr double slack = 0.01;
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
           inner.bottom() <= outer.bottom() + slack;
}

/// True if each mark comes after its owner. If the owner is a box, the mark must also be inside the box.
/// For a text, checks only the alternative area.
bool areOwned(const std::vector<Mark>& marks) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].owner >= static_cast<int>(i))
            return false;
        if (marks[i].owner < 0)
            continue;
        const Mark& owner = marks[static_cast<std::size_t>(marks[i].owner)];
        const bool isText = marks[i].shape == Mark::Shape::Text;
        const Rect& area = isText ? marks[i].label.below : marks[i].rect; // a line below is also in the box
        if (owner.shape == Mark::Shape::Box && !area.empty() && !isInside(area, owner.rect))
            return false;
    }
    return true;
}

void checkLevel(const Drawn& drawn, BlockId focus, Detail detail) {
    INFO(drawn.scenario.title << " inside '" << drawn.topology->block(focus).path << "'");
    const Page page = pageOf(drawn, layoutOf(*drawn.topology, focus, detail));
    std::set<std::tuple<Subject, int>> known;
    CHECK(areReported(page.paper.head.marks, known));
    CHECK(areReported(page.picture.marks, known));
    CHECK(areReported(page.paper.foot.marks, known));
    CHECK(areOwned(page.picture.marks));
}

} // namespace

TEST_CASE("every mark has its own identity and is inside its owner, in every scenario at every level", "[picture]") {
    for (const auto& file : std::filesystem::directory_iterator(test::share() / "scenarios")) {
        if (file.path().extension() != ".boardset")
            continue;
        const Drawn drawn = test::drawn(file.path().stem().string());
        for (const Block& block : drawn.topology->blocks())
            if (!block.children.empty())
                checkLevel(drawn, block.id, Detail::Parts);
        checkLevel(drawn, rootBlock, Detail::Overview);
    }
}

TEST_CASE("every text of a file comes from a mark, and every mark with a text is in the file", "[picture]") {
    const Drawn drawn = test::first();
    const Layout layout = drawn.layout("", Detail::Parts);
    const Page page = pageOf(drawn, layout);
    std::multiset<std::string> said;
    for (const Picture* picture : {&page.paper.head, &page.picture, &page.paper.foot}) {
        for (const Primitive& each : primitivesOf(*picture))
            if (each.kind == Primitive::Kind::Text)
                said.insert(xmlEscaped(each.text));
    }
    const std::string svg =
        toSvg(*drawn.topology, layout, drawn.scenario, drawn.answer, Palette::Name::Light, {"A remark", "another"});
    static const std::regex text("<text [^>]*>([^<]*)</text>");
    std::multiset<std::string> written;
    for (std::sregex_iterator at(svg.begin(), svg.end(), text), end; at != end; ++at)
        written.insert((*at)[1]);
    CHECK(said.size() > 60);
    CHECK(said == written);
}

TEST_CASE("a mark keeps its identity when the placement changes", "[picture]") {
    Drawn drawn = test::first();
    const Layout layout = drawn.layout("", Detail::Parts);
    const auto threadOn = [&](const std::string& name) {
        const Picture picture = paint(*drawn.topology, layout, drawn.answer, drawn.scenario.workload);
        for (const Mark& mark : picture.marks)
            if (mark.subject == Subject{Subject::Thread, name})
                return picture.marks.at(static_cast<std::size_t>(mark.owner)).subject.id;
        return std::string();
    };
    CHECK(threadOn("1") == "SB0/P0");
    drawn.scenario.workload.processes[0].customers[0].on = "SB2/P3";
    CHECK(threadOn("1") == "SB2/P3");
}

TEST_CASE("a part belongs to its board, and its texts belong to the part", "[picture]") {
    const Drawn drawn = test::first();
    const auto marks = pageOf(drawn, drawn.layout("", Detail::Parts)).picture.marks;
    const auto ownerOf = [&](const std::string& path, Mark::Shape shape) {
        const auto mark = std::ranges::find_if(marks, [&](const Mark& each) {
            return each.subject == Subject{Subject::Block, path} && each.shape == shape;
        });
        REQUIRE(mark != marks.end());
        return mark->owner < 0 ? "nothing" : marks.at(static_cast<std::size_t>(mark->owner)).subject.id;
    };
    CHECK(ownerOf("SB3", Mark::Shape::Box) == "nothing");
    CHECK(ownerOf("SB3/P1", Mark::Shape::Box) == "SB3");
    CHECK(ownerOf("SB3/P1", Mark::Shape::Text) == "SB3/P1");
}

TEST_CASE("links with the same ends have different identities", "[picture]") {
    const Drawn drawn = test::busyT5440(4);
    std::set<Subject> known;
    for (const Link& link : drawn.topology->links())
        CHECK(known.insert(subjectOf(*drawn.topology, link.id)).second);
}

TEST_CASE("a disk in its channel shows its utilisation, and its name once", "[picture]") {
    test::Drawn drawn = test::drawn("sparcserver690mp-case7");
    drawn.add(drawn.topology->at("slot9/disk1"), {}, "Disk 1 in the ISP-80 of Slot 9", 0.55);
    drawn.total(1e6, 1e6);
    const std::string svg = drawn.svg("slot9", Detail::Parts, Palette::Name::Light);
    CHECK(svg.find(">55 %<") != std::string::npos);
    const Layout layout = drawn.layout("slot9", Detail::Parts);
    CHECK(layout.boxes.at(static_cast<std::size_t>(layout.boxOf(drawn.topology->at("slot9/disk1")))).showsUse);
    std::size_t named = 0;
    for (std::size_t at = svg.find(">Disk 1<"); at != std::string::npos; at = svg.find(">Disk 1<", at + 1))
        ++named;
    CHECK(named <= 2); // on the disk, and as the busiest part of the board
}

TEST_CASE("flow marks move along each wire with its data, whichever end the wire is drawn from", "[picture]") {
    int against = 0;
    int alone = 0;
    for (const char* const id : {"t5440-cards", "t5440-first", "sunfire6800-first", "p650-copy-mcm", "firelink-put"}) {
        const test::Solved of = test::solved(id);
        const Layout layout = layoutOf(*of.topology, rootBlock, Detail::Parts);
        const Picture picture = paint(*of.topology, layout, of.answer, of.scenario.workload);
        const Flows flows = flowsOf(*of.topology, of.answer);
        for (std::size_t i = 0; i < layout.wires.size(); ++i) {
            const Wire& wire = layout.wires[i];
            const Mark& mark = picture.marks[static_cast<std::size_t>(picture.wires[i])];
            if (!carriesData(wire.kind) || of.topology->link(wire.link).isCut)
                continue;
            INFO(id << ": " << of.topology->link(wire.link).title);
            const bool along = runsAlong(*of.topology, layout, wire);
            const LinkFlow& flow = flows[wire.link];
            const double onward = along ? flow.fromTo : flow.toFrom;
            const double back = along ? flow.toFrom : flow.fromTo;
            CHECK((mark.forward > 0) == (onward > 0));
            CHECK((mark.backward > 0) == (back > 0));
            against += !along && onward + back > 0 ? 1 : 0;
            alone += (onward > 0) != (back > 0) ? 1 : 0;
        }
    }
    CHECK(against > 0);
    CHECK(alone > 0);
}

TEST_CASE("the mark of the bottleneck is on the part itself, also if that is a memory in a processor", "[picture]") {
    const test::Solved solved = test::solved("sunfire15k-copy-72-local"); // all memories are saturated
    const Layout layout = layoutOf(*solved.topology, rootBlock, Detail::Parts);
    const Picture picture = paint(*solved.topology, layout, solved.answer, solved.scenario.workload);
    std::vector<const Mark*> filled;
    for (const Mark& mark : picture.marks)
        if (mark.label.isPinched)
            filled.push_back(&mark);
    REQUIRE(filled.size() == 1);
    const Mark& face = picture.marks.at(static_cast<std::size_t>(filled.front()->owner));
    CHECK(face.subject.id.ends_with("/memory"));
    CHECK(face.width == 2.5);
    CHECK(face.line == Tone(Tone::Name::Stress));
    std::vector<Rect> tags; // an icon in a square of about 14 px
    for (const Primitive& each : primitivesOf(picture))
        if (each.kind == Primitive::Kind::Rectangle && each.fill == Tone(Tone::Name::Stress))
            tags.push_back(each.rect);
    REQUIRE(tags.size() == 1);
    CHECK(tags.front().width == Approx(14).margin(2));
    CHECK(tags.front().height == Approx(14).margin(2));
    CHECK(tags.front().overlaps(face.rect));
}

TEST_CASE("a small picture names the busiest disk of a slot in short, and says which boards are empty", "[picture]") {
    const auto textsOf = [](const std::string& id) {
        const test::Solved solved = test::solved(id);
        const Layout layout = layoutOf(*solved.topology, rootBlock, Detail::Overview);
        const Picture picture = paint(*solved.topology, layout, solved.answer, solved.scenario.workload);
        std::multiset<std::string> texts;
        for (const Primitive& each : primitivesOf(picture, {.zoom = 0.51, .labels = LabelRank::Use}))
            if (each.kind == Primitive::Kind::Text)
                texts.insert(each.text);
        return texts;
    };
    CHECK(textsOf("sparcserver690mp-case7").count("d1 55 %") == 1); // disk 1 of slot 9
    CHECK(textsOf("sunfire6800-first").count("empty") == 4);
}

TEST_CASE("every memory in a processor shows its utilisation as a bar below its pages", "[picture]") {
    const test::Solved solved = test::solved("sunfire15k-copy-72-local");
    const Layout layout = layoutOf(*solved.topology, rootBlock, Detail::Parts);
    const Picture picture = paint(*solved.topology, layout, solved.answer, solved.scenario.workload);
    int full = 0;
    for (const Mark& mark : picture.marks)
        if (mark.shape == Mark::Shape::Bar && mark.subject.id.ends_with("/memory")) {
            full += mark.amount > 0.95 ? 1 : 0;
            for (const Token& token : picture.tokens)
                CHECK_FALSE(token.rect.overlaps(mark.rect));
        }
    CHECK(full == 72);
}

TEST_CASE("the links of a saturated address bus have the colour of the bottleneck, and others do not", "[picture]") {
    const auto tones = [](const std::string& id) {
        const test::Solved solved = test::solved(id);
        const Layout layout = layoutOf(*solved.topology, rootBlock, Detail::Overview);
        const Picture picture = paint(*solved.topology, layout, solved.answer, solved.scenario.workload);
        std::map<Tone::Name, int> count;
        for (std::size_t i = 0; i < layout.wires.size(); ++i)
            if (layout.wires[i].kind == LinkKind::Address)
                ++count[picture.marks.at(static_cast<std::size_t>(picture.wires.at(i))).tone.name];
        return count;
    };
    const auto random = tones("sunfire15k-copy-72-random"); // all eighteen address buses are saturated
    CHECK(random.size() == 1);
    CHECK(random.at(Tone::Name::Stress) >= 18);
    const auto first = tones("sunfire6800-first"); // the address bus is busy for half of the time
    CHECK(first.size() == 1);
    CHECK(first.at(Tone::Name::Strong) >= 6);
}
