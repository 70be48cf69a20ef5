// SPDX-License-Identifier: GPL-3.0-or-later
// Roles of the boxes.
#include "BoxModel.h"

namespace boardset {

bool BoxRow::isSmall() const {
    return style == BoxModel::Memory || style == BoxModel::Chip;
}

QHash<int, QByteArray> BoxModel::roleNames() const {
    return {{Key, "key"},
            {Path, "path"},
            {StyleOf, "boxStyle"},
            {Box, "box"},
            {Title, "title"},
            {Subtitle, "subtitle"},
            {Labels, "labels"},
            {Values, "values"},
            {Enterable, "enterable"},
            {ShowsUse, "showsUse"},
            {UseLabel, "useLabel"},
            {UseText, "useText"},
            {Use, "use"},
            {Bottleneck, "bottleneck"},
            {Leaf, "leaf"},
            {Inner, "inner"},
            {Vacant, "vacant"},
            {Lost, "lost"},
            {Domain, "domain"},
            {HoldsBottleneck, "holdsBottleneck"},
            {Counts, "counts"},
            {CountsPlace, "countsPlace"},
            {TitleRank, "titleRank"},
            {TitlePlace, "titlePlace"},
            {SubtitlePlace, "subtitlePlace"},
            {SubtitleRank, "subtitleRank"},
            {SubtitleAtEnd, "subtitleAtEnd"},
            {LinesPlace, "linesPlace"},
            {UsePlace, "usePlace"},
            {Target, "target"},
            {Description, "description"}};
}

QVariant BoxModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const BoxRow& row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key:
        return row.key;
    case Path:
        return row.path;
    case StyleOf:
        return row.style;
    case Box:
        return row.rect;
    case Qt::DisplayRole:
    case Title:
        return row.title;
    case Subtitle:
        return row.subtitle;
    case Labels:
        return row.labels;
    case Values:
        return row.values;
    case Enterable:
        return row.enterable;
    case ShowsUse:
        return row.showsUse;
    case UseLabel:
        return row.useLabel;
    case UseText:
        return row.useText;
    case Use:
        return row.use;
    case Bottleneck:
        return row.bottleneck;
    case Leaf:
        return row.leaf;
    case Inner:
        return row.inner;
    case Vacant:
        return row.vacant;
    case Lost:
        return row.lost;
    case Domain:
        return row.domain;
    case HoldsBottleneck:
        return row.holdsBottleneck;
    case Counts:
        return row.counts;
    case CountsPlace:
        return row.countsPlace;
    case TitleRank:
        return row.titleRank;
    case TitlePlace:
        return row.titlePlace;
    case SubtitlePlace:
        return row.subtitlePlace;
    case SubtitleRank:
        return row.subtitleRank;
    case SubtitleAtEnd:
        return row.subtitleAtEnd;
    case LinesPlace:
        return row.linesPlace;
    case UsePlace:
        return row.usePlace;
    case Target:
        return row.target;
    case Description:
        return row.description;
    default:
        return {};
    }
}

} // namespace boardset
