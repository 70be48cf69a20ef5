#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# try-release.sh RELEASE: creates a clean system in build/releases/RELEASE, clones HEAD into it, and runs and tests
# HEAD. The system and its compiler cache are kept for the next run. The logs and a screenshot of the first screen are
# stored next to the system.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

fail() { printf 'try-release: %s\n' "$*" >&2; exit 1; }
say() { printf '▸ %s\n' "$*"; }

releases=$PWD/build/releases
keyrings=/usr/share/keyrings

# Runs a command in the system of a release. Its mounts and processes end with the command.
inside() { # inside RELEASE COMMAND...
  local root=$releases/$1
  shift
  # shellcheck disable=SC2016
  unshare --mount --propagation private --pid --fork --kill-child bash -c '
    mount -t proc proc "$0/proc"
    mount --rbind /dev "$0/dev"
    exec chroot "$0" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@"' "$root" "$@"
}

# Creates the system of a release if it doesn't exist.
makeSystem() { # makeSystem RELEASE
  local release=$1 root=$releases/$1 mirror keyring components=main script=sid
  [ -f "$root.made" ] && return 0
  case $release in
    bookworm | trixie)
      mirror=http://deb.debian.org/debian
      keyring=$keyrings/debian-archive-keyring.gpg
      ;;
    noble)
      mirror=http://archive.ubuntu.com/ubuntu
      keyring=$keyrings/ubuntu-archive-keyring.gpg
      components=main,universe
      script=gutsy
      if [ ! -f "$keyring" ]; then # only Debian 13 has a package with this keyring
        makeSystem trixie
        inside trixie apt-get -q -y install ubuntu-keyring >>"$releases/trixie.log" 2>&1
        keyring=$releases/trixie$keyring
      fi
      ;;
  esac
  [ -f "$keyring" ] || fail "$keyring is missing; install the package debian-archive-keyring."
  say "Creating a clean $release (log: $root.log)"
  rm -rf "$root"
  debootstrap --variant=minbase --components="$components" --include=ca-certificates --keyring="$keyring" \
    "$release" "$root" "$mirror" "/usr/share/debootstrap/scripts/$script" >"$root.log" 2>&1 ||
    fail "debootstrap could not create the system: $(tail -n 1 "$root.log")"
  # Passes this computer's proxy settings to the system.
  apt-config dump | grep -E '^Acquire::(https?::|Check-)' >"$root/etc/apt/apt.conf.d/99host" || true
  inside "$release" apt-get -q update >>"$root.log" 2>&1
  touch "$root.made"
}

cloneHead() { # cloneHead RELEASE
  local clone=$releases/$1/root/boardset
  rm -rf "$clone"
  git clone -q --no-checkout . "$clone"
  git -C "$clone" checkout -q --detach "$(git rev-parse HEAD)"
}

# Runs ./dev COMMAND in the clone.
try() { # try RELEASE COMMAND
  local log=$releases/$1.$2.log begun=$SECONDS
  say "./dev $2 on $1 (log: $log)"
  inside "$1" /root/boardset/dev "$2" </dev/null >"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    fail "./dev $2 failed on $1; see above, or the whole log: $log"
  }
  say "./dev $2 took $((SECONDS - begun)) s"
}

main() {
  local release=${1:-}
  case $release in
    bookworm | trixie | noble) ;;
    *) fail "name a release: bookworm (Debian 12), trixie (Debian 13) or noble (Ubuntu 24.04)" ;;
  esac
  [ "$(id -u)" = 0 ] || fail "creating a system needs root. Run: sudo ./dev try-release $release"
  command -v debootstrap >/dev/null || fail "debootstrap is not installed. Run: apt-get install debootstrap"
  mkdir -p "$releases"
  makeSystem "$release"
  cp -L /etc/resolv.conf "$releases/$release/etc/resolv.conf"
  cloneHead "$release"
  try "$release" run
  cp "$releases/$release/root/boardset/build/boardset.png" "$releases/$release.png"
  say "The first screen: $releases/$release.png"
  try "$release" test
}

main "$@"
