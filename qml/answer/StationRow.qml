// SPDX-License-Identifier: GPL-3.0-or-later
// One station: name, utilisation, and the gain in throughput if the station were twice as fast. Both numbers open their
// derivation.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

RowLayout {
    id: root

    required property Session session
    readonly property AnswerView answer: session.answer
    required property int index
    required property string title
    required property string percent
    required property string limit
    required property string gain
    required property string next_bottleneck // the key of the column
    required property var cells ///< The last cell is the next bottleneck.
    readonly property var about: { // a row can exist a moment longer than its station
        answer.state.answered; // the numbers change with it
        return answer.stationAt(index);
    }

    spacing: Theme.gapHalf
    height: Math.max(Theme.rowHeight, implicitHeight + Theme.gapHalf) // keeps two-line titles apart from other rows

    LinkButton {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.gapHalf
        plain: true
        text: root.title
        implicitWidth: 0
        tip: qsTr("Show %1").arg(root.title)
        onClicked: root.session.follow(root.about.part)
    }
    UtilisationBar {
        visible: root.width >= 250 * Theme.textScale
        Layout.preferredWidth: Math.round(28 * Theme.textScale)
        use: root.about.use
        limit: root.about.limit
    }
    LinkButton {
        Layout.preferredWidth: Math.round(48 * Theme.textScale)
        plain: true
        alignRight: true
        text: root.percent
        tip: qsTr("Why is the utilisation of %1 %2? Its limit is %3.").arg(root.title).arg(root.percent).arg(root.limit)
        onClicked: root.session.why.explain("station:" + root.about.station)
    }
    LinkButton {
        Layout.preferredWidth: Math.round(56 * Theme.textScale)
        plain: true
        strong: true
        alignRight: true
        visible: root.answer.gainTitle !== ""
        enabled: root.cells[root.cells.length - 1].known // the gain is not known yet, or there is none
        text: root.gain
        tip: qsTr("Why %1? The next bottleneck would be %2.").arg(root.gain).arg(root.next_bottleneck)
        onClicked: root.session.why.explain("gain:" + root.about.station)
    }
}
