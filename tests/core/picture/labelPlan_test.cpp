// SPDX-License-Identifier: GPL-3.0-or-later
// The texts shown in a picture, with their forms, sizes and positions.
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/MarkPart.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::picture;

namespace {

/// A box with texts in it.
struct InBox {
    Picture picture;

    explicit InBox(const Rect& place) { picture.marks.push_back({.rect = place}); }

    int write(MarkText words, int part = part::title, int owner = 0) {
        Mark mark{.shape = Mark::Shape::Text, .part = part, .owner = owner};
        mark.group = picture.marks.at(static_cast<std::size_t>(owner)).group;
        mark.instead = picture.marks.at(static_cast<std::size_t>(owner)).instead;
        mark.label = std::move(words);
        picture.marks.push_back(std::move(mark));
        return static_cast<int>(picture.marks.size()) - 1;
    }
};

std::string said(const LabelPlan& plan, int mark) {
    const SetText* text = plan.of(mark);
    return text == nullptr ? std::string() : text->text;
}

std::string formIn(double width, std::vector<std::string> forms, bool cut = false) {
    InBox box({0, 0, 400, 100});
    const int text = box.write({.forms = std::move(forms), .area = {10, 20, width, 28}, .cut = cut});
    return said(LabelPlan(box.picture, {}), text);
}

const Scale far{.zoom = 1, .labels = LabelRank::Name};

} // namespace

TEST_CASE("a text has the longest form that fits its space, or is hidden", "[labelplan]") {
    const double area = textWidth("1.5 GB/s");
    CHECK(formIn(area, {"1.5 of 4.8 GB/s", "1.5 GB/s"}) == "1.5 GB/s");
    CHECK(formIn(2 * area, {"1.5 of 4.8 GB/s", "1.5 GB/s"}) == "1.5 of 4.8 GB/s");
    CHECK(formIn(area - 1, {"1.5 of 4.8 GB/s", "1.5 GB/s"}).empty());
    CHECK(formIn(area, {}).empty());
    CHECK(formIn(60, {"A name that somebody made up"}).empty());
    const std::string cut = formIn(60, {"A name that somebody made up"}, true); // only names given by users
    CHECK(cut.ends_with("…"));
    CHECK(textWidth(cut) <= 60);
}

TEST_CASE("text grows with the zoom, but has at least 11 pixels, stays in its space, and has a maximum",
          "[labelplan]") {
    InBox box({0, 0, 400, 100});
    const int text = box.write({.forms = {"SB3"}, .area = {10, 10, 300, 40}, .size = MarkText::Size::Body});
    const auto sizeAt = [&](double zoom, double scale = 1) {
        return LabelPlan(box.picture, {.zoom = zoom, .textScale = scale}).of(text)->size;
    };
    CHECK(sizeAt(0.5) == 11);
    CHECK(sizeAt(1) == 13);
    CHECK(sizeAt(1.5) == 19); // 13 x 1.5
    CHECK(sizeAt(4) == 19);
    CHECK(sizeAt(1, 2) == 26);
    box.picture.marks[1].label.area.height = 14;
    CHECK(sizeAt(1) == 12);                                           // 14 x 0.86
    CHECK(LabelPlan(box.picture, {.zoom = 0.6}).of(text) == nullptr); // 8.4 pixels are not legible
}

TEST_CASE("the name is the last text to disappear, and the description gets the remaining space", "[labelplan]") {
    InBox box({0, 0, 120, 60});
    const double name = textWidth("SB3");
    const int title = box.write({.forms = {"SB3"}, .area = {8, 8, name, 16}, .reach = {0, 8, 120, 16}});
    const int about = box.write({.forms = {"Uniboard"},
                                 .area = {60, 8, 52, 16},
                                 .reach = {0, 8, 120, 16},
                                 .at = MarkText::At::End,
                                 .rank = LabelRank::About},
                                part::subtitle);
    const LabelPlan both(box.picture, {});
    REQUIRE(both.of(title) != nullptr);
    REQUIRE(both.of(about) != nullptr);
    CHECK(both.of(about)->rect.x > both.of(title)->rect.right());
    const LabelPlan small(box.picture, {.zoom = 0.6}); // 72 pixels
    CHECK(said(small, title) == "SB3");
    CHECK(small.of(about) == nullptr);
    CHECK(LabelPlan(box.picture, far).of(about) == nullptr);
}

TEST_CASE("a name without other texts is in the middle of its box", "[labelplan]") {
    InBox box({0, 0, 200, 60});
    const int title = box.write({.forms = {"Hub"}, .area = {8, 10, 100, 16}, .alone = {8, 0, 100, 60}});
    const int about =
        box.write({.forms = {"of PCI-E"}, .area = {8, 34, 100, 16}, .rank = LabelRank::About}, part::subtitle);
    const auto middle = [&](const LabelPlan& plan) { return plan.of(title)->rect.y + plan.of(title)->rect.height / 2; };
    CHECK(middle(LabelPlan(box.picture, {})) == Approx(18));
    CHECK(LabelPlan(box.picture, {}).of(about) != nullptr);
    CHECK(middle(LabelPlan(box.picture, far)) == Approx(30));
}

TEST_CASE("a fact is shown whole or not at all", "[labelplan]") {
    InBox box({0, 0, 200, 60});
    const Rect row{8, 10, 140, 18};
    const int value = box.write({.forms = {"8 MB, 2-way"}, .area = row, .at = MarkText::At::End}, part::facts);
    const int label = box.write({.forms = {"E-cache"}, .area = row, .coupled = true}, part::facts + 1);
    CHECK(said(LabelPlan(box.picture, {}), label) == "E-cache");
    box.picture.marks[static_cast<std::size_t>(label)].label.forms = {"A label that is too long"};
    const LabelPlan without(box.picture, {});
    CHECK(without.of(label) == nullptr);
    CHECK(without.of(value) == nullptr);
}

TEST_CASE("a group of boxes that only have names shows all of the names or none, and then one box replaces them",
          "[labelplan]") {
    InBox box({0, 0, 200, 60});
    std::vector<int> faces;
    std::vector<int> names;
    for (int i = 0; i < 2; ++i) {
        box.picture.marks.push_back({.part = part::face, .owner = 0, .rect = {10.0 + 60 * i, 20, 50, 20}, .group = 3});
        faces.push_back(static_cast<int>(box.picture.marks.size()) - 1);
    }
    box.picture.marks.push_back(
        {.part = part::face, .owner = 0, .rect = {10, 20, 110, 20}, .group = 3, .instead = true});
    const int together = static_cast<int>(box.picture.marks.size()) - 1;
    names.push_back(
        box.write({.forms = {"Hub 0"}, .area = {12, 22, 46, 16}, .rank = LabelRank::Part}, part::title, faces[0]));
    names.push_back(
        box.write({.forms = {"Hub 1"}, .area = {72, 22, 46, 16}, .rank = LabelRank::Part}, part::title, faces[1]));
    const int words = box.write({.forms = {"2 hubs"}, .area = {12, 22, 100, 16}}, part::title, together);
    const LabelPlan near(box.picture, {});
    CHECK((near.isDrawn(faces[0]) && near.isDrawn(faces[1]) && !near.isDrawn(together)));
    CHECK(near.of(words) == nullptr);
    box.picture.marks[static_cast<std::size_t>(names[1])].label.forms = {"Hub of the other side"};
    const LabelPlan one(box.picture, {}); // one name that is too long hides the other name as well
    CHECK((!one.isDrawn(faces[0]) && !one.isDrawn(faces[1]) && one.isDrawn(together)));
    CHECK(one.of(names[0]) == nullptr);
    CHECK(said(one, words) == "2 hubs");
    const LabelPlan none(box.picture, {.zoom = 0.5}); // no legible text: a plain row
    CHECK((none.isDrawn(faces[0]) && none.isDrawn(faces[1]) && !none.isDrawn(together)));
    CHECK((none.of(names[0]) == nullptr && none.of(words) == nullptr));
    const LabelPlan chosen(box.picture, {}, {0});
    CHECK(chosen.isDrawn(faces[0]));
    CHECK(said(chosen, names[0]) == "Hub 0");
    CHECK(!chosen.isDrawn(together));
    MarkText& name = box.picture.marks[static_cast<std::size_t>(names[0])].label;
    name.rank = LabelRank::Name; // like the bottleneck's name
    const LabelPlan hot(box.picture, far);
    CHECK((hot.isDrawn(faces[0]) && hot.isDrawn(faces[1]) && !hot.isDrawn(together)));
    CHECK(said(hot, names[0]) == "Hub 0");
}

TEST_CASE("a name without space in its line is in the line below, in two lines if necessary, and in its box",
          "[labelplan]") {
    const double width = textWidth("Kernel lock");
    InBox box({0, 0, width, 60});
    const int title = box.write({.forms = {"Kernel lock", "Kernel\nlock"},
                                 .area = {4, 4, width - 8, 8}, // too low for any text
                                 .below = {4, 4, width - 8, 40}});
    const LabelPlan plan(box.picture, {});
    const SetText* two = plan.of(title);
    REQUIRE(two != nullptr);
    CHECK(two->text == "Kernel\nlock");
    CHECK(two->rect.y >= 4);
    CHECK(two->rect.bottom() <= 44);
    box.picture.marks[1].label.below.width = 2 * width;
    CHECK(said(LabelPlan(box.picture, {}), title) == "Kernel lock");
    box.picture.marks[1].group = 0; // members of a group all have names in their own lines, or none
    CHECK(LabelPlan(box.picture, {}).of(title) == nullptr);
}

TEST_CASE("larger text shrinks a name only as far as its space requires", "[labelplan]") {
    const auto sizeIn = [](double width) {
        InBox box({0, 0, 400, 100});
        const int title = box.write({.forms = {"Kernel lock"}, .area = {10, 10, width, 60}, .strong = true});
        const LabelPlan plan(box.picture, {.zoom = 1, .textScale = 2});
        return plan.of(title) == nullptr ? 0.0 : plan.of(title)->size;
    };
    const double at11 = textWidth("Kernel lock", 11, true);
    CHECK(sizeIn(3 * at11) == 22);
    CHECK(sizeIn(1.5 * at11) > 11);
    CHECK(sizeIn(1.5 * at11) <= 16);
    CHECK(sizeIn(1.01 * at11) == 11);
    CHECK(sizeIn(0.9 * at11) == 0);
}
