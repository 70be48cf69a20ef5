// SPDX-License-Identifier: GPL-3.0-or-later
// The steps and, beside them, plots and settings; if both don't fit, only one of them.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    required property int view
    property bool listed: false ///< True to show the steps if they don't fit beside the plots and settings.
    readonly property bool wide: width > 560 * Theme.textScale
    signal chosen(int view)

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            StepList {
                Layout.fillHeight: true
                Layout.fillWidth: !root.wide
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.42, 460 * Theme.textScale) : -1
                visible: root.wide || root.listed
                focus: true
                session: root.session
            }
            Rectangle {
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.hairline
                visible: root.wide
                color: Theme.color.hairline
            }
            TimelineSide {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.wide || !root.listed
                session: root.session
                view: root.view
                onChosen: view => root.chosen(view)
            }
        }
        AppButton {
            Layout.alignment: Qt.AlignHCenter
            visible: !root.wide
            text: root.listed ? qsTr("Show plots and settings") : qsTr("Show the steps")
            tip: qsTr("There is no space to show both at the same time")
            onClicked: root.listed = !root.listed
        }
    }
}
