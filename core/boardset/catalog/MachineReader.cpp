// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of CatalogReader that read block types and machines.
#include "boardset/catalog/CatalogReader.h"

namespace boardset {

void CatalogReader::readBlockTypes() {
    m_catalog.m_blockTypes =
        rows<BlockType>("block_type ORDER BY rowid",
                        {{"id", &BlockType::id},
                         {Prose{"title"}, &BlockType::title},
                         {Prose{"summary"}, &BlockType::summary},
                         {"role", &BlockType::role},
                         {"drawn_as", &BlockType::drawnAs},
                         {"rate", &BlockType::rate, &Catalog::fact, orNone},
                         {"serves", &BlockType::serves},
                         {"station_title", &BlockType::stationTitle},
                         {"coherency_root", &BlockType::coherencyRoot},
                         {"degraded", &BlockType::degraded, &Catalog::fact, orNone},
                         {"stops_parent", &BlockType::stopsParent},
                         {"size_option", &BlockType::sizeOption},
                         {Prose{"needs"}, &BlockType::needs},
                         {"wires", &BlockType::duplex},
                         {"servers", &BlockType::servers},
                         {"service_cv2", &BlockType::serviceCv2},
                         {"ifnull(nullif(noun, ''), title)", &BlockType::noun},
                         {"title", &BlockType::titleNoun},
                         {"id IN (SELECT subject FROM fact WHERE property GLOB 'hot*' OR property GLOB 'warm*')",
                          &BlockType::hasThresholds}});
    give(m_catalog.m_blockTypes, "block_type", &BlockType::shown,
         rows<Part<Id>>("block_shown ORDER BY block_type, ordinal",
                        {{"block_type", &Part<Id>::of}, {"fact", &Id::id, &Catalog::fact}}));
}

void CatalogReader::readSlots() {
    give(m_catalog.m_blockTypes, "block_type", &BlockType::slots,
         rows<Part<Slot>>("slot ORDER BY rowid", {{"parent", &Part<Slot>::of},
                                                  {"name", &Slot::name},
                                                  {"child", &Slot::child, &Catalog::blockType},
                                                  {"first", &Slot::first},
                                                  {"count", &Slot::count},
                                                  {"option", &Slot::option},
                                                  {"row", &Slot::row},
                                                  {"bay", &Slot::bay},
                                                  {"segment", &Slot::segment},
                                                  {"applies", &Slot::applies},
                                                  {"noun", &Slot::noun}}));
    struct Name : Part<SlotName> {
        std::string slot;
    };
    for (const Name& name : rows<Name>(
             "slot_name ORDER BY parent, slot, ordinal",
             {{"parent", &Name::of}, {"slot", &Name::slot}, {"name", &SlotName::name}, {"former", &SlotName::former}}))
        for (Slot& slot : named(m_catalog.m_blockTypes, "block_type", name.of).slots)
            if (slot.name == name.slot)
                slot.names.push_back(name);
    struct Choice : Part<Id> {
        std::string slot;
    };
    for (const Choice& choice :
         rows<Choice>("slot_choice ORDER BY rowid",
                      {{"parent", &Choice::of}, {"slot", &Choice::slot}, {"child", &Choice::id, &Catalog::blockType}}))
        for (Slot& slot : named(m_catalog.m_blockTypes, "block_type", choice.of).slots)
            if (slot.name == choice.slot)
                slot.choices.push_back(choice.id);
}

void CatalogReader::readLinkRules() {
    m_catalog.m_framings =
        rows<Framing>("framing ORDER BY rowid", {{"id", &Framing::id},
                                                 {Prose{"title"}, &Framing::title},
                                                 {"overhead", &Framing::overhead, &Catalog::fact},
                                                 {"acknowledgement", &Framing::acknowledgement, &Catalog::fact},
                                                 {"acknowledged", &Framing::acknowledged, &Catalog::fact},
                                                 {"credit", &Framing::credit, &Catalog::fact},
                                                 {"credited", &Framing::credited, &Catalog::fact}});
    give(m_catalog.m_blockTypes, "block_type", &BlockType::links,
         rows<Part<LinkRule>>("link_rule ORDER BY rowid", {{"block_type", &Part<LinkRule>::of},
                                                           {"from_path", &LinkRule::from},
                                                           {"to_path", &LinkRule::to},
                                                           {"kind", &LinkRule::kind},
                                                           {"capacity", &LinkRule::capacity, &Catalog::fact, orNone},
                                                           {"title", &LinkRule::title},
                                                           {"applies", &LinkRule::applies},
                                                           {"framing", &LinkRule::framing, &Catalog::framing, orNone},
                                                           {"latency", &LinkRule::latency, &Catalog::fact, orNone},
                                                           {"standby", &LinkRule::standby},
                                                           {"wires", &LinkRule::duplex},
                                                           {"service_cv2", &LinkRule::serviceCv2}}));
}

void CatalogReader::readAssembly() {
    give(m_catalog.m_blockTypes, "block_type", &BlockType::mountings,
         rows<Part<MountingRule>>("mounting ORDER BY rowid", {{"block_type", &Part<MountingRule>::of},
                                                              {"path", &MountingRule::path},
                                                              {"on_path", &MountingRule::on},
                                                              {"connector", &MountingRule::connector}}));
    give(m_catalog.m_blockTypes, "block_type", &BlockType::covers,
         rows<Part<CoverRule>>("cover ORDER BY rowid", {{"block_type", &Part<CoverRule>::of},
                                                        {"path", &CoverRule::path},
                                                        {"covered_path", &CoverRule::covered}}));
}

void CatalogReader::readMachines() {
    m_catalog.m_machines =
        rows<Machine>("machine ORDER BY rowid", {{"id", &Machine::id},
                                                 {"family", &Machine::family, &Catalog::family},
                                                 {"title", &Machine::title},
                                                 {"year", &Machine::year},
                                                 {Prose{"summary"}, &Machine::summary},
                                                 {"root", &Machine::root, &Catalog::blockType},
                                                 {"line_size", &Machine::lineSize, &Catalog::fact},
                                                 {"locality_group", &Machine::localityGroup, &Catalog::blockType},
                                                 {"platform", &Machine::platform, &Catalog::platform},
                                                 {"rated_load", &Machine::ratedLoad, &Catalog::fact, orNone}});
    give(m_catalog.m_machines, "machine", &Machine::totals,
         rows<Part<Total>>("total ORDER BY machine, ordinal", {{"machine", &Part<Total>::of},
                                                               {"id", &Total::id},
                                                               {Prose{"title"}, &Total::title},
                                                               {"ancestor", &Total::ancestor, &Catalog::blockType},
                                                               {"operation", &Total::operation},
                                                               {"latency", &Total::latency, &Catalog::fact},
                                                               {"applies", &Total::applies}}));
    give(m_catalog.m_machines, "machine", &Machine::boards,
         rows<Part<StandardBoard>>("standard_board ORDER BY rowid",
                                   {{"machine", &Part<StandardBoard>::of},
                                    {"path", &StandardBoard::path},
                                    {"block_type", &StandardBoard::type, &Catalog::blockType}}));
    struct Processor : Part<Id> {
        int number = 0;
    };
    for (const Processor& each :
         rows<Processor>("processor_id ORDER BY machine, id",
                         {{"machine", &Processor::of}, {"path", &Processor::id}, {"id", &Processor::number}}))
        named(m_catalog.m_machines, "machine", each.of).processorIds.emplace(each.id, each.number);
    give(m_catalog.m_machines, "machine", &Machine::limits,
         rows<Part<ModelLimit>>("machine_limit ORDER BY machine, ordinal", {{"machine", &Part<ModelLimit>::of},
                                                                            {Prose{"text"}, &ModelLimit::text},
                                                                            {"source", &ModelLimit::source},
                                                                            {"locator", &ModelLimit::locator},
                                                                            {"option", &ModelLimit::option}}));
}

void CatalogReader::readOptions() {
    give(m_catalog.m_machines, "machine", &Machine::options,
         rows<Part<MachineOption>>("machine_option ORDER BY rowid",
                                   {{"machine", &Part<MachineOption>::of},
                                    {"id", &MachineOption::id},
                                    {Prose{"title"}, &MachineOption::title},
                                    {"least", &MachineOption::least},
                                    {"most", &MachineOption::most},
                                    {"standard", &MachineOption::standard},
                                    {"allowed", &MachineOption::allowed},
                                    {"words", &MachineOption::words},
                                    {"fact", &MachineOption::fact, &Catalog::fact, orNone}}));
    give(m_catalog.m_machines, "machine", &Machine::interleavings,
         rows<Part<Interleaving>>("interleaving ORDER BY rowid",
                                  {{"machine", &Part<Interleaving>::of},
                                   {"option", &Interleaving::option},
                                   {"value", &Interleaving::value},
                                   {"over", &Interleaving::over, &Catalog::blockType},
                                   {"piece", &Interleaving::piece, &Catalog::fact, orNone}}));
    for (Machine& machine : m_catalog.m_machines)
        for (const Interleaving& each : machine.interleavings)
            named(machine.options, "machine_option", each.option);
    struct Of : Part<OptionRule> {
        std::string option;
    };
    for (Of& rule :
         rows<Of>("option_rule ORDER BY machine, option, ordinal", {{"machine", &Of::of},
                                                                    {"option", &Of::option},
                                                                    {"applies", &OptionRule::applies},
                                                                    {"value", &OptionRule::value},
                                                                    {"follows = 'boot'", &OptionRule::atBoot},
                                                                    {Prose{"reason"}, &OptionRule::reason},
                                                                    {"source", &OptionRule::source},
                                                                    {"locator", &OptionRule::locator}}))
        named(named(m_catalog.m_machines, "machine", rule.of).options, "machine_option", rule.option)
            .rules.push_back(std::move(rule));
}

} // namespace boardset
