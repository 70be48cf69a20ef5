// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a theme. All are required, so that no theme can omit one.
import QtQuick

QtObject {
    required property color ground ///< Background of the canvas.
    required property color panel ///< Background of side panels, the toolbar and cards.
    required property color raised ///< Background of controls and parts on a panel.
    required property color hover ///< Background of a control under the pointer.
    required property color hairline
    required property color strong ///< Outline of controls; contrast 3:1 against the panel.
    required property color text
    required property color secondary
    required property color accent
    required property color accentForeground ///< Text on the accent colour.
    required property color accentSoft ///< Background of selected items.
    required property color good
    required property color bad
    required property color badSoft ///< Background of errors.
    required property color caution
    required property color cautionSoft
    required property color wire ///< Colour of a link, whose line shows its capacity.
    required property color track ///< The empty part of a utilisation bar.
    required property color shade ///< Translucent layer behind dialogs.
    required property color shadow ///< Translucent shadow of popups.
    required property list<color> heat ///< Heat colours: five stops for utilisation from 0 to 100 %.
    required property list<color> owner ///< Colours of tokens, by owner.
    required property list<color> series ///< Curve colours of a plot, indexed by tone.
    property bool grey: false ///< True for greyscale, in which colours alone don't distinguish curves.
    required property color ownerForeground ///< Text on a token.
}
