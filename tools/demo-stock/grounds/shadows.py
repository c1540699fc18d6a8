"""The shadow that a car throws on the ground: its outline from the side, as wide as the car, put flat by the sun, seen by the camera."""
import math

import cv2
import numpy as np
from PIL import Image, ImageDraw

from pixels import blur

WIDTH, HEIGHT = 1200, 800
HALF = 2


def project(view, points):
    """World metres to the pixels of the picture."""
    seen = (np.asarray(points, float) - np.array(view['at'])) @ np.array(view['rot'])
    lens = view['lens'] / 36
    x = WIDTH * (lens * seen[:, 0] / -seen[:, 2] - view['shift'][0]) + WIDTH / 2
    y = HEIGHT / 2 - WIDTH * (lens * seen[:, 1] / -seen[:, 2] - view['shift'][1])
    scale, left, top = view.get('frame', (1.0, 0.0, 0.0))
    return np.stack([x * scale + left, y * scale + top], 1)


def horizon(view):
    """The row in which the ground ends."""
    away = -np.array(view['rot'])[:, 2]
    far = np.array(view['at']) + 1e5 * np.array([away[0], away[1], 0.0])
    return float(project(view, [far])[0][1])


def outline(car, side):
    """From the cut-out of the side view: for each height, the stretches (from, to) of the car in metres. A car with a van is made of blocks."""
    if 'blocks' in car:
        return [(z, [(start, end)]) for low, high, start, end, _ in car['blocks'] for z in np.arange(low, high - 0.2, 0.03)]
    if side is None:
        low, long = car.get('gc') or 0.22, car['ext']
        return [(z, [tuple(long)]) for z in np.arange(low, car['H'] * 0.95, 0.03)]
    view, alpha = side
    near = np.array([[0, -car['W'] / 2, 0], [1, -car['W'] / 2, 0], [0, -car['W'] / 2, 1]])
    origin, right, up = project(view, near)
    solid = alpha > 0.5
    levels = []
    for z in np.arange(0.02, car['H'] + 0.1, 0.03):
        row = int(round(origin[1] + (up[1] - origin[1]) * z))
        if not 0 <= row < HEIGHT:
            continue
        marks = np.flatnonzero(np.diff(np.concatenate([[0], solid[row].astype(int), [0]])))
        spans = [((a - origin[0]) / (right[0] - origin[0]), (b - origin[0]) / (right[0] - origin[0])) for a, b in zip(marks[::2], marks[1::2])]
        levels.append((z, [tuple(sorted(span)) for span in spans if abs(span[1] - span[0]) > 0.03]))
    return levels


def drawn(view, car, levels, sun):
    """Two layers, near the car and far from it: the far one is softer."""
    azimuth, rise = math.radians(sun[0]), math.radians(sun[1])
    slide = np.array([math.cos(azimuth), -math.sin(azimuth)]) / math.tan(rise)
    layers = []
    for low, high in ((0.0, 0.6), (0.6, 9.0)):
        sheet = blank(view)
        pen = ImageDraw.Draw(sheet)
        for z, spans in levels:
            if not low <= z <= high + 0.04:
                continue
            wide = car['W'] / 2 * (0.97 if z < car['H'] * 0.6 else 0.84)
            for start, end in spans:
                corners = [(start, -wide), (end, -wide), (end, wide), (start, wide)]
                lift = z + 0.035
                flat = [[x + slide[0] * s, y + slide[1] * s, 0] for s in (z, lift) for x, y in corners]
                spots = project(view, flat) / HALF
                for ring in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
                    pen.polygon([tuple(spots[i]) for i in ring], fill=255)
        layers.append(np.asarray(sheet, np.float32) / 255)
    return layers


def canvas(view):
    return view.get('canvas', (WIDTH, HEIGHT))


def blank(view):
    return Image.new('L', tuple(side // HALF for side in canvas(view)))


def full(sheet, view):
    return cv2.resize(sheet, canvas(view), interpolation=cv2.INTER_LINEAR)


def sunShadow(view, car, levels, sun, softness=1.0):
    near, far = drawn(view, car, levels, sun)
    return full(np.maximum(blur(near, 1.6 * softness), blur(np.maximum(near, far), 3.2 * softness)), view)


def contact(view, car, levels):
    """Where the body and the wheels keep the sky from the ground: dark below, nothing a metre away."""
    sheet = blank(view)
    feet = blank(view)
    body = [span for z, spans in levels if z > 0.3 for span in spans]
    start, end = (min(s for s, _ in body), max(e for _, e in body)) if body else car['ext']
    if car.get('caravan'):
        start = max(start, 0.05)
    wide = car['W'] / 2 * 0.92

    def put(canvas, corners):
        spots = project(view, [[x, y, 0.0] for x, y in corners]) / HALF
        ImageDraw.Draw(canvas).polygon([tuple(spot) for spot in spots], fill=255)

    put(sheet, [(start + 0.12, -wide), (end - 0.12, -wide), (end - 0.12, wide), (start + 0.12, wide)])
    for axle in car['axles']:
        for sign in (-1, 1):
            y = sign * car.get('track', car['W'] / 2 - car['tw'] / 2 - 0.04)
            put(feet, [(axle - 0.16, y - 0.14), (axle + 0.16, y - 0.14), (axle + 0.16, y + 0.14), (axle - 0.16, y + 0.14)])
    body, feet = np.asarray(sheet, np.float32) / 255, np.asarray(feet, np.float32) / 255
    wide = blur(body, 7, 16) * 0.55 + blur(body, 2.5, 6) * 0.45
    return full(np.clip(np.maximum(wide * 0.92, blur(feet, 1.2, 2.5) * 1.1), 0, 1), view)
