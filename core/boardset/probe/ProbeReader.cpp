// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/probe/ProbeLog.h"
#include "boardset/probe/ProbePattern.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t mostLines = 10'000;
constexpr std::size_t mostLineBytes = 300;
constexpr int mostParts = 1'000;

/// A pattern as an expression; its fields by name, in order.
struct Reading {
    const ProbeLine* line;
    std::regex expression;
    std::vector<ProbeField> fields;
};

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char each : text) {
        if (std::string_view("^$\\.*+?()[]{}|").find(each) != std::string_view::npos)
            safe += '\\';
        safe += each;
    }
    return safe;
}

Reading readingOf(const ProbeLine& line) {
    Reading reading{&line, {}, {}};
    std::string expression;
    std::size_t from = 0;
    for (auto field = firstField(line.pattern); field; field = firstField(line.pattern, from)) {
        expression += escaped(line.pattern.substr(from, field->at - from));
        expression += field->name == "rate"  ? "([0-9.]{1,9})"
                      : field->name == "hex" ? "([0-9a-f]{1,12})"
                                             : "([0-9]{1,9})";
        from = field->at + field->length;
        reading.fields.push_back(*field);
    }
    // After what is told, addresses and the like may follow.
    reading.expression = std::regex(expression + escaped(line.pattern.substr(from)) + "(\\s.*)?", std::regex::optimize);
    return reading;
}

/// A part that lines tell of: what it can be, and the numbers in them.
struct Found {
    std::set<std::string> types;
    std::map<std::string, int> numbers;
    std::string bus; ///< Driver of the part that it stands in.
};

using Key = std::pair<std::string, int>; ///< Driver and number.

class Reader {
public:
    Reader(const std::shared_ptr<const Catalog>& catalog, std::string file)
        : m_catalog(catalog), m_file(std::move(file)) {
        for (const ProbeLine& each : catalog->probeLines())
            m_readings.push_back(readingOf(each));
    }

    ProbeReading read(const std::string& text) {
        const std::size_t mark = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0; // of UTF-8
        for (std::size_t at = mark; at < text.size();) {
            if (m_reading.lines.size() == mostLines)
                refuse("lines", "more than " + std::to_string(mostLines), "the messages of one start",
                       "cut away what is before and after");
            const auto end = std::min(text.find_first_of("\r\n", at), text.size());
            readLine(text.substr(at, end - at));
            at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
        }
        chooseMachine();
        return std::move(m_reading);
    }

private:
    [[noreturn]] void refuse(const char* field, const std::string& found, const std::string& allowed,
                             const std::string& remedy) const {
        if (m_found.empty())
            throw NoProbeLog(m_file, field, found, allowed, remedy);
        throw InputError(m_file, field, found, allowed, remedy);
    }

    void readLine(std::string text) {
        const auto last = text.find_last_not_of(" \t");
        text.erase(last == std::string::npos ? 0 : last + 1);
        ProbeMessage message{text, {}, nullptr};
        if (std::smatch stamp; text.size() <= mostLineBytes && std::regex_search(text, stamp, m_stamp))
            text.erase(0, static_cast<std::size_t>(stamp.length()));
        if (text.size() <= mostLineBytes)
            for (const Reading& each : m_readings)
                if (std::smatch found; std::regex_match(text, found, each.expression)) {
                    message.line = message.line == nullptr ? each.line : message.line;
                    m_matched.emplace_back(&each, numbersIn(each, found));
                }
        note();
        m_reading.lines.push_back(std::move(message));
    }

    static std::map<std::string, int> numbersIn(const Reading& reading, const std::smatch& found) {
        std::map<std::string, int> numbers;
        for (std::size_t f = 0; f < reading.fields.size(); ++f)
            if (const ProbeField& field = reading.fields[f]; field.name != "rate" && field.name != "hex")
                numbers[field.name] = std::stoi(found[f + 1].str()) - field.more;
        return numbers;
    }

    /// All types that one line can be of are of one part; another line about it leaves those that both can be.
    void note() {
        std::map<Key, Found> told;
        for (const auto& [reading, numbers] : m_matched) {
            const std::string& pattern = reading->line->pattern;
            const bool isNumbered = hasField(pattern, "n");
            if (!isNumbered && pattern.find('{') != std::string::npos && numbers.count("KB") == 0)
                continue; // it tells of no part in particular
            const Key key{driverOf(pattern), isNumbered ? numbers.at("n") : 0};
            Found& found = told[key];
            found.types.insert(reading->line->blockType);
            found.numbers.insert(numbers.begin(), numbers.end());
            if (numbers.count("bus") > 0)
                found.bus = driverBefore(pattern, "{bus}");
        }
        m_matched.clear();
        for (auto& [key, found] : told)
            unite(key, found);
    }

    void unite(const Key& key, Found& found) {
        if (m_found.size() >= mostParts)
            return;
        const auto [known, isNew] = m_found.try_emplace(key, found);
        if (isNew)
            return;
        std::set<std::string> both;
        std::ranges::set_intersection(known->second.types, found.types, std::inserter(both, both.end()));
        if (!both.empty())
            known->second.types = std::move(both);
        known->second.numbers.insert(found.numbers.begin(), found.numbers.end());
        if (known->second.bus.empty())
            known->second.bus = found.bus;
    }

    bool isRead(const std::string& type) const {
        return std::ranges::any_of(
            m_found, [&](const auto& each) { return each.second.types.count(type) > 0; });
    }

    /// The first machine, of those whose own lines were read, that has a place for most.
    void chooseMachine() {
        std::optional<ProbeReading> best;
        for (const Machine& machine : m_catalog->machines()) {
            if (!isRead(machine.root))
                continue;
            ProbeReading reading = m_reading;
            place(machine, reading);
            if (best && reading.notPlaced.size() == best->notPlaced.size())
                best->alsoFits.push_back(machine.title);
            else if (!best || reading.notPlaced.size() < best->notPlaced.size())
                best = std::move(reading);
        }
        if (!best)
            refuse("machine", "no line that names one", alternatives(namingLines()), "paste the whole log");
        m_reading = std::move(*best);
    }

    /// Lines by which a machine is told.
    std::vector<std::string> namingLines() const {
        std::set<std::string> lines;
        for (const ProbeLine& line : m_catalog->probeLines())
            for (const Machine& machine : m_catalog->machines())
                if (machine.root == line.blockType && line.phase == 0)
                    lines.insert(line.pattern);
        return {lines.begin(), lines.end()};
    }

    void place(const Machine& machine, ProbeReading& reading) const {
        Scenario& scenario = reading.scenario;
        scenario.machine = machine.id;
        scenario.title = machine.title + ", as its kernel found it";
        setOptions(machine, scenario);
        // Boards first, then what stands in them.
        for (const bool isInside : {false, true})
            for (const auto& [key, found] : m_found)
                if (!found.bus.empty() == isInside)
                    placePart(key, found, reading);
    }

    void setOptions(const Machine& machine, Scenario& scenario) const {
        Options& options = scenario.configuration.options;
        for (const BlockType& type : m_catalog->blockTypes())
            for (const Slot& slot : type.slots)
                if (const MachineOption* option = optionOf(machine, slot.option); option != nullptr)
                    if (const int count = countOf(slot.child); count > 0)
                        options[option->id] = std::clamp(count, option->least, option->most);
        for (const auto& [key, found] : m_found)
            if (found.numbers.count("KB") > 0)
                for (const std::string& type : found.types)
                    if (const auto* option = optionOf(machine, m_catalog->blockType(type).sizeOption);
                        option != nullptr)
                        options[option->id] = leastAllowed(*option, (found.numbers.at("KB") + 1023) / 1024);
    }

    static const MachineOption* optionOf(const Machine& machine, const std::string& id) {
        const auto option = std::ranges::find(machine.options, id, &MachineOption::id);
        return id.empty() || option == machine.options.end() ? nullptr : &*option;
    }

    static int leastAllowed(const MachineOption& option, int megabytes) {
        for (const int each : option.allowed)
            if (each >= megabytes)
                return each;
        return std::clamp(megabytes, option.least, option.most);
    }

    /// Parts of a type, by the driver with most of them.
    int countOf(const std::string& type) const {
        std::map<std::string, int> counts;
        for (const auto& [key, found] : m_found)
            if (found.types.count(type) > 0)
                ++counts[key.first];
        const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        return most == counts.end() ? 0 : most->second;
    }

    void placePart(const Key& key, const Found& found, ProbeReading& reading) const {
        if (found.numbers.count("number") == 0 && found.numbers.count("unit") == 0)
            return; // it is there by itself
        const auto topology = Topology::build(m_catalog, reading.scenario.machine, reading.scenario.configuration);
        for (const std::string& type : found.types)
            for (const BlockId bay : topology->bays())
                if (isBayOf(*topology, bay, found) && topology->slot(bay)->fits(type) &&
                    topology->block(bay).type == topology->slot(bay)->child) {
                    reading.scenario.configuration.boards[topology->block(bay).path] = type;
                    return;
                }
        reading.notPlaced.push_back(key.first + std::to_string(key.second) + " (" +
                                    m_catalog->blockType(*found.types.begin()).title + ')');
    }

    bool isBayOf(const Topology& topology, BlockId bay, const Found& found) const {
        const Block& block = topology.block(bay);
        if (found.bus.empty())
            return block.parent == rootBlock && endingNumber(block.name) == found.numbers.at("number");
        const auto bus = m_found.find({found.bus, found.numbers.at("bus")});
        if (bus == m_found.end() || !standsIn(topology, topology.block(block.parent), bus->second))
            return false;
        const auto unit = found.numbers.find("unit");
        return unit != found.numbers.end()
                   ? unitOf(*m_catalog, topology.machine().family.id, block.name) == unit->second
                   : endingNumber(block.name) == found.numbers.at("number");
    }

    /// Whether a block is the part that lines told of.
    static bool standsIn(const Topology& topology, const Block& block, const Found& bus) {
        const auto number = bus.numbers.find("number");
        return bus.types.count(block.type) > 0 &&
               (number == bus.numbers.end() ? topology.block(block.parent).path.empty() && !block.bay
                                            : endingNumber(block.name) == number->second);
    }

    /// What a log's keeper puts before a line: "Jan  3 10:11:12 host vmunix: ", and of which time it is.
    const std::regex m_stamp{
        R"(^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,64} (vm)?unix: (\[ID [^\]]{1,40}\] )?)"};
    std::shared_ptr<const Catalog> m_catalog;
    std::string m_file;
    std::vector<Reading> m_readings;
    std::vector<std::pair<const Reading*, std::map<std::string, int>>> m_matched; ///< Of the line that is read.
    std::map<Key, Found> m_found;
    ProbeReading m_reading;
};

} // namespace

ProbeReading readProbeLog(const std::shared_ptr<const Catalog>& catalog, const std::string& text,
                          const std::string& file) {
    needUtf8Text(text, file);
    return Reader(catalog, file).read(text);
}

} // namespace boardset
