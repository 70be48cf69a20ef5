// SPDX-License-Identifier: GPL-3.0-or-later
// The tab of the side panel for the open machine: processes, parts, options and domains.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

ScrollPane {
    id: root

    required property Session session
    signal taken ///< Emitted when the user starts to drag a part.

    component Part: Column { width: parent?.width ?? 0; spacing: Theme.gapHalf }
    component Head: SectionHead { width: parent?.width ?? 0 }

    objectName: "buildPane"
    spacing: Theme.gap2
    locked: session.canvas.drag.active

    Part {
        Head {
            title: qsTr("Processes")
            LinkButton {
                visible: root.session.setup.state.processCount > 0 && !root.session.resultsHidden
                text: qsTr("Open as table")
                tip: qsTr("Show all fields of a process on one line, in the drawer")
                onClicked: root.session.follow("tab:drawer:processes")
            }
        }
        ProcessList {
            width: parent.width
            session: root.session
        }
    }
    Part {
        Head { title: qsTr("Parts") }
        PartList {
            onTaken: root.taken()
            width: parent.width
            session: root.session
        }
    }
    Part {
        Head { title: qsTr("Machine options") }
        Repeater {
            model: root.session.library.options

            OptionRow {
                width: parent?.width ?? 0
                session: root.session
            }
        }
        PolicyRow {
            width: parent.width
            session: root.session
        }
        LinkButton {
            enabled: !root.session.resultsHidden
            text: qsTr("Optimise…")
            tip: qsTr("Search for a better placement, or for a smaller machine")
            onClicked: root.session.commands.of(Commands.Best).run()
        }
    }
    Part {
        visible: root.session.setup.state.divisible

        Head { title: qsTr("Domains"); note: String(root.session.setup.domains.count) }
        DomainList {
            width: parent.width
            session: root.session
        }
    }
}
