// SPDX-License-Identifier: GPL-3.0-or-later
// The file format of `boardset-cli network`: a bare queueing network or sharing problem.
#pragma once

#include "boardset/queueing/MaxMin.h"
#include "boardset/queueing/Solution.h"

#include <string>
#include <string_view>
#include <variant>

namespace boardset {

struct QueueingProblem {
    Network network;
    Method method = Method::Auto;
};

struct SharingProblem {
    std::vector<Resource> resources;
    std::vector<Flow> flows;
};

using NetworkProblem = std::variant<QueueingProblem, SharingProblem>;

/// Maximum size of a network file, in bytes.
inline constexpr std::size_t networkFileBytes = std::size_t{64} * 1024 * 1024;

/// Parses and checks the text of a file; `file` is the name used in errors.
/// Throws an InputError that names the file, the field, the value and the allowed values.
NetworkProblem readNetworkText(std::string_view text, const std::string& file);

} // namespace boardset
