#!/usr/bin/env bash
# Runs commands of the README on a machine that has Debian, Node and nothing else: a new root made by debootstrap, with a clone of the last commit.
#   sudo scripts/fresh-machine.sh                            npm test
#   sudo scripts/fresh-machine.sh 'timeout 300 npm start'    or any other command
# Needs root, debootstrap and git; exit code 3 says that this machine cannot do it. FRESH_ROOT keeps the Debian of one run for the next.
set -eu
cd "$(dirname "$0")/.."
command=${1:-npm test}
for tool in debootstrap git unshare chroot; do
  command -v "$tool" > /dev/null || { echo "fresh-machine: there is no $tool here." >&2; exit 3; }
done
[ "$(id -u)" = 0 ] || { echo 'fresh-machine: only root may make a new root.' >&2; exit 3; }

debian=${FRESH_ROOT:-$(mktemp -d)}
work=$(mktemp -d)
tree=
# `unshare` ignores the softer signals; with it all that it started ends.
trap '[ -z "$tree" ] || { kill -KILL "$tree" && wait "$tree"; } 2> /dev/null || true; rm -rf "$work"; [ -n "${FRESH_ROOT:-}" ] || rm -rf "$debian"' EXIT
trap 'exit 143' TERM INT
[ -x "$debian/bin/sh" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$debian" > "$work/debootstrap.log" ||
  { tail -20 "$work/debootstrap.log" >&2; exit 3; }

root=$work/root
cp -a "$debian" "$root"
# Node in the version that runs here: Debian's own is older. How this machine reaches a network is no part of what is tried.
node=$(node -p 'process.execPath')
npm=$(cd "$(dirname "$(readlink -f "$(command -v npm)")")/.." && pwd)
install -D "$node" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -a "$npm" "$root/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"; done
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -a /etc/apt/sources.list.d /etc/apt/apt.conf.d "$root/etc/apt/" 2> /dev/null || true
git clone --quiet --depth 1 "file://$PWD" "$root/home/forecourt"

# Its own processes and mounts: all of them end with the command.
unshare --mount --pid --fork --kill-child sh -eu -c '
  mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"; mount -t tmpfs tmpfs "$1/dev/shm" 2> /dev/null || true
  exec chroot "$1" /usr/bin/env -i HOME=/root LANG=C.UTF-8 NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt \
    ${https_proxy:+https_proxy="$https_proxy"} PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -ec "cd /home/forecourt; $2"
' fresh-machine "$root" "$command" &
tree=$!
wait "$tree"
