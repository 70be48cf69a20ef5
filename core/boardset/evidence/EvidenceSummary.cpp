// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/EvidenceSummary.h"

#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// A printed figure, with the largest error among the figure's scenarios.
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

std::string kindOf(MeasuredQuantity quantity) {
    switch (quantity) {
    case MeasuredQuantity::Latency:
    case MeasuredQuantity::IdleLatency:
    case MeasuredQuantity::LatencyMore:
        return translatable("latency");
    case MeasuredQuantity::Throughput:
    case MeasuredQuantity::ShareOfLimit:
        return translatable("throughput");
    case MeasuredQuantity::Speedup:
    case MeasuredQuantity::Scaling:
    case MeasuredQuantity::TimeReduction:
    case MeasuredQuantity::LatencySaving:
        return translatable("gain");
    case MeasuredQuantity::Utilisation:
        return translatable("utilisation");
    case MeasuredQuantity::RemoteShare:
    case MeasuredQuantity::RemoteLess:
    case MeasuredQuantity::Pages:
        return translatable("placement");
    case MeasuredQuantity::LocalBoard:
    case MeasuredQuantity::LocalAll:
    case MeasuredQuantity::RemoteBoard:
    case MeasuredQuantity::RemoteAll:
    case MeasuredQuantity::AddressAll:
    case MeasuredQuantity::DerivedFact:
        break;
    }
    return translatable("peak");
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
        same->meanError += figure.error; // a sum for now; divided later by the number of figures
        same->largestError = std::max(same->largestError, figure.error);
    }
    for (EvidenceSummary& each : all)
        each.meanError /= each.figures;
    std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    return all;
}

} // namespace boardset
