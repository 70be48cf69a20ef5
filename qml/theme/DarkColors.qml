// SPDX-License-Identifier: GPL-3.0-or-later
// The dark theme.
import QtQuick

ColorSet {
    ground: "#11161D"
    panel: "#171E27"
    raised: "#1F2833"
    hover: "#2A3542"
    hairline: "#2A3441"
    strong: "#66758A"
    text: "#E8EDF3"
    secondary: "#A6B1BF"
    accent: "#6EA1FF"
    accentForeground: "#0B1422"
    accentSoft: "#1C2C47"
    good: "#3CCB97"
    bad: "#FF8A7D"
    badSoft: "#3A2022"
    caution: "#F3C25B"
    cautionSoft: "#352C18"
    wire: "#2E3947"
    track: "#303B49"
    shade: "#99060A0F"
    shadow: "#80000000"
    heat: ["#2B3C52", "#4379B4", "#D9B44A", "#EE8A3B", "#F0564A"]
    owner: ["#6EA1FF", "#D3E05A", "#E58FD0", "#3FC9B0", "#C9D4FF", "#7FA23A", "#B07BE8", "#A9B4C2"]
    series: ["#6C82FC", "#D7FE27", "#B74A06", "#CADAFF", "#56ED72", "#A8695E", "#EAFFDF", "#6174A3"]
    ownerForeground: "#0B1422"
}
