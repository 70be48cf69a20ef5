// SPDX-License-Identifier: GPL-3.0-or-later
// The words in a box: name, what it is, counts and lines. Made only for boxes in sight that have something to say.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property var box ///< A BoxItem; not typed as one, because that makes these.
    readonly property string key: box.key
    readonly property rect after: box.subtitlePlace
    readonly property bool inLine: after.width > 0 && !box.subtitleAtEnd && Math.abs(after.y - box.titlePlace.y) < 1

    PlacedText {
        reach: !root.inLine ? -1 : subtitle.fits && subtitle.shown ? root.after.x : root.after.x + root.after.width
        place: root.box.headPlace
        origin: root.box.corner
        zoom: root.box.zoom
        basis: root.box.small ? Theme.captionSize : Theme.bodySize
        text: root.box.title
        shown: root.box.named
        whole: true
        roomy: root.box.boxStyle === BoxModel.Board && !root.box.about
        slack: root.box.boxStyle === BoxModel.Memory ? 1.25 : root.box.boxStyle === BoxModel.Chip ? 1 : 1.45
        horizontalAlignment: root.box.boxStyle === BoxModel.Chip ? Text.AlignHCenter : Text.AlignLeft
        strong: !root.box.small
        muted: root.box.small || root.box.context
    }
    PlacedText {
        id: subtitle
        reach: root.inLine ? root.after.x + root.after.width + Theme.gap : -1
        place: root.box.subtitlePlace
        origin: root.box.corner
        zoom: root.box.zoom
        text: root.box.subtitle
        shown: root.box.subtitleRank <= root.box.view.labels
        whole: true
        slack: root.box.subtitleAtEnd ? 1.6 : 1.45 // towards the title there is room
        horizontalAlignment: root.box.subtitleAtEnd ? Text.AlignRight : Text.AlignLeft
        muted: true
    }
    BoxCounts {
        place: root.box.countsPlace
        origin: root.box.corner
        zoom: root.box.zoom
        counts: root.box.counts
        shown: root.box.view.labels >= BoxModel.CountRank
        both: root.box.view.labels >= BoxModel.UseRank
    }
    BoxLines {
        place: root.box.linesPlace
        origin: root.box.corner
        zoom: root.box.zoom
        labels: root.box.labels
        shown: root.box.view.labels >= BoxModel.LineRank
        values: root.box.values
    }
}
