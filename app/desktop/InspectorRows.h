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

/// Rows that pages share.
QVariantList plainRow(const QString& label, const QString& value);
QVariantList factRow(const Catalog& catalog, const std::string& factId, const QString& label = {});
/// How busy a block or link is, with its Why?; nothing if it is not a station of this answer.
std::optional<QVariantList> useRow(const Document& document, const QString& kind, const QString& id);

} // namespace boardset
