// SPDX-License-Identifier: GPL-3.0-or-later
// The library panel: lessons, machines, options, parts, processes, domains and scenarios.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property Preferences preferences: session.preferences
    signal taken ///< Emitted when the user starts to drag a part.
    signal fileWanted(string purpose)

    component LibrarySection: Section { width: parent.width; preferences: root.preferences }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    Connections {
        target: root.session
        function onOpened() { scenarios.follow(); }
    }
    Rectangle { anchors.fill: parent; color: Theme.color.panel }
    ScrollPane {
        id: pane
        objectName: "libraryPane"
        anchors.fill: parent
        spacing: Theme.gap
        margin: Theme.gap2
        above: Theme.gap
        locked: root.session.canvas.drag.active

        LessonList {
            width: parent.width
            session: root.session
            onFileWanted: purpose => root.fileWanted(purpose)
        }
        LibrarySection {
            name: "machines"
            title: qsTr("Machines")
            count: root.session.library.machines.count

            MachineList {
                width: parent.width
                session: root.session
            }
        }
        LibrarySection {
            name: "options"
            title: qsTr("Options")
            count: root.session.library.options.count
            visible: count > 0

            Column {
                id: options
                width: parent.width

                Repeater {
                    model: root.session.library.options

                    OptionRow {
                        width: options.width
                        session: root.session
                    }
                }
            }
        }
        LibrarySection {
            name: "parts"
            title: qsTr("Parts")

            PartList {
                onTaken: root.taken()
                width: parent.width
                session: root.session
            }
        }
        LibrarySection {
            name: "processes"
            title: qsTr("Processes")
            count: root.session.setup.processCount

            ProcessList {
                width: parent.width
                session: root.session
            }
        }
        LibrarySection {
            name: "domains"
            title: qsTr("Domains")
            count: root.session.setup.domains.count
            visible: root.session.setup.divisible

            DomainList {
                width: parent.width
                session: root.session
            }
        }
        LibrarySection {
            name: "scenarios"
            title: qsTr("Scenarios")
            visible: !root.session.resultsHidden // the descriptions of scenarios contain measured results

            ScenarioList {
                id: scenarios
                x: -Theme.gap // aligns the titles with the heading; the current row's background extends beyond them
                width: parent.width + 2 * Theme.gap
                session: root.session
                // The library doesn't scroll while the pointer is over it.
                onTurned: row => { if (row?.visible && !root.session.lesson.open && !over.hovered) pane.reveal(row); }
            }
        }
    }
    HoverHandler { id: over }
    RemovalTarget {
        anchors { fill: parent; margins: Theme.gapHalf }
        drag: root.session.canvas.drag
    }
}
