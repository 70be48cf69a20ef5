// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli network: a bare queueing network or sharing problem, without a machine.
#include "Commands.h"

namespace boardset {

void addNetworkCommand(CLI::App& app, Globals&) {
    app.add_subcommand("network", "Solve a bare queueing network or sharing problem");
}

} // namespace boardset
