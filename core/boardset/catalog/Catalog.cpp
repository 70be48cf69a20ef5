// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Catalog.h"

#include "boardset/catalog/CatalogReader.h"
#include "boardset/catalog/CatalogUri.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace boardset {

namespace {

constexpr std::size_t documentDigits = 3; ///< Number of digits at the beginning of a bundled document's id.

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& why,
                         const std::string& fix = Message{
                             "reinstall Boardset, or select another catalog with --database"}) {
    throw CatalogFileError(file.string(), why, fix);
}

std::string metadata(SQLite::Database& database, const std::string& key) {
    SQLite::Statement row(database, "SELECT value FROM metadata WHERE key = ?");
    row.bind(1, key);
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
}

void checkLayout(SQLite::Database& database, const std::filesystem::path& file) {
    if (!database.tableExists("metadata") || metadata(database, "format") != "boardset-catalog")
        refuse(file, Message{"not a Boardset catalog (metadata.format)"});
    const std::string layout = metadata(database, "layout_version");
    const std::string known = std::to_string(Catalog::layoutVersion);
    if (layout != known) {
        refuse(file,
               Message{"its layout version (metadata.layout_version) is '{layout}'; this program reads {known}",
                       {{"layout", layout}, {"known", known}}},
               Message{"use the catalog that came with this Boardset, or a newer Boardset"});
    }
    const std::string state = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (state != "ok")
        refuse(file, Message{"the file is damaged ({problem})", {{"problem", state}}});
}

template <typename Row> const Row& find(const std::vector<Row>& rows, const char* what, const std::string& id) {
    const auto found = std::ranges::find(rows, id, &Row::id);
    if (found != rows.end())
        return *found;
    const std::vector<std::string> ids = textsOf(rows, &Row::id);
    const std::string word = id.substr(0, 60);
    const std::string meant = didYouMean(word, ids);
    const std::size_t most = meant.empty() ? 40 : 3;
    const std::string known = ids.empty() ? Message{"none"} : commaList(textsOf(ids, std::identity(), most));
    const Message allowed{ids.size() > most ? "allowed: {ids}, ... ({count} in all)" : "allowed: {ids}",
                          {{"ids", known}, {"count", std::to_string(ids.size())}}};
    throw CatalogError(Message{meant.empty() ? "{what}: '{word}' is not in the catalog; {allowed}"
                                             : "{what}: '{word}' is not in the catalog; {meant} {allowed}",
                               {{"what", Message{what}}, {"word", word}, {"meant", meant}, {"allowed", allowed}}});
}

} // namespace

CatalogFileError::CatalogFileError(std::string file_, std::string why_, std::string fix_)
    : CatalogError(Message{"{file}: {why}; {fix}", {{"file", file_}, {"why", why_}, {"fix", fix_}}}),
      file(std::move(file_)), why(std::move(why_)), fix(std::move(fix_)) {}

std::shared_ptr<const Catalog> Catalog::open(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        refuse(file, Message{std::filesystem::exists(file, error) ? "this is a folder, a device or a pipe, not a file"
                                                                  : "the file does not exist"});
    for (const char* const rest : {"-wal", "-journal"}) {
        const std::string beside = file.string() + rest;
        // a journal whose header is cleared belongs to a completed transaction
        const bool isDone = std::ifstream(beside, std::ios::binary).peek() == 0;
        if (!isDone && std::filesystem::file_size(beside, error) > 0 && !error) {
            refuse(file,
                   Message{"the file next to it with the ending {ending} has changes that are not in the catalog yet",
                           {{"ending", rest}}},
                   Message{"close the program that writes the catalog, or open the catalog once with sqlite3 to "
                           "complete the changes"});
        }
    }
    try {
        SQLite::Database database(catalogUri(file), catalogFlags);
        checkLayout(database, file);
        auto catalog = std::make_shared<Catalog>();
        catalog->m_file = file;
        CatalogReader(*catalog, database).readAll();
        return catalog;
    } catch (const SQLite::Exception& problem) {
        refuse(file, Message{"not a usable SQLite database ({problem})", {{"problem", problem.what()}}});
    } catch (const CatalogFileError&) {
        throw;
    } catch (const CatalogError& problem) {
        refuse(file, problem.what());
    }
}

const Source& Catalog::source(const std::string& id) const {
    const auto document = std::ranges::find_if(
        m_sources, [&](const Source& each) { return id.size() == documentDigits && each.id.starts_with(id + '-'); });
    return document == m_sources.end() ? find(m_sources, translatable("source"), id) : *document;
}
const Fact& Catalog::fact(const std::string& id) const {
    const auto found = m_factAt.find(id);
    return found == m_factAt.end() ? find(m_facts, translatable("fact"), id) : m_facts[found->second];
}
const BlockType& Catalog::blockType(const std::string& id) const {
    return find(m_blockTypes, translatable("block type"), id);
}
const Family& Catalog::family(const std::string& id) const {
    return find(m_families, translatable("family"), id);
}
const Machine& Catalog::machine(const std::string& id) const {
    return find(m_machines, translatable("machine"), id);
}
const Machine* Catalog::machineOf(const BlockType& root) const {
    const auto found = std::ranges::find(m_machines, root.id, &Machine::root);
    return found == m_machines.end() ? nullptr : &*found;
}

bool Catalog::canDo(const BlockType& type, const Work& work) {
    return std::ranges::all_of(
        work.operations, [&](const WorkOperation& part) { return type.request(part.operation) != nullptr; });
}

PlaceBase Catalog::baseOf(const Place& each) const {
    return each.base == PlaceBase::Place ? baseOf(place(each.basePlace)) : each.base;
}

bool Catalog::needs(const Operation& operation, PlaceBase base) const {
    const auto isAt = [&](const std::string& id) { return !id.empty() && baseOf(place(id)) == base; };
    return std::ranges::any_of(operation.steps, [&](const OperationStep& step) {
        return isAt(step.from) || isAt(step.to) ||
               (!step.performs.empty() && needs(this->operation(step.performs), base)) ||
               std::ranges::any_of(step.asks, [&](const Ask& ask) { return isAt(ask.at); });
    });
}

bool Catalog::needs(const Work& work, PlaceBase base) const {
    return std::ranges::any_of(
        work.operations, [&](const WorkOperation& part) { return needs(operation(part.operation), base); });
}

const Work* Catalog::workOn(const BlockType& type, const std::string& family) const {
    const auto found =
        std::ranges::find_if(m_works, [&](const Work& work) { return work.family == family && canDo(type, work); });
    return found == m_works.end() ? nullptr : &*found;
}
const Measurement& Catalog::measurement(const std::string& id) const {
    return find(m_measurements, translatable("measurement"), id);
}
const Operation& Catalog::operation(const std::string& id) const {
    return find(m_operations, translatable("operation"), id);
}
const Place& Catalog::place(const std::string& id) const {
    return find(m_places, translatable("place"), id);
}
const Work& Catalog::work(const std::string& id) const {
    return find(m_works, translatable("work"), id);
}
const Framing& Catalog::framing(const std::string& id) const {
    return find(m_framings, translatable("framing"), id);
}
const Plot& Catalog::plot(const std::string& id) const {
    return find(m_plots, translatable("plot"), id);
}
const PolicyText& Catalog::policyWords(const std::string& id) const {
    return find(m_policies, translatable("policy"), id);
}
const OperatingSystem& Catalog::operatingSystem(const std::string& id) const {
    return find(m_operatingSystems, translatable("operating system"), id);
}
const Platform& Catalog::platform(const std::string& id) const {
    return find(m_platforms, translatable("platform"), id);
}
const Tunable& Catalog::tunable(const std::string& id) const {
    return find(m_tunables, translatable("tunable"), id);
}

std::vector<OperatingSystem> Catalog::systemsOf(const Machine& machine) const {
    const Platform& on = platform(machine.platform);
    std::vector<OperatingSystem> all;
    std::ranges::copy_if(m_operatingSystems, std::back_inserter(all), [&](const OperatingSystem& each) {
        return each.policy == on.policy && (on.since.empty() || each.ordinal >= operatingSystem(on.since).ordinal) &&
               (on.until.empty() || each.ordinal <= operatingSystem(on.until).ordinal);
    });
    return all;
}

std::vector<Tunable> Catalog::tunablesOf(const Machine& machine) const {
    std::vector<Tunable> all;
    std::ranges::copy_if(m_tunables, std::back_inserter(all), [&](const Tunable& each) {
        return operatingSystem(each.since).policy == platform(machine.platform).policy;
    });
    return all;
}

const TunableDefault& Catalog::tunableDefault(const Tunable& tunable, const std::string& platform,
                                              const std::string& system) {
    const TunableDefault* best = nullptr;
    int most = -1;
    for (const TunableDefault& row : tunable.defaults) {
        const bool fits = (row.platform == platform || row.platform == Platform::generic) &&
                          (row.system == system || row.system.empty());
        const int specific = (row.platform == platform ? 2 : 0) + (row.system.empty() ? 0 : 1);
        if (fits && specific > most) {
            best = &row;
            most = specific;
        }
    }
    if (best == nullptr)
        throw CatalogError(
            Message{"tunable_default: '{id}' has no default for platform 'generic'", {{"id", tunable.id}}});
    return *best;
}

const BlockType& Catalog::emptyBay() const {
    const auto bay = std::ranges::find(m_blockTypes, Role::Bay, &BlockType::role);
    if (bay == m_blockTypes.end())
        throw CatalogError(Message{"block_type: no type has role 'bay', which a slot without a board needs"});
    return *bay;
}

std::vector<Fact> Catalog::factsAbout(const std::string& subject) const {
    std::vector<Fact> facts;
    std::ranges::copy_if(m_facts, std::back_inserter(facts), [&](const Fact& fact) { return fact.subject == subject; });
    return facts;
}

const Fact* Catalog::factAbout(const std::string& subject, const std::string& property) const {
    const auto found = std::ranges::find_if(
        m_facts, [&](const Fact& each) { return each.subject == subject && each.property == property; });
    return found == m_facts.end() ? nullptr : &*found;
}

} // namespace boardset
