// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of the canvas, opened by a right click or the menu key.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

AppMenu {
    id: root

    required property CanvasView view

    widest: Math.round(280 * Math.max(1, Theme.textScale))

    MenuItems {
        menu: root
        model: root.view.actions
        delegate: MenuItem {
            id: item

            required property int index
            required text
            required property string shortcut
            required property bool ruled
            readonly property int above: ruled ? Theme.gap + Theme.hairline : 0

            implicitHeight: Theme.rowHeight + above
            padding: 0
            topPadding: above
            leftPadding: Theme.gapWide
            rightPadding: Theme.gapWide
            onTriggered: root.view.act(index)
            contentItem: Item { // qmllint disable deferred-property-id
                implicitWidth: Math.ceil(words.implicitWidth
                    + (item.shortcut === "" ? 0 : Theme.gap + keyText.implicitWidth)) + 1

                BodyText {
                    id: words
                    anchors { left: parent.left; right: keyText.left; top: parent.top; bottom: parent.bottom }
                    text: item.text
                    wrapMode: Text.NoWrap
                }
                CaptionText {
                    id: keyText
                    anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
                    text: item.shortcut
                }
            }
            background: Item {
                Hairline {
                    visible: item.ruled
                    y: Theme.gapHalf
                    width: parent.width
                }
                Rectangle {
                    anchors { fill: parent; topMargin: item.above }
                    radius: Theme.smallRadius
                    color: item.highlighted ? Theme.color.hover : Theme.color.panel
                }
            }
        }
    }
}
