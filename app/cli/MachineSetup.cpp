// SPDX-License-Identifier: GPL-3.0-or-later
#include "MachineSetup.h"

#include <nlohmann/json.hpp>

namespace boardset {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string domainsText(const Topology& topology, const Answer* answer) {
    const auto& domains = topology.domains();
    if (domains.size() < 2)
        return {};
    const std::string unit = answer == nullptr ? std::string() : rateOf(*answer).unit;
    TextTable table(answer == nullptr
                        ? std::vector<std::string>{"domain", "segment", "boards"}
                        : std::vector<std::string>{"domain", "segment", "threads", unit, "latency ns", "boards"});
    for (std::size_t d = 0; d < domains.size(); ++d) {
        std::vector<std::string> row{domains[d].name, std::to_string(domains[d].segment)};
        if (answer != nullptr) {
            const DomainAnswer& total = answer->domains.at(d);
            row.push_back(std::to_string(total.threads));
            const bool runs = total.threads > 0; // otherwise there is no number to print
            row.push_back(total.isOverloaded ? "overloaded" : runs ? printed(rateOf(total).value) : "-");
            row.push_back(total.isOverloaded ? "unbounded" : runs ? printed(total.meanLatencyNs) : "-");
        }
        row.push_back(joined(domains[d].boards));
        table.add(std::move(row));
    }
    return table.text();
}

} // namespace

void addSetup(OrderedJson& json, const Topology& topology, const Answer* answer) {
    const Configuration& configuration = topology.configuration();
    json["boards"] = OrderedJson::object();
    for (const auto& [bay, type] : configuration.boards)
        json["boards"][bay] = type;
    json["failed"] = configuration.failed;
    json["domains"] = OrderedJson::array();
    for (std::size_t d = 0; d < topology.domains().size(); ++d) {
        const Domain& domain = topology.domains()[d];
        OrderedJson row{{"name", domain.name}, {"segment", domain.segment}, {"boards", domain.boards}};
        if (answer != nullptr) {
            const DomainAnswer& total = answer->domains.at(d);
            row["threads"] = total.threads;
            const auto known = [&](double value) { return total.isOverloaded ? OrderedJson() : OrderedJson(value); };
            row["throughput"] = known(rateOf(total).value);
            row["throughput_unit"] = rateOf(*answer).unit;
            row["mean_latency_ns"] = known(total.meanLatencyNs);
        }
        json["domains"].push_back(row);
    }
    if (answer != nullptr) {
        json["stopped"] = OrderedJson::array();
        for (const StoppedCustomer& each : answer->model.stopped)
            json["stopped"].push_back({{"thread", each.thread}, {"reason", each.reason}});
    }
}

std::string setupText(const Topology& topology, const Answer* answer) {
    const Configuration& configuration = topology.configuration();
    std::string text;
    for (const auto& [bay, type] : configuration.boards)
        text += bay + ": " + (type.empty() ? "no board" : topology.catalog().blockType(type).title) + '\n';
    for (const std::string& part : configuration.failed)
        text += part + ": failed\n";
    if (answer != nullptr)
        for (const StoppedCustomer& each : answer->model.stopped)
            text += each.noun + ' ' + each.thread.text + " can't run: " + each.reason + '\n';
    const std::string domains = domainsText(topology, answer);
    return text + (text.empty() || domains.empty() ? "" : "\n") + domains;
}

} // namespace boardset
