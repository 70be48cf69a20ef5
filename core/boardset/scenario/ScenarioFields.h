// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a scenario in a file, in the order of the file. Private to this folder.
#pragma once

#include "boardset/scenario/JsonFields.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/scenario/ScenarioLimits.h"

namespace boardset {

/// Returns the processes of a scenario that a file lists: those that no operating system places.
auto& listedProcesses(auto& scenario) {
    return scenario.program ? scenario.program->beside : scenario.workload.processes;
}

/// Each struct describes the fields of the struct of the same name. `isOld` is true for files of format 1.
namespace fields {

using Limits = ScenarioLimits;
inline constexpr holds::Text name{Limits::nameBytes};
inline constexpr holds::Text path{Limits::pathBytes};
inline constexpr holds::List paths{Limits::boards, path};

struct Customer {
    static void eachField(auto& customer, auto&& field) {
        field("name", customer.name, name);
        field("on", customer.on, path);
        field("server", customer.server, path, holds::Empty{});
        field("peer", customer.peer, path, holds::Empty{});
        field("rate", customer.rate, holds::Amount{}, 0);
        field("count", customer.count, holds::Whole{1, Limits::count}, 1);
        field("amount", customer.amount, holds::Amount{}, 0);
        eachUse(customer, field);
    }
    /// The fields that a customer has in all formats.
    static void eachUse(auto& customer, auto&& field) {
        field("regions", customer.regions, holds::List{Limits::regions, name}, holds::Empty{});
        field("idle", customer.idle, holds::Flag{}, false);
    }
};

template <bool isOld = false> struct Region {
    static void eachField(auto& region, auto&& field) {
        field("name", region.name, name);
        field("pageBytes", region.pageBytes, holds::Whole{Limits::pageBytesLeast, Limits::pageBytesMost},
              holds::AlwaysWritten{});
        field("weight", region.weight, holds::Amount{}, 0);
        if constexpr (!isOld) {
            field("lies", region.lies, holds::Word{}, RegionLayout::On);
            field("pieceBytes", region.pieceBytes, holds::Whole{1, Limits::pageBytesMost}, 0);
            field("parts", region.parts, holds::List{Limits::parts, path}, holds::Empty{});
        }
        if (region.parts.empty())
            field("pages", region.pagesIn,
                  holds::Members{Limits::fileBytes, holds::Whole{1, Limits::pages}, Limits::pathBytes},
                  holds::AlwaysWritten{});
    }
    static void check(const JsonField& region) {
        if (!region.has("parts"))
            region.member("pages"); // throws if there are none
        else if (region.has("pages"))
            region.member("pages").fail(Message{"either pages, or parts that store the data"},
                                        Message{"remove one of the two"});
    }
};

/// The settings of a process, in a scenario or in a program.
void eachSetting(auto& process, auto&& field) {
    field("atOnce", process.atOnce, holds::Whole{1, Limits::atOnce}, 0);
    field("numbers", process.numbers, holds::Members{Limits::numbers, holds::Amount{}}, holds::Empty{});
    field("background", process.background, holds::Flag{}, false);
}

struct Process {
    static void eachField(auto& process, auto&& field) {
        field("name", process.name, name);
        field("work", process.work, name);
        eachSetting(process, field);
        field("customers", process.customers, holds::List{Limits::customers, holds::Object<Customer>{}});
        field("regions", process.regions, holds::List{Limits::regions, holds::Object<Region<>>{}});
    }
};

/// A customer in format 1, which is a stream on a device or a thread on a processor.
template <bool isStream> struct OldCustomer {
    static void eachField(auto& customer, auto&& field) {
        field("name", customer.name, name);
        field(isStream ? "device" : "processor", customer.on, path);
        Customer::eachUse(customer, field);
    }
};

/// A process in format 1, which has a pattern instead of a workload.
template <bool isStreams> struct OldProcessOf {
    static void eachField(auto& process, auto&& field) {
        field("name", process.name, name);
        field("pattern", process.work, name);
        if (isStreams) {
            field("outstanding", process.atOnce, holds::Whole{1, Limits::atOnce}, 0);
            field("requestBytes", process.numbers["size"], holds::Whole{1, 65'536}, 0);
        }
        field(isStreams ? "streams" : "threads", process.customers,
              holds::List{Limits::customers, holds::Object<OldCustomer<isStreams>>{}});
        field("regions", process.regions, holds::List{Limits::regions, holds::Object<Region<true>>{}});
    }
};
struct OldProcess {
    static void read(const JsonField& field, boardset::Process& process) {
        if (field.has("streams"))
            FieldReader::readObject<OldProcessOf<true>>(field, process);
        else
            FieldReader::readObject<OldProcessOf<false>>(field, process);
        std::erase_if(process.numbers, [](const auto& number) { return number.second == 0; });
    }
};

template <bool isOld> struct ProgramProcess {
    static void eachField(auto& process, auto&& field) {
        field("name", process.name, name);
        field(isOld ? "pattern" : "work", process.work, name);
        eachSetting(process, field);
        field("apart", process.separate, holds::Flag{}, false);
    }
};

/// An event, whose word "do" determines its other fields.
struct Event {
    static void read(const JsonField& field, boardset::Event& event);
    static std::string text(const boardset::Event& event);
};

struct Adjustment {
    static void eachField(auto& adjustment, auto&& field) {
        field("step", adjustment.step, holds::Whole{0, INT32_MAX});
        field("tunable", adjustment.tunable, name);
        field("value", adjustment.value, holds::Whole{0, INT64_MAX});
    }
};

template <bool isOld> struct Program {
    static void eachField(auto& program, auto&& field) {
        const holds::Whole number{0, INT64_MAX};
        field("system", program.system, name);
        field("seed", program.seed, number, holds::AlwaysWritten{});
        field("domain", program.domain, name, holds::Empty{});
        field("localAddresses", program.localAddresses, holds::Flag{}, true);
        field("tunables", program.tunables, holds::Members{ProgramLimits::adjustments, number}, holds::Empty{});
        field("processes", program.processes,
              holds::List{ProgramLimits::processes, holds::Object<ProgramProcess<isOld>>{}});
        field("events", program.events, holds::List{ProgramLimits::events, holds::Object<Event>{}});
        field("adjustments", program.adjustments, holds::List{ProgramLimits::adjustments, holds::Object<Adjustment>{}},
              holds::Empty{});
    }
};

struct Domain {
    static void eachField(auto& domain, auto&& field) {
        field("name", domain.name, name);
        field("segment", domain.segment, holds::Whole{0, INT32_MAX}, holds::AlwaysWritten{});
        field("boards", domain.boards, paths);
    }
};

template <bool isOld> struct Scenario {
    static void eachField(auto& scenario, auto&& field) {
        auto& configuration = scenario.configuration;
        field("title", scenario.title, holds::Text{Limits::titleBytes});
        field("description", scenario.description, holds::Text{Limits::descriptionBytes}, holds::AlwaysWritten{});
        field("machine", scenario.machine, name);
        field("options", configuration.options, holds::Members{Limits::options, holds::Whole{0, INT32_MAX}},
              holds::AlwaysWritten{});
        field("boards", configuration.boards, holds::Members{Limits::boards, name}, holds::Empty{});
        field("domains", configuration.domains, holds::List{Limits::domains, holds::Object<Domain>{}}, holds::Empty{});
        field("failed", configuration.failed, paths, holds::Empty{});
        if constexpr (!isOld) {
            field("failedSinceBoot", configuration.failedSinceBoot, paths, holds::Empty{});
            field("off", configuration.off, paths, holds::Empty{});
        }
        field("program", scenario.program, holds::Object<Program<isOld>>{}, std::nullopt);
        using Listed = std::conditional_t<isOld, OldProcess, Process>;
        const holds::List processes{Limits::processes, holds::Object<Listed>{}};
        if (scenario.program)
            field("processes", listedProcesses(scenario), processes, holds::Empty{});
        else
            field("processes", listedProcesses(scenario), processes);
    }
};

} // namespace fields

} // namespace boardset
