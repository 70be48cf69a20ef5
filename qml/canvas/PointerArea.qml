// SPDX-License-Identifier: GPL-3.0-or-later
// Passes mouse, wheel and pinch events to the Hand, which interprets them.
import QtQuick
import Boardset.App

MouseArea {
    id: root

    required property CanvasInput input
    required property Hover hover
    required property Camera camera

    readonly property bool active: Window.active
    onActiveChanged: if (!active) input?.cancel() // the window lost the focus during a drag, for example by Alt+Tab

    /// True if the given point of this area is inside the window.
    function holds(at: point): bool {
        const inWindow = mapToItem(null, at.x, at.y);
        return inWindow.x >= 0 && inWindow.y >= 0 && inWindow.x < Window.width && inWindow.y < Window.height;
    }

    acceptedButtons: Qt.LeftButton | Qt.MiddleButton | Qt.RightButton
    hoverEnabled: true
    cursorShape: input.panning ? (pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor) : Qt.ArrowCursor
    onPressed: mouse => root.input.press(Qt.point(mouse.x, mouse.y), mouse.button, mouse.modifiers)
    onPositionChanged: mouse => {
        const at = Qt.point(mouse.x, mouse.y);
        root.holds(at) ? root.input.moveTo(at, mouse.modifiers) : root.input.moveOutside(at);
    }
    onReleased: mouse => {
        const at = Qt.point(mouse.x, mouse.y);
        root.holds(at) ? root.input.release(at) : root.input.releaseOutside(at);
    }
    onCanceled: root.input.cancel()
    onExited: root.hover.hide()
    onDoubleClicked: mouse => root.input.doubleClick(Qt.point(mouse.x, mouse.y), mouse.button)
    onWheel: wheel => root.input.wheel(Qt.point(wheel.x, wheel.y), Qt.point(wheel.angleDelta.x, wheel.angleDelta.y),
                                      Qt.point(wheel.pixelDelta.x, wheel.pixelDelta.y), wheel.modifiers)

    PinchHandler {
        id: pinch
        property real last: 1
        property point at

        target: null
        onActiveChanged: {
            last = 1
            at = centroid.position
        }
        onActiveScaleChanged: {
            root.camera.zoomAt(pinch.centroid.position, pinch.activeScale / pinch.last)
            last = pinch.activeScale
        }
        onCentroidChanged: if (active) {
            root.camera.pan(centroid.position.x - at.x, centroid.position.y - at.y)
            at = centroid.position
        }
    }
}
