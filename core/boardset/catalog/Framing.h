// SPDX-License-Identifier: GPL-3.0-or-later
// The packet framing of a link: the overhead of each packet besides its data.
#pragma once

#include <string>

namespace boardset {

/// One row of table `framing`. The two directions of a framed link have separate wires.
struct Framing {
    std::string id;              ///< "pci-express".
    std::string title;           ///< "PCI Express packets".
    std::string overhead;        ///< Id of the fact for the overhead of a packet or request: bytes that are not data.
    std::string acknowledgement; ///< Id of the fact with the bytes of one acknowledgement.
    std::string acknowledged;    ///< Id of the fact with the number of packets that one acknowledgement confirms.
    std::string credit;          ///< Id of the fact with the bytes of one credit update, which permits more requests.
    std::string credited; ///< Id of the fact with the number of requests and writes that one credit update covers.
};

} // namespace boardset
