// SPDX-License-Identifier: GPL-3.0-or-later
#include "InspectorFields.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/scenario/ScenarioLimits.h"

#include <algorithm>
#include <limits>

namespace boardset {

namespace {

using format::tr;
using Fields = std::vector<InspectorField>;
using Limits = ScenarioLimits;

/// What a number is while nobody sets it, in its own unit; NaN where the machine says it from case to case.
double usualOf(const Number& number, const Topology& topology) {
    if (!number.fact.empty())
        return topology.catalog().fact(number.fact).si() / number.factor;
    const auto option = topology.options().find(number.option);
    return option == topology.options().end() ? std::numeric_limits<double>::quiet_NaN() : option->second;
}

InspectorField numberField(const Process& process, const Number& number, const Topology& topology) {
    const auto own = process.numbers.find(number.id);
    InspectorField field{format::text(number.id), format::text(number.title)};
    field.tip = number.unit == "%" ? tr("%1, in percent").arg(field.title) : field.title;
    field.value = own == process.numbers.end() ? usualOf(number, topology) : own->second;
    field.least = number.least;
    field.most = number.most;
    field.whole = number.least >= 1;
    field.more = own == process.numbers.end() && number.fact.empty();
    field.edit = [name = process.name, id = number.id](double value) { return SetNumber{name, id, value}; };
    return field;
}

void addOfProcess(const Document& document, const Process& process, Fields& fields) {
    const Topology& topology = document.topology();
    const Work& work = topology.catalog().work(process.work);
    if (!work.isOpen && sizeNumberOf(process, topology.catalog()) != nullptr) {
        InspectorField field{QStringLiteral("atOnce"), tr("Requests outstanding")};
        field.tip = tr("Requests that each %1 keeps under way").arg(format::text(work.customer));
        field.value = atOnceOf(process, topology);
        field.least = 1;
        field.most = Limits::atOnce;
        field.edit = [name = process.name](double value) { return SetNumber{name, {}, value}; };
        fields.push_back(std::move(field));
    }
    for (const Number* const number : numbersOf(process, topology.catalog()))
        fields.push_back(numberField(process, *number, topology));
    InspectorField field{QStringLiteral("background"), tr("In the background")};
    field.tip = tr("It gets what others leave, and none waits for it");
    field.value = process.background ? 1 : 0;
    field.choices = QStringList{tr("no"), tr("yes")};
    field.more = !process.background;
    field.edit = [name = process.name](double value) { return SetBackground{name, value > 0}; };
    fields.push_back(std::move(field));
}

void addOfCustomer(const Work& work, const Customer& customer, Fields& fields) {
    const Wording words(work.customer);
    const auto add = [&](CustomerNumber number, const char* key, const QString& title, double value, double least,
                         double most) {
        InspectorField field{QString::fromLatin1(key), title, title, value, least, most};
        field.whole = number == CustomerNumber::Count;
        field.edit = [name = customer.name, number](double now) { return SetCustomer{name, number, now}; };
        fields.push_back(std::move(field));
        return &fields.back();
    };
    if (work.isOpen)
        add(CustomerNumber::Rate, "rate", tr("Operations per second"), customer.rate, Limits::rateLeast,
            Limits::rateMost);
    add(CustomerNumber::Count, "count", tr("%1 alike").arg(words.titles), customer.count, 1, Limits::count)->more =
        !work.isOpen && customer.count == 1;
    add(CustomerNumber::Amount, "amount", tr("Operations in all; 0: without end"), customer.amount, 0, Limits::rateMost)
        ->more = customer.amount == 0;
}

/// How a region lies, the size of its pieces, and what it lies on.
void addOfRegion(const Document& document, const Process& process, const Region& region, Fields& fields) {
    const Topology& topology = document.topology();
    const LayRegion now{process.name, region.name, region.lies, region.parts, region.pieceBytes};
    const auto laid = [now](const std::vector<std::string>& parts, Lies as) {
        LayRegion edit = now;
        edit.parts = parts;
        edit.lies = parts.size() > 1 && as == Lies::On ? Lies::Concatenated : as;
        const bool isCut = edit.lies == Lies::Interleaved || edit.lies == Lies::Striped;
        edit.pieceBytes = isCut ? edit.pieceBytes : 0;
        return edit;
    };
    std::vector<Lies> ways{Lies::Interleaved, Lies::Striped, Lies::Mirrored, Lies::Concatenated};
    if (region.parts.size() < 2)
        ways = {Lies::On};
    InspectorField lies{QStringLiteral("lies"), tr("Lies"), tr("How its data lies on its parts")};
    for (const Lies each : ways)
        lies.choices << format::text(toString(each));
    lies.value = static_cast<double>(std::find(ways.begin(), ways.end(), region.lies) - ways.begin());
    lies.edit = [laid, now, ways](double value) { return laid(now.parts, ways.at(static_cast<std::size_t>(value))); };
    if (ways.size() > 1)
        fields.push_back(std::move(lies));
    InspectorField piece{QStringLiteral("piece"),
                         tr("Bytes of a piece"),
                         tr("Bytes of a piece; 0: it is not cut"),
                         static_cast<double>(region.pieceBytes),
                         0,
                         static_cast<double>(Limits::pageBytesMost)};
    piece.edit = [now](double value) {
        LayRegion edit = now;
        edit.pieceBytes = static_cast<std::int64_t>(value);
        return edit;
    };
    if (region.lies == Lies::Interleaved || region.lies == Lies::Striped)
        fields.push_back(std::move(piece));
    const auto types = typesForData(topology.catalog().work(process.work), topology.catalog());
    std::vector<std::string> others;
    for (const Region& each : process.regions)
        if (regionBelow(process, region, each.name.text) != nullptr)
            others.push_back(each.name.text);
    for (const Block& block : topology.blocks())
        if (types.count(block.type) > 0)
            others.push_back(block.path);
    std::erase_if(others, [&](const std::string& each) {
        return std::find(region.parts.begin(), region.parts.end(), each) != region.parts.end();
    });
    const auto titles = [&](const std::vector<std::string>& parts) {
        QStringList words;
        for (const std::string& part : parts)
            words << (topology.find(part) ? format::title(topology, part) : tr("region %1").arg(format::text(part)));
        return words;
    };
    InspectorField onto{QStringLiteral("onto"), tr("Put it also on"), tr("A part more to lie on")};
    onto.value = -1;
    onto.choices = titles(others);
    onto.edit = [laid, now, others](double value) {
        std::vector<std::string> parts = now.parts;
        parts.push_back(others.at(static_cast<std::size_t>(value)));
        return laid(parts, now.lies);
    };
    InspectorField off{QStringLiteral("off"), tr("Take it off"), tr("A part less to lie on")};
    off.value = -1;
    off.choices = titles(region.parts);
    off.edit = [laid, now](double value) {
        std::vector<std::string> parts = now.parts;
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(value));
        return laid(parts, parts.size() > 1 ? now.lies : Lies::On);
    };
    if (!others.empty())
        fields.push_back(std::move(onto));
    if (region.parts.size() > 1)
        fields.push_back(std::move(off));
}

} // namespace

std::vector<InspectorField> fieldsOf(const Document& document, Subject::Kind kind, const QString& id,
                                     const Process& process) {
    Fields fields;
    if (kind == Subject::Region) {
        for (const Region& region : process.regions)
            if (Subject::regionId(process, region) == id && !region.parts.empty())
                addOfRegion(document, process, region, fields);
        return fields;
    }
    for (const Customer& customer : process.customers)
        if (kind == Subject::Thread && format::text(customer.name) == id)
            addOfCustomer(document.catalog()->work(process.work), customer, fields);
    addOfProcess(document, process, fields);
    return fields;
}

} // namespace boardset
