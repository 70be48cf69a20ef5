// SPDX-License-Identifier: GPL-3.0-or-later
// How hard the busiest part works: whether it is full, and if not, what sets the pace instead.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Whether a use is that of a bottleneck, by the threshold from which drawings have it in red.
class Stress : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double use MEMBER m_use NOTIFY changed)
    Q_PROPERTY(bool hot READ isHot NOTIFY changed)
public:
    using QObject::QObject;

    bool isHot() const;

Q_SIGNALS:
    void changed();

private:
    double m_use = 0;
};

/// What sets the pace where no part is full, as a sentence; empty where one is, or nothing runs. By Little's law the
/// lines and packets under way are X (Z + R0 + W): it is the longest of computing, latency of an idle machine with the
/// rest of a request, and waiting.
QString paceOf(const Answer& answer);

} // namespace boardset
