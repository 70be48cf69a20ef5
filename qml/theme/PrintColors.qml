// SPDX-License-Identifier: GPL-3.0-or-later
// The print theme: greyscale on white.
import QtQuick

ColorSet {
    ground: "#FFFFFF"
    panel: "#FFFFFF"
    raised: "#F2F2F2"
    hover: "#E6E6E6"
    hairline: "#C9C9C9"
    strong: "#767676"
    text: "#000000"
    secondary: "#4A4A4A"
    accent: "#222222"
    accentForeground: "#FFFFFF"
    accentSoft: "#E9E9E9"
    good: "#1E1E1E"
    bad: "#1E1E1E"
    badSoft: "#EFEFEF"
    caution: "#1E1E1E"
    cautionSoft: "#F2F2F2"
    wire: "#E4E4E4"
    track: "#DEDEDE"
    shade: "#66000000"
    shadow: "#33000000"
    heat: ["#D8D8D8", "#B0B0B0", "#848484", "#565656", "#1E1E1E"]
    owner: ["#222222", "#4D4D4D", "#6B6B6B", "#333333", "#595959", "#444444", "#646464", "#737373"]
    grey: true
    series: ["#000000", "#5A5A5A", "#8C8C8C", "#333333"]
    ownerForeground: "#FFFFFF"
}
