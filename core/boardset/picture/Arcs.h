// SPDX-License-Identifier: GPL-3.0-or-later
// Arcs: where the accesses, messages or requests of a customer go, or from where pages are accessed. Their widths are
// shares.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"
#include "boardset/picture/Primitive.h"
#include "boardset/picture/Scale.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace boardset::picture {

inline constexpr double laneHeight = 44;       ///< Height of the lane above the first row of boards, in pixels.
inline constexpr std::size_t mostArcEnds = 16; ///< Largest number of tokens that arcs reach one by one.

/// A stretch of the routes of arcs, along which the same arcs run.
struct ArcStretch {
    std::vector<Point> path = {};
    double share = 0;     ///< Share of the accesses, from 0 to 1.
    Tone tone = {};       ///< Colour of the owner; secondary if the arcs have several owners.
    bool isFirst = false; ///< True if the stretch starts at a thread.
    bool isLast = false;  ///< True if the stretch ends at pages, with an arrow at its last point.
};

/// The arcs of one token.
struct Arcs {
    Subject of = {};
    std::set<Subject> ends = {}; ///< The tokens at the other ends.
    std::set<int> owners = {};   ///< The owners of the threads, which are not dimmed in stacks.
    Tone tone = {};              ///< Colour of the edge of the pill.
    std::vector<ArcStretch> stretches = {};
    std::string words = {};         ///< Sum: "Thread 1: 33 % local, 67 % remote, to 3 boards".
    std::optional<Point> pill = {}; ///< Middle of the pill with the sum, in the lane; empty without a lane.

    bool empty() const { return words.empty(); }
    bool operator==(const Arcs& other) const { return of == other.of && words == other.words && ends == other.ends; }
};

/// The drawing to which arcs are added.
struct ArcScene {
    const Topology& topology;
    const Layout& layout;
    const Answer& answer;
    const Workload& workload;
    const Picture& picture;
    double zoom = 1;
    bool hasLane = true;
};

/// A share of the accesses of a token, with the token at the other end.
struct ArcShare {
    const Token* token;
    double share;
};

/// Returns the shares of the accesses of a thread's token for each stack or, for a stack, the shares of the threads.
/// The shares add up to 1 if all tokens at the other end are drawn. Empty if the token makes no accesses to memory.
std::vector<ArcShare> arcSharesOf(const ArcScene& scene, const Token& token);

/// Returns the arcs of a token, which may be at another place than in the picture. They connect threads with pages, or
/// they go from customers to the receivers of their messages, to their disks or to their server. Empty if results are
/// hidden, or if the token accesses only a memory that is the same for all.
Arcs arcsOf(const ArcScene& scene, const Token& token);

/// Returns the primitives of arcs in drawing order, in pixels; their widths do not depend on the zoom. `most` is the
/// largest x coordinate of the pill.
std::vector<Primitive> primitivesOf(const Arcs& arcs, const Scale& scale, double most);

/// Returns the mark of a stack at which arcs end, in which owners without arcs are dimmed.
Mark withDimmedOwners(Mark stack, const Arcs& arcs);

} // namespace boardset::picture
