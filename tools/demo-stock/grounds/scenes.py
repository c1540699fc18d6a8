"""Hero and yard pictures of the demo dealers: a place as wide as a window, with cars that stand on its ground. `npm run scenes`

Makes those whose name contains its argument, all without one. A car is as far away as it is small: its wheels stand where the
ground is at that size, since all cameras see the same horizon.
"""
import sys
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import shadows
from compose import CARS, TENANTS, VIEWS, graded, matte, mirrored, put, shaded
from ground import HORIZON
from pixels import blur, mix, power, rgb, smooth
from places import PLACES

FONTS = TENANTS.parent / 'public/fonts'


class Car(NamedTuple):
    shape: str
    paint: str
    wide: int  # pixels from end to end
    middle: int
    view: str = 'hero'


class Sign(NamedTuple):
    """A board on two posts: its place, and where its posts stand."""

    words: tuple[str, ...]
    box: tuple[int, int, int, int]
    foot: int
    colours: tuple[str, str]
    font: str
    weight: int = 0


class Scene(NamedTuple):
    place: str
    size: tuple[int, int]
    foot: int  # the row on which the wheels of the first car stand
    cars: tuple[Car, ...]
    variant: int = 0
    sign: Sign | None = None
    number: str = ''
    disc: tuple[int, int, int] | None = None


def lettering(words, size, font, weight, fit):
    """How much of each pixel is letter; the words fill the width."""
    sheet = Image.new('L', size)
    pen = ImageDraw.Draw(sheet)
    tall = size[1] / len(words)
    for line, word in enumerate(words):
        for points in range(int(tall * 1.1), 8, -2):
            face = ImageFont.truetype(FONTS / font, points)
            if weight:
                face.set_variation_by_axes([weight])
            left, top, right, bottom = face.getbbox(word)
            if right - left <= size[0] * fit and bottom - top <= tall * 0.8:
                break
        pen.text(((size[0] - left - right) / 2, tall * (line + 0.5) - (top + bottom) / 2), word, 255, face)
    return np.asarray(sheet, np.float32) / 255


def board(picture, sign):
    left, top, right, bottom = sign.box
    ground, ink = map(rgb, sign.colours)
    tall, wide = bottom - top, right - left
    light = np.linspace(1.04, 0.9, tall, dtype=np.float32)[:, None, None]
    for x in (left + wide // 8, right - wide // 8 - 10):
        picture[bottom - 4 : sign.foot, x : x + 10] = ground * np.linspace(0.7, 0.5, 10)[None, :, None]
        under = np.zeros(picture.shape[:2], np.float32)
        under[sign.foot - 4 : sign.foot + 3, x - 14 : x + 24] = 1
        picture *= (1 - 0.55 * blur(under, 3, 9))[..., None]
    picture[top:bottom, left:right] = mix(ground * light, ink * light, lettering(sign.words, (wide, tall), sign.font, sign.weight, 0.84))
    picture[bottom - 5 : bottom, left:right] *= 0.72
    return picture


def painted(picture, scene, horizon):
    """On the wall of the hall: a disc of light, a number in the dealer's paint."""
    height, width = picture.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    wall = smooth(horizon + 41, horizon + 38, rows)
    lime = rgb('cdf545')
    if scene.disc:
        x, y, radius = scene.disc
        off = np.hypot(columns - x, rows - y) - radius
        joint = 1 - 0.06 * smooth(2, 0, np.abs(((columns + 80) % 200) - 100) - 98)
        fade = (0.80 + 0.20 * smooth(y + radius, y - radius, rows)) * joint
        picture = mix(picture, lime * fade[..., None], smooth(1, -1, off) * wall)
        picture = picture + lime * (np.exp(-np.maximum(off, 0) / 120) * 0.13 * wall * (off > 0))[..., None]
        near = np.exp(-(((columns - x) / (radius * 1.1)) ** 2)) * np.exp(-(rows - horizon - 40) / 130) * (rows > horizon + 40)
        picture = picture + lime * (near * 0.30)[..., None]
    if scene.number:
        tall = int(horizon * 0.62)
        letters = np.zeros((height, width), np.float32)
        letters[horizon + 26 - tall : horizon + 26] = np.roll(lettering((scene.number,), (width, tall), 'archivo-latin-display.woff2', 0, 0.56), 100, 1)
        picture = picture + lime * (blur(letters, 26) * 0.10)[..., None]
        picture = mix(picture, lime * (0.68 + 0.32 * smooth(horizon, 0, rows))[..., None], letters * wall * 0.92)
    return picture


def standing(car, horizon):
    """The frame that puts a car on the ground of the picture."""
    alpha = matte(car.shape, car.view)[0] > 0.5
    columns = np.flatnonzero(alpha.any(0))
    scale = car.wide / (columns[-1] - columns[0])
    middle = (columns[0] + columns[-1]) / 2
    return scale, car.middle - scale * middle, horizon - scale * shadows.horizon(CARS[car.shape]['views'][car.view])


def made(scene):
    first = scene.cars[0]
    scale, _, top = standing(first, 0)
    wheels = np.flatnonzero((matte(first.shape, first.view)[0] > 0.5).any(1))[-1]
    horizon = int(round(scene.foot - top - scale * wheels))
    picture = PLACES[scene.place](scene.variant + 11, 0.5 + 0.36 * VIEWS[first.view][0], size=scene.size, above=horizon - HORIZON)
    if scene.place == 'studio':
        picture = painted(picture, scene, horizon)
    if scene.sign:
        picture = board(picture, scene.sign)
    for car in sorted(scene.cars, key=lambda one: one.wide):
        camera = {**CARS[car.shape]['views'][car.view], 'frame': standing(car, horizon), 'canvas': scene.size}
        layer, corner = graded(scene.place, car.shape, car.paint, car.view, VIEWS[car.view][0])
        body, cover = put(layer, corner, camera['frame'], scene.size)
        picture = shaded(picture, scene.place, car.shape, car.view, camera)
        if scene.place == 'studio':
            shine, share = mirrored(body, cover, camera, CARS[car.shape])
            picture = picture * (1 - share)[..., None] + shine
        picture = picture * (1 - cover)[..., None] + body
    if scene.place == 'studio':  # a hall as an eye sees it that has got used to the dark
        picture = power(picture, 0.86)
    return np.clip(picture + np.random.default_rng(5).normal(0, 0.006, picture.shape[:2])[..., None], 0, 1)


def coastSign(name, variant, *cars):
    sign = Sign((name,), (400, 240, 760, 332), 560, ('006880', 'ffffff'), 'gabarito-latin-wght-normal.woff2', 700)
    return Scene('coast', (1600, 900), 700, cars, variant, sign)


def desertSign(*words, left=360):
    box = (left, 236, left + 240, 356) if len(words) > 1 else (left, 272, left + 270, 356)
    return Sign(words, box, 520, ('3a2418', 'f5e3c8'), 'besley-latin-wght-normal.woff2', 600)


def hall(number, *cars):
    return Scene('studio', (1600, 900), 750, cars, number=number)


SCENES = {
    'harbour-toyota/hero': Scene('coast', (1920, 900), 750, (Car('suv-1', 'white', 760, 1365),), 1),
    'harbour-toyota/hero-phone': Scene('coast', (840, 1134), 965, (Car('suv-1', 'white', 660, 424),), 1),
    'harbour-toyota/yard': coastSign('Maroochydore', 2, Car('ute-1', 'white', 640, 1180), Car('sedan-1', 'silver', 470, 700)),
    'harbour-toyota/yard-noosaville': coastSign('Noosaville', 3, Car('suv-3', 'blue', 640, 1120)),
    'harbour-toyota/yard-caloundra': coastSign('Caloundra', 4, Car('hatch-2', 'teal', 560, 1180), Car('van-1', 'sand', 520, 720)),
    'harbour-toyota/row': Scene('coast', (1600, 900), 700, (Car('suv-1', 'silver', 620, 1220), Car('hatch-1', 'red', 520, 690), Car('ute-3', 'white', 470, 250)), 5),
    'harbour-toyota/road': Scene('coast', (1600, 900), 720, (Car('suv-2', 'blue', 700, 1080, 'rear34'),), 6),
    'harbour-toyota/own': Scene('coast', (1600, 900), 720, (Car('people_mover-3', 'blue', 680, 1100),), 9),
    'harbour-toyota/trade': Scene('coast', (1600, 900), 720, (Car('hatch-1', 'red', 560, 1180, 'rear34'), Car('suv-1', 'silver', 460, 720)), 13),
    'harbour-toyota/garage': Scene('coast', (1600, 900), 680, (Car('wagon-1', 'white', 520, 1160),), 14),
    'harbour-toyota/coffee': coastSign('Coffee', 15, Car('hatch-2', 'white', 560, 1130)),
    'harbour-toyota/shore': Scene('coast', (1920, 560), 480, (Car('ute-1', 'white', 300, 1500), Car('suv-1', 'teal', 190, 1130)), 10),
    'harbour-toyota/service': coastSign('Service', 7, Car('suv-1', 'teal', 620, 1150)),
    'harbour-toyota/parts': coastSign('Parts', 8, Car('ute-1', 'silver', 640, 1130, 'rear34')),
    'harbour-toyota/service-noosaville': coastSign('Service', 11, Car('suv-3', 'white', 620, 1150)),
    'harbour-toyota/parts-noosaville': coastSign('Parts', 12, Car('van-1', 'sand', 600, 1140)),
    'westside-motors/hero': Scene('studio', (1200, 1200), 1000, (Car('4x4-1', 'black', 720, 600),), disc=(630, 610, 390)),
    'westside-motors/hero-phone': Scene('studio', (960, 720), 640, (Car('4x4-1', 'black', 760, 490),), disc=(500, 320, 290)),
    'westside-motors/yard': Scene(
        'studio', (1600, 900), 780, (Car('suv-1', 'black', 620, 800), Car('hatch-2', 'lime', 500, 330), Car('sedan-1', 'silver', 520, 1290)),
        disc=(800, 420, 330),
    ),
    'westside-motors/yard-footscray': hall('411', Car('4x4-1', 'black', 740, 920)),
    'westside-motors/yard-sunshine': hall('29', Car('hatch-2', 'lime', 670, 920)),
    'westside-motors/yard-werribee': hall('5', Car('ute-1', 'lime', 740, 920)),
    'westside-motors/yard-geelong': hall('190', Car('sedan-1', 'silver', 740, 920)),
    'westside-motors/yard-ballarat': hall('1020', Car('wagon-2', 'black', 740, 920)),
    'westside-motors/yard-adelaide': hall('77', Car('van-1', 'silver', 740, 920)),
    'westside-motors/drive': Scene('studio', (1600, 900), 760, (Car('coupe-1', 'yellow', 740, 900),), disc=(860, 430, 330)),
    'westside-motors/sell': Scene('studio', (1600, 900), 770, (Car('ev_suv-2', 'green', 600, 1080), Car('suv-3', 'black', 430, 580, 'rear34')), disc=(960, 400, 300)),
    'westside-motors/trade': Scene('studio', (1600, 900), 760, (Car('coupe-1', 'white', 700, 880),), disc=(840, 400, 310)),
    'westside-motors/garage': Scene('studio', (1600, 900), 740, (Car('4x4-2', 'black', 560, 900, 'rear34'),), disc=(900, 380, 300)),
    'westside-motors/own': Scene('studio', (1600, 900), 760, (Car('ev_suv-1', 'white', 740, 900),), disc=(900, 400, 320)),
    'westside-motors/bay': Scene('studio', (1600, 900), 750, (Car('suv-2', 'silver', 500, 1120, 'front'),), disc=(1120, 380, 300)),
    'westside-motors/fleet': Scene('studio', (1200, 900), 790, (Car('van-1', 'white', 620, 720), Car('ute-1', 'white', 420, 300)), disc=(600, 400, 320)),
    'westside-motors/parts': Scene('studio', (1600, 900), 750, (Car('van-1', 'silver', 620, 1120, 'rear34'),), disc=(1040, 380, 290)),
    'outback-caravans/hero': Scene('desert', (1920, 900), 640, (Car('rig-1', 'khaki', 800, 1040),), 1),
    'outback-caravans/hero-phone': Scene('desert', (960, 768), 590, (Car('rig-1', 'khaki', 860, 480),), 1),
    'outback-caravans/yard': Scene(
        'desert', (1600, 900), 690, (Car('rig-1', 'khaki', 880, 940),), 2,
        sign=desertSign('Outback', 'Caravans'),
    ),
    'outback-caravans/row': Scene(
        'desert', (1600, 900), 720, (Car('caravan-7', 'silver', 640, 1200), Car('caravan-4', 'sand', 500, 640), Car('caravan-1', 'white', 400, 240)), 3,
    ),
    'outback-caravans/sell': Scene('desert', (1200, 960), 760, (Car('caravan-4', 'sand', 600, 760), Car('caravan-1', 'white', 400, 300)), 10),
    'outback-caravans/trade': Scene('desert', (1200, 960), 760, (Car('caravan-2', 'white', 800, 600),), 11),
    'outback-caravans/garage': Scene('desert', (1600, 900), 680, (Car('4x4-2', 'sage', 480, 1120), Car('caravan-6', 'teal', 420, 640)), 12),
    'outback-caravans/week': Scene('desert', (1200, 900), 700, (Car('caravan-3', 'white', 800, 620),), 9),
    'outback-caravans/pair': Scene('desert', (1600, 900), 660, (Car('rig-1', 'navy', 1040, 800),), 4),
    'outback-caravans/utes': Scene(
        'desert', (1600, 900), 700, (Car('4x4-1', 'beige', 580, 1180), Car('ute-1', 'rust', 520, 640), Car('4x4-2', 'sage', 400, 230)), 5,
    ),
    'outback-caravans/service': Scene(
        'desert', (1600, 900), 700, (Car('caravan-5', 'sand', 580, 1120), Car('4x4-1', 'beige', 470, 600, 'rear34')), 8,
    ),
    'outback-caravans/workshop': Scene(
        'desert', (1600, 900), 700, (Car('caravan-2', 'white', 620, 1130, 'rear34'),), 6, sign=desertSign('Workshop', left=560),
    ),
    'outback-caravans/parts': Scene(
        'desert', (1600, 900), 700, (Car('ute-1', 'rust', 560, 1130, 'rear34'),), 7, sign=desertSign('Parts', 'shed', left=560),
    ),
}

if __name__ == '__main__':
    part = sys.argv[1] if len(sys.argv) > 1 else ''
    for name, scene in SCENES.items():
        if part not in name:
            continue
        file = TENANTS / f'{name.replace("/", "/assets/")}.webp'
        Image.fromarray((made(scene) * 255 + 0.5).astype(np.uint8)).save(file, quality=78, method=6)
        print(file.name, file.stat().st_size, flush=True)
