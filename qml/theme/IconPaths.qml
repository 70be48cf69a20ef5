// SPDX-License-Identifier: GPL-3.0-or-later
// The icons: one stroke on a 16-pixel grid, as SVG path data.
import QtQuick

QtObject {
    readonly property string undo: "M5 3 L2 6 L5 9 M2 6 H10 A4 4 0 0 1 10 14 H6"
    readonly property string redo: "M11 3 L14 6 L11 9 M14 6 H6 A4 4 0 0 0 6 14 H10"
    readonly property string search: "M11.5 7 A4.5 4.5 0 1 1 2.5 7 A4.5 4.5 0 1 1 11.5 7 M10.3 10.3 L14 14"
    readonly property string down: "M4 6 L8 10 L12 6"
    readonly property string up: "M8 13 V3.5 M4 7.5 L8 3.5 L12 7.5"
    readonly property string home: "M2.5 7.5 L8 2.5 L13.5 7.5 M4 6.5 V13.5 H12 V6.5 M6.8 13.5 V9.5 H9.2 V13.5"
    readonly property string folder: "M2 4 A1 1 0 0 1 3 3 H6.5 L8 5 H13 A1 1 0 0 1 14 6 V12 A1 1 0 0 1 13 13 H3 A1 1 " +
        "0 0 1 2 12 Z"
    readonly property string file: "M4 2.5 H9.5 L12.5 5.5 V13.5 H4 Z M9.5 2.5 V5.5 H12.5"
    readonly property string right: "M6 4 L10 8 L6 12"
    readonly property string play: "M5 3 L12.5 8 L5 13 Z"
    readonly property string pause: "M5.5 3 V13 M10.5 3 V13"
    readonly property string stepBack: "M11.5 3.5 L5.5 8 L11.5 12.5 M3.5 3.5 V12.5"
    readonly property string stepOn: "M4.5 3.5 L10.5 8 L4.5 12.5 M12.5 3.5 V12.5"
    readonly property string close: "M4 4 L12 12 M12 4 L4 12"
    readonly property string share: "M8 10 V2 M5 5 L8 2 L11 5 M3 9 V13.5 H13 V9"
    readonly property string copy: "M6 6 H13.5 V13.5 H6 Z M4 10 H2.5 V2.5 H10 V4"
    readonly property string book: "M8 4.5 L6 3.3 L2.5 3 V12 L6 12.3 L8 13.5 L10 12.3 L13.5 12 V3 L10 3.3 Z V13.5"
    readonly property string server: "M2.5 2.5 H13.5 V7 H2.5 Z M2.5 9 H13.5 V13.5 H2.5 Z M5 4.7 V4.8 M5 11.2 V11.3"
    readonly property string blocks: "M6 2.5 H10 V6 H6 Z M2 10 H6 V13.5 H2 Z M10 10 H14 V13.5 H10 Z M8 6 V8 M4 10 V8 " +
        "H12 V10"
    readonly property string save: "M2.5 2.5 H11 L13.5 5 V13.5 H2.5 Z M5 2.5 V6 H10.5 V2.5 M5 13.5 V9 H11 V13.5"
    readonly property string present: "M1.5 3 H14.5 M2.5 3 V10.5 H13.5 V3 M8 10.5 V13.5 M5.5 13.5 H10.5 M7 5 L10 6.8 " +
        "L7 8.6 Z"
    readonly property string compare: "M2.5 3 H7 V13 H2.5 Z M9 3 H13.5 V13 H9 Z"
    readonly property string letterA: "M3.5 13 L8 3 L12.5 13 M5.3 9.2 H10.7"
    readonly property string eye: "M1.5 8 L4.5 5 L8 3.8 L11.5 5 L14.5 8 L11.5 11 L8 12.2 L4.5 11 Z M10 8 A2 2 0 1 1 " +
        "6 8 A2 2 0 1 1 10 8"
    readonly property string help: "M14 8 A6 6 0 1 1 2 8 A6 6 0 1 1 14 8 M6.3 6.4 A1.8 1.8 0 1 1 8.8 8 Q8 8.4 8 9.2 " +
        "M8 11.4 V11.5"
    readonly property string remove: "M3 4 H13 M6 4 V2.5 H10 V4 M4.5 4 L5 13.5 H11 L11.5 4"
    readonly property string sliders: "M2 5 H7 M11 5 H14 M11 5 A2 2 0 1 1 7 5 A2 2 0 1 1 11 5 M2 11 H4 M8 11 H14 M8 " +
        "11 A2 2 0 1 1 4 11 A2 2 0 1 1 8 11"
    readonly property string warning: "M8 2.2 L14.5 13.5 H1.5 Z M8 6.5 V9.5 M8 11.4 V11.5"
    readonly property string info: "M14 8 A6 6 0 1 1 2 8 A6 6 0 1 1 14 8 M8 7.4 V11 M8 5 V5.1"
    readonly property string check: "M3 8.5 L6.5 12 L13 4.5"
    readonly property string thread: "M13 8 A5 5 0 1 1 3 8 A5 5 0 1 1 13 8"
    readonly property string pages: "M2.5 6.5 H10.5 V13.5 H2.5 Z M4.5 6.5 V4.5 H12.5 V11.5 H10.5 M6.5 4.5 V2.5 H14.5 " +
        "V9.5 H12.5"
    readonly property string board: "M2.5 3.5 H13.5 V12.5 H2.5 Z M5 6 H8 V9 H5 Z M10 6 H11.5 M10 9 H11.5 M4.5 12.5 " +
        "V14.5 M8 12.5 V14.5 M11.5 12.5 V14.5"
    readonly property string plus: "M8 3.5 V12.5 M3.5 8 H12.5"
    readonly property string minus: "M3.5 8 H12.5"
    readonly property string rise: "M8 4 L13 12 H3 Z"
    readonly property string fall: "M8 12 L13 4 H3 Z"
    readonly property string drop: "M8 2 V9 M5 6.5 L8 9.5 L11 6.5 M2.5 10 V13.5 H13.5 V10"
    readonly property string more: "M3.5 8 V8.1 M8 8 V8.1 M12.5 8 V8.1"
    readonly property string move: "M8 2 V14 M2 8 H14 M6 4 L8 2 L10 4 M6 12 L8 14 L10 12 M4 6 L2 8 L4 10 M12 6 L14 8 " +
        "L12 10"
    readonly property string first: "M8 4 L4 8 L8 12 M13 4 L9 8 L13 12 M2 3.5 V12.5"
    readonly property string last: "M8 4 L12 8 L8 12 M3 4 L7 8 L3 12 M14 3.5 V12.5"
    readonly property string playBack: "M11 3 L3.5 8 L11 13 Z"
    readonly property string chip: "M4.5 4.5 H11.5 V11.5 H4.5 Z M6.5 2 V4.5 M9.5 2 V4.5 M6.5 11.5 V14 M9.5 11.5 V14 " +
        "M2 6.5 H4.5 M2 9.5 H4.5 M11.5 6.5 H14 M11.5 9.5 H14"
    readonly property string group: "M2.5 5 V2.5 H5 M11 2.5 H13.5 V5 M13.5 11 V13.5 H11 M5 13.5 H2.5 V11 M5.5 5.5 " +
        "H10.5 V10.5 H5.5 Z"
    readonly property string clock: "M14 8 A6 6 0 1 1 2 8 A6 6 0 1 1 14 8 M8 4.5 V8 L10.5 9.5"
    readonly property string advice: "M2.5 3.5 H13.5 V10.5 H8 L5 13.5 V10.5 H2.5 Z"
}
