// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the canvas writes them: few digits, a unit, a real minus sign.
#pragma once

#include <QString>

namespace boardset::figures {

/// "2,303 MB/s": for answers.
/// "1.5 GB/s": for links and capacities, two digits or more.
QString rate(double bytesPerSecond);
/// "240 ns".
QString nanoseconds(double ns);
/// "44 %" of a share of 0.44; "<1 %" of what is not quite nothing.
QString percent(double share);
/// The change of a number: "-18 %" with a real minus, "no change" below a tenth of a percent.
QString change(double before, double after);
/// The change of a share in percent: "+12 points".
QString points(double before, double after);
/// "1,234".
QString grouped(double whole);

} // namespace boardset::figures
