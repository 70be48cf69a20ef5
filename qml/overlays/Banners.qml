// SPDX-License-Identifier: GPL-3.0-or-later
// The banners below the toolbar: errors and recovered work. They push the panels down, and scroll if they are long.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property Session session
    readonly property Autosave autosave: session.autosave
    readonly property ProblemView problem: session.problem
    required property real most ///< Maximum height in pixels.
    readonly property bool needed: problem.open || autosave.found.count > 0

    implicitHeight: needed ? Math.min(pane.contentHeight, most) : 0
    visible: needed

    Rectangle {
        anchors.fill: parent
        color: Theme.color.ground
    }
    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.gap

        ProblemBanner {
            width: parent.width
            problem: root.problem
        }
        Repeater {
            model: root.autosave.found

            RecoveryBanner {
                width: parent.width
                autosave: root.autosave
            }
        }
    }
    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
