#!/usr/bin/env bash
# Makes public/fonts from the fonts' own packages: Latin alone, the weights that the themes use, and of Archivo the two widths.
# Needs Python. A new font: add its line here, its @font-face in src/styles/fonts.css and its licence beside it.
set -eu
out=$(cd "$(dirname "$0")/.." && pwd)/public/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv tools && tools/bin/pip --quiet install fonttools==4.60.1 brotli==1.1.0

letters="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215"
features="kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,pnum,sups"

# font PACKAGE FILE AXES NAME
font() {
  npm pack --silent "@fontsource-variable/$1" > /dev/null
  tar -xzf fontsource-variable-"$1"-*.tgz --strip-components=2 "package/files/$2.woff2"
  tools/bin/fonttools varLib.instancer --quiet "$2.woff2" ${3} -o narrowed.woff2
  tools/bin/pyftsubset narrowed.woff2 --unicodes="$letters" --layout-features="$features" --flavor=woff2 --output-file="$out/$4.woff2"
  rm -f fontsource-variable-*.tgz
}

font archivo archivo-latin-wdth-normal "wdth=100 wght=400:800" archivo-latin-text
font archivo archivo-latin-wdth-normal "wdth=118 wght=780" archivo-latin-display
font besley besley-latin-wght-normal wght=400:800 besley-latin-wght-normal
font figtree figtree-latin-wght-normal wght=400:800 figtree-latin-wght-normal
font gabarito gabarito-latin-wght-normal wght=400:800 gabarito-latin-wght-normal
font hanken-grotesk hanken-grotesk-latin-wght-normal wght=400:800 hanken-grotesk-latin-wght-normal
ls -l "$out"
