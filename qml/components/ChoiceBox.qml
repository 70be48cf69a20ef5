// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box whose current value is bound to a property of its owner.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Boardset.Controls

ComboBox {
    id: root

    required property var choices ///< Titles of the choices, as a list of strings.
    required property int current
    property string none: "" ///< Text shown if there is no current value.
    property string tip: ""
    property int lines: 2 ///< Maximum number of lines. With more than 2, the box is as high as its text.
    readonly property alias text: root.displayText
    readonly property color foreground: enabled ? Theme.color.text : Theme.color.strong
    /// Length of the longest choice, in characters.
    readonly property int longest: Math.max(0, ...choices.map(c => c.length))
    property var listed: [] ///< Copy of the choices, so that an equal new list leaves an open popup unchanged.
    /// Last pointer position over the choices; initially, a position to the left of the choices.
    property point rest
    /// True if the pointer has moved over the choices; otherwise the keys select a choice.
    property bool pointed: false
    signal chosen(int index)

    model: listed
    currentIndex: current
    onChoicesChanged: list()
    Component.onCompleted: list()
    displayText: choices[current] ?? none
    onActivated: index => {
        currentIndex = Qt.binding(() => root.current); // the owner determines the current value
        chosen(index);
    }
    implicitHeight: Math.max(Theme.controlHeight, lines > 2 ? Math.ceil(implicitContentHeight) : 0)
    implicitWidth: Math.ceil(metrics.advanceWidth) + 1 + leftPadding + rightPadding
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide + Theme.iconSize + Theme.gap
    topPadding: 0
    bottomPadding: 0
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    hoverEnabled: true
    Accessible.name: tip === "" ? displayText : displayText === "" ? tip : qsTr("%1: %2").arg(tip).arg(displayText)

    function list() {
        if (choices.length === listed.length && choices.every((choice, i) => choice === listed[i]))
            return;
        listed = [...choices]; // a copy, because the owner's own list would always be identical to itself
        currentIndex = Qt.binding(() => root.current); // Qt resets the index when the list changes
    }

    TextMetrics {
        id: metrics
        font: root.font
        text: root.displayText
    }
    Tip {
        visible: root.hovered && !root.popup.visible && root.tip !== ""
        text: root.tip
    }

    contentItem: BodyText {
        maximumLineCount: root.lines
        lineHeight: 0.85 // the same line height as on a button
        text: root.displayText
        color: root.foreground
    }
    indicator: Icon {
        x: root.width - width - Theme.gapWide
        anchors.verticalCenter: parent?.verticalCenter
        path: Theme.icon.down
        color: root.foreground
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: root.down || (root.hovered && root.enabled) ? Theme.color.hover : Theme.color.raised
        border.width: Theme.hairline
        border.color: Theme.color.hairline

        FocusRing { shown: root.visualFocus }
    }
    delegate: AppMenuItem {
        required property int index
        required property string modelData

        width: ListView.view?.width ?? 0
        hoverEnabled: root.pointed
        text: modelData
        current: index === root.current
        highlighted: index === root.highlightedIndex
    }
    popup: Popup {
        y: root.height + Theme.gapHalf
        width: Math.max(root.width, Math.round(root.longest * Theme.bodySize * 0.6) + Theme.iconSize + Theme.gap4)
        // A list that is longer than this height scrolls.
        height: Math.min(contentItem.implicitHeight + topPadding + bottomPadding,
            10.5 * Theme.controlHeight + Theme.gap)
        margins: Theme.gapHalf // minimum distance from the window's edges
        padding: Theme.gapHalf
        background: PopupCard {}
        onAboutToShow: { root.pointed = false; root.rest = Qt.point(-1, 0); }
        contentItem: AppListView {
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            onContentHeightChanged: { const later = () => fit(); Qt.callLater(later); }

            /// Called later: the list is laid out in the popup, so a binding to its height would loop.
            function fit() { implicitHeight = contentHeight; }

            HoverHandler {
                onPointChanged: {
                    root.pointed = root.pointed || (root.rest.x >= 0 && root.rest !== point.position);
                    root.rest = point.position;
                }
            }
        }
    }
}
