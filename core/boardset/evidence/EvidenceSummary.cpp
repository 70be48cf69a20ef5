// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/EvidenceSummary.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// A printed figure, with the largest error of its scenarios.
struct Figure {
    const EvidenceRow* first = nullptr;
    double error = 0;
};

std::vector<Figure> figuresOf(const std::vector<EvidenceRow>& rows) {
    std::vector<Figure> figures;
    for (const EvidenceRow& row : rows) {
        auto same = std::find_if(figures.begin(), figures.end(),
                                 [&](const Figure& each) { return isSameFigure(*each.first, row); });
        if (same == figures.end())
            same = figures.insert(same, Figure{&row});
        same->error = std::max(same->error, std::abs(row.errorPercent));
    }
    return figures;
}

} // namespace

std::string kindOf(Quantity quantity) {
    switch (quantity) {
    case Quantity::Latency:
    case Quantity::IdleLatency:
    case Quantity::LatencyMore:
        return "latency";
    case Quantity::Throughput:
    case Quantity::ShareOfLimit:
        return "throughput";
    case Quantity::Speedup:
    case Quantity::Scaling:
    case Quantity::TimeReduction:
    case Quantity::LatencySaving:
        return "gain";
    case Quantity::Utilisation:
        return "utilisation";
    case Quantity::RemoteShare:
    case Quantity::RemoteLess:
    case Quantity::Pages:
        return "placement";
    case Quantity::LocalBoard:
    case Quantity::LocalAll:
    case Quantity::RemoteBoard:
    case Quantity::RemoteAll:
    case Quantity::AddressAll:
    case Quantity::DerivedFact:
        break;
    }
    return "peak";
}

std::vector<EvidenceSummary> summariesOf(const std::vector<EvidenceRow>& rows) {
    std::vector<EvidenceSummary> all;
    const auto key = [](const EvidenceSummary& each) {
        return std::tuple(each.source, toString(each.role), each.kind, each.inPoints);
    };
    for (const Figure& figure : figuresOf(rows)) {
        const Measurement& m = figure.first->measurement;
        EvidenceSummary summary{m.source, m.role, kindOf(m.quantity), m.inHundredths()};
        auto same = std::find_if(all.begin(), all.end(), [&](const auto& each) { return key(each) == key(summary); });
        if (same == all.end())
            same = all.insert(same, std::move(summary));
        ++same->figures;
        same->meanError += figure.error; // a sum, which is divided later
        same->largestError = std::max(same->largestError, figure.error);
    }
    for (EvidenceSummary& each : all)
        each.meanError /= each.figures;
    std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    return all;
}

} // namespace boardset
