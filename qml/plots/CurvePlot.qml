// SPDX-License-Identifier: GPL-3.0-or-later
// A plot with its legend, and a cursor that shows the values of the lines.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

/// A view-model owns the PlotModel object and fills it; the handler of `chosen` moves the cursor:
///     CurvePlot {
///         curves: root.session.loadPlot.curves
///         cursor: root.session.timeline.at
///         onChosen: x => root.session.timeline.at = x
///     }
Control {
    id: root

    required property PlotModel curves
    required property real cursor ///< Value of x at the cursor.
    property string emptyTitle: qsTr("Nothing to plot yet")
    property string emptyDetail: ""
    readonly property bool seen: visible && !curves.empty
    /// The area inside the axes, in this item's coordinates.
    readonly property rect field: Qt.rect(drawing.x + drawing.field.x, drawing.y + drawing.field.y,
        drawing.field.width, drawing.field.height)
    /// A tall, narrow plot shows the legend above the curves, which then get the full width.
    readonly property bool upright: width < 44 * Theme.captionSize && height > 1.2 * width
    /// Many names are shown beside the curves; one or two names are shown above, unless the plot is short and wide.
    readonly property bool listed: (legend.count > 2 ||
        (height < 18 * Theme.captionSize && width > 50 * Theme.captionSize)) && !upright
    /// Emitted with the x of a point that is selected by a click, by dragging the cursor, or by keys.
    signal chosen(real x)

    implicitWidth: 40 * Theme.bodySize
    implicitHeight: 14 * Theme.bodySize
    focusPolicy: Qt.StrongFocus
    enabled: !curves.empty
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("%1 over %2, at %3").arg(curves.titleY).arg(curves.titleX).arg(cursor)
    Accessible.focusable: true

    Keys.onLeftPressed: root.chosen(root.curves.beside(root.cursor, -1))
    Keys.onRightPressed: root.chosen(root.curves.beside(root.cursor, 1))

    Binding { target: root.curves; property: "cursor"; value: root.cursor }

    PlotItem {
        id: drawing
        visible: root.seen
        x: Theme.gap
        y: root.upright ? legend.height : 0
        width: (root.listed ? legend.x : root.width) - x
        height: root.height - y - Theme.gapHalf
        plot: root.curves
        head: root.listed || root.upright ? 0 : legend.height + Theme.gapHalf
        palette: Theme.name
        family: Theme.family
        letters: Theme.captionSize
    }
    Rectangle {
        visible: root.seen && root.curves.cursorFraction >= 0 && root.curves.cursorFraction <= 1
        x: Math.round(root.field.x + root.curves.cursorFraction * root.field.width - width / 2)
        y: root.field.y
        width: Math.max(1, Math.round(Theme.textScale))
        height: root.field.height
        color: Theme.color.text
    }
    MouseArea {
        function choose(x: real) {
            root.chosen(root.curves.nearest(root.curves.xAt(x / width)));
        }

        x: root.field.x
        y: root.field.y
        width: root.field.width
        height: root.field.height
        cursorShape: Qt.SplitHCursor
        preventStealing: true
        onPressed: mouse => { root.forceActiveFocus(Qt.MouseFocusReason); choose(mouse.x); }
        onPositionChanged: mouse => choose(mouse.x)
    }
    AppListView {
        id: legend
        visible: root.seen
        x: root.width - width
        width: root.upright ? root.width - Theme.gap : Math.min(18 * Theme.captionSize, root.width * 0.4)
        height: root.listed ? root.height : Math.min(contentHeight, root.height / 2)
        model: root.curves.legend
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Curves")
        delegate: PlotLegendRow {
            width: legend.width - Theme.gap
            plot: root.curves
        }
    }
    EmptyState {
        visible: root.curves.empty
        anchors.centerIn: parent
        width: Math.min(parent.width, 30 * Theme.bodySize)
        title: root.emptyTitle
        detail: root.emptyDetail
    }
    FocusRing { shown: root.visualFocus }
}
