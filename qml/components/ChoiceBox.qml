// SPDX-License-Identifier: GPL-3.0-or-later
// One choice of several, as a button that opens a menu.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

AppButton {
    id: root

    required property var choices ///< List of texts.
    required property int current
    signal chosen(int index)

    flat: false
    text: choices[current] ?? ""
    iconPath: Theme.icon.down
    opens: true
    onClicked: menu.popup(root, 0, root.height + Theme.gapHalf)
    Accessible.role: Accessible.ComboBox

    AppMenu {
        id: menu

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
