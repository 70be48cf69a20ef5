// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/ScenarioShape.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using Limits = ScenarioLimits;

/// True for a name such as "a.1" if there is a segment "a".
/// A replay gives such names to the pieces of a segment that is divided among threads.
bool isPieceOf(const std::string& name, const std::set<std::string>& segments) {
    const std::size_t dot = name.rfind('.');
    const bool isNumbered = dot != std::string::npos && dot + 1 < name.size() &&
                            name.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return isNumbered && segments.count(name.substr(0, dot)) > 0;
}

/// Checks a scenario in one pass. Each function takes the path of the field that it checks.
class Shape {
public:
    Shape(const Scenario& scenario, std::string file) : m_scenario(scenario), m_file(std::move(file)) {}

    void check() {
        name("title", m_scenario.title, Limits::titleBytes);
        name("machine", m_scenario.machine, Limits::nameBytes);
        description();
        const Configuration& configuration = m_scenario.configuration;
        count("options", configuration.options.size(), Limits::options);
        count("boards", configuration.boards.size(), Limits::boards);
        count("failed", configuration.failed.size(), Limits::boards);
        count("failedSinceBoot", configuration.failedSinceBoot.size(), Limits::boards);
        count("off", configuration.off.size(), Limits::boards);
        domains(configuration.domains);
        if (m_scenario.program)
            program(*m_scenario.program);
        // a program that has not been replayed yet
        const bool isRead = m_scenario.program && m_scenario.workload.processes.empty();
        const auto& processes = isRead ? m_scenario.program->beside : m_scenario.workload.processes;
        for (std::size_t i = 0; isRead && i < m_scenario.program->processes.size(); ++i)
            m_processes.emplace(m_scenario.program->processes[i].name, elementPath("program.processes", i) + ".name");
        count("processes", processes.size(), Limits::processes);
        for (std::size_t i = 0; i < processes.size(); ++i)
            process(elementPath("processes", i), processes[i]);
        count(Message{"customers with an amount of work"}, endsIn(processes), Limits::ends);
    }

private:
    [[noreturn]] void fail(const std::string& field, const std::string& value, const std::string& allowed,
                           const std::string& fix) const {
        throw InputError(m_file, field, value, allowed, fix);
    }

    void count(const auto& field, std::size_t is, std::size_t most) const {
        if (is > most)
            fail(field, std::to_string(is), Message{"at most {most} in a scenario", {{"most", std::to_string(most)}}},
                 Message{"remove some"});
    }

    void name(const std::string& field, const std::string& text, std::size_t most) const {
        if (!whyNotName(text, most).empty()) {
            fail(field, '"' + printable(text) + '"',
                 Message{isBlank(text) ? "text of 1 to {most} bytes without control characters, with at least one "
                                         "visible character"
                                       : "text of 1 to {most} bytes without control characters",
                         {{"most", most}}},
                 Message{"correct it"});
        }
    }

    /// Checks that a name is unique. `taken` maps each name to the field in which it first occurs.
    void uniqueName(const std::string& field, const std::string& text,
                    std::map<std::string, std::string>& taken) const {
        name(field, text, Limits::nameBytes);
        const auto [at, isNew] = taken.emplace(text, field);
        if (!isNew) {
            fail(field,
                 Message{"{name}, which is also the name at {field}",
                         {{"name", '"' + printable(text) + '"'}, {"field", at->second}}},
                 Message{"a unique name"}, Message{"rename one of them"});
        }
    }

    void description() const {
        const std::string& text = m_scenario.description;
        std::string line = text;
        std::ranges::replace(line, '\n', ' ');
        if (hasControls(line) || text.size() > Limits::descriptionBytes || !isUtf8(text)) {
            fail("description", '"' + printable(text) + '"',
                 Message{"text of at most {most} bytes without control characters",
                         {{"most", std::to_string(Limits::descriptionBytes)}}},
                 Message{"correct it"});
        }
    }

    void domains(const std::vector<Domain>& domains) {
        count("domains", domains.size(), Limits::domains);
        std::map<std::string, std::string> names;
        for (std::size_t i = 0; i < domains.size(); ++i) {
            uniqueName(elementPath("domains", i) + ".name", domains[i].name, names);
            count(elementPath("domains", i) + ".boards", domains[i].boards.size(), Limits::boards);
        }
    }

    void program(const Program& program) const {
        for (std::size_t i = 0; i < program.processes.size(); ++i)
            name(elementPath("program.processes", i) + ".name", program.processes[i].name, Limits::nameBytes);
        std::set<std::string> segments;
        for (std::size_t i = 0; i < program.events.size(); ++i) {
            const auto check = [&]<class What>(const char* field, const auto& value, What, const auto&...) {
                if constexpr (std::is_same_v<What, holds::NewName>)
                    name(elementPath("program.events", i) + '.' + field, value, Limits::nameBytes);
            };
            std::visit([&](const auto& event) { event.eachField(event, check); }, program.events[i]);
            if (const auto* map = std::get_if<events::Map>(&program.events[i]))
                segments.insert(map->segment);
        }
        for (std::size_t i = 0; i < program.events.size(); ++i) {
            const auto* map = std::get_if<events::Map>(&program.events[i]);
            if (map != nullptr && isPieceOf(map->segment, segments)) {
                fail(elementPath("program.events", i) + ".segment", '"' + printable(map->segment) + '"',
                     Message{"a name that no piece of another segment has; pieces of \"a\" are called \"a.1\", "
                             "\"a.2\", ..."},
                     Message{"rename it"});
            }
        }
    }

    void process(const std::string& field, const Process& process) {
        uniqueName(field + ".name", process.name.text, m_processes);
        name(field + ".work", process.work, Limits::nameBytes);
        m_customerCount += process.customers.size();
        m_regionCount += process.regions.size();
        const std::string customers = field + ".customers";
        count(customers, m_customerCount, Limits::customers);
        if (process.atOnce < 0 || process.atOnce > Limits::atOnce) {
            fail(field + ".atOnce", std::to_string(process.atOnce),
                 Message{"a whole number from {least} to {most}",
                         {{"least", 1}, {"most", std::to_string(Limits::atOnce)}}},
                 Message{"remove it to use the default"});
        }
        count(field + ".numbers", process.numbers.size(), Limits::numbers);
        count(field + ".regions", m_regionCount, Limits::regions);
        std::map<std::string, std::string> regions;
        for (std::size_t i = 0; i < process.regions.size(); ++i) {
            const std::string at = elementPath(field + ".regions", i);
            uniqueName(at + ".name", process.regions[i].name.text, regions);
            region(at, process.regions[i]);
        }
        for (std::size_t i = 0; i < process.customers.size(); ++i) {
            const Customer& customer = process.customers[i];
            const std::string at = elementPath(customers, i);
            uniqueName(at + ".name", customer.name.text, m_customers);
            uses(at + ".regions", customer.regions, process, regions);
            amount(at + ".rate", customer.rate);
            amount(at + ".amount", customer.amount);
            if (customer.count < 1 || customer.count > Limits::count) {
                fail(at + ".count", std::to_string(customer.count),
                     Message{"a whole number from {least} to {most}",
                             {{"least", 1}, {"most", std::to_string(Limits::count)}}},
                     Message{"remove it to use 1"});
            }
        }
    }

    void amount(const std::string& field, double value) const {
        if (!(value == 0 || (value >= Limits::rateLeast && value <= Limits::rateMost)))
            fail(field, jsonNumber(value), Message{"0, or a number from 1e-9 to 1e12"}, Message{"correct it"});
    }

    void region(const std::string& field, const Region& region) {
        const std::int64_t size = region.pageBytes;
        if (size < Limits::pageBytesLeast || size > Limits::pageBytesMost || (size & (size - 1)) != 0) {
            fail(field + ".pageBytes", std::to_string(size),
                 Message{"a power of two from {least} to {most}",
                         {{"least", std::to_string(Limits::pageBytesLeast)},
                          {"most", std::to_string(Limits::pageBytesMost)}}},
                 Message{"4194304 is usual"});
        }
        if (!(region.weight >= 0 && region.weight <= Limits::weightMost)) {
            fail(field + ".weight", jsonNumber(region.weight),
                 Message{"a number from 0 to {most}", {{"most", std::to_string(static_cast<int>(Limits::weightMost))}}},
                 Message{"remove it to weight the region by its pages"});
        }
        lies(field, region);
        for (const auto& [path, pages] : region.pagesIn) {
            m_pageCount += pages;
            if (pages < 1 || m_pageCount > Limits::pages) {
                fail(fieldPath(field + ".pages", path), std::to_string(pages),
                     Message{"a whole number of at least 1, and at most {most} pages in a scenario",
                             {{"most", std::to_string(Limits::pages)}}},
                     Message{"remove memories without pages"});
            }
        }
    }

    /// Checks that the fields of the layout are consistent.
    void lies(const std::string& field, const Region& region) const {
        const std::size_t parts = region.parts.size();
        if (parts == 0 && region.lies != RegionLayout::On) {
            fail(field + ".lies", '"' + toString(region.lies) + '"',
                 Message{"{layout}, for data in pages", {{"layout", "on"}}},
                 Message{"name the parts that store the data, or remove this field"});
        }
        if (parts > 1 && region.lies == RegionLayout::On) {
            fail(field + ".lies",
                 Message{"{layout} with {count} parts", {{"layout", "\"on\""}, {"count", std::to_string(parts)}}},
                 alternatives({"interleaved", "striped", "mirrored", "concatenated"}),
                 Message{"select how the data is distributed over the parts, or name only one part"});
        }
        if (region.pieceBytes > 0 && !isCut(region.lies)) {
            fail(field + ".pieceBytes", std::to_string(region.pieceBytes),
                 Message{"a piece size for interleaved or striped data only"}, Message{"remove this field"});
        }
    }

    /// `regions` contains the regions of the process, keyed by name.
    void uses(const std::string& field, const std::vector<RegionName>& used, const Process& process,
              const std::map<std::string, std::string>& regions) {
        m_useCount += used.size();
        count(field, m_useCount, Limits::uses);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (!regions.contains(used[i].text)) {
                const auto there = textsOf(process.regions, [](const Region& each) { return each.name.text; });
                fail(elementPath(field, i), '"' + printable(used[i].text) + '"',
                     there.empty() ? Message{"nothing, because its process has no regions"}
                                   : Message{"a region of its process: {regions}", {{"regions", alternatives(there)}}},
                     Message{"correct the name or add the region"});
            }
            if (!seen.insert(used[i].text).second) {
                fail(elementPath(field, i),
                     Message{"{name} for the second time", {{"name", '"' + printable(used[i].text) + '"'}}},
                     Message{"each region once"}, Message{"remove one of them"});
            }
        }
    }

    const Scenario& m_scenario;
    std::string m_file;
    std::map<std::string, std::string> m_processes;
    std::map<std::string, std::string> m_customers;
    std::size_t m_customerCount = 0;
    std::size_t m_regionCount = 0;
    std::size_t m_useCount = 0;
    std::int64_t m_pageCount = 0;
};

} // namespace

std::string whyNotName(const std::string& text, std::size_t most) {
    if (isBlank(text))
        return Message{"it is empty"};
    if (text.size() > most)
        return Message{"it is longer than {most} bytes", {{"most", std::to_string(most)}}};
    if (hasControls(text))
        return Message{"it has control characters"};
    return isUtf8(text) ? std::string() : Message{"it is not UTF-8"};
}

void checkShape(const Scenario& scenario, const std::string& file) {
    Shape(scenario, file).check();
}

} // namespace boardset
