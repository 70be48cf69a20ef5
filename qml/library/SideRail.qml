// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the side panel as icons, for a window that is too narrow for the panel. A click opens the panel at a tab;
// a click on the open tab closes the panel.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Preferences preferences
    required property list<string> titles
    required property list<string> icons
    required property bool open ///< True if the side panel is open.
    signal toggled ///< Emitted to open or close the side panel.

    implicitWidth: Theme.controlHeight + 2 * Theme.gap
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Side panel")

    Rectangle { anchors.fill: parent; color: Theme.color.panel }
    Column {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.gap }
        spacing: Theme.gapHalf

        Repeater {
            id: tabs
            model: root.titles

            AppButton {
                id: tab

                required property int index
                required property string modelData

                text: modelData
                bare: true
                tip: text
                iconPath: root.icons[index]
                toggles: true
                on: root.open && root.preferences.sideTab === index
                checked: on
                focus: root.preferences.sideTab === index
                focusPolicy: focus ? Qt.StrongFocus : Qt.ClickFocus // arrow keys reach the other tabs
                Keys.onUpPressed: tabs.itemAt(Math.max(0, index - 1)).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: tabs.itemAt(Math.min(tabs.count - 1, index + 1)).forceActiveFocus(Qt.TabFocusReason)
                onClicked: {
                    const closes = on;
                    root.preferences.sideTab = index;
                    if (closes || !root.open) root.toggled();
                }
            }
        }
    }
}
