// SPDX-License-Identifier: GPL-3.0-or-later
// How a link wraps what it carries: what each packet costs beyond its data.
#pragma once

#include <string>

namespace boardset {

/// One row of table `framing`. The two directions of a framed link have wires of their own.
struct Framing {
    std::string id;              ///< "pci-express".
    std::string title;           ///< "PCI Express packets".
    std::string overhead;        ///< Id of the fact: bytes of a packet, or of a request, besides its data.
    std::string acknowledgement; ///< Id of the fact: bytes of one acknowledgement.
    std::string acknowledged;    ///< Id of the fact: packets that one acknowledgement answers.
    std::string credit;   ///< Id of the fact: bytes of one update of credits, which gives room for more requests.
    std::string credited; ///< Id of the fact: requests and writes that one update answers.
};

} // namespace boardset
