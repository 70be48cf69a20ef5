// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of each kind of subject, and the functions that add their lines. Private to this folder.
#pragma once

#include "boardset/describe/Figures.h"
#include "boardset/report/DescribePart.h"

namespace boardset {

using CardLines = std::vector<CardLine>;

/// The following functions return nothing if the scenario does not contain the subject.
/// The machine is the block with the empty path.
std::optional<Card> blockCard(const PartContext& context, const std::string& path);
std::optional<Card> linkCard(const PartContext& context, const std::string& id);
std::optional<Card> threadCard(const PartContext& context, const std::string& name);
std::optional<Card> processCard(const PartContext& context, const std::string& name);
std::optional<Card> regionCard(const PartContext& context, const std::string& id);

/// Returns the rate of data through a part, and the part's busiest station: "4.8 GB/s; port of SB3 100 %".
/// The text for a part without a rate limit is "683 MB/s (not limited in this model)".
/// The text for a part that receives only broadcasts is "receives 71 million addresses/s".
/// The text for a part that shares a rate is "one of 4 hubs that share 707 MB/s". Empty if there is no traffic.
Message describeTraffic(const PartContext& context, BlockId block);
/// Returns the rate of data through a link: "683 MB/s (not limited in this model)". Empty if there is no traffic.
Message describeTraffic(const PartContext& context, LinkId link);

/// Returns the figure for the use of a part: "Utilisation: 95 %, port of SB3".
/// For a part without a queue, the figure is the part's traffic.
/// If the traffic is unknown, the figure is a sentence that explains why.
CardLine useFigure(const PartContext& context, BlockId block);
/// Returns the figure for the use of a link that is connected: "Utilisation: 95 %, 4.6 GB/s".
/// For a framed link, the figure is the use of each direction.
CardLine useFigure(const PartContext& context, LinkId link);

/// Returns a rate of data: "1.5 GB/s", "24 MB/s".
Quantity dataRateOf(double bytesPerSecond);

/// Returns a share as a whole percentage: "44 %", "<1 %", ">999 %".
Message wholePercentText(double share);

/// Returns the utilisation of a part: "72 %". If the part has a limit of its own, the utilisation has a decimal,
/// because it is compared with the limit in tenths: "64.5 %".
Message utilisationText(const StationAnswer& station);

/// Returns a text as a key of JSON: "same_board" for "Same board".
std::string jsonKey(const std::string& text);

/// Adds a line with a value, which can be anything that cellOf() accepts.
template <class Of> CardLine& addLine(CardLines& lines, std::string key, Message label, Of&& value) {
    CardLine& line = lines.emplace_back();
    line.key = std::move(key);
    line.label = std::move(label);
    line.value = cellOf(std::forward<Of>(value));
    return line;
}

/// Adds a line whose value selects a thread, region or process. The line's key is the text of this subject.
void addItem(CardLines& lines, Message label, Cell::Value value, const Subject& subject);

/// Adds a fact with its standing, source and remark.
/// By default, the label is the fact's title, and the key is the fact's id without the subject:
/// "bandwidth" for "uniboard.bandwidth".
CardLine& addFact(CardLines& lines, const Catalog& catalog, const std::string& id, Message label = {},
                  std::string key = {});

/// Adds a line for each customer, which opens the customer's card; if there are many, adds one line with all names.
void addCustomers(CardLines& lines, const std::string& noun, const std::vector<std::string>& names);

/// Adds the line that says how the pages of a memory are interleaved with those of other memories, if they are.
void addInterleaving(CardLines& lines, const Topology& topology, BlockId memory);

/// Adds the path from a device to memory; if there is no path, the line says so.
void addRoute(CardLines& lines, const Topology& topology, BlockId device);

} // namespace boardset
