// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the diagram, a thread, a stack of pages or a link for the keyboard and the screen reader; ScenePicture
// paints it.
import QtQuick
import Boardset.App

Item {
    id: root

    required property string key
    required property rect box
    required property string description
    required property bool reached ///< By Tab.
    required property CanvasView view

    readonly property bool selected: view.selected === key
    readonly property var others: view.chosen ///< Keys.
    readonly property bool chosen: others.includes(key) ///< Selected beside that one.

    x: box.x
    y: box.y
    width: Math.max(box.width, 4) // a straight link has no breadth, which means hidden to a screen reader
    height: Math.max(box.height, 4)

    activeFocusOnTab: reached || activeFocus // what has the keyboard keeps it, though its level is another one now
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.description: activeFocus ? view.news : ""
    Accessible.selected: selected || chosen
    Accessible.onPressAction: view.select(key)
    onActiveFocusChanged: if (activeFocus) root.view.select(root.key)
    onSelectedChanged: if (selected) root.forceActiveFocus()
}
