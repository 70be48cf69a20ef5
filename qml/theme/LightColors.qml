// SPDX-License-Identifier: GPL-3.0-or-later
// The light theme.
import QtQuick

ColorSet {
    ground: "#F5F6F8"
    panel: "#FFFFFF"
    raised: "#F1F4F8"
    hover: "#E7ECF3"
    hairline: "#E1E5EA"
    strong: "#8792A2"
    text: "#18212C"
    secondary: "#566272"
    accent: "#2563EB"
    accentForeground: "#FFFFFF"
    accentSoft: "#E8F0FE"
    good: "#0B7A55"
    bad: "#C0271C"
    badSoft: "#FDECEA"
    caution: "#8A5A00"
    cautionSoft: "#FFF5DC"
    wire: "#D9DEE6"
    track: "#DFE4EA"
    shade: "#66111820"
    shadow: "#2618212C"
    heat: ["#D9E4F0", "#8DB7E0", "#F3CF66", "#EE8A3B", "#D63A2B"]
    owner: ["#2563EB", "#3F7D1E", "#7A1F6B", "#0F7A8A", "#1E2A78", "#C026A8", "#3B4A16", "#5B6777"]
    series: ["#0047D6", "#9E9700", "#701573", "#08A966", "#733E00", "#1794DE", "#28181E", "#5699A0"]
    ownerForeground: "#FFFFFF"
}
