// SPDX-License-Identifier: GPL-3.0-or-later
// The current point of a plot, in words, with its actions. Its items are positioned by bindings; see SourceLine.
import QtQuick
import Boardset.App
import Boardset.Controls

Item {
    id: root

    required property PointPlot plots

    // Always two lines high, so that the plot below doesn't move.
    implicitHeight: Math.max(buttons.height, Math.ceil(2.6 * Theme.captionSize))

    CaptionText {
        id: point
        x: Theme.gap
        width: (remark.visible ? remark.x : buttons.x) - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        muted: false
        maximumLineCount: 2
        HoverHandler { id: pointer }
        Tip {
            visible: pointer.hovered && point.truncated
            text: point.text
        }
        text: root.plots.point !== "" ? root.plots.point : root.plots.progress
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TrailingText {
        id: remark
        x: buttons.x - width - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.plots.remark !== ""
        most: Math.round(root.width * 0.35)
        maximumLineCount: 2
        muted: true
        font.pixelSize: Theme.captionSize
        text: root.plots.remark
    }
    Row {
        id: buttons
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.gap

        LinkButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.plots.opens
            small: true
            text: root.plots.action
            tip: qsTr("Open the scenario of this point (Enter in the plot)")
            onClicked: root.plots.askToOpen()
        }
        LinkButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.plots.returns
            small: true
            text: qsTr("Back")
            tip: qsTr("Return to the previous scenario (Backspace in the plot)")
            onClicked: root.plots.back()
        }
        AppButton {
            iconPath: Theme.icon.copy
            tip: qsTr("Copy the curves as a table")
            enabled: !root.plots.curves.empty
            implicitHeight: Theme.rowHeight
            onClicked: root.plots.copyTable()
        }
        MenuButton {
            implicitHeight: Theme.rowHeight
            iconPath: Theme.icon.share
            tip: qsTr("Save the plot")
            enabled: !root.plots.curves.empty

            AppMenuItem { text: qsTr("Save the points as CSV…"); onTriggered: root.plots.exportWanted(PointPlot.Csv) }
            AppMenuItem { text: qsTr("Save the plot as SVG…"); onTriggered: root.plots.exportWanted(PointPlot.Svg) }
            AppMenuItem { text: qsTr("Save the plot as PDF…"); onTriggered: root.plots.exportWanted(PointPlot.Pdf) }
            AppMenuItem { text: qsTr("Save the plot as PNG…"); onTriggered: root.plots.exportWanted(PointPlot.Png) }
        }
    }
}
