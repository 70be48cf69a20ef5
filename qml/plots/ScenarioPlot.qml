// SPDX-License-Identifier: GPL-3.0-or-later
// A plot whose points are scenarios. The pointer or the arrow keys select a point; a click or Enter asks whether to
// open it.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property PointPlot plots
    property string emptyTitle: plots.working ? qsTr("Calculating the curves…") : qsTr("No curve to show")
    property string emptyDetail: plots.working ? plots.progress :
        qsTr("Nothing in this scenario runs.")

    onVisibleChanged: if (!visible) root.plots.reply(false)

    CurvePlot {
        id: plot
        anchors.fill: parent
        focus: true
        visible: root.plots.error === ""
        curves: root.plots.curves
        cursor: root.plots.x
        emptyTitle: root.emptyTitle
        emptyDetail: root.emptyDetail
        Accessible.description: root.plots.point
        onChosen: x => root.plots.x = x
        Keys.onUpPressed: root.plots.stepCurve(-1)
        Keys.onDownPressed: root.plots.stepCurve(1)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Backspace && root.plots.returns;
            if (event.accepted) root.plots.back();
        }
        Keys.onReturnPressed: root.plots.askToOpen()
        Keys.onEnterPressed: root.plots.askToOpen()
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(root.width, 480 * Theme.textScale)
        visible: root.plots.error !== ""
        title: qsTr("Can't calculate the curves")
        detail: root.plots.error
        failed: true
    }
    Item {
        id: field
        visible: plot.seen
        x: plot.field.x
        y: plot.field.y
        width: plot.field.width
        height: plot.field.height

        Repeater { // the drawn marks, for screen readers
            model: root.plots.curves.marks

            Item {
                required property double fractionX
                required property double fractionY
                required property string sentence

                x: Math.round(fractionX * field.width) - width / 2
                y: Math.round((1 - fractionY) * field.height) - height / 2
                width: Theme.gap
                height: width
                Accessible.role: Accessible.StaticText
                Accessible.name: sentence
            }
        }
        Rectangle {
            visible: root.plots.pointX >= 0
            x: Math.round(root.plots.pointX * field.width - width / 2)
            y: Math.round((1 - root.plots.pointY) * field.height - height / 2)
            width: 2 * Math.round(6 * Theme.textScale)
            height: width
            radius: width / 2
            color: "transparent"
            border { width: Theme.focusRing; color: Theme.color.series(root.plots.tone) }
        }
        MouseArea {
            /// Window position at which the pointer entered: a pointer at rest over an opening drawer is ignored.
            property point entered

            anchors.fill: parent
            anchors.margins: -Theme.gap
            hoverEnabled: true
            cursorShape: root.plots.reached && root.plots.opens ? Qt.PointingHandCursor : Qt.ArrowCursor
            onEntered: entered = mapToItem(null, mouseX, mouseY)
            onPositionChanged: mouse => {
                if (mapToItem(null, mouse.x, mouse.y) !== entered)
                    root.plots.pointAt(mouse.x - Theme.gap, mouse.y - Theme.gap, field.width, field.height);
            }
            onExited: root.plots.leave()
            onClicked: mouse => {
                plot.forceActiveFocus(Qt.MouseFocusReason);
                // A tap is not preceded by pointer movement.
                root.plots.pointAt(mouse.x - Theme.gap, mouse.y - Theme.gap, field.width, field.height);
                if (root.plots.reached)
                    root.plots.askToOpen();
                else
                    root.plots.x = root.plots.x; // keeps the point under the pointer as the current one
            }
        }
        PointQuestion {
            plots: root.plots
            pointX: root.plots.pointX * field.width
            pointY: (1 - root.plots.pointY) * field.height
        }
    }
}
