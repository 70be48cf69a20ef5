// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says about each kind of thing: one function per kind.
#pragma once

#include "Document.h"

#include <QVariantList>
#include <vector>

namespace boardset {

/// A page of the inspector. Rows: label, value, standing, place, citation, remark, whyKind, whyId.
struct InspectorPage {
    QString title;
    QString subtitle;
    QString process; ///< Empty for hardware.
    std::vector<QVariantList> rows;
};

InspectorPage machinePage(const Document& document);
/// Each gives nothing for a thing that is no longer there.
std::optional<InspectorPage> blockPage(const Document& document, const std::string& path);
std::optional<InspectorPage> linkPage(const Document& document, const std::string& title);
std::optional<InspectorPage> threadPage(const Document& document, const std::string& thread);
std::optional<InspectorPage> regionPage(const Document& document, const std::string& processAndRegion);

/// Rows of a stream: what it stands on and the way from there, and what its requests come to.
void addDevice(const Document& document, const Thread& stream, std::vector<QVariantList>& rows);
void addRequests(const Document& document, const Process& process, const std::string& stream,
                 std::vector<QVariantList>& rows);

/// Rows that pages share.
QVariantList plainRow(const QString& label, const QString& value);
/// With a Why?, by kind and id as WhyView takes them.
QVariantList derivedRow(const QString& label, const QString& value, const QString& whyKind, const QString& whyId);
QVariantList factRow(const Catalog& catalog, const std::string& factId, const QString& label = {});
/// How busy a block or link is, with its Why?; a row for each direction of a framed link, none if nothing passes.
std::vector<QVariantList> useRows(const Document& document, const QString& kind, const QString& id);
/// The way from a device to memory, or that it has none.
QVariantList wayRow(const Topology& topology, int device);

} // namespace boardset
