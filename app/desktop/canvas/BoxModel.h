// SPDX-License-Identifier: GPL-3.0-or-later
// The boxes of the level that is shown, parents before children.
#pragma once

#include "RowModel.h"

#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// How a box takes part in a move.
enum class TargetState { None, Possible, Current, Dimmed };

struct BoxRow {
    QString key;
    int block = 0;
    QString path;
    int style = 0; ///< BoxModel::Style.
    QRectF rect;   ///< In the diagram's units, as all rectangles here.
    QString title;
    QString subtitle;
    QStringList labels; ///< The lines of text: labels, and values beside them.
    QStringList values;
    bool enterable = false;
    bool showsUse = false;
    QString useLabel;
    QString useText;              ///< "44 %".
    double use = 0;               ///< 0 to 1.
    bool bottleneck = false;      ///< Is the bottleneck, or the least box that holds it.
    bool holdsBottleneck = false; ///< Its use is the bottleneck's.
    bool leaf = true;             ///< No other box lies inside.
    bool inner = false;           ///< Stands inside another box.
    bool vacant = false;          ///< A bay without a board.
    bool lost = false;            ///< Has failed, or is part of what has.
    int domain = -1;              ///< Of a board in a divided machine.
    QStringList counts;           ///< Far out: "4 threads", "256 pages".
    QRectF countsPlace;
    int titleRank = 0;    ///< LabelRank.
    int alike = -1;       ///< As of Box: has its name, or is not drawn.
    int holder = -1;      ///< Of such a part: index of the box around it.
    QString together;     ///< What is drawn for several of them until they have their names...
    QRectF togetherPlace; ///< ...and where.
    int togetherRank = 0; ///< LabelRank.
    QRectF titlePlace;    ///< Where its texts go; empty: not drawn.
    double titleEnd = 0;  ///< So far to the right the title has the line to itself.
    QRectF subtitlePlace;
    int subtitleRank = 0;       ///< LabelRank.
    bool subtitleAtEnd = false; ///< Ends at the right edge of its place.
    QRectF linesPlace;
    QRectF usePlace;
    bool lit = false;    ///< On the way of the data that is followed...
    bool aside = false;  ///< ...or beside it: dimmed.
    int target = 0;      ///< TargetState.
    QString description; ///< For the screen reader.

    bool isSmall() const; ///< By its style.
    bool isAimed() const { return target == static_cast<int>(TargetState::Current); }
    bool operator==(const BoxRow&) const = default;
};

class BoxModel : public RowModel<BoxRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")

public:
    enum Style { Board, Part, Memory, Chip, Bar, Context };
    Q_ENUM(Style)
    /// Of LabelRank, for CanvasView::labels.
    enum Rank { CountRank = 1, UseRank = 2, FlowRank = 4, AboutRank = 8, LineRank = 9 };
    Q_ENUM(Rank)
    enum Role {
        Key = Qt::UserRole + 1,
        Path,
        StyleOf,
        Box,
        Title,
        Subtitle,
        Labels,
        Values,
        Enterable,
        ShowsUse,
        UseLabel,
        UseText,
        Use,
        Bottleneck,
        Leaf,
        Inner,
        Vacant,
        Lost,
        Domain,
        HoldsBottleneck,
        Counts,
        CountsPlace,
        TitleRank,
        TitlePlace,
        SubtitlePlace,
        SubtitleRank,
        SubtitleAtEnd,
        LinesPlace,
        UsePlace,
        Target,
        Description
    };

    using RowModel::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace boardset
