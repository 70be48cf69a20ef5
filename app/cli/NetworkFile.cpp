// SPDX-License-Identifier: GPL-3.0-or-later
#include "NetworkFile.h"

#include "boardset/scenario/JsonField.h"

#include <nlohmann/json.hpp>
#include <set>

namespace boardset {

namespace {

constexpr int mostDepth = 8;
constexpr std::size_t mostRows = 100000;   // maximum number of classes or flows
constexpr std::size_t mostColumns = 10000; // maximum number of stations or resources
constexpr std::size_t mostCells = 1000000; // maximum number of demands
constexpr std::size_t mostName = 1000;
constexpr std::int64_t mostServers = 1000000;

/// Returns the name of an object in the file, or `fallback` if the object has no name. Names must be unique.
std::string readName(const JsonField& field, const std::string& fallback, std::set<std::string>& taken) {
    if (!field.has("name"))
        return fallback;
    std::string name = field.member("name").text(mostName);
    if (hasControls(name) || (isBlank(name) && !name.empty()))
        field.member("name").fail("a name without control characters", "correct it");
    if (!taken.insert(name).second)
        field.member("name").fail("a unique name", "rename one of them");
    return name;
}

std::string readType(const JsonField& field, const std::string& first, const std::string& second) {
    std::string type = field.has("type") ? field.member("type").text(mostName) : first;
    if (type != first && type != second)
        field.member("type").fail(alternatives({first, second}));
    return type;
}

double readAmount(const JsonField& field, const std::string& name, double fallback) {
    return field.has(name) ? field.member(name).amount() : fallback;
}

/// Requires that a field is absent, null or 0, because it doesn't apply to this type of class.
void requireNothing(const JsonField& field, const std::string& name, const std::string& why) {
    if (field.has(name) && !field.member(name).isNull() && field.member(name).amount() != 0)
        field.member(name).fail("0, or no such field", why);
}

Station readStation(const JsonField& field, std::size_t index, std::set<std::string>& taken) {
    field.allowOnly({"name", "type", "servers", "service_cv2"});
    Station station;
    station.name = readName(field, "station " + std::to_string(index), taken);
    station.type = readType(field, "queueing", "delay") == "delay" ? StationType::Delay : StationType::Queueing;
    if (field.has("servers"))
        station.servers = static_cast<int>(field.member("servers").whole(1, mostServers));
    station.serviceCv2 = readAmount(field, "service_cv2", 1);
    return station;
}

CustomerClass readClass(const JsonField& field, std::size_t index, std::set<std::string>& taken) {
    field.allowOnly({"name", "type", "population", "think_time", "arrival_rate", "background"});
    CustomerClass customers;
    customers.name = readName(field, "class " + std::to_string(index), taken);
    customers.background = field.has("background") && field.member("background").flag();
    if (readType(field, "closed", "open") == "open") {
        customers.type = ClassType::Open;
        customers.arrivalRate = field.member("arrival_rate").amount();
        requireNothing(field, "population", "an open class has no population");
        requireNothing(field, "think_time", "an open class has no think time");
    } else {
        customers.population = field.member("population").amount();
        customers.thinkTime = readAmount(field, "think_time", 0);
        requireNothing(field, "arrival_rate", "a closed class has no arrival rate");
    }
    return customers;
}

Matrix readDemands(const JsonField& field, std::size_t classes, std::size_t stations) {
    const std::vector<JsonField> rows = field.elements(mostRows);
    if (rows.size() != classes)
        field.fail("one row per class: " + std::to_string(classes));
    if (classes * stations > mostCells) {
        field.fail("at most " + std::to_string(mostCells) + " demands, but " + std::to_string(classes) +
                       " classes times " + std::to_string(stations) + " stations exceed this limit",
                   "combine identical classes or stations");
    }
    Matrix demands(static_cast<Eigen::Index>(classes), static_cast<Eigen::Index>(stations));
    for (std::size_t c = 0; c < classes; ++c) {
        const std::vector<JsonField> row = rows[c].elements(mostColumns);
        if (row.size() != stations)
            rows[c].fail("one demand per station: " + std::to_string(stations));
        for (std::size_t k = 0; k < stations; ++k)
            demands(static_cast<Eigen::Index>(c), static_cast<Eigen::Index>(k)) = row[k].amount();
    }
    return demands;
}

QueueingProblem readQueueing(const JsonField& root) {
    root.allowOnly({"kind", "method", "stations", "classes", "demands"});
    QueueingProblem problem;
    if (root.has("method")) {
        const auto method = methodOf(root.member("method").text(mostName));
        if (!method)
            root.member("method").fail("auto, exact, linearizer, schweitzer or bounds");
        problem.method = *method;
    }
    std::set<std::string> taken;
    for (const JsonField& field : root.member("stations").elements(mostColumns))
        problem.network.stations.push_back(readStation(field, problem.network.stations.size(), taken));
    taken.clear();
    for (const JsonField& field : root.member("classes").elements(mostRows))
        problem.network.classes.push_back(readClass(field, problem.network.classes.size(), taken));
    problem.network.demands =
        readDemands(root.member("demands"), problem.network.classes.size(), problem.network.stations.size());
    return problem;
}

Flow readFlow(const JsonField& field, std::size_t resources, std::set<std::string>& taken) {
    field.allowOnly({"name", "weight", "bound", "uses"});
    readName(field, {}, taken);
    Flow flow;
    flow.weight = readAmount(field, "weight", 1);
    if (field.has("bound") && !field.member("bound").isNull())
        flow.bound = field.member("bound").amount();
    if (!field.has("uses"))
        return flow;
    for (const JsonField& use : field.member("uses").elements(mostColumns)) {
        const std::vector<JsonField> pair = use.elements(2);
        if (pair.size() != 2 || resources == 0)
            use.fail("[index of a resource, coefficient]");
        const auto last = static_cast<std::int64_t>(resources) - 1;
        flow.uses.push_back({static_cast<int>(pair[0].whole(0, last)), pair[1].amount()});
    }
    return flow;
}

SharingProblem readSharing(const JsonField& root) {
    root.allowOnly({"kind", "resources", "flows"});
    SharingProblem problem;
    std::set<std::string> taken;
    for (const JsonField& field : root.member("resources").elements(mostColumns)) {
        field.allowOnly({"name", "capacity"});
        const std::string name = readName(field, "resource " + std::to_string(problem.resources.size()), taken);
        problem.resources.push_back({name, field.member("capacity").amount()});
    }
    taken.clear();
    for (const JsonField& field : root.member("flows").elements(mostRows))
        problem.flows.push_back(readFlow(field, problem.resources.size(), taken));
    return problem;
}

/// Returns the problem after checking it. Reports errors of the solver in terms of the file.
NetworkProblem readRoot(const JsonField& root, const std::string& file) {
    const std::string kind = root.member("kind").text(mostName);
    try {
        if (kind == "queueing") {
            QueueingProblem problem = readQueueing(root);
            validate(problem.network);
            return problem;
        }
        if (kind == "sharing") {
            SharingProblem problem = readSharing(root);
            validate(problem.resources, problem.flows);
            return problem;
        }
    } catch (const NetworkError& error) {
        throw InputError(file, error.field, error.value, error.allowed);
    }
    root.member("kind").fail("queueing or sharing");
}

} // namespace

NetworkProblem readNetworkText(std::string_view text, const std::string& file) {
    const nlohmann::json document = parseJson(text, file, mostDepth);
    return readRoot(JsonField(document, file), file);
}

} // namespace boardset
