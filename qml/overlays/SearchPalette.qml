// SPDX-License-Identifier: GPL-3.0-or-later
// The search (Ctrl+K): finds machines, blocks, scenarios, threads, regions, terms, numbers, tabs, findings, sources and
// commands.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Dialog {
    id: root
    modal: true
    focus: true
    padding: Theme.gap
    background: PopupCard {}
    Overlay.modal: Rectangle { color: Theme.color.shade }
    title: qsTr("Find anything") // screen readers announce it
    header: null // no header, because the search field is at the top

    required property SearchView search
    required property SetupView setup
    readonly property TextMetrics hint: TextMetrics {
        font.family: Theme.family
        font.pixelSize: Theme.bodySize
        text: qsTr("Machine, block, scenario, %1, term, number, tab, command…").arg(root.setup.state.customer)
    }

    parent: Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Theme.barHeight + Theme.gap
    width: Math.min(parent.width - 2 * Theme.gap2, Math.max(Math.round(560 * Math.max(1, Theme.textScale)),
        Math.ceil(hint.advanceWidth) + 1 + 2 * Theme.gapWide + leftPadding + rightPadding))
    // A fixed height: the palette doesn't move while the user types, and doesn't depend on the list's own height.
    height: Math.min(parent.height - 2 * Theme.barHeight, Math.round(440 * Math.max(1, Theme.textScale)))
    onAboutToShow: root.search.refresh()
    onOpened: {
        list.currentIndex = 0;
        field.forceActiveFocus();
    }
    onClosed: root.search.query = ""

    function choose(row: int) {
        search.activate(row); // before close(), which clears the list
        close();
    }

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.gap

        AppTextField {
            id: field
            Layout.fillWidth: true
            label: qsTr("Find anything")
            placeholderText: root.hint.text
            text: root.search.query
            onTextEdited: {
                root.search.query = text;
                list.currentIndex = 0; // selects the best match among the new results
            }
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
            onAccepted: root.choose(list.currentIndex)
        }
        AppListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: count > 0
            model: root.search.rows
            currentIndex: 0
            highlightMoveDuration: 0
            onCountChanged: positionViewAtBeginning()
            delegate: SearchLine {
                width: list.width - Theme.gap
                highlighted: ListView.isCurrentItem
                onClicked: root.choose(index)
            }
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: list.count === 0
            iconPath: Theme.icon.search
            title: qsTr("No results for “%1”").arg(root.search.query)
            detail: root.setup.state.devices ?
                qsTr("Try a slot (slot2), a part (root complex), a scenario, a term (knee), a tab (trace) or a " +
                    "command (export).")
                : qsTr("Try a board (SB3), a part (data switch), a scenario, a term (knee), a tab (trace) or a " +
                    "command (export).")
        }
    }
}
