// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read them: the one place where view-models turn core values into text.
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
/// What stands at a path, for people: "SB3 P1", "Slot 2".
QString title(const Topology& topology, const std::string& path);
/// For functions outside of any QObject.
QString tr(const char* words);

/// Grouped, with `decimals` places: "8,790", "0.45".
QString number(double value, int decimals = 0);
/// With as many places as three significant figures want, none from a hundred on: "8,790", "45.3", "2.29".
QString figure(double value);
/// "1,234".
QString grouped(double whole);
/// "1.5 GB/s", "24 MB/s".
QString bandwidth(double bytesPerSecond);
/// "683 MB/s", "12.3 million messages/s"; empty of nothing.
QString traffic(const Traffic& traffic);
/// Of a file that cannot be written: why, and what to do.
QString cannotWrite(const QFileDevice& out);
/// "240 ns", "13.8 ns".
QString nanoseconds(double ns);
/// "4,000" of MB/s, "0.25" of operations/s, which may be few; and with the unit.
QString rateNumber(const Rate& rate);
QString rate(const Rate& rate);
/// "44 %" for 0.44; below one percent "0.4 %", never "0 %" for something that is used.
QString percent(double share);
/// The same without decimals: "44 %"; "<1 %" of what is not quite nothing.
QString wholePercent(double share);
/// With its sign, a true minus and never "-0": "+5.1 %", "−0.6 %", "0 %".
QString signedPercent(double percent, int decimals = 1);
QString signedNumber(double value, int decimals = 1);
/// The change of a number: "−18 %", "× 2.5" from twice as much on, "no change" below a tenth of a percent, "new" of
/// what was nothing.
QString change(double before, double after);
/// The change of a share in percent: "+12 points".
QString points(double before, double after);
/// A value with its unit: "240 ns", "8 MB", "16 %"; a bare number without.
QString quantity(double value, const std::string& unit);

/// What a fact is about, for people, and its place: "Sun Fireplane · Table B-1"; the place alone of what has no name of
/// its own.
QString about(const Catalog& catalog, const std::string& subject, const QString& place);

/// "Sun MPO white paper, Table B-2, row 4": see briefOf(). Empty without a source.
QString place(const Catalog& catalog, const std::string& source, const std::string& locator);
/// The document in full: "Solaris ..., March 2003, Table B-2": see referenceOf(). Empty without a source.
QString citation(const Catalog& catalog, const std::string& source, const std::string& locator);

} // namespace boardset::format
