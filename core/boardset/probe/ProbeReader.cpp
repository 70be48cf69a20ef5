// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Text.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/probe/ProbePattern.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t mostLines = 10'000;
constexpr std::size_t mostLineBytes = 300;
constexpr int mostParts = 1'000;
constexpr double sectorBytes = 512;
constexpr double farthest = 2; ///< A type does not match a label if its capacity is more than twice or less than half
                               ///< the capacity on the label.

/// The pattern of a log line as a regular expression, with the names of its fields in order.
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
        expression += field->name == "rate"    ? "([0-9.]{1,9})"
                      : field->name == "hex"   ? "([0-9a-f]{1,12})"
                      : field->name == "label" ? "([^<>]{1,100})"
                                               : "([0-9]{1,9})";
        from = field->at + field->length;
        reading.fields.push_back(*field);
    }
    // Addresses and other text may follow the pattern.
    reading.expression = std::regex(expression + escaped(line.pattern.substr(from)) + "(\\s.*)?", std::regex::optimize);
    return reading;
}

/// A match of a log line with a pattern.
struct Match {
    const Reading* reading;
    std::map<std::string, int> numbers;
    std::string label; ///< Disk label; empty if the pattern has no label.
};

/// A part that log lines describe: its possible types and its numbers.
struct Found {
    std::set<std::string> types;
    std::map<std::string, int> numbers;
    std::string bus;   ///< Name of the driver of the part that contains this part.
    std::string label; ///< Disk label, if the catalog does not contain the label; otherwise empty.
};

/// Returns the capacity in bytes of a disk whose label states its geometry; 0 if the label states none.
double bytesOf(const std::string& label) {
    static const std::regex geometry(R"(.* cyl (\d{1,6}) alt \d{1,6} hd (\d{1,4}) sec (\d{1,4}))");
    std::smatch found;
    if (!std::regex_match(label, found, geometry))
        return 0;
    double bytes = sectorBytes;
    for (std::size_t i = 1; i <= 3; ++i)
        bytes *= wholeIn(found[i].str()).value_or(0);
    return bytes;
}

std::string megabytes(double bytes) {
    return std::to_string(std::llround(bytes / 1e6)) + " MB";
}

std::string quoted(const std::string& label) {
    return '<' + printable(label, 100) + '>';
}

using Key = std::pair<std::string, int>; ///< Name of the driver, and the number that the driver gives to the part.

class Reader {
public:
    Reader(const std::shared_ptr<const Catalog>& catalog, std::string file)
        : m_catalog(catalog), m_file(std::move(file)) {
        for (const ProbeLine& each : catalog->probeLines())
            m_readings.push_back(readingOf(each));
    }

    ProbeReading read(const std::string& text) {
        const std::size_t mark = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0; // UTF-8 byte order mark
        for (std::size_t at = mark; at < text.size();) {
            if (m_reading.lines.size() == mostLines)
                refuse(Message{"lines"}, Message{"more than {most}", {{"most", std::to_string(mostLines)}}},
                       Message{"the messages of a single boot"}, Message{"remove the lines before and after it"});
            const auto end = std::min(text.find_first_of("\r\n", at), text.size());
            readLine(text.substr(at, end - at));
            at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
        }
        chooseMachine();
        return std::move(m_reading);
    }

private:
    [[noreturn]] void refuse(const std::string& field, const std::string& found, const std::string& allowed,
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
                if (std::smatch found; std::regex_match(text, found, each.expression))
                    m_matched.push_back(matchOf(each, found));
        keepLongest();
        if (!m_matched.empty())
            message.line = m_matched.front().reading->line;
        note();
        m_reading.lines.push_back(std::move(message));
    }

    /// Removes matches whose pattern is the beginning of a longer pattern that also matches.
    void keepLongest() {
        const auto isShorter = [&](const Match& match) {
            const std::string& pattern = match.reading->line->pattern;
            return std::ranges::any_of(m_matched, [&](const Match& other) {
                const std::string& longer = other.reading->line->pattern;
                return longer.size() > pattern.size() && longer.starts_with(pattern);
            });
        };
        std::vector<Match> kept;
        std::ranges::remove_copy_if(m_matched, std::back_inserter(kept), isShorter);
        m_matched = std::move(kept);
    }

    static Match matchOf(const Reading& reading, const std::smatch& found) {
        Match match{&reading, {}, {}};
        for (std::size_t f = 0; f < reading.fields.size(); ++f) {
            const ProbeField& field = reading.fields[f];
            if (field.name == "label")
                match.label = found[f + 1].str();
            else if (field.name != "rate" && field.name != "hex")
                match.numbers[field.name] = wholeIn(found[f + 1].str()).value_or(0) - field.more;
        }
        return match;
    }

    /// Returns the catalog's label with the given name, with or without a geometry; null if the label is unknown.
    const ProbeLabel* known(const ProbeLine& line, const std::string& label) const {
        const std::string driver = driverOf(line.pattern);
        for (const ProbeLabel& each : m_catalog->probeLabels())
            if (each.family == line.family && each.driver == driver &&
                (label == each.name || label.starts_with(each.name + " cyl ")))
                return &each;
        return nullptr;
    }

    /// Records the matches of a line. All types in one line are possible types of the same part. Further lines about
    /// the part narrow down its types.
    void note() {
        std::map<Key, Found> reported;
        for (const auto& [reading, numbers, label] : m_matched) {
            const ProbeLine& line = *reading->line;
            const bool isNumbered = hasField(line.pattern, "n");
            if (!isNumbered && line.pattern.find('{') != std::string::npos && numbers.count("KB") == 0)
                continue; // the line describes no particular part
            const Key key{driverOf(line.pattern), isNumbered ? numbers.at("n") : 0};
            Found& found = reported[key];
            const ProbeLabel* const labelled = label.empty() ? nullptr : known(line, label);
            if (label.empty() || (labelled != nullptr && labelled->blockType == line.blockType))
                found.types.insert(line.blockType);
            if (!label.empty() && labelled == nullptr)
                found.label = label;
            found.numbers.insert(numbers.begin(), numbers.end());
            if (numbers.count("bus") > 0)
                found.bus = driverBefore(line.pattern, "{bus}");
        }
        m_matched.clear();
        for (auto& [key, found] : reported)
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
        if (known->second.types.empty())
            both = found.types;
        if (!both.empty())
            known->second.types = std::move(both);
        known->second.numbers.insert(found.numbers.begin(), found.numbers.end());
        if (known->second.bus.empty())
            known->second.bus = found.bus;
        if (known->second.label.empty())
            known->second.label = found.label;
    }

    /// Returns the number of different lines that identify the machine with the given root.
    std::size_t linesOf(const std::string& root) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            m_found, [&](const auto& each) { return each.second.types.count(root) > 0; }));
    }

    /// Selects the machine that the most lines identify.
    /// If several machines are equal in this, selects the first one with slots for the most parts.
    void chooseMachine() {
        std::optional<ProbeReading> best;
        std::size_t most = 1;
        for (const Machine& machine : m_catalog->machines())
            most = std::max(most, linesOf(machine.root));
        for (const Machine& machine : m_catalog->machines()) {
            if (linesOf(machine.root) < most)
                continue;
            ProbeReading reading = m_reading;
            place(machine, reading);
            if (best && reading.notPlaced.size() == best->notPlaced.size())
                best->alsoFits.push_back(machine.title);
            else if (!best || reading.notPlaced.size() < best->notPlaced.size())
                best = std::move(reading);
        }
        if (!best)
            refuseMachine();
        m_reading = std::move(*best);
    }

    /// Throws an error that describes the text: the output of another program, or the log of an unknown machine.
    [[noreturn]] void refuseMachine() const {
        for (const ProbeForeign& each : m_catalog->probeForeign())
            for (const ProbeMessage& line : m_reading.lines)
                if (line.text.starts_with(each.beginning))
                    throw InputError(m_file, {}, each.title,
                                     Message{"the boot messages that the kernel of a 1992 SPARCserver prints"},
                                     Message{"Boardset cannot read this kind of file yet"});
        const std::vector<std::string> naming = namingLines();
        for (const ProbeMessage& line : m_reading.lines)
            for (const std::string& each : naming)
                if (const auto sign = each.find(" = ");
                    sign != std::string::npos && line.text.starts_with(each.substr(0, sign + 3)))
                    throw InputError(m_file, Message{"machine"}, '"' + printable(line.text) + '"', alternatives(naming),
                                     Message{"this machine is not in the catalog"});
        refuse(Message{"machine"}, Message{"no line that names a machine"}, alternatives(naming),
               Message{"paste the whole log"});
    }

    /// Returns the patterns of the log lines that identify a machine.
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
        scenario.title = Message{"{machine}, from its boot messages", {{"machine", machine.title}}};
        setOptions(machine, scenario);
        // Boards are placed first, then the parts on them.
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

    /// Returns the number of parts of the given type, counting only the driver that has the most parts of this type.
    int countOf(const std::string& type) const {
        std::map<std::string, int> counts;
        for (const auto& [key, found] : m_found)
            if (found.types.count(type) > 0)
                ++counts[key.first];
        const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        return most == counts.end() ? 0 : most->second;
    }

    /// Returns the capacity of a block type in bytes; 0 if the catalog does not state it.
    double sizeOf(const std::string& type) const {
        const Fact* const size = m_catalog->factAbout(type, "size");
        return size == nullptr ? 0 : size->si();
    }

    /// Returns the ratio of the larger to the smaller of two sizes.
    static double ratioOf(double one, double other) { return std::max(one, other) / std::min(one, other); }

    /// Returns the possible types of a part, in catalog order. If the part's label has a geometry, returns only types
    /// of a similar size, most similar first.
    std::vector<std::string> kindsOf(const Found& found) const {
        std::vector<std::string> kinds;
        for (const BlockType& each : m_catalog->blockTypes())
            if (found.types.count(each.id) > 0)
                kinds.push_back(each.id);
        if (const double bytes = bytesOf(found.label); bytes > 0 && kinds.size() > 1) {
            std::erase_if(
                kinds,
                [&](const std::string& kind) { return sizeOf(kind) <= 0 || ratioOf(sizeOf(kind), bytes) > farthest; });
            std::ranges::stable_sort(kinds, {}, [&](const std::string& kind) { return ratioOf(sizeOf(kind), bytes); });
        }
        return kinds;
    }

    /// Returns the reason why a type was assumed, or why the part was omitted.
    static std::string reasonOf(const Found& found, bool isLeftOut) {
        if (found.label.empty())
            return Message{"the log has no label for it, so Boardset assumes the first type that fits"};
        const double bytes = bytesOf(found.label);
        return Message{bytes <= 0  ? "its label {label} is unknown and gives no size, so Boardset assumes the first "
                                     "type that fits"
                       : isLeftOut ? "its label {label} is unknown; its cylinders, heads and 512-byte sectors give a "
                                     "capacity of {capacity}, but no type in the catalog has a similar size"
                                   : "its label {label} is unknown; its cylinders, heads and 512-byte sectors give a "
                                     "capacity of {capacity}, so Boardset assumes the most similar type",
                       {{"label", quoted(found.label)}, {"capacity", megabytes(bytes)}}};
    }

    void placePart(const Key& key, const Found& found, ProbeReading& reading) const {
        if (found.types.empty() || (found.numbers.count("number") == 0 && found.numbers.count("unit") == 0))
            return; // the part is always present, so nothing has to be installed
        const std::string name = key.first + std::to_string(key.second);
        const auto topology = Topology::build(m_catalog, reading.scenario.machine, reading.scenario.configuration);
        const std::vector<std::string> kinds = kindsOf(found);
        const bool isGuessed = found.types.size() > 1;
        for (const std::string& type : kinds)
            for (const BlockId bay : topology->bays())
                if (isBayOf(*topology, bay, found) && topology->slot(bay)->fits(type) &&
                    topology->block(bay).type == topology->slot(bay)->child) {
                    const std::string& path = topology->block(bay).path;
                    reading.scenario.configuration.boards[path] = type;
                    if (isGuessed)
                        reading.guesses.push_back({name, path, type, reasonOf(found, false)});
                    return;
                }
        if (kinds.empty())
            reading.guesses.push_back({name, {}, {}, reasonOf(found, true)});
        const std::string what = kinds.empty() ? quoted(found.label)
                                 : isGuessed   ? Message{"unknown type"}
                                               : m_catalog->blockType(kinds.front()).title;
        reading.notPlaced.push_back(Message{"{part} ({type})", {{"part", name}, {"type", what}}});
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

    /// True if the block is the part that log lines described.
    static bool standsIn(const Topology& topology, const Block& block, const Found& bus) {
        const auto number = bus.numbers.find("number");
        return bus.types.count(block.type) > 0 &&
               (number == bus.numbers.end() ? topology.block(block.parent).path.empty() && !block.bay
                                            : endingNumber(block.name) == number->second);
    }

    /// Matches a syslog prefix such as "Jan  3 10:11:12 host vmunix: ", in the older and the newer format.
    const std::regex m_stamp{
        R"(^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,64} (vm)?unix: (\[ID [^\]]{1,40}\] )?)"};
    std::shared_ptr<const Catalog> m_catalog;
    std::string m_file;
    std::vector<Reading> m_readings;
    std::vector<Match> m_matched; ///< Pattern matches of the current line.
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
