// SPDX-License-Identifier: GPL-3.0-or-later
// The projector theme: high contrast for a lit room.
import QtQuick

ColorSet {
    ground: "#FFFFFF"
    panel: "#FFFFFF"
    raised: "#EEF2F7"
    hover: "#DFE6EF"
    hairline: "#AEB8C4"
    strong: "#5B6777"
    text: "#000000"
    secondary: "#333D49"
    accent: "#0B3FC4"
    accentForeground: "#FFFFFF"
    accentSoft: "#E6EEFF"
    good: "#005F3F"
    bad: "#A50E06"
    badSoft: "#FFE3E0"
    caution: "#6B4300"
    cautionSoft: "#FFEFC7"
    wire: "#B9C3CF"
    track: "#CBD3DC"
    shade: "#80000000"
    shadow: "#4D000000"
    heat: ["#C9D9EA", "#5E9AD6", "#F2C12E", "#E56F12", "#BF1407"]
    owner: ["#0B3FC4", "#2F6412", "#6A155C", "#075C68", "#141E5C", "#96207F", "#2C380F", "#3F4C5C"]
    series: ["#0047D6", "#9E9700", "#701573", "#08A966", "#733E00", "#1794DE", "#28181E", "#5699A0"]
    ownerForeground: "#FFFFFF"
}
