// SPDX-License-Identifier: GPL-3.0-or-later
// The point that is read, in words, and what can be done with it.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property PointPlot plots

    spacing: Theme.gap

    CaptionText {
        id: point
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        muted: false
        maximumLineCount: 3
        HoverHandler { id: pointer }
        Tip {
            visible: pointer.hovered && point.truncated
            text: point.text
        }
        text: root.plots.point !== "" ? root.plots.point : root.plots.progress
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    CaptionText {
        Layout.maximumWidth: root.width * 0.35
        Layout.minimumWidth: Math.min(Math.ceil(implicitWidth) + 1, root.width * 0.35)
        visible: root.plots.remark !== ""
        maximumLineCount: 2
        text: root.plots.remark
    }
    LinkButton {
        visible: root.plots.opens
        small: true
        text: qsTr("Open")
        tip: qsTr("Open the scenario of this point (Enter in the plot)")
        onClicked: root.plots.open()
    }
    LinkButton {
        visible: root.plots.returns
        small: true
        text: qsTr("Back")
        tip: qsTr("Back to what was open before (Backspace in the plot)")
        onClicked: root.plots.back()
    }
    AppButton {
        iconPath: Theme.icon.copy
        tip: qsTr("Copy the curves as a table")
        enabled: !root.plots.curves.empty
        implicitHeight: Theme.rowHeight
        onClicked: root.plots.copyTable()
    }
}
