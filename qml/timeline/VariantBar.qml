// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of a what-if variant: selects A or B, keeps or discards B, and compares their totals.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

Rectangle {
    id: root

    required property VariantView variant

    implicitHeight: content.implicitHeight + Theme.gap
    color: Theme.color.ground
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("A is the program, B is %1").arg(variant.title)

    ColumnLayout {
        id: content
        anchors { fill: parent; margins: Theme.gapHalf; leftMargin: Theme.gapWide; rightMargin: Theme.gap2 }
        spacing: Theme.gapHalf

        GridLayout {
            Layout.fillWidth: true
            columns: root.width > 620 * Theme.textScale ? 3 : 1
            columnSpacing: Theme.gapWide
            rowSpacing: Theme.gapHalf

            RowLayout {
                Layout.fillWidth: false
                spacing: Theme.gapHalf

                AppButton {
                    flat: false
                    text: qsTr("A")
                    checked: !root.variant.shown
                    tip: qsTr("Show the unchanged program")
                    onClicked: root.variant.shown = false
                }
                AppButton {
                    flat: false
                    text: qsTr("B")
                    checked: root.variant.shown
                    tip: qsTr("Show the program with %1").arg(root.variant.title)
                    onClicked: root.variant.shown = true
                }
            }
            BodyText {
                Layout.fillWidth: true
                text: qsTr("B: %1").arg(root.variant.title)
            }
            RowLayout {
                Layout.fillWidth: false
                spacing: Theme.gapHalf

                AppButton {
                    text: qsTr("Keep B")
                    primary: true
                    tip: qsTr("Makes B the program. You can undo this.")
                    onClicked: root.variant.keep()
                }
                AppButton {
                    text: qsTr("Discard B")
                    tip: qsTr("Keeps only A")
                    onClicked: root.variant.drop()
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap3

            Repeater {
                model: root.variant.totals

                Column { // one total of A and of B at their last steps, side by side
                    id: total

                    required property var cells ///< The title, A, B and the change; see describeVariant().
                    readonly property var texts: cells.map(each => each.text)

                    Accessible.role: Accessible.StaticText
                    Accessible.name: texts[1] === "" ? qsTr("%1: %2").arg(texts[0]).arg(texts[2]) :
                        qsTr("%1: A %2, B %3, %4").arg(texts[0]).arg(texts[1]).arg(texts[2]).arg(texts[3])

                    CaptionText { text: total.texts[0] }
                    Row {
                        spacing: Theme.gapHalf

                        BodyText {
                            visible: text !== ""
                            text: total.texts[1]
                        }
                        BodyText {
                            visible: total.texts[1] !== ""
                            muted: true
                            text: "|"
                        }
                        BodyText {
                            strong: true
                            text: total.texts[2]
                        }
                        BodyText {
                            visible: text !== ""
                            text: total.texts[3]
                            color: ({good: Theme.color.good, bad: Theme.color.bad})[total.cells[3].tone]
                                ?? Theme.color.secondary
                        }
                    }
                }
            }
        }
        CaptionText {
            Layout.fillWidth: true
            visible: root.variant.working || root.variant.error !== ""
            color: root.variant.error !== "" ? Theme.color.bad : Theme.color.secondary
            text: root.variant.error !== "" ? root.variant.error : qsTr("Comparing the final results of A and B…")
        }
    }
}
