"""Outback Caravans’ places: inland, in low light."""
import numpy as np
from PIL import Image, ImageDraw

from ground import EYE, FOCUS, Ground, HORIZON, ramp
from pixels import blur, mix, rgb, smooth


def desert(seed, sun, **frame):
    """Red dirt, a few low hills, late light from beside the camera."""
    ground = Ground(seed, **frame)
    rows, columns = ground.rows, ground.columns
    width = ground.size[0]
    sky = ramp(rows, [(0, '8fb0c4'), (170, 'b9cbd0'), (300, 'e6d7c3'), (HORIZON, 'f3d4ae')])
    bands = blur(ground.random.normal(size=ground.size[::-1]), 4, 90)
    picture = mix(sky, rgb('fbeedd'), np.clip(bands * 11, 0, 1) * smooth(340, 60, rows) * 0.5)
    for height, base, colour, share in ((34, 4, 'b08f8f', 0.75), (20, 1, '9a6656', 0.85)):
        line = ground.ridge(0.9, height, base)
        line = np.minimum(line, height * 0.72 + base)
        edge = np.clip(rows - (HORIZON - line[None]) + 0.5, 0, 1) * (rows <= HORIZON + 1)
        picture = mix(picture, rgb(colour), edge * share)
    floor = ramp(rows, [(HORIZON, 'c98a5e'), (HORIZON + 30, 'bd6d40'), (540, 'b25c33'), (800, '8f4423')])
    waves = ((0.03, 0.16), (0.09, 0.15), (0.3, 0.16), (1.1, 0.15), (5, 0.16), (24, 0.2))
    grain = sum(ground.noise(length) * share for length, share in waves)
    floor = floor * (1 + grain)[..., None]
    stones = np.clip((ground.noise(0.06) + 0.5 * ground.noise(0.022)) - 0.47, 0, 1) * 9
    floor = mix(floor, rgb('5d2c18'), np.clip(stones, 0, 0.7))
    for middle in (-2.6, -1.0):
        rut = np.abs(ground.across - middle - ground.far * 0.16 - 0.5 * np.sin(ground.far / 17))
        soft = np.exp(-((rut / (0.22 + ground.far / FOCUS)) ** 2)) * (0.75 + ground.noise(0.35))
        floor = mix(floor, rgb('d08a5a'), 0.34 * soft * smooth(5, 11, ground.far))
    tufts = np.zeros_like(rows)
    for _ in range(260):
        far = 14 * np.exp(ground.random.random() * 3.2)
        side = (ground.random.random() - 0.5) * far * 0.75
        size = (0.25 + 0.35 * ground.random.random()) * FOCUS / far
        x, y = side * FOCUS / far + width / 2, HORIZON + EYE * FOCUS / far
        if size < 1 or y > 480:
            continue
        x0, x1, y0, y1 = int(max(0, x - size * 2)), int(min(width, x + size * 2)), int(max(0, y - size)) + ground.above, int(y + 2) + ground.above
        if x1 <= x0:
            continue
        patch = np.exp(-(((columns[y0:y1, x0:x1] - x) / size) ** 2) * 2) * smooth(y - size * 0.9, y - size * 0.2, rows[y0:y1, x0:x1] + ground.random.normal(size=(y1 - y0, x1 - x0)) * size * 0.12)
        tufts[y0:y1, x0:x1] = np.maximum(tufts[y0:y1, x0:x1], patch)
    picture = np.where(ground.isGround[..., None], floor, picture)
    picture = mix(picture, mix(rgb('7d6f3f'), rgb('b79a68'), smooth(480, HORIZON, rows)), tufts * 0.7)
    light = 1.05 - 0.16 * np.abs(columns / width - sun) ** 1.4
    return np.clip(mix(picture, rgb('f3d0a6'), np.exp(-(((rows - HORIZON) / 60) ** 2)) * 0.30) * light[..., None], 0, 1)


def tree(pen, random, x, foot, tall, leaves):
    """A gum: a pale trunk that forks a few times, drawn at once; where its leaves hang is noted."""
    lean = random.normal() * 0.10

    def grow(x, y, angle, length, thick, depth):
        parts = 5
        for step in range(parts):
            turn = angle + random.normal() * 0.10
            x1, y1 = x + np.sin(turn) * length / parts, y - np.cos(turn) * length / parts
            wide = thick * (1 - 0.45 * step / parts)
            pen.line([(x, y), (x1, y1)], fill=255, width=max(1, int(round(wide))))
            x, y = x1, y1
        if depth <= 2:
            leaves.append((x, y - length * 0.1, length))
        if depth:
            for side in (-1, 1, random.normal() * 0.5)[: 2 + (random.random() > 0.4)]:
                spread = side * (0.18 + 0.30 * random.random())
                grow(x, y, angle * 0.65 + spread, length * (0.46 + 0.46 * random.random()), thick * 0.60, depth - 1)

    grow(x, foot, lean, tall * (0.30 + 0.10 * random.random()), max(2.0, tall * 0.042), 4)


def stand(ground, places):
    """Gums at these places (across the picture 0 to 1, metres away, metres tall): trunks, leaves in the light, leaves in the shade."""
    random, (width, height) = ground.random, ground.size
    trunks = Image.new('L', (width * 2, height * 2))
    tufts = [Image.new('L', (width * 2, height * 2)) for _ in range(2)]
    shade = np.zeros((height, width), np.float32)
    for at, far, tall in places:
        x, foot = at * width, HORIZON + ground.above + EYE * FOCUS / far
        metre, leaves = FOCUS / far, []
        tree(ImageDraw.Draw(trunks), random, x * 2, foot * 2, tall * metre * 2, leaves)
        for leaf_x, leaf_y, length in leaves:
            for _ in range(int(30 * min(1, length / metre))):
                off_x, off_y = random.normal(size=2) * (metre * 0.62, metre * 0.50)
                size = max(1.3, metre * 0.13) * (0.5 + random.random())
                pen = ImageDraw.Draw(tufts[int(off_y + random.normal() * metre * 0.25 > 0)])
                slope = random.normal() * 0.5
                spot = [(leaf_x + off_x - size, leaf_y + off_y), (leaf_x + off_x, leaf_y + off_y - size * 0.5), (leaf_x + off_x + size, leaf_y + off_y + size * slope), (leaf_x + off_x, leaf_y + off_y + size * 0.9)]
                pen.polygon(spot, fill=255)
        row = int(foot)
        shade[row : row + max(2, int(metre * 0.16)), int(max(0, x - tall * metre * 0.34)) : int(max(0, x + tall * metre * 0.34))] = 1
    small = lambda sheet: np.asarray(sheet.resize((width, height), Image.BOX), np.float32) / 255
    return small(trunks), small(tufts[0]), small(tufts[1]), blur(shade, 2.5, 14)


def gums(seed, sun, **frame):
    """A clearing between white gums: dry grass in late light, red earth where cars turn."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    near = np.exp(-(((columns / width - sun) / 0.55) ** 2) - (((HORIZON - rows) / 240) ** 2))
    picture = mix(ramp(rows, [(0, '7aa5bf'), (190, 'b2c9cc'), (310, 'e6dcc2'), (HORIZON, 'f2d9a8')]), rgb('ffe5b0'), 0.6 * near)
    picture = ground.clouds(picture, 'fff0dc', 0.35, (6, 90), 330, 100)
    bush = 15 + 6 * blur(ground.random.normal(size=(1, width)), 0.1, 20)[0] * 5 + 3.0 * ground.random.normal(size=width)
    bush = blur(bush[None], 0.1, 1.3)[0]
    picture = mix(picture, rgb('8b8a6c'), smooth(-1.5, 1.5, rows - (HORIZON - bush * 1.5)[None]) * (rows <= HORIZON + 3) * 0.7)
    picture = mix(picture, rgb('696d4c'), smooth(-1.5, 1.5, rows - (HORIZON - bush[::-1] * 0.75)[None]) * (rows <= HORIZON + 3) * 0.9)
    earth = ramp(rows, [(HORIZON, 'c9a06a'), (520, 'b4663c'), (800, '8f4525')])
    waves = ((0.03, 0.16), (0.09, 0.15), (0.3, 0.16), (1.1, 0.15), (5, 0.18))
    earth = earth * (1 + sum(ground.noise(length) * share for length, share in waves))[..., None]
    noise = lambda *length: blur(ground.random.normal(size=rows.shape), *length) * 2 * np.sqrt(np.pi * length[0] * length[1])
    blades = (noise(1.8, 0.9) * smooth(440, 380, rows) + noise(5, 1.0) * smooth(390, 450, rows)) * 0.24
    straw = mix(ramp(rows, [(HORIZON, 'd9bd80'), (480, 'cda862'), (620, 'b98d4c')]), rgb('f0d79a'), np.clip(blades, 0, 0.8))
    straw = mix(straw, rgb('7f6234'), np.clip(-blades, 0, 0.75))
    fringe = ground.noise(3.4) * 5 + ground.noise(1.0) * 2.6 + blades * 0.9
    grass = smooth(-0.5, 0.7, ground.far - 14.2 + fringe) * (0.72 + 0.28 * smooth(-0.15, 0.1, ground.noise(6)))
    tufts = smooth(0.27, 0.36, ground.noise(0.7) + 0.10 * blades) * smooth(7.5, 10, ground.far)
    floor = mix(earth, straw, np.clip(grass + tufts * 0.6, 0, 1))
    picture = np.where(ground.isGround[..., None], floor, picture)
    spots = [(0.03, 46, 8.5), (0.17, 74, 9.5), (0.30, 105, 10), (0.72, 96, 10), (0.88, 62, 9), (0.985, 40, 8.5), (0.47, 128, 11)]
    spots = [(at + ground.random.normal() * 0.02, far * (0.92 + 0.16 * ground.random.random()), tall) for at, far, tall in spots if ground.random.random() > 0.12]
    for one in sorted(spots, key=lambda spot: -spot[1]):
        trunks, lit, dim, shade = stand(ground, [one])
        air = np.clip((one[1] - 45) / 150, 0, 0.5)
        picture = mix(picture, rgb('5a4526'), shade * 0.55 * (rows > HORIZON))
        soft = 1.1 if one[1] > 55 else 1.6
        bark = np.roll(trunks, int(-2 * np.sign(sun - 0.5)), 1)
        for cover, colour in ((bark, '8f7a60'), (trunks, 'f3e8d4'), (dim, '4c5735'), (lit, '8b8b4e')):
            cover = np.clip(blur(cover, soft * 0.8), 0, 1)
            picture = mix(picture, mix(rgb(colour), rgb('e9d5ac'), air * np.ones_like(rows)), cover * 0.95)
    light = 1.04 - 0.14 * np.abs(columns / width - sun) ** 1.4
    return np.clip(mix(picture, rgb('f4dcac'), np.exp(-(((rows - HORIZON) / 46) ** 2)) * 0.26) * light[..., None], 0, 1)


def cracks(ground, cell):
    """How far each point of the ground is from the border of its plate of salt, in metres."""
    u, v = ground.across / cell + 300, ground.far / cell
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    first = second = np.full(u.shape, 9.0, np.float32)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            x, y = ground.table[(i + a) % 512, (j + b) % 512], ground.table[(j + b) % 512, (i + a + 77) % 512]
            off = np.hypot(i + a + 0.15 + 0.7 * x - u, j + b + 0.15 + 0.7 * y - v).astype(np.float32)
            first, second = np.minimum(first, off), np.minimum(second, np.maximum(first, off))
    return (second - first) * cell / 2


def salt(seed, sun, **frame):
    """The red shore of a salt lake at dawn: pale plates to the horizon, a pink sky, one low range."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    near = np.exp(-(((columns / width - sun) / 0.5) ** 2) - (((HORIZON - rows) / 190) ** 2))
    sky = ramp(rows, [(0, '8fa6c6'), (150, 'b9b6cc'), (270, 'e2bfc0'), (HORIZON, 'f7cfae')])
    picture = ground.clouds(mix(sky, rgb('ffdcae'), 0.75 * near), 'f2b9ae', 0.55, (4, 130), 320, 150)
    picture = ground.hills(picture, 20, 3, 'a08799', 0.8, 0.9)
    picture = ground.hills(picture, 9, 1, '7d5f6c', 0.8, 1.2)
    floor = ramp(rows, [(HORIZON, 'f3dcd0'), (HORIZON + 60, 'ecd5cd'), (540, 'dcbfb2'), (800, 'c19a88')])
    floor = floor * (1 + sum(ground.noise(length) * share for length, share in ((0.04, 0.06), (0.15, 0.06), (0.8, 0.07), (4, 0.09))))[..., None]
    for cell, depth in ((1.15, 1.0), (0.42, 0.45)):
        off = cracks(ground, cell)
        step = ground.step + ground.far / FOCUS
        wide = 0.025 + step * 0.6
        seen = np.clip(cell / (step * 5) - 0.3, 0, 1) * depth
        floor = mix(floor, rgb('fff1e6'), smooth(wide * 2.4, wide * 0.9, off) * seen * 0.45)
        floor = mix(floor, rgb('8d6257'), smooth(wide * 0.8, 0, off) * seen * 0.40)
    dust = smooth(-0.02, 0.34, ground.noise(7, 1.4) + ground.noise(2.2) * 0.6 + smooth(11.5, 5.5, ground.far) * 0.50 - 0.10)
    red = ramp(rows, [(HORIZON, 'd79b77'), (560, 'b8673f'), (800, '97492a')]) * (1 + ground.noise(0.05) * 0.2 + ground.noise(0.3) * 0.2)[..., None]
    floor = mix(floor, red, dust * 0.85 * smooth(26, 15, ground.far))
    floor = mix(floor, rgb('ffd9b0'), 0.30 * np.exp(-(((columns / width - sun) / 0.4) ** 2)) * smooth(640, HORIZON, rows))
    picture = np.where(ground.isGround[..., None], floor, picture)
    light = 1.03 - 0.12 * np.abs(columns / width - sun) ** 1.4
    return np.clip(mix(picture, rgb('f8d9c4'), np.exp(-(((rows - HORIZON) / 40) ** 2)) * 0.3) * light[..., None], 0, 1)
