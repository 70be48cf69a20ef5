// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a source: the document, the cited location, the numbers taken from it, its reference, and the user's own
// copy.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

AppDialog {
    id: root

    required property SourceView source
    readonly property real most: parent ? parent.height - 2 * Theme.gap2 : 640
    /// Height of the header above the numbers; set after the first layout, which depends on this height.
    property real head: 0
    readonly property real needs: head + source.numbers.count * 2.5 * Theme.rowHeight

    function measure() {
        head = list.headerItem?.height ?? 0;
        list.positionViewAtBeginning();
    }

    title: qsTr("Source")
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 600, Math.round(600 * Math.max(1, Theme.textScale)))
    height: Math.min(most, Math.round(640 * Math.max(1, Theme.textScale)), implicitHeight)
    onOpened: copy.forceActiveFocus(Qt.TabFocusReason)

    contentItem: AppListView { // qmllint disable deferred-property-id
        id: list
        objectName: "sourceNumbers"
        implicitHeight: root.needs
        activeFocusOnTab: true
        spacing: Theme.gap
        model: root.source.numbers
        delegate: ResultLine {
            width: ListView.view.width - Theme.gapWide
            stops: false // there can be hundreds of numbers before the buttons
            Accessible.role: Accessible.ListItem
            Accessible.name: [line.spoken, qsTranslate("core", line.badge), line.note, line.place]
                .filter(each => each !== "").join(". ")
        }
        header: SourceHead { // a header can't be created from a bound component
            width: ListView.view.width - Theme.gapWide
            source: root.source // qmllint disable unqualified
            onHeightChanged: Qt.callLater(root.measure) // qmllint disable unqualified
        }
    }
    footer: DialogButtons {
        AppButton {
            id: copy
            property string copied: "" ///< The reference that was copied most recently.
            text: copied !== "" && copied === root.source.state.reference ? qsTr("Copied") : qsTr("Copy the reference")
            width: Math.max(implicitWidth, begun)
            property real begun: 0 ///< Minimum width, so that the button stays under the pointer.
            flat: false
            onClicked: {
                begun = width;
                root.source.copy();
                copied = root.source.state.reference;
            }
        }
        AppButton {
            text: qsTr("Open the document")
            visible: root.source.state.file !== ""
            flat: false
            onClicked: root.source.open()
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            onClicked: root.reject()
        }
    }
}
