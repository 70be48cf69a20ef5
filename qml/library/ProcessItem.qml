// SPDX-License-Identifier: GPL-3.0-or-later
// One process: a button with its colour and name, and fields for its work, customers and pages. If a value is refused,
// the reason is shown below the fields.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session
    required property string process
    required property int place ///< Index of the process in the scenario.
    required property string words
    required property var fields
    required property bool current
    required property bool wide ///< True if all fields are on one line.
    readonly property bool isNamed: process.length > 2 ///< True if the name of the process is too long for a disc.
    property string refusal: "" ///< Why the scenario refused the last value; empty if it was accepted.
    signal shown ///< Emitted when the user asks to see the whole process.

    function set(key: string, value: real) {
        refusal = session.setup.setProcessField(process, key, value);
    }

    spacing: Theme.gapHalf
    onProcessChanged: refusal = ""
    onFieldsChanged: refusal = ""

    GridLayout {
        width: parent.width
        columns: root.wide ? 5 : 4
        columnSpacing: Theme.gapHalf
        rowSpacing: Theme.gapHalf

        PressButton {
            id: name
            objectName: "processButton" + root.process
            Layout.columnSpan: root.isNamed ? parent.columns : 1
            Layout.maximumWidth: root.width
            implicitWidth: Math.max(implicitHeight, root.isNamed ? implicitContentWidth + 2 * Theme.gapWide : 0)
            implicitHeight: Theme.controlHeight * 0.75
            padding: 0
            leftPadding: root.isNamed ? Theme.gapWide : 0
            rightPadding: leftPadding
            hoverEnabled: true
            Accessible.name: qsTr("Process %1: %2").arg(root.process).arg(root.words)
            onClicked: root.shown()
            Tip {
                visible: name.hovered
                text: qsTr("Show all of process %1").arg(root.process)
            }
            contentItem: BodyText {
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: root.process
                strong: true
                wrapMode: Text.NoWrap
                color: Theme.color.ownerForeground
                Accessible.ignored: true
            }
            background: Rectangle {
                radius: height / 2
                color: Theme.owner(root.place)

                FocusRing {
                    anchors.margins: -2 * Theme.focusRing
                    shown: name.visualFocus || root.current
                }
            }
        }
        Item { visible: root.isNamed; implicitWidth: Theme.controlHeight * 0.75; implicitHeight: 1 }
        ProcessChoice {
            objectName: "workCell"
            Layout.columnSpan: root.wide ? 1 : 3
            field: root.fields.work
            onChosen: index => root.set("work", index)
        }
        Item { visible: !root.wide; implicitWidth: 1; implicitHeight: 1 }
        ProcessNumber {
            id: customers
            objectName: "customersCell"
            field: root.fields.customers
            note: refusal === "" ? null : reason
            onChosen: value => root.set("customers", value)
        }
        ProcessNumber {
            id: pages
            objectName: "pagesCell"
            field: root.fields.pages
            note: refusal === "" ? null : reason
            onChosen: value => root.set("pages", value)
        }
        ProcessChoice {
            objectName: "boardCell"
            field: root.fields.board
            onChosen: index => root.set("board", index)
        }
    }
    RefusalText {
        id: reason
        objectName: "processRefusal"
        width: parent.width
        text: customers.refusal || pages.refusal || root.refusal
    }
}
