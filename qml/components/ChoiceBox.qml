// SPDX-License-Identifier: GPL-3.0-or-later
// One choice of several, as a button that opens a menu.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

AppButton {
    id: root

    required property var choices ///< List of texts.
    required property int current
    property string none: "" ///< What stands there without a current one.
    readonly property int longest: Math.max(0, ...choices.map(c => c.length)) ///< Letters.
    readonly property int tall: Math.round(Math.min(choices.length, 10.5) * Theme.controlHeight + Theme.gap) ///< The menu: a longer one scrolls.
    readonly property int below: root.height + Theme.gapHalf
    signal chosen(int index)

    flat: false
    text: choices[current] ?? none
    iconPath: Theme.icon.down
    opens: true
    opened: menu.visible
    onClicked: {
        const fits = mapToItem(null, 0, below).y + tall <= Window.height;
        menu.popup(root, 0, fits ? below : -tall - Theme.gapHalf);
        menu.currentIndex = current;
    }
    Accessible.role: Accessible.ComboBox

    AppMenu {
        id: menu
        height: root.tall
        widest: Math.max(root.width, root.longest * Theme.bodySize * 0.6 + Theme.iconSize + Theme.gap4)

        Repeater {
            model: root.choices

            AppMenuItem {
                id: entry

                required property int index
                required property string modelData

                text: entry.modelData
                current: entry.index === root.current
                onTriggered: root.chosen(entry.index)
            }
        }
    }
}
