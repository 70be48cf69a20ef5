// SPDX-License-Identifier: GPL-3.0-or-later
// The tab Why: the derivation of one number, down to facts with their document and location, and the limitations of the
// model. In a wide drawer, the details of the selected step are beside the steps.
import QtQuick
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls

FocusScope {
    id: root

    required property Session session
    readonly property WhyView why: session.why
    readonly property bool wide: width >= 640 * Math.max(1, Theme.textScale)

    Keys.onEscapePressed: event => {
        event.accepted = !root.session.drawer.maximised;
        if (event.accepted) root.why.close();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: why.state.title

    Connections {
        target: root.why
        function onShown() {
            steps.currentIndex = Qt.binding(() => root.why.state.firstFact);
            steps.positionViewAtBeginning();
        }
    }
    ColumnLayout {
        anchors { fill: parent; leftMargin: Theme.gap2; rightMargin: Theme.gap2; topMargin: Theme.gapHalf }
        visible: root.why.state.open && root.why.state.error === ""
        spacing: Theme.gapHalf

        Item { // positioned by bindings: a layout would miss a change of the text size while the tab is hidden
            Layout.fillWidth: true
            implicitHeight: Math.max(heading.height, buttons.height)

            HeadingText {
                id: heading
                anchors.verticalCenter: parent.verticalCenter
                width: buttons.x - Theme.gap
                text: root.why.state.title
            }
            Row {
                id: buttons
                anchors.right: parent.right
                spacing: Theme.gap

                AppButton {
                    property string copied: "" ///< The derivation that was copied most recently.
                    readonly property bool isCopied: copied !== "" && copied === root.why.state.title
                    flat: false
                    text: isCopied ? qsTr("Copied") : qsTr("Copy")
                    tip: qsTr("Copies the derivation as text")
                    onClicked: { root.why.copy(); copied = root.why.state.title; }
                }
                AppButton {
                    flat: false
                    text: qsTr("Export…")
                    tip: qsTr("Writes the derivation to a text file")
                    onClicked: root.why.exportWanted()
                }
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.why.state.subtitle
            muted: true
        }
        RowLayout {
            spacing: Theme.gap2

            AppListView {
                id: steps
                objectName: "whySteps"
                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                activeFocusOnTab: true
                opacity: root.session.answer.outdated ? Theme.faded : 1
                model: root.why.lines
                currentIndex: root.why.state.firstFact
                keyNavigationEnabled: true
                highlightFollowsCurrentItem: false // the derivation begins at its top
                onCurrentIndexChanged: if (activeFocus) positionViewAtIndex(currentIndex, ListView.Contain)
                Accessible.role: Accessible.Tree
                Accessible.name: qsTr("Steps of the derivation")
                delegate: WhyLine {
                    required property int index

                    width: ListView.view.width - Theme.gap2
                    // qmllint disable unqualified
                    brief: root.wide
                    selected: root.wide && ListView.isCurrentItem
                    focused: selected && steps.activeFocus
                    onClicked: { steps.currentIndex = index; steps.forceActiveFocus(); }
                    // qmllint enable unqualified
                }
                // A list can't create its footer from a bound component.
                footer: WhyLimits {
                    width: ListView.view.width - Theme.gap2
                    why: root.why // qmllint disable unqualified
                }
            }
            Hairline {
                Layout.fillHeight: true
                visible: root.wide
            }
            ScrollPane {
                Layout.preferredWidth: Math.min(400, Math.max(268, root.width * 0.36)) * Math.max(1, Theme.textScale)
                Layout.fillHeight: true
                visible: root.wide
                spacing: Theme.gapHalf

                SectionTitle { text: qsTr("Selected step") }
                WhyLine {
                    readonly property WhyLine of: steps.currentItem as WhyLine

                    objectName: "selectedStep"
                    width: parent?.width ?? 0
                    visible: of !== null
                    title: of?.title ?? ""
                    value: of?.value ?? ""
                    formula: of?.formula ?? ""
                    note: of?.note ?? ""
                    standing: of?.standing ?? ""
                    place: of?.place ?? ""
                    depth: 0
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap2, 480)
        visible: !root.why.state.open || root.why.state.error !== ""
        title: root.why.state.open ? qsTr("No derivation") : qsTr("No number selected")
        detail: root.why.state.open ? root.why.state.error :
            qsTr("Select Why? beside a number to see how it is calculated, and which documents it comes from.")
    }
}
