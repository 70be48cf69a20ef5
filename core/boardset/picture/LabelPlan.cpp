// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out groups first, then each remaining text in picture order.
#include "boardset/picture/LabelPlan.h"

#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/MarkPart.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset::picture {

namespace {

constexpr double shareOfArea = 0.86;
constexpr double mostZoom = 1.5; ///< Zoom above which text no longer grows.
/// Maximum ratio of the size of a text to its designed size, for text that may extend beyond its area.
constexpr double mostGrown = 1.2;
constexpr double textEdge = 2;      ///< Minimum distance, in pixels, between a text and the edge of its box.
constexpr double between = gap / 2; ///< Minimum distance between two texts on a line.
constexpr double rounding = 0.1;    ///< Tolerance for rounding errors in sums.

double middleOf(const Rect& place) {
    return place.x + place.width / 2;
}

/// Returns the x position at which a text of the given width starts in an area.
double startOf(MarkText::At at, const Rect& area, double width) {
    return at == MarkText::At::Start ? area.x
           : at == MarkText::At::End ? area.right() - width
                                     : middleOf(area) - width / 2;
}

/// True if the texts in two areas are on the same line.
bool areInLine(const Rect& area, const Rect& set) {
    const double middle = area.y + area.height / 2;
    return set.y < middle && middle < set.bottom();
}

class Setter {
public:
    Setter(const Picture& picture, const Scale& scale, const std::set<int>& apart)
        : m_picture(picture), m_scale(scale), m_apart(apart), m_texts(picture.marks.size()),
          m_drawn(picture.marks.size(), 1) {}

    void run() {
        chooseGroups();
        for (std::size_t i = 0; i < m_picture.marks.size(); ++i)
            set(static_cast<int>(i));
    }
    std::vector<std::optional<SetText>>& texts() { return m_texts; }
    std::vector<char>& drawn() { return m_drawn; }

private:
    const Mark& markOf(int mark) const { return m_picture.marks.at(static_cast<std::size_t>(mark)); }
    /// True for the name of a box; the title of a wire is the label of its traffic.
    bool isName(const Mark& mark) const {
        return mark.part == part::title && mark.owner >= 0 && markOf(mark.owner).shape == Mark::Shape::Box;
    }
    bool isDrawn(int mark) const { return m_drawn.at(static_cast<std::size_t>(mark)) != 0; }
    double scaled(double size) const { return size * m_scale.textScale; }
    double legible() const { return std::round(scaled(textSize)); }

    /// Returns the position of a text relative to the corner of its box. Texts at wires have no box.
    Rect placed(const Mark& mark, const Rect& area) const {
        const bool inBox = mark.owner >= 0 && markOf(mark.owner).shape == Mark::Shape::Box;
        return withMinimumHeight(inBox ? m_scale.in(markOf(mark.owner).rect, area) : m_scale.of(area),
                                 mark.label.least);
    }

    bool isNamed(const Mark& title) const { return fit(title, placed(title, title.label.area)).has_value(); }

    /// Shows the names of all marks in a group. If one name is too long, shows a common label instead of the names.
    /// If the common label does not fit either, shows neither.
    /// The bottleneck and its neighbours always show their names.
    void chooseGroups() {
        std::map<int, bool> named;
        std::map<int, const Mark*> titles; // by box
        std::set<int> apart = m_apart;
        for (const Mark& mark : m_picture.marks) {
            if (mark.group < 0 || mark.part != part::title)
                continue;
            titles[mark.owner] = &mark;
            if (mark.instead)
                continue;
            const bool one = isNamed(mark);
            named[mark.group] = one && (!named.contains(mark.group) || named[mark.group]);
            if (mark.label.rank == LabelRank::Name)
                apart.insert(markOf(mark.owner).owner);
        }
        const auto haveNames = [&](const Mark& face) { return named[face.group] || apart.contains(face.owner); };
        const auto isInstead = [&](int face) {
            const Mark& mark = markOf(face);
            const auto title = titles.find(face);
            return mark.instead && !haveNames(mark) && title != titles.end() && isNamed(*title->second);
        };
        std::set<std::pair<int, int>> together; // pairs of a box and a group
        for (const auto& [face, title] : titles)
            if (isInstead(face))
                together.emplace(markOf(face).owner, title->group);
        for (std::size_t i = 0; i < m_drawn.size(); ++i) {
            const Mark& mark = m_picture.marks[i];
            if (mark.group < 0)
                continue;
            const bool face = mark.part == part::face;
            const Mark& box = face ? mark : markOf(mark.owner);
            const bool isTogether = together.contains({box.owner, box.group});
            m_drawn[i] = box.instead ? isTogether : haveNames(box) || (face && !isTogether);
        }
    }

    std::optional<SetText> fit(const Mark& mark, const Rect& area) const { return fit(mark, mark.label, area); }

    static bool isToken(const Mark& mark) {
        return mark.shape == Mark::Shape::Stack || mark.shape == Mark::Shape::Disc;
    }
    /// Returns the right edge of a token, which is as wide as its figure.
    double endOfToken(const Mark& token) const {
        const Rect at = m_scale.of(token.rect);
        const double figure = m_scale.measure.width(token.label.forms.front(), legible(), token.label.strong);
        return middleOf(at) + std::max(at.width, figure) / 2;
    }

    /// Fits a text into its box. The text extends as far as earlier texts on its line allow.
    std::optional<SetText> fit(const Mark& mark, const MarkText& words, const Rect& area) const {
        double left = area.x;
        double right = area.right();
        if (!words.reach.empty()) {
            const Rect reach = placed(mark, words.reach);
            left = reach.x + textEdge;
            right = reach.right() - textEdge;
        }
        if (mark.owner >= 0 && isToken(markOf(mark.owner)))
            left = std::max(left, endOfToken(markOf(mark.owner)) + between);
        const double anchor = std::max(left, startOf(words.at, area, 0));
        if (mark.owner >= 0 && mark.owner == m_box) {
            for (const Rect& other : m_before) {
                if (!areInLine(area, other))
                    continue;
                if (other.x <= anchor + rounding)
                    left = std::max(left, other.right() + between);
                else
                    right = std::min(right, other.x - between);
            }
        }
        double size = legible();
        auto text = fit(words, area, left, right, size);
        // true for texts that shrink below the usual minimum size before they disappear
        const bool stays = isName(mark) || words.rank <= LabelRank::Count;
        while (!text && stays && size > textSize) { // names shrink step by step, other texts to the minimum size
            size = std::max(textSize, mark.part == part::title ? size - 2 : textSize);
            text = fit(words, area, left, right, size);
        }
        return text;
    }

    /// Fits a text into its alternative area, left-aligned.
    std::optional<SetText> fitBelow(const Mark& mark) const {
        if (mark.label.below.empty())
            return std::nullopt;
        MarkText words = mark.label;
        words.at = MarkText::At::Start;
        if (const Rect& below = words.below; !words.reach.empty()) // the text extends as far here as on its own line
            words.reach = {words.reach.x, below.y, words.reach.width, below.height};
        return fit(mark, words, placed(mark, words.below));
    }

    /// Fits a text at the size that the zoom and the area permit. Uses the longest form that fits at the minimum size.
    std::optional<SetText> fit(const MarkText& words, const Rect& area, double left, double right, double least) const {
        const double limit = right - left + rounding;
        const auto widthOf = [&](const std::string& form, double size) {
            double width = 0;
            for (const std::string& line : linesOf(form))
                width = std::max(width, m_scale.measure.width(line, size, words.strong));
            return width + (words.isPinched ? iconSpaceOf(form, size) : 0);
        };
        const double basis = scaled(pixelsOf(words.size));
        const double wanted = std::max(legible(), basis * std::min(m_scale.zoom, mostZoom));
        const double designed = words.reach.empty() ? wanted : std::max(legible(), basis * m_scale.zoom * mostGrown);
        for (std::string form : words.forms) {
            const auto lines = static_cast<double>(linesOf(form).size());
            const double lineSpace = area.height / lines;
            if ((form.empty() && !words.isPinched) || limit <= 0 || lineSpace < (lines > 1 ? least : least * 9 / 11))
                continue;
            double smallest = widthOf(form, least);
            if (smallest > limit && words.cut) {
                form = fitted(form, limit, least, words.strong, m_scale.measure);
                smallest = widthOf(form, least);
            }
            if (smallest > limit)
                continue;
            const double size = std::max(least, std::floor(std::min({wanted, designed, lineSpace * shareOfArea,
                                                                     least * limit / std::max(1.0, smallest)})));
            const double width = widthOf(form, size);
            const double whole = m_scale.measure.height(size) * lines;
            // two lines of text are closer together if the area is too short
            const double height = lines > 1 ? std::min(whole, area.height) : whole;
            const double start = startOf(words.at, area, width);
            const double x = std::max(left, std::min(start, right - width));
            return SetText{form, {x, area.y + (area.height - height) / 2, width, height}, size};
        }
        return std::nullopt;
    }

    bool isClear(const Rect& place) const {
        return std::ranges::none_of(
            m_before, [&](const Rect& other) { return other.overlaps(place); });
    }

    void set(int index) {
        const Mark& mark = markOf(index);
        const MarkText& words = mark.label;
        if (mark.shape != Mark::Shape::Text || !isDrawn(index))
            return;
        if (mark.owner != m_box) {
            m_box = mark.owner;
            m_isNamed = true;
            m_before.clear();
        }
        if (mark.part == part::subtitle && !m_isNamed)
            return; // without its name, a description says nothing
        const bool isNameOfBox = isName(mark);
        auto& text = m_texts.at(static_cast<std::size_t>(index));
        if (isNameOfBox || words.rank <= m_scale.labels)
            if (text = fit(mark, placed(mark, words.area)); !text && (mark.group < 0 || !isNameOfBox))
                text = fitBelow(mark); // a group shows either all of its names or none
        if (text && text->text.find('\n') != std::string::npos && !isClear(text->rect))
            text.reset();
        const bool follows =
            index > 0 && markOf(index - 1).owner == mark.owner && markOf(index - 1).shape == Mark::Shape::Text;
        auto* before = follows ? &m_texts.at(static_cast<std::size_t>(index) - 1) : nullptr;
        if (!text && words.displaces && before != nullptr && *before) {
            m_before.pop_back();
            text = fit(mark, placed(mark, words.area));
            if (text)
                before->reset();
            else
                m_before.push_back((*before)->rect);
        }
        if (words.coupled && before != nullptr && !(text && *before)) {
            if (*before)
                m_before.pop_back();
            text.reset();
            before->reset();
        }
        if (!text && before != nullptr && *before && !markOf(index - 1).label.alone.empty()) {
            const Mark& title = markOf(index - 1);
            m_before.pop_back();
            if (auto moved = fit(title, placed(title, title.label.alone)))
                *before = std::move(moved);
            m_before.push_back((*before)->rect);
        }
        if (isNameOfBox)
            m_isNamed = text.has_value();
        if (text)
            m_before.push_back(text->rect);
    }

    const Picture& m_picture;
    const Scale& m_scale;
    const std::set<int>& m_apart;
    std::vector<std::optional<SetText>> m_texts;
    std::vector<char> m_drawn;
    int m_box = -1;             ///< Index of the box whose texts are being laid out.
    bool m_isNamed = true;      ///< False if the box has a title that does not fit.
    std::vector<Rect> m_before; ///< Rectangles of texts that already have a position.
};

} // namespace

LabelPlan::LabelPlan(const Picture& picture, const Scale& scale, const std::set<int>& apart) {
    Setter setter(picture, scale, apart);
    setter.run();
    m_texts = std::move(setter.texts());
    m_drawn = std::move(setter.drawn());
}

const SetText* LabelPlan::of(int mark) const {
    const auto& text = m_texts.at(static_cast<std::size_t>(mark));
    return text ? &*text : nullptr;
}

} // namespace boardset::picture
