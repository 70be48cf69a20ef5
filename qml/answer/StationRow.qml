// SPDX-License-Identifier: GPL-3.0-or-later
// One station: name, utilisation, and the gain if it were twice as fast. Both numbers open their derivation.
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
    required property bool gains ///< True if the column of gains is visible.
    required property string percent
    required property string limit
    required property string gain
    required property string next
    required property int station
    required property int kind
    required property string part
    signal wanted ///< Requests to show the part.

    spacing: Theme.gapHalf
    height: Math.max(Theme.rowHeight, implicitHeight + Theme.gapHalf) // keeps a two-line title apart from other rows

    LinkButton {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.gapHalf
        plain: true
        text: root.title
        implicitWidth: 0
        tip: qsTr("Show %1").arg(root.title)
        onClicked: root.wanted()
    }
    UtilisationBar {
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
        tip: root.limit === "" ? qsTr("Why is the utilisation of %1 %2?").arg(root.title).arg(root.percent)
            : qsTr("Why is the utilisation of %1 %2? Its limit is %3.").arg(root.title).arg(root.percent)
                .arg(root.limit)
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
        tip: qsTr("Why %1? The next bottleneck would be %2.").arg(root.gain).arg(root.next)
        onClicked: root.why.show(Subject.Gain, String(root.station))
    }
}
