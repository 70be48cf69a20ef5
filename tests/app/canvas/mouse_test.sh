#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Drags a thread to its pages in a real window with a real mouse, moves it on with the keyboard, and cancels a drag.
#   mouse_test.sh <canvas_window>
set -eu
say() { echo "canvas mouse: $*"; }
for tool in Xvfb xdotool; do
    command -v $tool >/dev/null || { say "skipped, $tool is not installed"; exit 77; }
done
if [ -z "${CANVAS_INSIDE:-}" ]; then
    CANVAS_INSIDE=1 exec xvfb-run -a -s "-screen 0 1280x1024x24" "$0" "$@"
fi

log=$(mktemp)
QT_QUICK_BACKEND=software "$1" sunfire6800-first 1000 700 >"$log" 2>/dev/null &
window=$!
trap 'kill $window 2>/dev/null; rm -f "$log"' EXIT

# Prints the last position of an item that the window reported: "x y".
place() { grep "^$1 $2 at " "$log" | tail -1 | sed 's/.* at //'; }
# Waits until the log has a matching line.
await() {
    for _ in $(seq 1 100); do
        if tail -n 40 "$log" | grep -q "$1"; then return 0; fi
        sleep 0.1
    done
    say "never saw: $1"; tail -n 12 "$log"; exit 1
}
glide() { # x0 y0 x1 y1
    for i in 1 2 3 4 5 6 7 8 9 10; do
        xdotool mousemove $(($1 + ($3 - $1) * i / 10)) $(($2 + ($4 - $2) * i / 10)); sleep 0.03
    done
}

await '^answer'
before=$(grep '^answer' "$log" | tail -1)
from=$(place token 4); to=$(place box SB3/P1)
xdotool mousemove $from; sleep 0.2; xdotool mousedown 1
glide $from $to; sleep 0.3; xdotool mouseup 1
await '^thread 4 on SB3/P1'
after=$(grep '^answer' "$log" | tail -1)
[ "$before" != "$after" ] || { say "the answer did not change"; exit 1; }
say "dragged: $before, then $after"

from=$(place token 1)
xdotool mousemove $from; sleep 0.2; xdotool mousedown 1
glide $from $to; xdotool key Escape; xdotool mouseup 1

from=$(place token 4)
xdotool mousemove $from click 1; sleep 0.3
xdotool key m; sleep 0.3; xdotool key Left; sleep 0.3; xdotool key Return
await '^thread 4 on SB3/P0'
say "moved with the keyboard"
# If Esc had not cancelled the drag, the drop would appear in the log before this point.
grep '^thread 1 on' "$log" | tail -1 | grep -q 'SB0/P0$' || { say "Esc did not cancel"; exit 1; }
say "cancelled with Esc"
