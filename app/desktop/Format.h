// SPDX-License-Identifier: GPL-3.0-or-later
// Formats numbers and other core values as text. All view-models format values here.
#pragma once

#include "boardset/diagram/Flows.h"
#include "boardset/workload/Name.h"

#include <QFileDevice>
#include <QString>

namespace boardset::format {

QString text(const std::string& utf8);
template <class Of> QString text(const Name<Of>& name) {
    return text(name.text);
}
/// Title of the part at a path: "SB3 P1", "Slot 2".
QString title(const Topology& topology, const std::string& path);
/// Translates a text. For functions that belong to no QObject.
QString tr(const char* words);

/// A number with `decimals` decimal places and grouped thousands: "8,790", "0.45".
QString number(double value, int decimals = 0);
/// A number with about three significant figures, and without decimals from 100 on: "8,790", "45.3", "2.29".
QString figure(double value);
/// A value, rounded to a whole number, with grouped thousands: "1,234".
QString grouped(double whole);
/// A bandwidth: "1.5 GB/s", "24 MB/s".
QString bandwidth(double bytesPerSecond);
/// Traffic with its unit: "683 MB/s", "12.3 million messages/s"; empty if there is no traffic.
QString traffic(const Traffic& traffic);
/// Error text for a file that cannot be written. Says why, and what to do.
QString cannotWrite(const QFileDevice& out);
/// A time: "240 ns", "13.8 ns".
QString nanoseconds(double ns);
/// A rate without its unit, "4,000" (MB/s) or "0.25" (operations/s); rate() adds the unit.
QString rateNumber(const Rate& rate);
QString rate(const Rate& rate);
/// A share as a percentage: "44 %" for 0.44.
/// Below one percent, the text has a decimal, such as "0.4 %"; a share above 0 never becomes "0 %".
QString percent(double share);
/// A share as a whole percentage: "44 %"; "<1 %" for a small share above 0.
QString wholePercent(double share);
/// A number with its sign, a true minus if negative; never "-0": "+5.1 %", "−0.6 %", "0 %".
QString signedPercent(double percent, int decimals = 1);
QString signedNumber(double value, int decimals = 1);
/// The change of a number: "−18 %".
/// From a factor of two on, "× 2.5"; below 0.1 %, "no change"; if the number was 0, "new".
QString change(double before, double after);
/// The change of a percentage: "+12 points".
QString points(double before, double after);
/// A value with its unit: "240 ns", "8 MB", "16 %"; only the number if `unit` is empty.
QString quantity(double value, const std::string& unit);

/// The subject of a fact, and the fact's location: "Sun Fireplane · Table B-1".
/// If the subject has no name, only the location.
QString about(const Catalog& catalog, const std::string& subject, const QString& place);

/// A short citation: "Sun MPO white paper, Table B-2, row 4"; see briefOf(). Empty without a source.
QString place(const Catalog& catalog, const std::string& source, const std::string& locator);
/// A full citation: "Solaris ..., March 2003, Table B-2"; see referenceOf(). Empty without a source.
QString citation(const Catalog& catalog, const std::string& source, const std::string& locator);

} // namespace boardset::format
