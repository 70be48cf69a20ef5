// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that rules and advice are asked over, each stated once: its rows, and its columns by name and value.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace SQLite {
class Database;
}

namespace boardset {

/// A configuration as rows. Parts are named by path; a board is a locality group, empty outside of all.
struct ConfigurationRows {
    struct Part {
        std::string path, name, type, role, parent, board;
        std::string domain; ///< Name; empty: in none.
        int segment = -1;   ///< -1: of the whole machine.
        bool failed = false, lost = false;
        bool operator==(const Part&) const = default;
    };
    struct Domain {
        std::string name;
        int segment = 0;
        bool operator==(const Domain&) const = default;
    };
    /// An option of a machine as it is followed: the machine's node by path, empty for the whole.
    struct Chosen {
        std::string node, id;
        int value = 0;
        bool operator==(const Chosen&) const = default;
    };
    struct Customer {
        std::string name, process, work;
        std::string place;     ///< Path of what it stands on,
        std::string board;     ///< and of the board that that belongs to.
        std::string noun;      ///< What people call it: "thread", "stream".
        std::string stopped;   ///< Why it cannot run; empty if it can.
        double atOnce = 0;     ///< Operations that it may have under way at once,
        double size = 0;       ///< of so many bytes.
        std::int64_t uses = 0; ///< The set of pages that it uses, as Access has it.
        double rate = 0;       ///< Operations a second of one, where its work comes at a rate,
        int count = 1;         ///< of so many alike.
        bool operator==(const Customer&) const = default;
    };
    struct Region {
        std::string process, name;
        std::string noun; ///< What people call the customers of its process.
        std::int64_t pages = 0, pageBytes = 0;
        bool used = false;    ///< A customer uses it,
        bool running = false; ///< and nothing stops that.
        std::string lies;     ///< How: "striped".
        bool operator==(const Region&) const = default;
    };
    struct Page {
        std::string process, region, memory, board;
        std::int64_t pages = 0, pageBytes = 0;
        bool operator==(const Page&) const = default;
    };
    /// The pages of a set of regions in one memory: customers of a process that use the same regions share the set, so
    /// that there is no row for each of them.
    struct Access {
        std::int64_t uses = 0;
        std::string memory, board; ///< Of the memory.
        std::int64_t pages = 0;
        bool operator==(const Access&) const = default;
    };
    /// One block on the way of a device's requests to its bridge, from 0, the device, on. Devices without a way have
    /// none.
    struct Way {
        std::string device;
        int ordinal = 0;
        std::string part;
        bool operator==(const Way&) const = default;
    };
    /// A connection that is live.
    struct Link {
        std::string from, to;
        bool standby = false;
        bool operator==(const Link&) const = default;
    };
    /// A number of the operations of a process, in its unit: set, or what stands for it; to advice also what fits, each
    /// value once.
    struct ProcessNumber {
        std::string process, number;
        double value = 0;
        bool operator==(const ProcessNumber&) const = default;
    };
    /// What a part is asked for, where it can be waited for. Shown to advice alone.
    struct Station {
        std::string part; ///< Path.
        double use = 0;   ///< Its utilisation, 1 at the most that it can do; more where it is asked for more.
        double hot = 1;   ///< From which it is full.
        bool operator==(const Station&) const = default;
    };
    std::vector<Part> parts;
    std::vector<Domain> domains;
    std::vector<Chosen> options;
    std::vector<Customer> customers;
    std::vector<Region> regions;
    std::vector<Page> pages;
    std::vector<Access> accesses;
    std::vector<Way> ways;
    std::vector<Link> links;
    std::vector<ProcessNumber> numbers;
    std::vector<Station> stations;
};

/// A column: its name, and its value in a row.
template <class Row> struct ConfigurationColumn {
    const char* name;
    std::variant<std::string Row::*, double Row::*, std::int64_t Row::*, int Row::*, bool Row::*> value;
};

/// A table: its name, its rows, its columns, and indexes for rows of which a machine has thousands.
template <class Row> struct ConfigurationTable {
    const char* name;
    std::vector<Row> ConfigurationRows::*rows;
    std::vector<ConfigurationColumn<Row>> columns;
    std::vector<const char*> indexes{};
};

// clang-format off
/// All tables: a new one is a struct of rows above and an entry here.
inline const auto& configurationTables() {
    using All = ConfigurationRows;
    static const std::tuple tables{
        ConfigurationTable<All::Part>{"part", &All::parts,
            {{"path", &All::Part::path}, {"name", &All::Part::name}, {"type", &All::Part::type},
             {"role", &All::Part::role}, {"parent", &All::Part::parent}, {"board", &All::Part::board},
             {"domain", &All::Part::domain}, {"segment", &All::Part::segment}, {"failed", &All::Part::failed},
             {"lost", &All::Part::lost}},
            {"path", "type"}},
        ConfigurationTable<All::Domain>{"domain", &All::domains,
            {{"name", &All::Domain::name}, {"segment", &All::Domain::segment}}},
        ConfigurationTable<All::Chosen>{"chosen", &All::options,
            {{"node", &All::Chosen::node}, {"id", &All::Chosen::id}, {"value", &All::Chosen::value}}},
        ConfigurationTable<All::Customer>{"customer", &All::customers,
            {{"name", &All::Customer::name}, {"process", &All::Customer::process}, {"work", &All::Customer::work},
             {"place", &All::Customer::place}, {"board", &All::Customer::board}, {"noun", &All::Customer::noun},
             {"stopped", &All::Customer::stopped}, {"at_once", &All::Customer::atOnce},
             {"size", &All::Customer::size}, {"uses", &All::Customer::uses}, {"rate", &All::Customer::rate},
             {"count", &All::Customer::count}}},
        ConfigurationTable<All::Region>{"region", &All::regions,
            {{"process", &All::Region::process}, {"name", &All::Region::name}, {"noun", &All::Region::noun}, {"pages", &All::Region::pages},
             {"page_bytes", &All::Region::pageBytes}, {"used", &All::Region::used}, {"running", &All::Region::running}, {"lies", &All::Region::lies}}},
        ConfigurationTable<All::Page>{"page", &All::pages,
            {{"process", &All::Page::process}, {"region", &All::Page::region}, {"memory", &All::Page::memory},
             {"board", &All::Page::board}, {"pages", &All::Page::pages}, {"page_bytes", &All::Page::pageBytes}}},
        ConfigurationTable<All::Access>{"access", &All::accesses,
            {{"uses", &All::Access::uses}, {"memory", &All::Access::memory}, {"board", &All::Access::board},
             {"pages", &All::Access::pages}},
            {"uses, board"}},
        ConfigurationTable<All::Way>{"way", &All::ways,
            {{"device", &All::Way::device}, {"ordinal", &All::Way::ordinal}, {"part", &All::Way::part}}},
        ConfigurationTable<All::Link>{"link", &All::links,
            {{"from_part", &All::Link::from}, {"to_part", &All::Link::to}, {"standby", &All::Link::standby}}},
        ConfigurationTable<All::ProcessNumber>{"process_number", &All::numbers,
            {{"process", &All::ProcessNumber::process}, {"number", &All::ProcessNumber::number},
             {"value", &All::ProcessNumber::value}}},
        ConfigurationTable<All::Station>{"station", &All::stations,
            {{"part", &All::Station::part}, {"use", &All::Station::use}, {"hot", &All::Station::hot}}},
    };
    return tables;
}
// clang-format on

/// Makes the tables in a database, empty, as temporary ones beside those of the catalog, and the view `running`: the
/// customers that nothing stops.
void createConfigurationTables(SQLite::Database& database);

/// While it is on, the queries that are prepared may read and compute, and nothing else. Off at first.
class ReadingOnly {
public:
    explicit ReadingOnly(SQLite::Database& database);
    ~ReadingOnly();
    ReadingOnly(const ReadingOnly&) = delete;
    ReadingOnly& operator=(const ReadingOnly&) = delete;

    bool on = false;

private:
    SQLite::Database& m_database;
};

} // namespace boardset
