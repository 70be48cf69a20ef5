// SPDX-License-Identifier: GPL-3.0-or-later
// The machines that can be opened, family by family, from small to large.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

Column {
    id: root

    required property Files files
    required property LibraryView library

    spacing: Theme.gap

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

                    MachineChip {
                        required property string family
                        required property int index

                        visible: family === group.modelData
                        focus: index === 0
                        onClicked: if (!current) root.files.requestMachine(machine)
                    }
                }
            }
        }
    }
}
