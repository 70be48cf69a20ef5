// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that the queries of rules and recommendations read:
// the rows of each table, and the name and value of each column.
#pragma once

#include <cstdint>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace SQLite {
class Database;
}

namespace boardset {

/// A configuration as rows of tables. Parts are identified by their paths.
/// `board` is the path of the locality group that contains a part; empty if there is none.
struct ConfigurationRows {
    struct Part {
        std::string path, name, type, role, parent, board;
        std::string domain; ///< Name of the part's domain; empty if the part is in no domain.
        int segment = -1;   ///< Index of the half of a split machine; -1 if the part belongs to the whole machine.
        bool failed = false, lost = false;
        bool operator==(const Part&) const = default;
    };
    struct Domain {
        std::string name;
        int segment = 0;
        bool operator==(const Domain&) const = default;
    };
    /// The effective value of an option.
    /// `node` is the path of a machine within a cluster; empty if the option belongs to the whole machine.
    struct Chosen {
        std::string node, id;
        int value = 0;
        bool operator==(const Chosen&) const = default;
    };
    struct Customer {
        std::string name, process, work;
        std::string place;     ///< Path of the part on which the customer runs.
        std::string board;     ///< Path of the board that contains the part on which the customer runs.
        std::string noun;      ///< Noun that texts use for the customer: "thread", "stream".
        std::string stopped;   ///< Reason why the customer cannot run, as text; empty if it can run.
        std::string stop;      ///< Kind of this reason: "hindered", "no data" or "no capacity"; empty if it can run.
        double atOnce = 0;     ///< Maximum number of outstanding operations of the customer.
        double size = 0;       ///< Size of each operation, in bytes.
        std::int64_t uses = 0; ///< Id, in table `access`, of the set of pages that the customer uses.
        double rate = 0;       ///< Arrivals per second of one customer; 0 if operations do not arrive at a rate.
        int count = 1;         ///< Number of identical customers.
        bool operator==(const Customer&) const = default;
    };
    struct Region {
        std::string process, name;
        std::string noun; ///< Noun that texts use for a customer of the process: "thread".
        std::int64_t pages = 0, pageBytes = 0;
        bool used = false;    ///< True if a customer uses the region.
        bool running = false; ///< True if a customer that can run uses the region.
        std::string lies;     ///< Layout of the region's data, such as "striped".
        bool operator==(const Region&) const = default;
    };
    struct Page {
        std::string process, region, memory, board;
        std::int64_t pages = 0, pageBytes = 0;
        bool operator==(const Page&) const = default;
    };
    /// The pages that a set of regions has in one memory.
    /// Customers of a process that use the same regions share one set, which saves rows.
    struct Access {
        std::int64_t uses = 0;
        std::string memory, board; ///< Paths of the memory and of the board that contains it.
        std::int64_t pages = 0;
        bool operator==(const Access&) const = default;
    };
    /// One block on the path that a device's requests take to their bridge.
    /// The device itself has ordinal 0. A device without a path has no rows.
    struct Route {
        std::string device;
        int ordinal = 0;
        std::string part;
        bool operator==(const Route&) const = default;
    };
    /// An active link.
    struct Link {
        std::string from, to;
        bool standby = false;
        bool operator==(const Link&) const = default;
    };
    /// The value of a numeric parameter of a process's operations, in the unit of the parameter.
    /// The value is the user's value, the default or, for recommendations, the value that fits in memory.
    /// Equal values share one row.
    struct ProcessNumber {
        std::string process, number;
        double value = 0;
        bool operator==(const ProcessNumber&) const = default;
    };
    /// The utilisation of a part that has a queue. Only the queries of recommendations can read it.
    struct Station {
        std::string part; ///< Path of the part.
        double use = 0;   ///< Utilisation; 1 means saturated, and a value above 1 means that demand exceeds capacity.
        double hot = 1;   ///< Lowest utilisation at which the part counts as saturated.
        bool operator==(const Station&) const = default;
    };
    std::vector<Part> parts;
    std::vector<Domain> domains;
    std::vector<Chosen> options;
    std::vector<Customer> customers;
    std::vector<Region> regions;
    std::vector<Page> pages;
    std::vector<Access> accesses;
    std::vector<Route> routes;
    std::vector<Link> links;
    std::vector<ProcessNumber> numbers;
    std::vector<Station> stations;
};

/// One column of a table: its name, and the member of a row that holds its value.
template <class Row> struct ConfigurationColumn {
    const char* name;
    std::variant<std::string Row::*, double Row::*, std::int64_t Row::*, int Row::*, bool Row::*> value;
};

/// One table: its name, its rows and its columns. Tables with thousands of rows also have indexes.
template <class Row> struct ConfigurationTable {
    const char* name;
    std::vector<Row> ConfigurationRows::*rows;
    std::vector<ConfigurationColumn<Row>> columns;
    std::vector<const char*> indexes{};
};

// clang-format off
/// Returns all tables. To add a table, define the struct of its rows above and add an entry here.
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
             {"stopped", &All::Customer::stopped}, {"stop", &All::Customer::stop},
             {"at_once", &All::Customer::atOnce}, {"size", &All::Customer::size}, {"uses", &All::Customer::uses},
             {"rate", &All::Customer::rate}, {"count", &All::Customer::count}}},
        ConfigurationTable<All::Region>{"region", &All::regions,
            {{"process", &All::Region::process}, {"name", &All::Region::name}, {"noun", &All::Region::noun},
             {"pages", &All::Region::pages}, {"page_bytes", &All::Region::pageBytes}, {"used", &All::Region::used},
             {"running", &All::Region::running}, {"lies", &All::Region::lies}}},
        ConfigurationTable<All::Page>{"page", &All::pages,
            {{"process", &All::Page::process}, {"region", &All::Page::region}, {"memory", &All::Page::memory},
             {"board", &All::Page::board}, {"pages", &All::Page::pages}, {"page_bytes", &All::Page::pageBytes}}},
        ConfigurationTable<All::Access>{"access", &All::accesses,
            {{"uses", &All::Access::uses}, {"memory", &All::Access::memory}, {"board", &All::Access::board},
             {"pages", &All::Access::pages}},
            {"uses, board"}},
        ConfigurationTable<All::Route>{"way", &All::routes,
            {{"device", &All::Route::device}, {"ordinal", &All::Route::ordinal}, {"part", &All::Route::part}}},
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

/// Creates empty temporary tables in a catalog's database.
/// Also creates the view `running`, which lists the customers that can run, and two functions for sentences:
///   say('{n} byte|{n} bytes', 'n', bytes)  fills in the template of a message and translates it. Whole numbers have
///                                          commas between thousands, other numbers four significant digits.
///   noun('thread')                         translates a noun
void createConfigurationTables(SQLite::Database& database);

/// Restricts a database connection.
/// While `on` is true, the connection accepts only queries that read and compute. `on` is initially false.
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
