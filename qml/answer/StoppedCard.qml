// SPDX-License-Identifier: GPL-3.0-or-later
// Threads, streams or clients that can't run or have no result, grouped by reason. A click shows the first one.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

Panel {
    id: root

    required property string title
    required property var rows
    property bool calm: false ///< True if the listed threads run and only lack a result.

    signal wanted(string customer)

    visible: title !== ""

    implicitHeight: column.implicitHeight + 2 * Theme.gapWide
    color: calm ? Theme.color.raised : Theme.color.cautionSoft
    border.color: calm ? Theme.color.hairline : Theme.color.caution
    Accessible.role: calm ? Accessible.StaticText : Accessible.AlertMessage
    Accessible.name: title

    Column {
        id: column
        x: Theme.gapWide
        y: Theme.gapWide
        width: parent.width - 2 * Theme.gapWide
        spacing: Theme.gapHalf

        BodyText {
            objectName: root.calm ? "unknown" : "stopped"
            width: parent.width
            text: root.title
            strong: true
        }
        Repeater {
            model: root.rows

            Column {
                id: line

                required property string reason
                required property string threads
                required property string noun
                required property string first
                required property int count

                width: parent.width

                LinkButton {
                    width: parent.width
                    text: line.threads
                    tip: qsTr("Show %1 %2").arg(line.noun).arg(line.first)
                    onClicked: root.wanted(line.first)
                }
                CaptionText {
                    width: parent.width
                    text: line.reason
                }
            }
        }
    }
}
