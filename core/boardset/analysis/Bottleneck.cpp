// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Bottleneck.h"

namespace boardset {

Bottleneck bottleneckOf(const Network& network, const Solution& solution) {
    Bottleneck result{.station = solution.bottleneck, .utilisation = 0, .share = Vector::Zero(network.demands.rows())};
    if (result.station < 0) {
        return result;
    }
    result.utilisation = solution.utilisation[result.station];
    const Vector busy = solution.throughput.cwiseProduct(network.demands.col(result.station));
    if (busy.sum() > 0) {
        result.share = busy / busy.sum();
    }
    return result;
}

} // namespace boardset
