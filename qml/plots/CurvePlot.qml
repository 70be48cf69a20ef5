// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over x, with a cursor that shows their values. Qt Charts is loaded only when the first curve is shown.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls

/// A view-model owns the PlotCurves object and fills it; the handler of `chosen` moves the cursor:
///     Plot {
///         curves: root.session.replay.curves
///         titleX: qsTr("step")
///         titleY: qsTr("throughput, MB/s")
///         cursor: root.session.replay.at
///         onChosen: x => root.session.replay.at = x
///     }
Control {
    id: root

    required property PlotCurves curves
    required property string titleX
    required property string titleY
    required property real cursor ///< Value of x at the cursor.
    property string emptyTitle: qsTr("Nothing to plot yet")
    property string emptyDetail: ""
    property bool linesOnly: false ///< True to omit published points from the legend.
    readonly property bool seen: visible && !curves.empty
    readonly property bool drawn: area.status === Loader.Ready
    property rect inner ///< The area inside the axes, in the chart's coordinates.
    /// The area inside the axes, in this item's coordinates.
    readonly property rect field: Qt.rect(area.x + inner.x, area.y + inner.y, inner.width, inner.height)
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
    Accessible.name: qsTr("%1 over %2, at %3").arg(titleY).arg(titleX).arg(cursor)
    Accessible.focusable: true

    Keys.onLeftPressed: root.chosen(root.curves.beside(root.cursor, -1))
    Keys.onRightPressed: root.chosen(root.curves.beside(root.cursor, 1))

    Binding { target: root.curves; property: "cursor"; value: root.cursor }

    CaptionText {
        id: above
        visible: root.seen
        x: Theme.gap
        width: (root.upright ? root.width : legend.x) - 2 * Theme.gap
        text: root.titleY
    }
    Loader {
        id: area

        readonly property Item plot: root

        y: root.listed ? above.height : Math.max(above.height, legend.y + legend.height)
        width: root.listed ? legend.x : root.width
        height: below.y + Theme.gap - y
        active: root.seen
        source: "PlotArea.qml" // loaded by name: a type reference would load Qt Charts together with this file
    }
    CaptionText {
        id: below
        visible: root.seen
        y: root.height - height - Theme.gapHalf
        width: area.width - Theme.gap
        horizontalAlignment: Text.AlignRight
        text: root.titleX
        wrapMode: Text.NoWrap
    }
    AppListView {
        id: legend
        visible: root.seen
        x: root.width - width
        y: root.upright ? above.height : 0
        width: root.upright ? root.width - Theme.gap : Math.min(18 * Theme.captionSize, root.width * 0.4)
        height: root.listed ? root.height : Math.min(contentHeight, root.height / 2)
        model: root.curves
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Curves")
        delegate: PlotLegendRow {
            visible: !(pointsOnly && root.linesOnly)
            width: legend.width - Theme.gap
            height: visible ? implicitHeight : 0
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
