// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a tab in a StackLayout, created when the tab is first visible. The owner's component must not be
// bound, because Qt 6.4 creates no bound component in a Loader.
import QtQuick
import QtQuick.Layouts

Loader {
    function create() { if (StackLayout.isCurrentItem && visible) active = true }

    focus: true
    active: false
    StackLayout.onIsCurrentItemChanged: create()
    onVisibleChanged: create()
    onLoaded: item.focus = true
}
