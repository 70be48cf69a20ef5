// SPDX-License-Identifier: GPL-3.0-or-later
// One box of the diagram: card, part, memory, chip, bar or context.
import QtQuick
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property string key
    required property rect box
    required property int boxStyle
    required property string title
    required property string subtitle
    required property var labels
    required property var values
    required property bool showsUse
    required property string useLabel
    required property string useText
    required property real use
    required property bool bottleneck
    required property bool holdsBottleneck
    required property bool inner
    required property int titleRank
    required property var counts
    required property rect countsPlace
    required property rect titlePlace
    required property rect subtitlePlace
    required property bool subtitleAtEnd
    required property rect linesPlace
    required property rect usePlace
    required property int target
    required property string description
    required property real zoom
    required property CanvasView view

    readonly property bool selected: view.selected === key
    readonly property bool aimed: target === 2
    readonly property bool context: boxStyle === BoxModel.Context
    readonly property bool flat: boxStyle === BoxModel.Bar || context
    readonly property bool small: boxStyle === BoxModel.Memory || boxStyle === BoxModel.Chip
    readonly property bool marked: aimed || selected || bottleneck
    readonly property bool about: view.labels >= BoxModel.AboutRank ///< Else what it is is left to the hover card.
    readonly property rect headPlace: flat && !about ? Qt.rect(titlePlace.x, box.y, titlePlace.width, box.height) : titlePlace
    readonly property point corner: Qt.point(box.x, box.y)
    readonly property color ground: context ? Theme.color.ground : boxStyle === BoxModel.Part && inner || boxStyle === BoxModel.Chip ? Theme.color.raised : Theme.color.panel

    x: Math.round(box.x * zoom)
    y: Math.round(box.y * zoom)
    width: Math.round((box.x + box.width) * zoom) - x
    height: Math.round((box.y + box.height) * zoom) - y
    radius: small ? Theme.smallRadius : inner ? Theme.controlRadius : Theme.cardRadius
    color: aimed ? Theme.color.accentSoft : ground
    opacity: target === 3 ? 0.45 : 1
    border.width: marked ? 2 : 1
    border.color: aimed || selected ? Theme.color.accent : bottleneck ? Theme.heat(Math.max(0.75, use))
        : target === 1 ? Theme.color.strong : Theme.color.hairline

    activeFocusOnTab: !context
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.onPressAction: view.select(key)
    onActiveFocusChanged: if (activeFocus) root.view.select(root.key)
    onSelectedChanged: if (selected) root.forceActiveFocus()

    Behavior on color { ColorAnimation { duration: Theme.quick } }
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    PlacedText {
        place: root.headPlace
        origin: root.corner
        zoom: root.zoom
        basis: root.small ? Theme.captionSize : Theme.bodySize
        text: root.title
        shown: root.titleRank <= root.view.labels || root.marked
        whole: true
        roomy: root.boxStyle === BoxModel.Board && !root.about
        slack: root.boxStyle === BoxModel.Memory ? 1.25 : root.boxStyle === BoxModel.Chip ? 1 : 1.45
        horizontalAlignment: root.boxStyle === BoxModel.Chip ? Text.AlignHCenter : Text.AlignLeft
        strong: !root.small
        muted: root.small || root.context
    }
    PlacedText {
        place: root.subtitlePlace
        origin: root.corner
        zoom: root.zoom
        text: root.subtitle
        shown: root.about
        whole: true
        horizontalAlignment: root.subtitleAtEnd ? Text.AlignRight : Text.AlignLeft
        muted: true
    }
    BoxCounts {
        place: root.countsPlace
        origin: root.corner
        zoom: root.zoom
        counts: root.counts
        shown: root.view.labels >= BoxModel.CountRank
    }
    BoxLines {
        place: root.linesPlace
        origin: root.corner
        zoom: root.zoom
        labels: root.labels
        shown: root.view.labels >= BoxModel.LineRank
        values: root.values
    }
    UseFoot {
        visible: root.showsUse
        place: root.usePlace
        origin: root.corner
        zoom: root.zoom
        label: root.useLabel
        figure: root.useText
        use: root.use
        strong: root.holdsBottleneck
        shown: root.view.labels >= BoxModel.UseRank || strong
        named: strong || (root.flat ? shown : root.about && !(root.boxStyle === BoxModel.Memory && root.titlePlace.width > 0))
    }
}
