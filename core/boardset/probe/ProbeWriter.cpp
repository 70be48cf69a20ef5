// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/probe/ProbeLog.h"
#include "boardset/probe/ProbePattern.h"

#include <map>

namespace boardset {

namespace {

class Writer {
public:
    explicit Writer(const Topology& topology) : m_topology(topology) {}

    std::vector<ProbeMessage> messages() {
        for (int phase = 0; phase < 3; ++phase)
            for (const Block& block : m_topology.blocks())
                if (!block.lost)
                    write(block, phase);
        return std::move(m_messages);
    }

private:
    void write(const Block& block, int phase) {
        for (const ProbeLine& line : m_topology.catalog().probeLines())
            if (line.blockType == block.type && line.phase == phase && m_topology.hasFamily(line.family) &&
                isOf(block, line))
                m_messages.push_back({filled(block, line), block.path, &line});
    }

    /// True if a line describes the given block. For a part on a board, the line must contain the part's location.
    bool isOf(const Block& block, const ProbeLine& line) const {
        const bool isHere = line.root.empty() || line.root == m_topology.block(rootBlock).type;
        const bool isOnBoard = block.bay && block.bay != block.id;
        return isHere && (!isOnBoard || hasField(line.pattern, "bus") || hasField(line.pattern, "number"));
    }

    std::string filled(const Block& block, const ProbeLine& line) {
        const std::string driver = driverOf(line.pattern);
        const int next = line.eachBus == 0 ? m_next[driver]
                                           : line.eachBus * busNumber(block, line.pattern) + endingNumber(block.name);
        const auto known = m_numbers.try_emplace({driver, block.path}, next);
        m_next[driver] += known.second ? 1 : 0;
        std::string text = line.pattern;
        for (auto field = firstField(text); field; field = firstField(text))
            text.replace(field->at, field->length, valueOf(block, *field, known.first->second, line));
        return text;
    }

    std::string valueOf(const Block& block, const ProbeField& field, int number, const ProbeLine& line) const {
        if (field.name == "n")
            return std::to_string(number + field.more);
        if (field.name == "bus")
            return std::to_string(busNumber(block, line.pattern));
        if (field.name == "unit")
            return std::to_string(unitOf(m_topology.catalog(), line.family, block.name));
        if (field.name == "label") {
            const ProbeLabel* const label = labelOf(m_topology.catalog(), block.type);
            return label == nullptr ? "?" : textOf(*label);
        }
        if (field.name == "number")
            return std::to_string(endingNumber(block.name));
        const double bytes = capacityOf(block);
        if (field.name == "KB")
            return fixedText(bytes / 1024, 0);
        if (field.name == "hex")
            return hexText(static_cast<std::uint64_t>(bytes));
        const BlockType& bus = m_topology.type(block.parent);
        return bus.rate.empty() ? "?" : fixedText(m_topology.catalog().fact(bus.rate).value, 1);
    }

    int busNumber(const Block& block, const std::string& pattern) const {
        const auto bus = m_numbers.find({driverBefore(pattern, "{bus}"), m_topology.block(block.parent).path});
        return bus == m_numbers.end() ? 0 : bus->second;
    }

    double capacityOf(const Block& block) const {
        const std::string& option = m_topology.type(block.id).sizeOption;
        const auto& options = m_topology.node(block.id).options;
        return option.empty() ? 0 : 1048576.0 * options.at(option);
    }

    const Topology& m_topology;
    std::vector<ProbeMessage> m_messages;
    std::map<std::pair<std::string, std::string>, int> m_numbers; ///< Part numbers, keyed by driver name and path.
    std::map<std::string, int> m_next;
};

} // namespace

std::vector<ProbeMessage> probeMessagesOf(const Topology& topology) {
    return Writer(topology).messages();
}

} // namespace boardset
