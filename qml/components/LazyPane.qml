// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a tab in a StackLayout, created when the tab is first shown. The owner's component must not be bound,
// because Qt 6.4 creates no bound component in a Loader.
import QtQuick
import QtQuick.Layouts

Loader {
    focus: true
    active: false
    StackLayout.onIsCurrentItemChanged: if (StackLayout.isCurrentItem) active = true
    onLoaded: item.focus = true
}
