// SPDX-License-Identifier: GPL-3.0-or-later
// The packet framing of a link: the overhead that each packet adds to its data.
#pragma once

#include <string>

namespace boardset {

/// One row of table `framing`. The two directions of a framed link have separate wires.
struct Framing {
    std::string id;       ///< "pci-express".
    std::string title;    ///< "PCI Express packets".
    std::string overhead; ///< Id of the fact that gives the overhead of a packet or request: its bytes other than data.
    std::string acknowledgement; ///< Id of the fact that gives the size of an acknowledgement in bytes.
    std::string acknowledged;    ///< Id of the fact that gives the number of packets that one acknowledgement confirms.
    /// Id of the fact that gives the size of a credit update in bytes. A credit update permits more requests.
    std::string credit;
    /// Id of the fact that gives the number of requests and writes that one credit update covers.
    std::string credited;
};

} // namespace boardset
