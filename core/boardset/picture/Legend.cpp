// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the entries of a legend, omits those that do not fit, and lays out the others in rows.
#include "boardset/picture/Legend.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <functional>

namespace boardset::picture {

namespace {

constexpr double symbolHeight = 18;
constexpr double symbolAir = 6; ///< Space between a symbol and its text.
constexpr double entryAir = 16; ///< Space between two entries of a row.

/// One entry: its symbol, which is `width` wide and starts at x = 0, and its text.
struct Entry {
    int importance; ///< Entries with lower importance are omitted first.
    double width;
    std::vector<Mark> symbol;
    std::string text;
    std::string shortText = {}; ///< Text for a legend that is too narrow for `text`.
    const char* id = "legend";  ///< Subject of the marks.

    double totalWidth(const TextMetrics& metrics) const { return width + symbolAir + metrics.width(text); }
};

Mark stackMark(const std::vector<MarkSegment>& segments) {
    constexpr double width = 24;
    return {.shape = Mark::Shape::Stack, .rect = {0, 0, width, symbolHeight}, .segments = segments};
}

Mark boxMark(const Rect& rect, Tone tone) {
    return {.rect = rect, .tone = tone};
}

Mark wireMark(const Mark& like, double amount) {
    constexpr double length = 24;
    constexpr double widest = 8;
    Mark mark{.shape = Mark::Shape::Wire, .path = {{0, symbolHeight / 2}, {length, symbolHeight / 2}}};
    mark.width = std::min(like.width, widest);
    mark.edge = like.edge;
    mark.amount = amount;
    mark.tone = amount < 0 ? Tone(Tone::Name::Strong) : like.tone; // not the red of a saturated address bus
    return mark;
}

class Collector {
public:
    Collector(const Picture& picture, const Topology& topology, const Workload& workload)
        : m_picture(picture), m_workload(workload) {
        addCustomer(capitalised(noun(nounOf(workload, topology))));
        addPages();
        addOwners(noun(nounOf(workload, topology)));
        addLinks();
        addScale();
        addBars();
        const auto isOnBand = [](const Mark& mark) { return mark.tone == Tone(Tone::Name::OnStress); };
        if (std::ranges::any_of(picture.marks, isOnBand)) {
            Mark tag{.shape = Mark::Shape::Text, .rect = {0, 0, symbolHeight, symbolHeight}};
            tag.tone = Tone::Name::OnStress;
            tag.line = Tone::Name::Stress;
            tag.label = {.forms = {""}, .strong = true, .isPinched = true, .at = MarkText::At::Middle};
            m_entries.push_back({8, symbolHeight, {tag}, Message{"Bottleneck"}});
        }
    }

    std::vector<Entry> take() { return std::move(m_entries); }

private:
    void addCustomer(const std::string& customer) {
        const auto token = std::ranges::find_if(m_picture.tokens, &Token::isThread);
        if (token == m_picture.tokens.end())
            return;
        const auto ringed =
            std::ranges::find_if(m_picture.tokens, [](const Token& each) { return each.localShare.has_value(); });
        m_hasRings = ringed != m_picture.tokens.end();
        Mark disc{.shape = Mark::Shape::Disc, .rect = {0, 0, symbolHeight, symbolHeight}, .tone = Tone::owner(0)};
        disc.localShare = m_hasRings ? 0.35 : -1;
        m_entries.push_back(
            {7,
             symbolHeight,
             {disc},
             m_hasRings ? std::string(Message{"{customer}; ring: local share", {{"customer", customer}}}) : customer,
             customer});
    }

    void addPages() {
        bool isLocal = false;
        bool isRemote = false;
        for (const Mark& mark : m_picture.marks)
            for (const MarkSegment& each : mark.segments)
                (each.isRemote ? isRemote : isLocal) = true;
        const Tone tone = Tone::owner(0);
        if (isLocal || isRemote)
            m_entries.push_back({6,
                                 24,
                                 {stackMark({{tone, 1, false}})},
                                 m_hasRings || isRemote ? Message{"Pages, used locally"} : Message{"Pages"}});
        if (isRemote)
            m_entries.push_back({6, 24, {stackMark({{tone, 1, true}})}, Message{"Pages, used remotely"}});
    }

    void addOwners(const std::string& customer) {
        constexpr double swatch = 8;
        const bool isByCustomer = isColouredByCustomer(m_workload, m_picture.colours);
        std::size_t customers = 0;
        for (const Process& each : m_workload.processes)
            customers += each.customers.size();
        const std::size_t owners = isByCustomer ? customers : m_workload.processes.size();
        if (customers < 2)
            return;
        std::vector<Mark> symbol;
        for (int i = 0; i < 3 && i < static_cast<int>(owners); ++i)
            symbol.push_back(boxMark({i * swatch, 4, swatch, symbolHeight - 8}, Tone::owner(i)));
        const double width = swatch * static_cast<double>(symbol.size());
        const std::string owner = isByCustomer ? customer : noun("process");
        m_entries.push_back(
            {3, width, std::move(symbol), Message{"Colour: {owner}", {{"owner", owner}}}, {}, coloursInLegend});
    }

    void addLinks() {
        const auto add = [&](auto isOfKind, int importance, double amount, const Message& text) {
            const auto at = std::ranges::find_if(
                m_picture.wires, [&](int wire) { return isOfKind(m_picture.marks[static_cast<std::size_t>(wire)]); });
            if (at != m_picture.wires.end())
                m_entries.push_back(
                    {importance, 24, {wireMark(m_picture.marks[static_cast<std::size_t>(*at)], amount)}, text});
        };
        add([](const Mark& mark) { return mark.amount >= 0; }, 4, 0.5, Message{"Data link; fill: utilisation"});
        add([](const Mark& mark) { return mark.edge == Mark::Edge::Dotted; }, 2, -1, Message{"Address link"});
    }

    void addScale() {
        constexpr double step = 8;
        constexpr int steps = 10;
        const auto hasAmount = [](const Mark& mark) { return mark.amount >= 0; };
        if (std::ranges::none_of(m_picture.marks, hasAmount))
            return;
        std::vector<Mark> symbol;
        for (int i = 0; i < steps; ++i)
            symbol.push_back(boxMark({i * step, 5, step, symbolHeight - 10}, Tone::ofHeat(i / (steps - 1.0))));
        m_entries.push_back(
            {9, step * steps, std::move(symbol), Message{"Utilisation, 0 to 100 %"}, Message{"0 to 100 %"}});
    }

    /// Adds the bars that need an explanation: those with a limit of their own, and those without a known utilisation.
    void addBars() {
        constexpr double length = 24, thickness = 4;
        Mark bar{.shape = Mark::Shape::Bar, .tone = Tone::Name::Track, .line = Tone::Name::Strong};
        bar.rect = {0, (symbolHeight - thickness) / 2, length, thickness};
        const auto has = [&](auto isOfKind) { return std::ranges::any_of(m_picture.marks, isOfKind); };
        const auto addTick = [&](double Mark::*tick, const Message& text) {
            if (!has([&](const Mark& mark) { return mark.shape == Mark::Shape::Bar && mark.*tick >= 0; }))
                return;
            Mark ticked = bar;
            ticked.amount = 0.4;
            ticked.*tick = 0.7;
            m_entries.push_back({5, length, {ticked}, text});
        };
        addTick(&Mark::limit, {"Tick: limit"});
        addTick(&Mark::before, {"Grey tick: value in A"});
        bar.fill = Mark::Fill::Hatched;
        if (has([](const Mark& mark) { return mark.shape == Mark::Shape::Bar && mark.fill == Mark::Fill::Hatched; }))
            m_entries.push_back({1, length, {bar}, Message{"Not modelled"}});
    }

    const Picture& m_picture;
    const Workload& m_workload;
    bool m_hasRings = false;
    std::vector<Entry> m_entries;
};

/// Returns the first entry of each row.
std::vector<std::size_t> rowsOf(const std::vector<Entry>& entries, double width, const TextMetrics& metrics) {
    std::vector<std::size_t> rows;
    double right = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const double needed = entries[i].totalWidth(metrics);
        if (rows.empty() || right + entryAir + needed > width) {
            rows.push_back(i);
            right = needed;
        } else {
            right += entryAir + needed;
        }
    }
    return rows;
}

bool fits(const std::vector<Entry>& entries, double width, int rows, const TextMetrics& metrics) {
    return std::ssize(rowsOf(entries, width, metrics)) <= rows &&
           std::ranges::all_of(
               entries, [&](const Entry& each) { return each.totalWidth(metrics) <= width; });
}

/// Adds an entry's marks at a position, which is the upper left corner of its row.
void place(Picture& legend, const Entry& entry, int number, const Point& at, double row, const TextMetrics& metrics) {
    const Subject subject{Subject::Drawing, entry.id};
    constexpr int most = 20; // marks of one entry
    int part = number * most;
    const double down = at.y + (row - symbolHeight) / 2;
    for (Mark mark : entry.symbol) {
        mark.subject = subject;
        mark.part = part++;
        mark.rect.x += at.x;
        mark.rect.y += down;
        mark.label.area = mark.rect;
        for (Point& point : mark.path)
            point = {point.x + at.x, point.y + down};
        legend.marks.push_back(std::move(mark));
    }
    Mark text{.shape = Mark::Shape::Text, .subject = subject, .part = part, .tone = Tone::Name::Secondary};
    text.rect = {at.x + entry.width + symbolAir, at.y, metrics.width(entry.text) + entryAir - 2, row};
    text.label = {.forms = {entry.text}, .area = text.rect};
    legend.marks.push_back(std::move(text));
}

} // namespace

double rowHeightOf(double textScale) {
    constexpr double usual = 24;
    return std::round(TextMetrics{textScale}.of(usual));
}

Picture together(Picture picture, const Picture& other) {
    picture.marks.insert(picture.marks.end(), other.marks.begin(), other.marks.end());
    picture.tokens.insert(picture.tokens.end(), other.tokens.begin(), other.tokens.end());
    return picture;
}

Picture legendOf(const Picture& picture, const Topology& topology, const Workload& workload, double width, int rows,
                 double textScale, const Point& origin) {
    const TextMetrics metrics{textScale};
    std::vector<Entry> entries = Collector(picture, topology, workload).take();
    for (Entry& each : entries)
        if (each.totalWidth(metrics) > width && !each.shortText.empty())
            each.text = each.shortText;
    std::erase_if(entries, [&](const Entry& each) { return each.totalWidth(metrics) > width; });
    while (!entries.empty() && !fits(entries, width, rows, metrics))
        entries.erase(std::ranges::min_element(entries, {}, &Entry::importance));
    const std::vector<std::size_t> starts = rowsOf(entries, width, metrics);
    const double row = rowHeightOf(textScale);
    Picture legend{.width = width, .height = row * static_cast<double>(starts.size())};
    Point at{origin.x, origin.y - row};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (std::ranges::find(starts, i) != starts.end())
            at = {origin.x, at.y + row};
        place(legend, entries[i], static_cast<int>(i), at, row, metrics);
        at.x += entries[i].totalWidth(metrics) + entryAir;
    }
    return legend;
}

} // namespace boardset::picture
