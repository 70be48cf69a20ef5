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
    required property bool vacant
    required property bool lost
    required property bool leaf
    required property int domain
    required property int titleRank
    required property var counts
    required property rect countsPlace
    required property rect titlePlace
    required property rect subtitlePlace
    required property int subtitleRank
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
    readonly property bool inSight: x + width > -view.camera.x && y + height > -view.camera.y
        && x < view.camera.viewport.width - view.camera.x && y < view.camera.viewport.height - view.camera.y
    readonly property bool named: titlePlace.width > 0 && (titleRank <= view.labels || marked)
    readonly property bool told: named || about || subtitleRank <= view.labels || counts.length > 0
    readonly property point corner: Qt.point(box.x, box.y)
    readonly property color ground: context ? Theme.color.ground : boxStyle === BoxModel.Part && inner || boxStyle === BoxModel.Chip ? Theme.color.raised : Theme.color.panel

    x: Math.round(box.x * zoom)
    y: Math.round(box.y * zoom)
    width: Math.round((box.x + box.width) * zoom) - x
    height: Math.round((box.y + box.height) * zoom) - y
    radius: small ? Theme.smallRadius : inner ? Theme.controlRadius : Theme.cardRadius
    color: aimed ? Theme.color.accentSoft : vacant ? "transparent" : ground
    opacity: target === 3 ? 0.45 : 1
    border.width: marked || domain >= 0 ? 2 : vacant ? 0 : 1
    border.color: aimed || selected ? Theme.color.accent : bottleneck ? Theme.heat(Math.max(0.75, use))
        : domain >= 0 ? Theme.process(domain) : target === 1 ? Theme.color.strong : Theme.color.hairline

    activeFocusOnTab: !context
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.onPressAction: view.select(key)
    onActiveFocusChanged: if (activeFocus) root.view.select(root.key)
    onSelectedChanged: if (selected) root.forceActiveFocus()

    Behavior on color { ColorAnimation { duration: Theme.quick } }
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    // Qt 6.4 does not load bound components, so these reach out to root.
    // qmllint disable unqualified
    Loader { // most boxes are out of sight, or too small for words
        anchors.fill: parent
        active: root.inSight && root.told
        sourceComponent: BoxTexts { box: root }
    }
    Loader {
        anchors.fill: parent
        active: root.vacant || root.lost
        sourceComponent: BoxMark {
            vacant: root.vacant
            lost: root.lost
            radius: root.radius
            ink: Theme.color.strong
            cross: root.leaf ? Theme.color.bad : "transparent" // its parts lie over the middle
        }
    }
    Loader {
        active: root.showsUse && root.inSight
        sourceComponent: UseFoot {
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
    // qmllint enable unqualified
}
