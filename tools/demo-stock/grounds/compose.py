"""Puts the studio's cars into the places of places.py.

Reads addresses, one a line, and makes every `/media/demo/<ground>/<car>-<paint>-<view>.webp` that is not there yet, those with
its argument in their name alone where it has one. A name that ends with `-<place>` stands in another place of the same dealer.
"""
import json
import re
import sys
import zlib
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

import light
import shadows
from cutouts import cut, matte, paintsOf
from ground import ABOVE, HORIZON, SIZE
from pixels import blur, fromBorder, mix, rgb, smooth
from places import scenery

HERE = Path(__file__).resolve().parent
TENANTS = HERE.parent.parent.parent / 'tenants'
OUT = TENANTS / 'demo-pictures'
WIDTH, HEIGHT = 1200, 800
CARS = json.loads((HERE / 'cameras.json').read_text())
# On which side of the picture the flank is that the sun lights, and where the camera stands around the car.
VIEWS = {'hero': (1, -36), 'front': (1, 0), 'right34': (-1, 38), 'side': (-1, -90), 'rear34': (-1, -143), 'rear': (-1, 180)}
CLOSE = ('wheel', 'lamp', 'taillamp', 'boot', 'tray')
# How near the camera went, and how far the car is from the middle: to the side that it looks to.
NEAR = {'quay': (1.05, -0.020), 'road': (0.95, 0.030), 'gums': (0.95, 0.025), 'salt': (1.05, -0.015), 'garage': (1.04, -0.020), 'roof': (0.96, 0.025)}
QUALITY = 72
VARIANTS = 4


@lru_cache(maxsize=32)
def place(name, variant, sunny):
    return scenery(name, variant, sunny)[0]


@lru_cache(maxsize=64)
def levelsOf(shape):
    side = (CARS[shape]['views']['side'], matte(shape, 'side')[0]) if paintsOf(shape, 'side') else None
    return shadows.outline(CARS[shape], side)


@lru_cache(maxsize=8)
def frameOf(name, shape, view):
    """Scale and offset: longer cars are larger, and all wheels stand on one line."""
    alpha = matte(shape, view)[0]
    rows, columns = np.flatnonzero(alpha.max(1) > 0.5), np.flatnonzero(alpha.max(0) > 0.5)
    start, end = CARS[shape]['ext']
    wide, tall = columns[-1] - columns[0], rows[-1] - rows[0]
    aim = np.clip(0.66 + (end - start - 3.6) * 0.085, 0.66, 0.86) if view not in ('front', 'rear') else 0.46
    near, aside = NEAR.get(name, (1, 0))
    scale = min(aim * near * WIDTH / wide, 0.60 * HEIGHT / tall)
    left = WIDTH * (0.5 + (0.015 + aside) * VIEWS[view][0]) - scale * (columns[0] + columns[-1]) / 2
    return float(scale), float(left), float(HEIGHT * 0.80 - scale * rows[-1])


def moved(layer, frame, canvas):
    scale, left, top = frame
    return cv2.warpAffine(layer, np.array([[scale, 0, left], [0, scale, top]]), canvas, flags=cv2.INTER_CUBIC if scale > 0.9 else cv2.INTER_AREA)


def plateOf(view):
    """Where the plate is: it stays blank, in the dealer's colour."""
    mask = np.zeros((HEIGHT, WIDTH), np.uint8)
    if 'plate' in view:
        corners = np.array(view['plate'])
        middle = corners.mean(0)
        cv2.fillConvexPoly(mask, np.round((middle + (corners - middle) * 1.02) * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
    return mask / np.float32(255)


def mirrored(car, alpha, view, size, most=0.34):
    """The car upside down below the line where it stands."""
    (start, end), half = size['ext'], size['W'] / 2
    spots = shadows.project(view, [[x, y, 0] for x in (start, end) for y in (-half, half)])
    height, width = alpha.shape
    columns = np.arange(width)
    base = np.full(width, -1e9)
    for i in range(4):
        for j in range(i):
            (x0, y0), (x1, y1) = sorted([tuple(spots[i]), tuple(spots[j])])
            on = (columns >= x0) & (columns <= x1)
            base = np.where(on, np.maximum(base, y0 + (y1 - y0) * (columns - x0) / max(x1 - x0, 1e-6)), base)
    base = np.where(base < 0, np.interp(columns, columns[base > 0], base[base > 0]), base)
    rows = np.arange(height)[:, None]
    depth = rows - base[None]
    source = np.clip(np.round(2 * base[None] - rows), 0, height - 1).astype(int)
    take = lambda layer: layer[source, columns[None]]
    fade = np.exp(-np.clip(depth, 0, None) / 85) * (depth > 0) * most
    layer, cover = take(car), take(alpha) * fade
    return blur(layer * cover[..., None], 5, 2.5), blur(cover, 5, 2.5)


def shaded(ground, name, shape, view, camera):
    """The ground with the shadow of the car."""
    sunny, around = VIEWS[view]
    size = {**CARS[shape], 'caravan': shape.startswith('caravan')}
    levels = levelsOf(shape)
    under = shadows.contact(camera, size, levels)
    if name not in light.SUNS:
        return ground * (1 - 0.93 * under)[..., None]
    turn, rise = light.SUNS[name]
    cast = shadows.sunShadow(camera, size, levels, (around - sunny * turn, rise), 1.0 if name == 'desert' else 1.6)
    colour, depth = light.SHADE[name]
    return ground * mix(np.ones(3, np.float32), rgb(colour), cast * depth) * (1 - 0.62 * under)[..., None]


@lru_cache(maxsize=4)
def stage(name, shape, view, frame):
    """The ground with the shadow of the car, the same for all its paints."""
    camera = {**CARS[shape]['views'][view], 'frame': frame}
    shift = int(round(HORIZON - shadows.horizon(camera)))
    start = int(np.clip(ABOVE + shift, 0, SIZE[1] - HEIGHT))
    ground = place(name, zlib.crc32(shape.encode()) % VARIANTS, VIEWS[view][0])[start : start + HEIGHT]
    return shaded(ground, name, shape, view, camera), camera


def graded(name, shape, paint, view, sunny):
    """The cut-out in the light of the place, and the corner of the studio picture where it begins."""
    picture, alpha, varies, glass = cut(shape, paint, view)
    plate = plateOf(CARS[shape]['views'][view])
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    top, left = max(0, rows[0] - 14), max(0, columns[0] - 14)
    part = np.s_[top : rows[-1] + 14, left : columns[-1] + 14]
    alpha = alpha[part]
    picture = light.darkGlass(light.neutralPaint(picture[part], paint, varies[part]), glass[part], name)
    picture = mix(picture, rgb(light.PLATES[name]) * 0.86, plate[part])
    picture = light.lit(picture, alpha, name, sunny)
    if sunny:
        outline = np.where(fromBorder(alpha < 0.5), alpha, 1).astype(np.float32)
        picture = picture + light.rim(outline, name, sunny if name in light.SUNS else -sunny) * 0.8
    return np.dstack([np.clip(picture, 0, 1) * alpha[..., None], alpha]).astype(np.float32), (left, top)


def put(layer, corner, frame, canvas=(WIDTH, HEIGHT)):
    scale, left, top = frame
    moved_ = moved(layer, (scale, left + scale * corner[0], top + scale * corner[1]), canvas)
    return moved_[..., :3], np.clip(moved_[..., 3], 0, 1)


def whole(name, shape, paint, view):
    frame = frameOf(name, shape, view)
    car, cover = put(*graded(name, shape, paint, view, VIEWS[view][0]), frame)
    ground, camera = stage(name, shape, view, frame)
    if name not in light.SUNS:
        shine, share = mirrored(car, cover, camera, CARS[shape], light.SHINE[name])
        ground = ground * (1 - share)[..., None] + shine
    return ground * (1 - cover)[..., None] + car


def closeUp(name, shape, paint, view):
    """Too near for a ground: the place is a blur behind the car."""
    picture, alpha, varies, _ = cut(shape, paint, view)
    picture = light.neutralPaint(picture, paint, varies)
    picture = mix(picture, rgb(light.PLATES[name]) * 0.86, plateOf(CARS[shape]['views'][view]))
    picture = light.lit(picture, alpha, name, 0)
    back = blur(place(name, 0, 1)[ABOVE : ABOVE + HEIGHT], 22)
    return back * (1 - alpha)[..., None] + picture * alpha[..., None]


# Cars without a ground, for tiles, menus and offers: the body that stands for its kind, and each place's own paints.
KINDS = {'4x4': '4x4-2', 'caravan': 'caravan-2', 'coupe': 'coupe-1', 'hatch': 'hatch-2', 'sedan': 'sedan-1', 'suv': 'suv-1', 'ute': 'ute-1', 'van': 'van-1', 'wagon': 'wagon-2'}
OWN = {
    'coast': {'4x4': 'sand', 'hatch': 'teal', 'sedan': 'white', 'suv': 'teal', 'ute': 'white', 'van': 'sand'},
    'studio': {'4x4': 'black', 'coupe': 'lime', 'hatch': 'lime', 'sedan': 'silver', 'suv': 'black', 'ute': 'lime', 'van': 'silver', 'wagon': 'black'},
    'desert': {'4x4': 'khaki', 'caravan': 'cream', 'ute': 'rust'},
}


def alone(name, kind, view):
    """In the frame of the picture of this kind that all dealers share."""
    shape, paint = KINDS[kind], OWN[name][kind]
    alpha = matte(shape, view)[0]
    shared = np.asarray(Image.open(OUT / f'cutout-{kind}-{view}.webp').convert('RGBA'), np.float32)[..., 3] > 250
    size = shared.shape[::-1]
    there, here = (np.flatnonzero(mask.any(0)) for mask in (shared, alpha > 0.5))
    scale = (there[-1] - there[0]) / (here[-1] - here[0])
    bottom = np.flatnonzero((alpha > 0.5).any(1))[-1]
    frame = (scale, there[0] - scale * here[0], np.flatnonzero(shared.any(1))[-1] - scale * bottom)
    return clear(name, shape, paint, view, frame, size)


# A metre of a car, and of a van, is so many pixels in each model's own cut-out: a list shows which is the longer one.
METRE, METRE_OF_VAN, LINE, CUTOUT = 158, 101, 540, (960, 640)


def toScale(name, shape, paint, view):
    """A model among others: to the same scale, all wheels on one line."""
    alpha = matte(shape, view)[0] > 0.5
    rows, columns = np.flatnonzero(alpha.any(1)), np.flatnonzero(alpha.any(0))
    start, end = CARS[shape]['ext']
    metre = METRE_OF_VAN if shape.startswith('caravan') else METRE
    scale = metre * (end - start) / (columns[-1] - columns[0])
    frame = (scale, CUTOUT[0] / 2 - scale * (columns[0] + columns[-1]) / 2, LINE - scale * rows[-1])
    return clear(name, shape, paint, view, frame, CUTOUT)


def clear(name, shape, paint, view, frame, size):
    """On a clear ground, with the soft shadow of the sky."""
    layer, corner = graded(name, shape, paint, view, 0)
    car, solid = (part[: size[1], : size[0]] for part in put(layer, corner, frame))
    camera = {**CARS[shape]['views'][view], 'frame': frame}
    under = shadows.contact(camera, {**CARS[shape], 'caravan': shape.startswith('caravan')}, levelsOf(shape))
    rows, columns = (np.minimum(np.arange(n), n - 1 - np.arange(n)) / n for n in size[::-1])
    under = under[: size[1], : size[0]] * 0.72 * smooth(0, 0.09, columns)[None] * smooth(0, 0.09, rows)[:, None]
    cover = solid + under * (1 - solid)
    return np.concatenate([car / np.maximum(cover, 1e-4)[..., None], cover[..., None]], -1)


NAME = re.compile(r'/media/demo/(\w+)/((?:[a-z]+_)*[a-z0-9]+(?:-\d)?)-([a-z0-9]+)-([a-z0-9]+)(?:-([a-z]+))?\.webp')


def fileOf(ground, shape, paint, view, other=None):
    return OUT / ground / f'{shape}-{paint}-{view}{f"-{other}" if other else ""}.webp'


def make(ground, shape, paint, view, other=None):
    name = other or ground
    isClear = shape == 'cutout' or view.endswith('cut')
    if shape == 'cutout':
        made = alone(name, paint, view)
    elif isClear:
        made = toScale(name, shape, paint, view.removesuffix('cut'))
    else:
        made = (closeUp if view in CLOSE else whole)(name, shape, paint, view)
    (OUT / ground).mkdir(exist_ok=True)
    picture = Image.fromarray((np.clip(made, 0, 1) * 255 + 0.5).astype(np.uint8))
    picture.save(fileOf(ground, shape, paint, view, other), quality=82 if isClear else QUALITY, method=6)


if __name__ == '__main__':
    part = sys.argv[1] if len(sys.argv) > 1 else ''
    wanted = [match.groups() for match in map(NAME.match, sys.stdin) if match]
    for one in sorted(wanted, key=lambda one: (one[3] not in ('hero', 'right34'), one[1], one[3], one[4] or '')):
        file = fileOf(*one)
        if part in str(file) and not file.exists():
            make(*one)
            print(file.name, one[0], file.stat().st_size, flush=True)
