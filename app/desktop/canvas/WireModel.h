// SPDX-License-Identifier: GPL-3.0-or-later
// The links of the level that is shown.
#pragma once

#include "RowModel.h"

#include <QRectF>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace boardset {

struct WireRow {
    QString key;
    int link = 0;
    QVariantList points; ///< QPointF, in the diagram's units.
    double width = 1;    ///< In the diagram's units: capacity.
    bool address = false;
    QRectF labelPlace;       ///< Room for the label; empty: none.
    bool labelAtEnd = false; ///< The label ends at the right edge of its place: it stands left of the wire.
    QString label;           ///< "↓ 1.5 GB/s  ↑ 24 MB/s", in one line or two; empty: nothing flows.
    QStringList shorter;     ///< The same in fewer words, for where that is too small to read: from long to short.
    double use = 0;          ///< 0 to 1.
    double forward = 0;      ///< The part of the use that runs from the first point to the last...
    double backward = 0;     ///< ...and from the last to the first.
    bool bottleneck = false;
    bool standby = false; ///< Live only because an end has no other way to a memory; over the wires that it crosses.
    int labelRank = 0;    ///< LabelRank.
    bool lit = false;     ///< On the way of the data that is followed...
    bool aside = false;   ///< ...or beside it: dimmed.
    QString description;
    bool operator==(const WireRow&) const = default;
};

class WireModel : public RowModel<WireRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")

public:
    enum Role {
        Key = Qt::UserRole + 1,
        Points,
        Width,
        Address,
        LabelPlace,
        Label,
        Use,
        Forward,
        Backward,
        Bottleneck,
        Description
    };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
