// SPDX-License-Identifier: GPL-3.0-or-later
// The colours that a theme has to give: all required, so that no theme can lack one.
import QtQuick

QtObject {
    required property color ground ///< Behind everything: the canvas.
    required property color panel ///< Side panels, toolbar, cards.
    required property color raised ///< Controls and parts on a panel.
    required property color hover ///< A control under the pointer.
    required property color hairline
    required property color strong ///< The outline of controls: 3:1 against the panel.
    required property color text
    required property color secondary
    required property color accent
    required property color accentInk ///< Text on accent.
    required property color accentSoft ///< Ground of what is selected.
    required property color good
    required property color bad
    required property color badSoft ///< Ground of an error.
    required property color caution
    required property color cautionSoft
    required property color wire ///< A link's capacity.
    required property color track ///< The empty part of a utilisation bar.
    required property color shade ///< Behind dialogs; translucent.
    required property color shadow ///< Under popups; translucent.
    required property list<color> heat ///< Five stops, 0 to 100 %.
    required property list<color> process ///< Tokens of one process.
    required property list<color> series ///< Curves of a plot, by tone.
    property bool grey: false ///< Colours alone tell no curves apart.
    required property color processInk ///< Text on a token.
}
