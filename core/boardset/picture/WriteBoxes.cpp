// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the texts in boxes: first the name, then the type, the facts and the utilisation.
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Painting.h"
#include "boardset/picture/Tokens.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace boardset::picture {

namespace {

constexpr double barSpace = 6;     ///< Height of the utilisation bar in the footer of a box.
constexpr double stripesWidth = 8; ///< Width of the data stripes at the edge of a box.

/// True if the title and the subtitle of a box, one below the other, are vertically centred in the box.
bool isInMiddle(const Box& box) {
    const double middle = (box.titleRect.y + box.subtitleRect.bottom()) / 2;
    return !box.subtitleRect.empty() && !box.subtitleAtEnd && std::abs(middle - (box.rect.y + box.rect.height / 2)) < 2;
}

/// Returns a title without the words that state its purpose: "PrestoServe" for "PrestoServe for VME".
/// A title without such words stays the same.
std::string withoutPurpose(const std::string& title) {
    return title.substr(0, std::min(title.find(std::string(Message{" for "})), title.find(", ")));
}

/// Returns a short form of a numbered name: "d1" for "Disk 1". Returns other names unchanged.
std::string initialWithNumber(const std::string& name) {
    const std::size_t blank = name.find(' ');
    const bool isNumbered = blank != std::string::npos && name.find_first_not_of("0123456789", blank + 1) == name.npos;
    const bool isLetter = !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
    return isNumbered && isLetter ? static_cast<char>(name.front() - 'A' + 'a') + name.substr(blank + 1) : name;
}

/// Breaks text into two lines of nearly equal length.
std::string inTwoLines(std::string words) {
    const std::size_t half = words.size() / 2;
    const std::size_t before = words.rfind(' ', half);
    const std::size_t after = words.find(' ', half);
    const bool isAfter = before == std::string::npos || (after != std::string::npos && after - half < half - before);
    if (const std::size_t blank = isAfter ? after : before; blank != std::string::npos)
        words[blank] = '\n';
    return words;
}

/// Returns the contents of the bays of a part: "7 disks, 1 tape". Empty if the bays contain nothing.
std::string fittedIn(const Topology& topology, BlockId block) {
    std::map<std::string, int> counts;
    for (const BlockId child : topology.block(block).children)
        if (topology.block(child).bay == child && topology.block(child).role != Role::Bay)
            ++counts[topology.slot(child)->noun];
    return commaList(countedNouns(counts));
}

/// Returns the vertical segments of the links inside a box.
std::vector<Rect> uprightsIn(const Layout& layout, const Rect& box) {
    std::vector<Rect> stretches;
    for (const Wire& wire : layout.wires)
        for (std::size_t i = 1; i < wire.points.size(); ++i) {
            const auto [from, to] = std::minmax(wire.points[i - 1].y, wire.points[i].y);
            if (const double x = wire.points[i].x - wire.width / 2; x > box.x && x < box.right() && to > from)
                stretches.push_back({x, from, wire.width, to - from});
        }
    return stretches;
}

/// Returns the part of a line of text in a box that is free of tokens, inner parts, links of inner parts,
/// and data stripes.
Rect reachOf(const Painting& painting, std::size_t index, const Rect& place) {
    constexpr double leadingShare = 0.2; // space above and below the letters, as a share of the line's height
    constexpr double tokenReach = 0.2;   // space for what extends beyond a thread, as a share of the thread's width
    const auto& boxes = painting.layout.boxes;
    const Rect& box = boxes[index].rect;
    double left = box.x + (painting.data.contains(static_cast<int>(index)) ? stripesWidth : 0);
    double right = box.right();
    const auto keepOff = [&](const Rect& other) {
        const double leading = leadingShare * place.height;
        if (other.empty() || other.y >= place.bottom() - leading || other.bottom() <= place.y + leading)
            return;
        if (other.x > place.x)
            right = std::min(right, other.x);
        else
            left = std::max(left, other.right());
    };
    for (const bool pages : {false, true}) {
        if (!painting.withTokens.contains({static_cast<int>(index), pages}))
            continue;
        Rect tokens = tokenArea(painting.layout, index, pages, painting.tokenScale);
        if (!pages) // the ring and a wide figure extend beyond the token
            tokens.x -= tokenReach * TextMetrics{painting.layout.textScale}.thread();
        keepOff(tokens);
    }
    for (std::size_t i = index + 1; i < boxes.size() && boxes[i].parent >= static_cast<int>(index); ++i)
        if (boxes[i].parent == static_cast<int>(index))
            keepOff(boxes[i].rect);
    if (!painting.layout.isLeaf(static_cast<int>(index)))
        for (const Rect& stretch : uprightsIn(painting.layout, box))
            keepOff(stretch);
    return {left, place.y, right - left, place.height};
}

/// If the names of parts without other content end in the same word, returns the box's name without that word:
/// "Address" for "Address crossbar" next to "Data crossbar". Otherwise, returns an empty text.
std::string withoutSharedEnd(const Layout& layout, const Box& box) {
    const auto blank = box.title.rfind(' ');
    if (box.identical < 0 || blank == std::string::npos)
        return {};
    const std::string end = box.title.substr(blank);
    const auto sharesEnd = [&](const Box& other) { return other.identical >= 0 && other.title.ends_with(end); };
    const auto isBeside = [&](const Box& other) { return &other != &box && other.parent == box.parent; };
    const bool any = std::ranges::any_of(layout.boxes, isBeside);
    const bool all =
        std::ranges::all_of(layout.boxes, [&](const Box& other) { return !isBeside(other) || sharesEnd(other); });
    return any && all ? box.title.substr(0, blank) : std::string();
}

class Writer {
public:
    Writer(Painting& painting, std::size_t index)
        : m_painting(painting), m_index(index), m_box(painting.layout.boxes[index]),
          m_face(painting.picture.boxes[index]), m_use(painting.figures.useOf(m_box)) {}

    void write(const Counts& counts) {
        if (m_box.isFlat()) { // the utilisation is on the line of the name
            writeFigure();
            writeNames();
            writeBottleneckIcon();
            writeUse();
        } else {
            writeBottleneckIcon();
            writeFigure();
            writeUse();
            writeNames();
        }
        writeFacts();
        writeCounts(counts);
        if (isTagged())
            writeTag();
        if (!m_box.together.empty())
            writeTogether();
    }

private:
    void write(int part, MarkText words, Tone tone = Tone::Name::Secondary) {
        m_painting.write(m_face, part, std::move(words), tone);
    }

    bool isLeaf() const { return m_painting.layout.isLeaf(static_cast<int>(m_index)); }

    /// True if the band of the bottleneck is behind all texts of the box.
    bool isOnBand() const { return m_box.style == BoxStyle::Band && isFilled(); }

    Tone nameTone() const {
        if (isOnBand())
            return Tone::Name::OnStress;
        return m_box.isSmall() || m_box.style == BoxStyle::Context ? Tone::Name::Secondary : Tone::Name::Text;
    }

    MarkText title(const Rect& area) const {
        MarkText words{.area = area, .strong = !m_box.isSmall(), .rank = m_box.titleRank};
        words.size = m_box.isSmall() ? MarkText::Size::Caption : MarkText::Size::Body;
        words.at = m_box.style == BoxStyle::Chip ? MarkText::At::Middle : MarkText::At::Start;
        if (m_painting.figures.bottleneckBox() == static_cast<int>(m_index))
            words.rank = LabelRank::Name;
        return words;
    }

    void writeNames() {
        MarkText name = title(m_box.titleRect);
        const std::string found = nameWithHits(m_box.title, m_painting.figures.hitsIn(m_box.block));
        if (found != m_box.title) // the hit rate may use the space of a subtitle at the end of the line
            name.forms.push_back(found);
        if (isTagged())
            name.forms.push_back(withUse(m_box.title));
        name.forms.push_back(m_box.title);
        if (const std::string shorter = withoutSharedEnd(m_painting.layout, m_box); !shorter.empty())
            name.forms.push_back(shorter);
        if (m_box.lost)
            name.forms.push_back(m_box.shortTitle());
        name.reach = reachOf(m_painting, m_index, m_box.titleRect);
        name.forms.push_back(inTwoLines(m_box.title));
        name.isPinched = isOnBand();
        if (isLeaf())
            name.below = besideTokens(m_box.rect.y, m_box.rect.bottom());
        if (m_box.isFlat() || isInMiddle(m_box))
            name.alone = {m_box.titleRect.x, m_box.rect.y, m_box.titleRect.width, m_box.rect.height};
        if (m_box.subtitle.empty() || m_box.subtitleRect.empty())
            name.area = name.alone.empty() ? name.area : name.alone;
        write(part::title, name, nameTone());
        MarkText about{.forms = aboutForms(), .area = m_box.subtitleRect, .rank = m_box.subtitleRank};
        about.reach = reachOf(m_painting, m_index, m_box.subtitleRect);
        about.at = m_box.subtitleAtEnd ? MarkText::At::End : MarkText::At::Start;
        const bool matters = m_box.subtitleRank == LabelRank::Use || m_box.subtitleRank == LabelRank::Name;
        constexpr double lines = 1.5; // if a subtitle has no space on its line at low zoom, it gets this many lines
        const bool alone = !m_box.vacant && m_box.linesRect.empty() && m_box.countsRect.empty();
        if (isLeaf() && (matters || alone))
            about.below =
                besideTokens(m_box.titleRect.bottom(),
                             std::min(m_box.rect.bottom(), m_box.titleRect.bottom() + lines * m_box.titleRect.height));
        if (about.area.empty())
            about.area = std::exchange(about.below, {});
        write(part::subtitle, std::move(about), isOnBand() ? Tone::Name::OnStress : Tone::Name::Secondary);
    }

    /// Returns texts with the type and the contents of the bays, longest first.
    std::vector<std::string> aboutForms() const {
        std::vector<std::string> forms;
        const std::string inside = isLeaf() ? fittedIn(m_painting.topology, m_box.block) : std::string();
        for (const std::string& what : {m_box.subtitle, withoutPurpose(m_box.subtitle)}) {
            if (!inside.empty() && !what.empty())
                forms.push_back(Message{"{part}, {contents}", {{"part", what}, {"contents", inside}}});
            forms.push_back(what);
        }
        return forms;
    }

    /// Returns the area from the name's left edge to the box's padding on the right, and down to the tokens.
    Rect besideTokens(double top, double bottom) const {
        const double pad = m_box.titleRect.x - m_box.rect.x;
        for (const bool pages : {false, true})
            if (m_painting.withTokens.contains({static_cast<int>(m_index), pages}))
                bottom = std::min(bottom,
                                  std::max(top, tokenArea(m_painting.layout, m_index, pages, m_painting.tokenScale).y));
        if (m_box.showsUse)
            bottom = std::min(bottom, m_box.useRect.bottom() - barSpace);
        return {m_box.titleRect.x, top, m_box.rect.width - 2 * pad, std::max(0.0, bottom - top)};
    }

    void writeTogether() {
        const Rect& all = m_box.togetherRect;
        Rect area = m_box.titleRect;
        area.width += all.width - m_box.rect.width;
        MarkText words = title(area);
        words.forms = {m_box.together, m_box.togetherShort};
        words.reach = all;
        m_painting.write(m_face + 1, part::title, std::move(words), nameTone());
    }

    /// Returns a name with the utilisation: "Disk 1 55 %".
    std::string withUse(const std::string& name) const {
        return Message{"{part} {utilisation}", {{"part", name}, {"utilisation", m_use.text()}}};
    }

    /// True if the box is the bottleneck but has no band.
    bool isTagged() const { return m_painting.filled == static_cast<int>(m_index) && !hasBand(); }

    /// Puts the icon of the bottleneck on the corner of a box without a band, beside the contents of the box.
    void writeTag() {
        constexpr double width = 80, height = 24;
        const Rect& box = m_box.rect;
        MarkText words{.forms = {""}, .area = {box.x - width, box.y - height / 2, width, height}};
        words.isPinched = true;
        words.at = MarkText::At::End;
        write(part::saturation, std::move(words), Tone::Name::OnStress);
        m_painting.picture.marks.back().line = Tone::Name::Stress;
    }

    void writeFacts() {
        Rect row = m_box.linesRect;
        row.height /= std::max<double>(1, static_cast<double>(m_box.lines.size()));
        int part = part::facts;
        for (const BoxLine& line : m_box.lines) {
            write(part++, {.forms = {line.value}, .area = row, .at = MarkText::At::End, .rank = LabelRank::Line},
                  Tone::Name::Text);
            write(part++, {.forms = {line.label}, .area = row, .rank = LabelRank::Line, .coupled = true});
            row.y += row.height;
        }
    }

    bool hasBand() const { return m_painting.saturated.contains(static_cast<int>(m_index)); }
    /// True if the band has the mark of the bottleneck.
    bool isFilled() const { return hasBand() && m_painting.filled == static_cast<int>(m_index); }

    /// Returns the tone of the utilisation's texts; `usual` is that of parts that are not saturated.
    Tone useTone(Tone usual) const {
        if (isFilled())
            return Tone::Name::OnStress;
        if (m_use.isBottleneck)
            return stressOf(m_painting.answer);
        return m_use.isSaturated ? Tone(Tone::Name::Stress) : usual;
    }

    Rect footSpace() const {
        Rect area = m_box.useRect;
        if (hasBand())
            return area;
        area.height = m_painting.figures.showsUseOf(m_box) ? area.height - barSpace : 0;
        return area;
    }

    /// Returns a text on the band or, without a band, beside the bar.
    MarkText inFoot(std::vector<std::string> forms) const {
        MarkText words{.forms = std::move(forms), .area = footSpace()};
        if (hasBand()) {
            words.least = leastBand;
            words.reach = bandOf(m_box);
        }
        return words;
    }

    /// Writes the icon of the bottleneck on the band, unless the name on the band has the icon.
    void writeBottleneckIcon() {
        if (!isFilled() || isOnBand())
            return;
        MarkText icon = inFoot({""});
        icon.isPinched = true;
        write(part::bottleneckIcon, std::move(icon), Tone::Name::OnStress);
    }

    static std::string inThe() { return Message{" in the "}; }
    /// Returns the name of the busiest part without the part that contains it: "disk 0" for "disk 0 in the ISP-80".
    std::string partAlone() const { return m_use.part.substr(0, m_use.part.find(inThe())); }
    /// True for a board with devices that are not drawn, so that its percentage needs the name of the busiest one.
    bool namesDevice() const { return isLeaf() && !hasBand() && !fittedIn(m_painting.topology, m_box.block).empty(); }

    /// Writes the utilisation at the end of the footer of a box.
    void writeFigure() {
        const bool idle = m_use.part.empty();
        MarkText words = inFoot({m_box.isModelled ? m_use.text() : std::string(Message{"use: not modelled"})});
        words.strong = !idle;
        words.at = MarkText::At::End;
        if (namesDevice() && !idle) {
            const std::string name = partAlone();
            words.forms = {withUse(name), withUse(initialWithNumber(name)), m_use.text()};
        }
        words.rank = m_use.isBottleneck ? LabelRank::Name : LabelRank::Use;
        write(part::percent, std::move(words), useTone(idle ? Tone::Name::Secondary : Tone::Name::Text));
    }

    /// Writes the name of the busiest part, unless the title of the box already contains it, as for a memory.
    void writeUse() {
        const bool said = m_box.style == BoxStyle::Memory && !m_box.titleRect.empty();
        if (said && !m_use.isBottleneck)
            return;
        const bool isNamed = capitalised(partAlone()) == m_box.title; // the title is the name
        if (isOnBand() || isNamed || namesDevice())
            return;
        MarkText words = inFoot({m_use.part});
        words.strong = m_use.isBottleneck;
        words.displaces = isFilled() && !m_box.isFlat(); // the name of the bottleneck says more than its 100 %
        // Shorter forms omit the direction first, and then the part's own location, which the box already shows.
        const std::string name = words.forms.front();
        std::size_t end = name.size();
        for (const std::string& rest : {std::string(", "), std::string(Message{" of "}), inThe()})
            if (const std::size_t at = name.find(rest); at < end)
                words.forms.push_back(name.substr(0, end = at));
        if (const std::string shortest = words.forms.back(); isFilled() && !m_box.isFlat()) // "bus" for "address bus"
            words.forms.push_back(shortest.substr(shortest.rfind(' ') + 1));
        // the name of a saturated part appears together with its percentage
        words.rank = m_use.isBottleneck ? LabelRank::Name : hasBand() ? LabelRank::Use : m_box.useRank();
        write(part::use, std::move(words), useTone(Tone::Name::Secondary));
    }

    /// Writes "4 threads" and "256 pages", one below the other; omits counts of 0.
    /// If one of them is omitted, larger text uses the space of both lines.
    void writeCounts(const Counts& counts) {
        const bool larger = m_painting.layout.textScale > 1;
        const auto lines = counts.customers.size() + (counts.pages > 0 ? 1 : 0);
        Rect row = m_box.countsRect;
        row.height /= larger && lines == 1 ? 1 : 2;
        int part = part::counts;
        const auto line = [&](int count, const std::string& one) {
            if (count == 0)
                return;
            const Message shorter{"{number} {noun}", {{"number", countText(count)}, {"noun", noun(one, count)}}};
            write(part, {.forms = {counted(count, one), shorter},
                         .area = row,
                         .alone = larger && lines == 2 && part == part::counts ? m_box.countsRect : Rect(),
                         .rank = part == part::counts ? LabelRank::Count : LabelRank::Use});
            ++part;
            row.y += row.height;
        };
        if (counts.isEmpty() && !row.empty()) // where the tokens of other boards are
            write(part, {.forms = {Message{"empty"}}, .area = m_box.threads, .rank = LabelRank::Count});
        for (const auto& [noun, count] : counts.customers)
            line(count, noun);
        line(counts.pages, "page");
    }

    Painting& m_painting;
    std::size_t m_index;
    const Box& m_box;
    int m_face;
    BoxUse m_use;
};

} // namespace

void writeBoxes(Painting& painting) {
    const auto counts = countsOfAll(painting.topology, painting.workload);
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i)
        Writer(painting, i).write(counts[painting.layout.boxes[i].block]);
}

} // namespace boardset::picture
