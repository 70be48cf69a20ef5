// SPDX-License-Identifier: GPL-3.0-or-later
// Conversions between the texts of the core and those of Qt, and texts that only the window shows.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/describe/Figures.h"
#include "boardset/describe/Subject.h"
#include "boardset/workload/Name.h"

#include <QFileDevice>
#include <QString>
#include <QStringList>

namespace boardset::format {

QString text(const std::string& utf8);
/// Text of a subject, which QML uses as its id: "thread:4".
QString text(const Subject& subject);
/// Text of a quantity in the current language: "240 ns".
QString text(const Quantity& quantity);
template <class Of> QString text(const Name<Of>& name) {
    return text(name.text);
}
/// Translates text; used by functions that belong to no QObject.
QString tr(const char* words);

/// A number with `decimals` decimal places and grouped thousands: "8,790", "0.45".
QString number(double value, int decimals = 0);
/// A percentage with its sign: "+5.1 %", "−0.6 %", "0 %".
/// A negative number has a true minus sign; the text is never "-0 %".
QString signedPercent(double percent);

/// Error text for a file that cannot be written; contains the reason and what to do.
QString cannotWrite(const QFileDevice& out);

/// Joins the parts of an announcement into sentences with full stops; omits empty parts.
QString sentences(const QStringList& parts);

/// Name of the subject of a fact: "Sun Fireplane". Empty if the subject is no block type, machine or generation.
QString subjectName(const Catalog& catalog, const std::string& subject);

} // namespace boardset::format
