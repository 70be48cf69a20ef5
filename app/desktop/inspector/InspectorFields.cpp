// SPDX-License-Identifier: GPL-3.0-or-later
#include "InspectorFields.h"

#include "Format.h"
#include "RegionFields.h"
#include "boardset/analysis/ApplicableNumber.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/OutstandingLimit.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>

namespace boardset {

namespace {

using format::tr;
using Fields = std::vector<InspectorField>;
using Limits = ScenarioLimits;

constexpr std::size_t fewRegions = 12; ///< Maximum number of regions that are shown together; more would fill the page.

/// Returns the default value of a numeric parameter, in the parameter's own unit.
/// NaN if the machine determines the value case by case.
double usualOf(const Number& number, const Topology& topology) {
    if (!number.fact.empty())
        return topology.catalog().fact(number.fact).si() / number.factor;
    const auto option = topology.options().find(number.option);
    return option == topology.options().end() ? std::numeric_limits<double>::quiet_NaN() : option->second;
}

/// Returns the value of a field; nothing for NaN, which stands for the default.
std::optional<double> numberOr(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

/// True for units that titles omit, such as "%", "MB" and "ms"; false for words in titles, such as "instructions".
bool isMeasure(const std::string& unit) {
    const auto isCapital = [](char each) { return each >= 'A' && each <= 'Z'; };
    return unit == "%" || unit == "s" || unit == "ms" || unit == "us" || unit == "ns" ||
           std::ranges::any_of(unit, isCapital);
}

InspectorField numberField(const Process& process, const Number& number, const Topology& topology) {
    const auto own = process.numbers.find(number.id);
    InspectorField field{format::text(number.id), format::text(number.title)};
    field.clears = true;
    field.tip = number.unit == "%" ? tr("%1, in percent").arg(field.title) : field.title;
    if (isMeasure(number.unit))
        field.title = tr("%1 (%2)").arg(field.title, format::text(number.unit));
    field.value = own == process.numbers.end() ? usualOf(number, topology) : own->second;
    field.least = number.least;
    field.most = number.most;
    field.whole = number.least >= 1;
    field.more = own == process.numbers.end() && number.fact.empty();
    field.edit = oneEdit([name = process.name, id = number.id](double value) {
        return SetNumber{name, id, numberOr(value)};
    });
    return field;
}

InspectorField workField(const Process& process, const Topology& topology) {
    InspectorField field{QStringLiteral("work"), tr("Workload"),
                         tr("Workload of process %1").arg(format::text(process.name))};
    std::vector<std::string> ids;
    field.value = -1;
    for (const Work* const work : worksFor(process, topology)) {
        field.value = work->id == process.work ? static_cast<double>(ids.size()) : field.value;
        ids.push_back(work->id);
        field.choices << format::text(work->title);
    }
    field.edit = oneEdit([name = process.name, ids](double value) {
        return SetWork{name, ids.at(static_cast<std::size_t>(value))};
    });
    return field;
}

/// Field for the number of customers of a process.
InspectorField customersField(const Process& process, const Topology& topology) {
    const std::string& customer = topology.catalog().work(process.work).customer;
    const QString title = format::text(capitalised(plural(customer)));
    InspectorField field{QStringLiteral("customers"), title,
                         tr("%1 of process %2").arg(title, format::text(process.name))};
    field.value = customerTotalOf(process);
    field.least = 1;
    field.most = isOfThreads(process, topology) ? static_cast<double>(Limits::customers) : Limits::count;
    field.edit = oneEdit([name = process.name](double value) {
        return SetCustomerTotal{name, static_cast<int>(value)};
    });
    return field;
}

/// Field for the number of operations that each customer keeps outstanding.
InspectorField atOnceField(const Process& process, const Topology& topology) {
    const Work& work = topology.catalog().work(process.work);
    const std::string& unit = topology.catalog().operation(work.operations.front().operation).unit;
    const QString units =
        sizeNumberOf(process, topology.catalog()) == nullptr ? format::text(capitalised(plural(unit))) : tr("Requests");
    InspectorField field{QStringLiteral("atOnce"), tr("%1 outstanding").arg(units)};
    field.tip = tr("%1 that each %2 keeps outstanding. Leave the field empty for the maximum.")
                    .arg(units, format::text(noun(work.customer)));
    field.value = atOnceOf(process, topology);
    field.least = 1;
    field.most = Limits::atOnce;
    field.clears = true;
    field.edit = oneEdit([name = process.name](double value) { return SetNumber{name, {}, numberOr(value)}; });
    return field;
}

/// Returns the heading of a process's fields: "All 12 threads of process A:". A process with one customer also gets a
/// heading, so that nothing moves when a second customer is added.
QString sharersOf(const Process& process, const Catalog& catalog) {
    if (process.customers.size() < 2)
        return tr("Process %1:").arg(format::text(process.name));
    return tr("All %1 of process %2:")
        .arg(format::text(counted(process.customers.size(), catalog.work(process.work).customer)),
             format::text(process.name));
}

void addOfProcess(const Document& document, const Process& process, Fields& fields) {
    const Topology& topology = document.topology();
    const std::size_t first = fields.size();
    fields.push_back(workField(process, topology));
    if (!process.customers.empty())
        fields.push_back(customersField(process, topology));
    if (whyNoneAtOnce(topology.catalog().work(process.work)).empty())
        fields.push_back(atOnceField(process, topology));
    for (const Number* const number : numbersOf(process, topology.catalog()))
        if (isMeant(*number, process, topology))
            fields.push_back(numberField(process, *number, topology));
    InspectorField field{QStringLiteral("background"), tr("Background work")};
    field.tip = tr("Runs only on spare capacity; never delays other work");
    field.value = process.background ? 1 : 0;
    field.choices = QStringList{tr("no"), tr("yes")};
    field.more = !process.background;
    field.edit = oneEdit([name = process.name](double value) { return SetBackground{name, value > 0}; });
    fields.push_back(std::move(field));
    fields[first].heading = sharersOf(process, topology.catalog());
    for (std::size_t i = first; i < fields.size(); ++i)
        fields[i].owner = format::text(process.name);
}

/// A field that selects a board; the current board contains the block `now`.
/// The edit takes a customer and the path of a board.
template <class EditTo>
InspectorField chosenAmong(InspectorField field, const Topology& topology, const BoardChoice& choice, BlockId now,
                           const CustomerName& name) {
    field.value = choice.of(topology, now);
    field.choices = choice.titles;
    std::vector<std::string> paths;
    for (const BlockId each : choice.boards)
        paths.push_back(topology.block(each).path);
    field.edit = oneEdit([name, paths](double value) {
        return EditTo{name, paths.at(static_cast<std::size_t>(value))};
    });
    return field;
}

/// The boards that can be selected for customers, cached because customers with the same work have the same boards.
class BoardChoices {
public:
    explicit BoardChoices(const Topology& topology) : m_topology(topology) {}

    /// Returns the boards on which customers with the given work can run, except the boards of the node `except`.
    const BoardChoice& of(const Work& work, BlockId except = {}) {
        const auto [found, isNew] = m_choices.try_emplace({work.id, except});
        if (isNew)
            found->second = boardChoice(m_topology, [&](BlockId block) {
                return m_topology.canDo(block, work) && (!except || m_topology.node(block).block != except);
            });
        return found->second;
    }

private:
    const Topology& m_topology;
    std::map<std::pair<std::string, BlockId>, BoardChoice> m_choices;
};

/// Adds a field for the board on which a customer runs. Devices have no such field, because they cannot move.
void addBoard(const Document& document, const Work& work, const Customer& customer, BoardChoices& boards,
              Fields& fields) {
    const Topology& topology = document.topology();
    const auto on = topology.find(customer.on);
    if (!on || topology.isDevice(on))
        return;
    const BoardChoice& choice = boards.of(work);
    if (choice.boards.size() < 2)
        return;
    InspectorField field{QStringLiteral("board"), choice.title,
                         tr("Where the selection runs. Select another entry to move it.")};
    fields.push_back(chosenAmong<MoveCustomer>(std::move(field), topology, choice, on, customer.name));
}

/// Adds a field for the board of another node to which a customer sends its messages.
void addPeer(const Document& document, const Work& work, const Customer& customer, BoardChoices& boards,
             Fields& fields) {
    const Topology& topology = document.topology();
    const auto on = topology.find(customer.on);
    if (!on || !topology.catalog().needs(work, PlaceBase::Peer))
        return;
    const BoardChoice& choice = boards.of(work, topology.node(on).block);
    if (choice.boards.empty())
        return;
    InspectorField field{QStringLiteral("peer"), tr("Sends to"), tr("Receiver of the messages")};
    fields.push_back(
        chosenAmong<SetPeer>(std::move(field), topology, choice, topology.find(customer.peer), customer.name));
}

/// Adds a field for each region of the process; the field sets whether the customer uses the region.
void addUses(const Process& process, const Customer& customer, Fields& fields) {
    if (process.regions.size() < 2 || process.regions.size() > fewRegions)
        return;
    const std::vector<const Region*> used = usedBy(process, customer);
    for (const Region& region : process.regions) {
        const QString name = format::text(region.name);
        InspectorField field{QStringLiteral("uses:%1/%2").arg(format::text(process.name), name),
                             tr("Uses region %1").arg(name), tr("Whether the selection uses region %1").arg(name)};
        field.value = std::find(used.begin(), used.end(), &region) == used.end() ? 0 : 1;
        field.choices = QStringList{tr("no"), tr("yes")};
        field.edit = oneEdit([customer = customer.name, region = region.name](double value) {
            return UseRegion{customer, region, value > 0};
        });
        fields.push_back(std::move(field));
    }
}

void addOfCustomer(const Work& work, const Customer& customer, Fields& fields) {
    const auto add = [&](CustomerNumber number, const char* key, const QString& title, double value, double least,
                         double most) {
        InspectorField field{QString::fromLatin1(key), title, title, value, least, most};
        field.whole = number == CustomerNumber::Count;
        field.edit = oneEdit([name = customer.name, number](double now) { return SetCustomer{name, number, now}; });
        fields.push_back(std::move(field));
        return &fields.back();
    };
    if (work.isOpen)
        add(CustomerNumber::Rate, "rate", tr("Operations per second"), customer.rate, Limits::rateLeast,
            Limits::rateMost);
    add(CustomerNumber::Count, "count", tr("Identical %1").arg(format::text(plural(work.customer))), customer.count, 1,
        Limits::count)
        ->more = !work.isOpen && customer.count == 1;
    add(CustomerNumber::Amount, "amount", tr("Total operations (0: unlimited)"), customer.amount, 0, Limits::rateMost)
        ->more = customer.amount == 0;
}

/// Field for the process to which threads belong: an existing process, or a new one.
InspectorField processField(const Document& document, const WorkloadItems& threads, const ItemIndex& index) {
    InspectorField field{QStringLiteral("process"), tr("Process"), tr("Process that the selection belongs to")};
    std::vector<ProcessName> names;
    for (const Process& process : document.scenario().workload.processes) {
        names.push_back(process.name);
        field.choices << format::text(process.name);
    }
    names.emplace_back();
    field.choices << tr("new process");
    std::set<const Process*> of;
    std::vector<CustomerName> who;
    for (const Subject& thread : threads) {
        of.insert(index.find(thread).process);
        who.emplace_back(thread.id);
    }
    field.several = of.size() > 1;
    field.value = field.several ? -1 : static_cast<double>(*of.begin() - document.scenario().workload.processes.data());
    field.edit = oneEdit([who, names](double value) {
        return SetProcess{who, names.at(static_cast<std::size_t>(value))};
    });
    return field;
}

/// Fields that belong to one thread or region.
Fields ownFieldsOf(const Document& document, const FoundItem& item, BoardChoices& boards) {
    Fields fields;
    if (item.region != nullptr)
        addRegionFields(document, *item.process, *item.region, fields);
    if (item.customer == nullptr)
        return fields;
    const Work& work = document.catalog()->work(item.process->work);
    addBoard(document, work, *item.customer, boards, fields);
    addPeer(document, work, *item.customer, boards, fields);
    addUses(*item.process, *item.customer, fields);
    addOfCustomer(work, *item.customer, fields);
    for (InspectorField& field : fields)
        field.owner = QStringLiteral("thread ") + format::text(item.customer->name);
    return fields;
}

using Edits = std::vector<Edit>;
using EditOf = std::function<Edits(double)>;

/// A field that several items have in common, with the edits of each item.
struct Shared {
    explicit Shared(InspectorField one) : field(std::move(one)), owners{field.owner}, edits{field.edit} {}

    /// Merges the corresponding field of another item. Returns false if that item has no such field.
    bool take(const Fields& other) {
        const auto same = std::find_if(other.begin(), other.end(), [&](const InspectorField& each) {
            return each.key == field.key && each.title == field.title && each.choices == field.choices;
        });
        if (same == other.end())
            return false;
        const bool isIdentical = same->value == field.value || (std::isnan(same->value) && std::isnan(field.value));
        if (!isIdentical || same->several) {
            field.several = true;
            field.value = field.choices.empty() ? std::numeric_limits<double>::quiet_NaN() : -1;
        }
        field.least = std::max(field.least, same->least);
        field.most = std::min(field.most, same->most);
        field.more = field.more && same->more;
        if (owners.insert(same->owner).second)
            edits.push_back(same->edit);
        return true;
    }

    /// Returns the merged field, whose edits of all items are a single step.
    InspectorField whole() {
        field.heading = owners.size() == 1 ? field.heading : QString();
        field.edit = [all = std::move(edits)](double value) {
            Edits each;
            for (const EditOf& one : all)
                for (Edit& edit : one(value))
                    each.push_back(std::move(edit));
            return each;
        };
        return std::move(field);
    }

    InspectorField field;
    std::set<QString> owners;
    std::vector<EditOf> edits;
};

/// Returns the fields that all items have in common.
Fields merged(const std::vector<Fields>& all) {
    Fields common;
    for (const InspectorField& field : all.front()) {
        Shared shared(field);
        if (std::all_of(all.begin() + 1, all.end(), [&](const Fields& other) { return shared.take(other); }))
            common.push_back(shared.whole());
    }
    return common;
}

/// Returns the fields of items that are all of one kind. `process` is the process of an item that isn't part of the
/// workload. Fields of a process are created once, not once for each of its threads.
Fields fieldsOfKind(const Document& document, const WorkloadItems& items, const ItemIndex& index,
                    const Process* process) {
    std::vector<Fields> own;
    std::vector<const Process*> processes;
    BoardChoices boards(document.topology());
    for (const Subject& item : items) {
        FoundItem found = index.find(item);
        found.process = found.process != nullptr ? found.process : process;
        if (found.process == nullptr)
            continue;
        own.push_back(ownFieldsOf(document, found, boards));
        if (found.region == nullptr && std::ranges::find(processes, found.process) == processes.end())
            processes.push_back(found.process);
    }
    if (own.empty())
        return {};
    Fields fields = merged(own);
    if (items.front().kind == Subject::Thread)
        fields.insert(fields.begin(), processField(document, items, index));
    std::vector<Fields> shared;
    for (const Process* const each : processes)
        addOfProcess(document, *each, shared.emplace_back());
    Fields ofProcesses = shared.empty() ? Fields() : merged(shared);
    std::ranges::move(ofProcesses, std::back_inserter(fields));
    return fields;
}

} // namespace

std::vector<InspectorField> fieldsOf(const Document& document, const WorkloadItems& items, const Process* process) {
    const ItemIndex index(document.scenario().workload);
    WorkloadItems regions;
    WorkloadItems others;
    for (const Subject& item : items)
        (item.kind == Subject::Region ? regions : others).push_back(item);
    if (others.empty() || regions.empty())
        return fieldsOfKind(document, items, index, process);
    Fields fields = fieldsOfKind(document, others, index, process);
    Fields ofRegions = fieldsOfKind(document, regions, index, process);
    for (InspectorField& field : ofRegions)
        field.key.prepend(QStringLiteral("region:"));
    if (!fields.empty())
        fields.front().heading = countedItems(others, index, *document.catalog()) + u':';
    if (!ofRegions.empty())
        ofRegions.front().heading = countedItems(regions, index, *document.catalog()) + u':';
    fields.insert(fields.end(), std::make_move_iterator(ofRegions.begin()), std::make_move_iterator(ofRegions.end()));
    return fields;
}

std::vector<InspectorField> rowFieldsOf(const Document& document, const Process& process) {
    Fields fields;
    fields.push_back(workField(process, document.topology()));
    if (!process.customers.empty())
        fields.push_back(customersField(process, document.topology()));
    constexpr std::size_t few = 300; // the fields of more memories would delay the frame after each edit
    std::size_t memories = 0;
    bool hasOnlyPages = !process.regions.empty() && process.regions.size() <= fewRegions;
    for (const Region& region : process.regions) {
        hasOnlyPages = hasOnlyPages && region.parts.empty();
        memories += region.pagesIn.size();
    }
    if (!hasOnlyPages || memories > few)
        return fields;
    std::vector<Fields> regions;
    for (const Region& region : process.regions)
        addRegionFields(document, process, region, regions.emplace_back());
    for (InspectorField& field : merged(regions)) {
        const bool isPages = field.key == QStringLiteral("pages");
        if (isPages && regions.size() > 1) // the number is that of each region, not the sum
            field.title = field.tip = tr("Pages in each of %1 regions").arg(regions.size());
        if (isPages || field.key == QStringLiteral("board"))
            fields.push_back(std::move(field));
    }
    return fields;
}

} // namespace boardset
