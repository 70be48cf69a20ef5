// SPDX-License-Identifier: GPL-3.0-or-later
// Paints threads as discs, regions of pages as stacks, and data on other parts as coloured edges.
#include "boardset/picture/Painting.h"
#include "boardset/picture/Tokens.h"

#include <algorithm>
#include <set>

namespace boardset::picture {

namespace {

/// Returns, for each box, the regions that have data on its parts but not on parts in an inner box.
/// Each region is given as a pair: the index of its process, and the index of the region within that process.
std::map<int, std::set<std::pair<int, int>>> dataOf(const Painting& painting) {
    const Topology& topology = painting.topology;
    const Layout& layout = painting.layout;
    std::map<int, std::set<std::pair<int, int>>> data;
    for (std::size_t p = 0; p < painting.workload.processes.size(); ++p) {
        const Process& process = painting.workload.processes[p];
        for (std::size_t r = 0; r < process.regions.size(); ++r)
            for (const auto& [path, pages] : process.regions[r].parts.empty() ? std::map<std::string, int>()
                                                                              : leavesOf(process, process.regions[r])) {
                const int box = boxAround(topology, layout, topology.find(path));
                if (box >= 0 && layout.boxes[static_cast<std::size_t>(box)].block != layout.focus) // excludes the frame
                    data[box].emplace(static_cast<int>(p), static_cast<int>(r));
            }
    }
    return data;
}

/// Returns the colour of a region's data: that of its process or, if each customer has a colour, that of its only user.
Tone toneOfData(const Painting& painting, int process, int region) {
    const Workload& workload = painting.workload;
    const OwnerColours colours = painting.layout.colours;
    if (!isColouredByCustomer(workload, colours))
        return Tone::owner(process);
    const Process& of = workload.processes.at(static_cast<std::size_t>(process));
    const Region* const data = &of.regions.at(static_cast<std::size_t>(region));
    std::vector<int> users;
    for (int i = 0; i < static_cast<int>(of.customers.size()); ++i)
        if (std::ranges::count(usedBy(of, of.customers[static_cast<std::size_t>(i)]), data) > 0)
            users.push_back(i);
    return users.size() == 1 ? Tone::owner(ownerOf(workload, colours, process, users.front()))
                             : Tone(Tone::Name::Secondary);
}

/// Paints one stripe for each region along the left edge of each box.
void paintData(Painting& painting) {
    constexpr double inset = 2, width = 4, air = 2;
    for (const auto& [index, regions] : dataOf(painting)) {
        painting.data.insert(index);
        const Rect& box = painting.layout.boxes.at(static_cast<std::size_t>(index)).rect;
        const int face = painting.picture.boxes.at(static_cast<std::size_t>(index));
        const double height = (box.height - 2 * inset + air) / static_cast<double>(regions.size()) - air;
        int n = 0;
        for (const auto& [process, region] : regions) {
            Mark piece = painting.of(face, part::data + n, Mark::Shape::Box);
            piece.group = painting.picture.marks.at(static_cast<std::size_t>(face)).group;
            piece.rect = {box.x + inset, box.y + inset + n++ * (height + air), width, height};
            piece.radius = width / 2;
            piece.tone = toneOfData(painting, process, region);
            painting.add(std::move(piece));
        }
    }
}

/// Returns the segments of a stack: for each owner first its local accesses, and then its remote ones.
std::vector<MarkSegment> segmentsOf(const Token& token) {
    double all = 0;
    for (const OwnerAccesses& each : token.accesses)
        all += each.all();
    std::vector<MarkSegment> segments;
    for (const OwnerAccesses& each : token.accesses) {
        const Tone tone = each.owner < 0 ? Tone(Tone::Name::Secondary) : Tone::owner(each.owner);
        if (each.local > 0)
            segments.push_back({tone, each.local / all, false});
        if (each.remote > 0)
            segments.push_back({tone, each.remote / all, true});
    }
    return segments;
}

} // namespace

void paintTokens(Painting& painting) {
    constexpr double nameAir = 6;
    paintData(painting);
    painting.picture.tokens = placeTokens(painting.topology, painting.layout, painting.answer, painting.workload,
                                          painting.tokenScale, painting.remoteThreads);
    for (Token& token : painting.picture.tokens) {
        painting.withTokens.emplace(token.box, token.isPages);
        const bool hollow = token.isMore || token.isStopped;
        Mark mark{.shape = token.isPages ? Mark::Shape::Stack : Mark::Shape::Disc, .subject = token.subject};
        mark.owner = painting.picture.boxes.at(static_cast<std::size_t>(token.box));
        mark.rect = token.rect;
        mark.fill = hollow ? Mark::Fill::None : token.isIdle ? Mark::Fill::Soft : Mark::Fill::Plain;
        mark.stopped = token.isStopped;
        mark.isCount = token.isCount;
        mark.isAway = !token.home.empty();
        mark.localShare = token.isStopped ? -1 : token.localShare.value_or(-1);
        mark.segments = segmentsOf(token);
        mark.tone = token.owner < 0 ? Tone(Tone::Name::Secondary) : Tone::owner(token.owner);
        mark.label = {.forms = {token.text}, .area = token.rect, .at = MarkText::At::Middle};
        // no bold text for three digits, which are as wide as a disc
        mark.label.strong = token.isPages || token.text.size() < 3;
        token.mark = painting.add(std::move(mark));
        const Rect area{token.rect.right() + nameAir, token.rect.y, token.nameWidth, token.rect.height};
        if (token.nameWidth > 0 && !token.isCount)
            painting.write(token.mark, part::name, {.forms = {token.name}, .area = area, .rank = LabelRank::Line});
    }
}

} // namespace boardset::picture
