"""Cars cut out of their studio pictures. All paints of a view share one outline, taken where it shows best."""
import json
import re
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw

import shadows
from pixels import blur, closed, fromBorder, grown, kept, mix, opened, power, rgb, shrunk, smooth, span

KEPT_BY = ('cutouts.py', 'pixels.py', 'shadows.py', 'cameras.json')

CARS = json.loads((Path(__file__).resolve().parent / 'cameras.json').read_text())
STUDIO = Path(__file__).resolve().parent.parent / 'studio'


def paintsOf(shape, view):
    found = (re.fullmatch(rf'{re.escape(shape)}-([a-z]+)-{view}\.webp', file.name) for file in sorted(STUDIO.glob(f'{shape}-*-{view}.webp')))
    return [match[1] for match in found if match]


# The whole car is seen in these, and nothing of the studio in the nearest.
VIEWS = ('hero', 'right34', 'side', 'rear34', 'front', 'rear')
NEAR = ('wheel', 'lamp', 'taillamp')
# The paints that show the outline and the glass best come first; three are enough.
TELLING = ('blue', 'red', 'orange', 'yellow', 'teal', 'green', 'maroon', 'sage', 'slate', 'white', 'black', 'grey', 'silver', 'sand', 'beige')


def telling(shape, view):
    """Pictures that were repainted come last: their floor has a breath of the paint."""

    def rank(paint):
        rim = load(shape, paint, view)[-60:, ::20]
        return span(rim).mean() > 0.02, TELLING.index(paint) if paint in TELLING else 99

    ranked = sorted(paintsOf(shape, view), key=rank)
    pale = [paint for paint in ('white', 'silver') if paint in ranked[2:]][:1]
    return [load(shape, paint, view) for paint in [*ranked[:2], *pale]]


def fileOf(shape, paint, view):
    return STUDIO / f'{shape}-{paint}-{view}.webp'


def firstOf(shape, view):
    return Image.open(fileOf(shape, paintsOf(shape, view)[0], view))


def load(shape, paint, view):
    return np.asarray(Image.open(fileOf(shape, paint, view)).convert('RGB'), np.float32) / 255


def apart(pictures):
    """How different the same pixel is between the paints."""
    return (np.maximum.reduce(pictures) - np.minimum.reduce(pictures)).max(-1)


def steepness(picture):
    soft = blur(picture, 0.6)
    return np.sqrt((cv2.Sobel(soft, -1, 1, 0) ** 2 + cv2.Sobel(soft, -1, 0, 1) ** 2).mean(-1)) / 4


def brighter(picture):
    """How much brighter than the wall at the same height."""
    light = blur(picture.mean(-1), 0.7)
    width = light.shape[1]
    edge = width // 40
    left, right = (blur(np.median(part, 1)[:, None], 9, 0.1) for part in (light[:, :edge], light[:, -edge:]))
    share = np.linspace(0, 1, width)[None]
    return light - (left * (1 - share) + right * share), light


def solid(pictures, isPale, isNear):
    """The car as a mask: what the smooth grey of the studio does not reach from the border. Soft shadows count as studio."""
    steep = np.max([steepness(one) for one in pictures], 0)
    colour = np.max([span(one) for one in pictures], 0)
    lights = [brighter(one) for one in pictures]
    bright, light = np.max([one for one, _ in lights], 0), np.min([one for _, one in lights], 0)
    rows = np.arange(steep.shape[0])[:, None]
    plain = (colour < 0.10) & (isNear | (bright < 0.018) | (rows >= steep.shape[0] * 0.56))
    if isPale:  # white on pale grey: the outline has gaps
        calm = plain & (steep < np.where(rows < steep.shape[0] * 0.70, 0.0065, 0.011))
        studio = grown(fromBorder(shrunk(calm, 4, 1)), 5) & calm
    else:
        studio = fromBorder(plain & (steep < 0.014))
    tall = np.flatnonzero((~opened(studio, 3)).any(1))
    low = rows >= tall[0] + (tall[-1] - tall[0]) * 0.62
    shade = plain & low & (steep < np.where((light > 0.5) & isPale, 0.03, 0.06)) & (light > 0.13) & (colour < np.where(light > 0.3, 0.09, 0.06))
    studio = grown(fromBorder(studio | shade), 1)
    car = opened(~fromBorder(opened(studio, 2)))
    faint = low & (steep < 0.09) & (light > 0.10) & (light < 0.5) & (colour < 0.05)
    thick = grown(opened(car, 7), 4)
    car &= ~(faint & ~thick)
    if len(pictures) > 1 and not isNear:  # the wall behind a mirror or a bar
        wall = (np.min([one for one, _ in lights], 0) > -0.02) & (bright < 0.018) & (colour < 0.05) & (steep < 0.012)
        spread = apart(pictures)
        car &= ~grown(opened(wall & (spread < 0.02) & ~low, 2), 3)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(car.astype(np.uint8), connectivity=4)
    count -= 1
    sizes = stats[1:, cv2.CC_STAT_AREA]
    means = np.bincount(labels.ravel(), light.ravel())[1:] / np.maximum(sizes, 1)
    if not count:
        return car
    keep = [i + 1 for i in range(count) if sizes[i] == max(sizes) or (sizes[i] > 500 and means[i] < 0.4)]
    car = np.isin(labels, keep)
    for one in keep:  # a jockey wheel hangs on a post too thin to be found
        if sizes[one - 1] < max(sizes) / 4:
            rows, columns = np.nonzero(labels == one)
            middle = int(columns.mean())
            above = np.flatnonzero(car[: rows.min(), middle])
            if above.size and rows.min() - above[-1] < 70:
                car[above[-1] : rows.min() + 2, middle - 5 : middle + 6] = True
    return car


def known(picture, mask, reach):
    """The picture of these pixels, carried on beyond them."""
    weight = blur(mask.astype(np.float32), reach)
    return blur(picture * mask[..., None], reach) / np.maximum(weight, 1e-5)[..., None]


def matte(shape, view):
    """Alpha of the car, how much of each pixel is paint, and the windows. A picture with a clear ground needs nothing guessed."""
    first = firstOf(shape, view)
    if first.mode == 'RGBA':
        own = np.asarray(first, np.float32) / 255
        panes = Image.new('L', first.size)
        for corners in CARS[shape]['views'][view].get('glass', ()):
            ImageDraw.Draw(panes).polygon([tuple(corner) for corner in corners], fill=255)
        glass = blur(np.asarray(panes, np.float32) / 255 * (span(own[..., :3]) < 0.09), 0.8)
        return own[..., 3], own[..., 3] * 0, glass
    return guessed(shape, view)


def straightened(van):
    """White on pale grey frays. Walls and roof of a van are straight or one bow: between few corners, rounded a little, and drawn in."""
    tall = np.flatnonzero(van.any(1))
    rows = np.arange(van.shape[0])[:, None]
    floor = tall[0] + (tall[-1] - tall[0]) * 0.66
    body = opened(van, 12) & (rows < floor)
    sides = grown(body, 3) & (rows < floor)
    outline = max(cv2.findContours(body.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=cv2.contourArea)
    sheet = np.zeros(van.shape, np.uint8)
    cv2.fillPoly(sheet, [cv2.approxPolyDP(outline, 4, True)], 1)
    # Below the walls, and where bars and posts stand out, the outline is as it was found.
    clean = shrunk(blur(sheet.astype(np.float32), 4) > 0.5, 1)
    seam = rows >= floor - 8
    made = np.where(seam, van, clean | opened(van & ~grown(sides, 2), 2))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(made.astype(np.uint8), connectivity=4)
    return made & (stats[labels, cv2.CC_STAT_AREA] > 900)


@kept
def guessed(shape, view):
    pictures = telling(shape, view)
    if view in NEAR:
        whole = np.ones(pictures[0].shape[:2], np.float32)
        return whole, np.clip(blur(apart(pictures), 1.0) / 0.12, 0, 1), whole * 0
    isCaravan = shape.startswith('caravan')
    car = (solid(pictures, isCaravan or (len(pictures) == 1 and not shape.startswith('rig')), view not in VIEWS) & mayBeCar(shape, view)) | mustBeCar(shape, view)
    # The outline is rounded and drawn in by half a pixel: no studio is left in it.
    car = blur(car.astype(np.float32), 1.6 if len(pictures) > 1 else 2.4) > 0.5
    if isCaravan:
        car = straightened(car)
    alpha = smooth(0.42, 0.92, blur(car.astype(np.float32), 0.9))
    spread = blur(apart(pictures), 1.0)
    varies = np.clip(spread / 0.12, 0, 1) * car
    return alpha.astype(np.float32), varies.astype(np.float32), windows(pictures, car, spread, shape)


def hull(sheet, camera, points):
    spots = cv2.convexHull(shadows.project(camera, points).astype(np.float32))[:, 0]
    ImageDraw.Draw(sheet).polygon([tuple(spot) for spot in spots], fill=255)


def mustBeCar(shape, view):
    """Between sills and waist nothing is seen but the car, even where white paint looks like the floor."""
    car = CARS[shape]
    sheet = Image.new('L', (1200, 800))
    if view in VIEWS and not shape.startswith(('caravan', 'rig')):
        (start, end), half, low = car['ext'], car['W'] / 2, (car['gc'] or 0.2) + 0.12
        plan = [(start + 0.10, half - 0.45), (start + 0.55, half - 0.07), (end - 0.45, half - 0.07), (end - 0.10, half - 0.40)]
        hull(sheet, car['views'][view], [[x, sign * y, z] for x, y in plan for sign in (-1, 1) for z in (low, 0.68)])
    return np.asarray(sheet) > 0


def mayBeCar(shape, view):
    """Above the sills or in a wheel: what is lower is the floor of the studio and its shadow."""
    car = CARS[shape]
    camera = car['views'][view]
    if view not in VIEWS:
        return np.ones((800, 1200), bool)
    sheet = Image.new('L', (1200, 800))
    (start, end), half = car['ext'], car['W'] / 2
    isCaravan = shape.startswith('caravan')

    def put(points):
        hull(sheet, camera, points)

    def block(x0, x1, y, z0, z1):
        put([[x, side, z] for x in (x0, x1) for side in (-y, y) for z in (z0, z1)])

    turn = np.linspace(0, 2 * np.pi, 24)

    def wheel(x, radius, outer):
        for sign in (-1, 1):
            put([[x + radius * 0.97 * np.cos(a), sign * y, radius * (1 + 0.97 * np.sin(a))] for a in turn for y in (outer - 0.03, outer - car['tw'] - 0.05)])

    if 'blocks' in car:
        for z0, z1, x0, x1, wide in car['blocks']:
            block(x0, x1, wide, z0, z1)
        for one in car['wheels']:
            wheel(*one)
        return np.asarray(sheet) > 0
    low = 0.26 if isCaravan else (car['gc'] or 0.2) - 0.02
    first, rounding = (0.0, 0.0) if isCaravan else (start, 0.30)
    plan = [(first - 0.04, half + 0.03 - rounding), (first + 0.45, half + 0.03), (end - 0.35, half + 0.03), (end + 0.08, half + 0.03 - rounding)]
    put([[x, sign * y, z] for x, y in plan for sign in (-1, 1) for z in (low, car['H'] + 0.3)])
    block(first - 0.15, end + 0.25, half + 0.25, 0.55, car['H'] + 0.3)
    if isCaravan:
        block(start - 0.2, 0.3, 0.30, 0.34, 1.4)
        block(start - 0.05, start + 0.55, 0.13, 0.0, 1.1)
    outer = car['track'] + car['tw'] / 2 + 0.03 if 'track' in car else half
    for axle in car['axles']:
        wheel(axle, car['R'], outer)
    return np.asarray(sheet) > 0


def windows(pictures, car, spread, shape):
    """What shows the same in every paint, in the upper part of a car: glass and the black between it."""
    if shape.startswith(('caravan', 'convertible', 'rig')) or spread[car].mean() < 0.08:
        return np.zeros(car.shape, np.float32)
    tall = np.flatnonzero(car.any(1))
    rows = np.arange(car.shape[0])[:, None]
    pale = blur(np.median([one.mean(-1) for one in pictures], 0), 1.5)
    colour = np.median([span(one) for one in pictures], 0)
    same = car & (spread < 0.13) & (blur(colour, 1.0) < 0.14) & (pale < 0.82) & (rows < tall[0] + (tall[-1] - tall[0]) * 0.52)
    same = closed(opened(same, 4), 5)
    return (blur(same.astype(np.float32), 1.0) * shrunk(car, 3)).astype(np.float32)


# Paints that no studio picture has, laid over the white of the car or the van.
DYES = {
    'beige': 'b8a47e', 'black': '2a2c2e', 'bronze': '7d634c', 'graphite': '5d6267', 'green': '46594b', 'sand': 'dccda9', 'silver': 'b5babe',
    'cream': 'efe4cc', 'red': 'a02a26', 'khaki': '8b8660', 'lime': 'b4d63a', 'rust': '9c4826', 'teal': '2c7c86',
}
WHITE = 'f2f3f2'


def dyed(shape, paint, view, varies):
    """Where the paint is, this colour instead of white; on a caravan, whose white is alone, where it is white."""
    picture = load(shape, 'white', view)
    if shape.startswith('caravan'):
        grey, colour = picture.mean(-1), span(picture)
        varies = blur(smooth(0.42, 0.70, grey) * (1 - smooth(0.05, 0.12, colour)), 1.0)
    tint = power(rgb(DYES[paint]), 2.2) / power(rgb(WHITE), 2.2)
    made = power(power(picture, 2.2) * mix(np.ones(3, np.float32), tint, varies), 1 / 2.2)
    shine = smooth(0.93, 1.0, picture.mean(-1)) * varies * 0.25
    return made + (1 - made) * shine[..., None]


def cut(shape, paint, view):
    """The car without the studio at its edge."""
    alpha, varies, glass = matte(shape, view)
    isThere = fileOf(shape, paint, view).exists()
    picture = load(shape, paint, view) if isThere else dyed(shape, paint, view, varies)
    if firstOf(shape, view).mode == 'RGBA':
        return picture, alpha, varies, glass
    inner = known(picture, alpha > 0.97, 1.8)
    return np.where((alpha < 0.97)[..., None], inner, picture), alpha, varies, glass
