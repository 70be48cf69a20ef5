// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel: tabs for lessons and scenarios, for machines, and for the parts of the open machine.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property Preferences preferences: session.preferences
    readonly property list<string> titles: [qsTr("Learn"), qsTr("Machines"), qsTr("Build")]
    readonly property list<string> icons: [Theme.icon.book, Theme.icon.server, Theme.icon.blocks]
    property bool hasRail: false ///< True if a SideRail beside this panel shows the tabs.
    signal taken ///< Emitted when the user starts to drag a part.

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")

    Rectangle { anchors.fill: parent; color: Theme.color.panel }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TabStrip {
            Layout.fillWidth: true
            visible: !root.hasRail
            focus: true; label: qsTr("Tabs of the side panel")
            titles: root.titles
            icons: root.icons
            current: root.preferences.sideTab
            onChosen: index => root.preferences.sideTab = index
        }
        Hairline { Layout.fillWidth: true; visible: !root.hasRail }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: root.preferences.sideTab

            // qmllint disable unqualified
            LazyPane { sourceComponent: LearnTab { session: root.session } }
            LazyPane { sourceComponent: MachinesTab { session: root.session } }
            LazyPane {
                sourceComponent: BuildTab {
                    session: root.session
                    onTaken: root.taken()
                }
            }
            // qmllint enable unqualified
        }
    }
    RemovalTarget {
        anchors { fill: parent; margins: Theme.gapHalf }
        drag: root.session.canvas.drag
    }
}
