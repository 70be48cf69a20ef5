// SPDX-License-Identifier: GPL-3.0-or-later
// Adds the items of a model to a menu. A Repeater must not be in a menu: Qt's menu doesn't remove itself from the
// listeners of the Repeater, which calls the deleted menu when the window closes.
import QtQuick
import QtQml.Models
import Boardset.Controls

Instantiator {
    required property AppMenu menu
    property int at: 0 ///< Position of the first item in the menu.

    onObjectAdded: (index, object) => menu.insertItem(at + index, object as Item)
    onObjectRemoved: index => { menu.takeItem(at + index); } // the Instantiator destroys the item
}
