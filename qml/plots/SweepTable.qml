// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a sweep as a table with a row for each curve and a column for each value. The arrow keys select a
// point; Enter or a second click asks whether to
// open it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property SweepView sweep
    readonly property int names: Math.min(sweep.curveNames.length, 8)
    readonly property real line: Math.round(Theme.captionSize * 1.7)
    readonly property real cell: Math.round(6 * Theme.captionSize)

    implicitHeight: (names + 1) * line + Theme.gap
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The points as a table")
    Accessible.description: sweep.point

    Keys.onUpPressed: root.sweep.stepCurve(-1)
    Keys.onDownPressed: root.sweep.stepCurve(1)
    Keys.onLeftPressed: root.sweep.x = root.sweep.curves.beside(root.sweep.x, -1)
    Keys.onRightPressed: root.sweep.x = root.sweep.curves.beside(root.sweep.x, 1)
    Keys.onReturnPressed: root.sweep.askToOpen()
    Keys.onEnterPressed: root.sweep.askToOpen()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Backspace && root.sweep.returns;
        if (event.accepted) root.sweep.back();
    }

    Column {
        id: heads
        width: Math.min(18 * Theme.captionSize, root.width * 0.3)

        CaptionText {
            width: parent.width
            height: root.line
            leftPadding: Theme.gap
            text: root.sweep.curves.titleX
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: text
            wrapMode: Text.NoWrap
        }
        Repeater {
            model: root.sweep.curveNames

            CaptionText {
                required property int index
                required property string modelData

                width: heads.width
                height: root.line
                leftPadding: Theme.gap
                muted: false
                font.weight: index === root.sweep.row ? Font.DemiBold : Font.Normal
                text: modelData
                Accessible.role: Accessible.RowHeader
                Accessible.name: text
                wrapMode: Text.NoWrap
            }
        }
    }
    ListView {
        id: list
        x: heads.width
        width: root.width - x
        height: root.height
        clip: true
        focus: true
        activeFocusOnTab: true
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        model: root.sweep.columns
        currentIndex: root.sweep.column
        ScrollBar.horizontal: AppScrollBar {}
        delegate: SweepCells {
            width: root.cell
            line: root.line
            sweep: root.sweep
        }
    }
    FocusRing { shown: list.activeFocus }
}
