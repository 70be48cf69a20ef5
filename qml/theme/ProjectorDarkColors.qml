// SPDX-License-Identifier: GPL-3.0-or-later
// The dark projector theme: high contrast for a dark room.
import QtQuick

ColorSet {
    ground: "#05080C"
    panel: "#0B0F15"
    raised: "#161C25"
    hover: "#202935"
    hairline: "#3A4554"
    strong: "#8494A8"
    text: "#FFFFFF"
    secondary: "#C3CDD9"
    accent: "#8FB8FF"
    accentForeground: "#05080C"
    accentSoft: "#16264A"
    good: "#4FE3AC"
    bad: "#FF9C90"
    badSoft: "#3E1A1A"
    caution: "#FFD072"
    cautionSoft: "#332808"
    wire: "#344152"
    track: "#2E3A49"
    shade: "#B3000000"
    shadow: "#99000000"
    heat: ["#2C4263", "#4F8BD0", "#E6BF4C", "#F59242", "#FF5B4D"]
    owner: ["#8FB8FF", "#DDE86A", "#ECA6DD", "#63D6C2", "#D6DEFF", "#97B93F", "#C39AF0", "#C3CDD9"]
    series: ["#6C82FC", "#D7FE27", "#B74A06", "#CADAFF", "#56ED72", "#A8695E", "#EAFFDF", "#6174A3"]
    ownerForeground: "#05080C"
}
