// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas: the block diagram, its tokens, and its own controls.
import QtQuick
import Boardset.App

FocusScope {
    id: root

    required property CanvasView view
}
