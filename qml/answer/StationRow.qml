// SPDX-License-Identifier: GPL-3.0-or-later
// One station: name, use, and the gain if it were twice as fast. Both numbers open their derivation.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property WhyView why
    required property string title
    required property real use
    required property real hot
    required property bool gains ///< The column of gains is there.
    required property string percent
    required property string limit
    required property string gain
    required property string next
    required property int station
    required property int kind
    required property string part
    signal wanted ///< To look at the part.

    spacing: Theme.gapHalf
    height: Math.max(Theme.rowHeight, implicitHeight + Theme.gapHalf) // a title of two lines keeps together

    LinkButton {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.gapHalf
        plain: true
        text: root.title
        implicitWidth: 0
        tip: qsTr("Show %1").arg(root.title)
        onClicked: root.wanted()
    }
    UseBar {
        visible: root.width >= 250 * Theme.textScale
        Layout.preferredWidth: Math.round(28 * Theme.textScale)
        use: root.use
        limit: root.limit === "" ? 1 : root.hot
    }
    LinkButton {
        Layout.preferredWidth: Math.round(48 * Theme.textScale)
        plain: true
        alignRight: true
        text: root.percent
        tip: root.limit === "" ? qsTr("Why is %1 %2 busy?").arg(root.title).arg(root.percent)
            : qsTr("Why is %1 %2 busy? It counts as full from %3").arg(root.title).arg(root.percent).arg(root.limit)
        onClicked: root.why.show(Subject.Station, String(root.station))
    }
    LinkButton {
        Layout.preferredWidth: Math.round(56 * Theme.textScale)
        plain: true
        strong: true
        alignRight: true
        visible: root.gains
        enabled: root.next !== ""
        text: root.gain !== "" ? root.gain : qsTr("…")
        tip: qsTr("Why %1? The next bottleneck is then %2").arg(root.gain).arg(root.next)
        onClicked: root.why.show(Subject.Gain, String(root.station))
    }
}
