// SPDX-License-Identifier: GPL-3.0-or-later
// A menu of files by name, each with its folder.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.Controls

AppMenu {
    id: root

    required property var files ///< Paths of the files, as a list of strings.
    signal chosen(file: string)

    enabled: files.length > 0
    widest: Math.round(360 * Math.max(1, Theme.textScale))

    MenuItems {
        menu: root
        model: root.files
        delegate: AppMenuItem {
            required property string modelData

            text: modelData.substring(modelData.lastIndexOf("/") + 1)
            detail: modelData
            onTriggered: root.chosen(modelData)
        }
    }
}
