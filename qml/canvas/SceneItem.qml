// SPDX-License-Identifier: GPL-3.0-or-later
// An element of the diagram (block, thread, stack of pages or link) for the keyboard and screen readers. ScenePicture
// paints the element.
import QtQuick
import Boardset.App

Item {
    id: root

    required property string key
    required property rect box
    required property string description
    required property bool reached ///< True if Tab can reach the element.
    required property CanvasView view

    readonly property bool selected: view.selected === key
    readonly property var others: view.selectedBeside ///< Keys of the other selected elements.
    /// True if the element is selected in addition to the current one.
    readonly property bool chosen: others.includes(key)

    x: box.x
    y: box.y
    width: Math.max(box.width, 4) // screen readers skip items of width 0, such as a vertical link
    height: Math.max(box.height, 4)

    activeFocusOnTab: reached || activeFocus // keeps the focus although the level has changed
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.description: !activeFocus ? "" : view.news || (view.arcs.key === key ? view.arcs.words : "")
    Accessible.selected: selected || chosen
    Accessible.onPressAction: view.select(key)
    onActiveFocusChanged: if (activeFocus) root.view.select(root.key)
    onSelectedChanged: if (selected) root.forceActiveFocus()
}
