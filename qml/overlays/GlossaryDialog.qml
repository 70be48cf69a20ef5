// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: all terms with their meanings, and a search field.
pragma ComponentBehavior: Bound
import QtQuick
import Boardset.App
import Boardset.Controls

AppDialog {
    id: root

    required property GlossaryView glossary

    title: qsTr("Glossary")
    width: Math.min(parent ? parent.width - 2 * Theme.gap2 : 640, Math.round(640 * Math.max(1, Theme.textScale)))
    height: Math.min(parent ? parent.height - 2 * Theme.gap2 : 640, Math.round(640 * Math.max(1, Theme.textScale)))
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item { // qmllint disable deferred-property-id
        AppTextField {
            id: field
            objectName: "wordsField"
            width: parent.width
            label: qsTr("Find a term")
            placeholderText: qsTr("A term, an abbreviation, or part of a meaning…")
            text: root.glossary.query
            onTextEdited: root.glossary.query = text
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
        }
        AppListView {
            id: list
            objectName: "words"
            anchors { fill: parent; topMargin: field.height + Theme.gap }
            model: root.glossary.rows
            highlightMoveDuration: 0
            currentIndex: 0
            spacing: Theme.gapHalf
            onCountChanged: positionViewAtBeginning()
            delegate: GlossaryEntry {
                width: list.width - Theme.gapWide
                current: ListView.isCurrentItem
                onOtherWanted: title => root.glossary.query = title
            }
        }
        EmptyState {
            anchors.centerIn: list
            width: list.width
            visible: list.count === 0
            iconPath: Theme.icon.search
            title: qsTr("No results for “%1”").arg(root.glossary.query)
            detail: qsTr("Try an abbreviation (CDC), a part (data switch) or a property (bandwidth).")
        }
    }
    footer: DialogButtons {
        AppButton {
            text: qsTr("All terms")
            flat: false
            enabled: root.glossary.query !== ""
            onClicked: { root.glossary.query = ""; field.forceActiveFocus(); }
        }
        AppButton {
            text: qsTr("Close")
            primary: true
            onClicked: root.accept()
        }
    }
}
