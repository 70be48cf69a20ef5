// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the open machine.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App

Column {
    id: root

    required property LibraryView library
    required property ProblemView problem

    Repeater {
        model: root.library.options

        OptionRow {
            width: root.width
            library: root.library
            problem: root.problem
        }
    }
}
