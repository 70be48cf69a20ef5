// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel while "Why?" is open: the derivation, with the results above it if both fit.
import QtQuick
import QtQuick.Controls.Basic
import Boardset.App
import Boardset.Controls
import Boardset.Ui

FocusScope {
    id: root

    required property Session session
    required property bool withAnswer
    readonly property real unit: Math.max(1, Theme.textScale)
    signal exportWanted

    Rectangle {
        anchors.fill: parent
        color: Theme.color.panel
    }
    SplitView {
        id: split
        anchors.fill: parent
        orientation: Qt.Vertical
        handle: PanelHandle { upright: false }
        Accessible.ignored: true
        onResizingChanged: if (!resizing) root.session.preferences.whyHeight = panel.height / root.unit

        ScrollPane {
            SplitView.fillHeight: true
            SplitView.minimumHeight: 120
            visible: root.withAnswer
            spacing: Theme.gap2
            fades: true

            StoppedCards {
                width: parent.width
                session: root.session
            }
            Loader { // created on demand, because the derivation has many rows
                width: parent.width
                active: root.withAnswer && root.visible
                visible: root.session.answer.hasAnswer
                sourceComponent: ResultSummary {
                    session: root.session // qmllint disable unqualified
                }
            }
            FaultCard {
                width: parent.width
                session: root.session
            }
        }
        WhyPanel {
            id: panel
            focus: true
            SplitView.fillHeight: !root.withAnswer
            SplitView.preferredHeight: Math.min(Math.round(root.session.preferences.whyHeight * root.unit),
                split.height * 0.68)
            SplitView.minimumHeight: Math.min(200 * root.unit, split.height * 0.5)
            SplitView.maximumHeight: root.withAnswer ? split.height * 0.85 : split.height
            answer: root.session.answer
            why: root.session.why
            onExportWanted: root.exportWanted()
        }
    }
}
