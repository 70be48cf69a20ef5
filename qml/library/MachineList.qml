// SPDX-License-Identifier: GPL-3.0-or-later
// The machines, grouped by family and sorted by size.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Files files
    required property LibraryView library

    spacing: Theme.gap

    // qmllint disable unqualified
    Repeater {
        model: root.library.families

        Column {
            id: group

            required property string modelData

            width: parent.width
            spacing: Theme.gapHalf

            BodyText {
                text: group.modelData
            }
            Flow {
                width: parent.width
                spacing: Theme.gapHalf

                Repeater {
                    model: root.library.machines

                    Loader { // selects the machines of this family. Not bound: Qt 6.4 creates nothing bound in a Loader
                        id: place

                        required property string machine
                        required property string title
                        required property string label
                        required property string detail
                        required property string family
                        required property int processors
                        required property bool current
                        required property int index

                        active: family === group.modelData
                        visible: active
                        focus: index === 0
                        sourceComponent: MachineChip {
                            machine: place.machine
                            title: place.title
                            label: place.label
                            detail: place.detail
                            processors: place.processors
                            current: place.current
                            focus: true
                            onClicked: if (!current) root.files.requestMachine(machine)
                        }
                    }
                }
            }
        }
    }
    // qmllint enable unqualified
}
