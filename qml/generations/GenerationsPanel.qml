// SPDX-License-Identifier: GPL-3.0-or-later
// Interconnect generations: the year of each, and its derived bandwidth beside the published one.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property GenerationsView view: session.generations

    visible: view.open
    onVisibleChanged: if (visible) closeButton.forceActiveFocus()
    Keys.onEscapePressed: root.view.open = false
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    PopupCard { anchors.fill: parent }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap2
        spacing: Theme.gap

        RowLayout {
            HeadingText {
                id: heading
                Layout.fillWidth: true
                text: qsTr("Interconnect generations")
                wrapMode: Text.NoWrap
            }
            AppButton {
                id: closeButton
                focus: true
                iconPath: Theme.icon.close
                tip: qsTr("Close")
                shortcut: qsTr("Esc")
                onClicked: root.view.open = false
            }
        }
        ScrollPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.view.rows.count > 0
            margin: 0
            gutter: Theme.gap2
            spacing: Theme.gap2

            BodyText {
                width: parent.width
                muted: true
                text: root.view.summary
            }
            Timeline {
                width: parent.width
                rows: root.view.rows
            }
            GenerationChart {
                width: parent.width
                rows: root.view.rows
                ticks: root.view.ticks
                onWhyWanted: fact => root.session.why.explain("fact:" + fact)
            }
            Repeater {
                model: root.view.rows

                GenerationRow {
                    width: parent.width
                    onWhyWanted: fact => root.session.why.explain("fact:" + fact)
                    onMachineWanted: machine => {
                        root.view.open = false;
                        root.session.files.requestMachine(machine);
                    }
                }
            }
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.view.rows.count === 0
            title: root.view.error === "" ? qsTr("No generations available") : qsTr("Can't read the generations")
            detail: root.view.error
        }
    }
}
