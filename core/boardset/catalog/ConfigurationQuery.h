// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the catalog's rules about one configuration: its rows stand in temporary tables beside the catalog's.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// A configuration as rows. Parts are named by path; a board is a locality group, empty outside of all.
struct ConfigurationRows {
    struct Part {
        std::string path, name, type, role, parent, board;
        std::string domain; ///< Name; empty: in none.
        int segment = -1;   ///< -1: of the whole machine.
        bool failed = false, lost = false;
    };
    struct Domain {
        std::string name;
        int segment = 0;
    };
    struct Thread {
        std::string name, process, pattern, processor, board;
        std::string requester;         ///< "processor" of a thread, "device" of a stream.
        std::string stopped;           ///< Why it cannot run; empty: it can.
        double outstanding = 0;        ///< Lines or requests that it may have under way at once.
        std::int64_t requestBytes = 0; ///< Of one request of a stream; of a thread, a line.
    };
    struct Region {
        std::string process, name;
        std::int64_t pages = 0, pageBytes = 0;
    };
    struct Page {
        std::string process, region, memory, board;
        std::int64_t pages = 0, pageBytes = 0;
    };
    /// One thread uses the pages of one region in one memory.
    struct Access {
        std::string thread, process, region, board, memory, memoryBoard;
        std::int64_t pages = 0;
    };
    /// One block on the way of a device's requests to its bridge, from 0, the device, on. Devices without a way have
    /// none.
    struct Way {
        std::string device;
        int ordinal = 0;
        std::string part;
    };
    /// A connection that is live.
    struct Link {
        std::string from, to;
        bool standby = false;
    };
    std::vector<Part> parts;
    std::vector<Domain> domains;
    std::vector<Thread> threads;
    std::vector<Region> regions;
    std::vector<Page> pages;
    std::vector<Access> accesses;
    std::vector<Way> ways;
    std::vector<Link> links;
};

/// One row of a rule's query.
struct Breach {
    std::string part;   ///< The first column.
    std::string reason; ///< The second: why, instead of the rule's own words; empty if it is NULL or not there.
    std::string fix;    ///< The third: what to do, in the same way.
};

/// The catalog's database opened once more, with a configuration in the temporary tables part, domain, thread,
/// region, page, access, way and link. Queries come from the catalog, which may be a stranger's: they may read these
/// tables and nothing else, cannot write, and are stopped after a bounded number of steps, rows and bytes.
class ConfigurationQuery {
public:
    /// Throws CatalogError if the database can no longer be opened.
    ConfigurationQuery(const Catalog& catalog, const ConfigurationRows& rows);
    ~ConfigurationQuery();

    /// What breaks a rule, in the order of its query. Throws CatalogError, naming the rule, if its query is not one
    /// SELECT, reads or does what it may not, or takes too long.
    std::vector<Breach> breachesOf(const Rule& rule);

private:
    struct Connection;
    std::unique_ptr<Connection> m_connection;
};

} // namespace boardset
