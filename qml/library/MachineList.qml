// SPDX-License-Identifier: GPL-3.0-or-later
// The machines, grouped by family and sorted by size.
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Session session

    spacing: Theme.gap

    // qmllint disable unqualified
    Repeater {
        model: root.session.library.families

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
                    model: root.session.library.machines

                    // Selects a machine of the family. Not bound, because Qt 6.4 creates no bound component in a
                    // Loader.
                    Loader {
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
                            onClicked: if (!current) root.session.files.requestMachine(machine)
                        }
                    }
                }
            }
        }
    }
    // qmllint enable unqualified
}
