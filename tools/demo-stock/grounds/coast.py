"""Harbour Toyota’s places: by the sea."""
import numpy as np

from ground import FOCUS, Ground, HORIZON, ramp, turning
from pixels import blur, mix, rgb, smooth


def coast(seed, sun, **frame):
    """A pale promenade above the sea, in haze and low sun; `sun` is where it stands across the picture, 0 to 1."""
    ground = Ground(seed, **frame)
    rows, columns = ground.rows, ground.columns
    width = ground.size[0]
    near = np.exp(-(((columns / width - sun) / 0.42) ** 2) - (((HORIZON - rows) / 250) ** 2))
    sky = ramp(rows, [(0, '8fb7c9'), (190, 'bcd3d6'), (310, 'ead9c0'), (HORIZON, 'f5dfbd')])
    picture = mix(sky, rgb('ffe9c2'), 0.75 * near)
    bands = blur(ground.random.normal(size=ground.size[::-1]), 5, 120)
    picture = mix(picture, rgb('fff4e2'), np.clip(bands * 14, 0, 1) * smooth(330, 120, rows) * 0.45)
    for height, base, colour, share in ((46, 6, 'a3bcc3', 0.55), (30, -14, '7fa0a8', 0.7)):
        line = ground.ridge(0.6, height, base) * smooth(0.1, 0.9, np.abs(np.arange(width) / width - sun))
        edge = np.clip(rows - (HORIZON - line[None]) + 0.5, 0, 1) * (rows <= HORIZON)
        picture = mix(picture, mix(rgb(colour), rgb('f1dcbd'), near * 0.8), edge * share)
    shore = HORIZON + 46
    sea = ramp(rows, [(HORIZON, 'b9ccca'), (HORIZON + 14, '7fa9af'), (shore, '5c909b')])
    waves = ground.noise(1.5, 0.5) + ground.noise(6, 0.35) + 0.8 * blur(ground.random.normal(size=rows.shape), 0.7, 5)
    glint = np.exp(-(((columns / width - sun) / 0.17) ** 2))
    sea = sea + (waves * 0.05)[..., None] + np.clip(waves * 1.3 + 0.15, 0, 1)[..., None] * glint[..., None] * rgb('ffdca0') * 0.55
    sea = mix(sea, rgb('f3dfbf'), glint * 0.25)
    picture = np.where(((rows > HORIZON) & (rows <= shore))[..., None], sea, picture)
    floor = ramp(rows, [(shore, 'd9c8ae'), (520, 'cdbca4'), (800, 'b9a790')])
    grain = sum(ground.noise(length) * share for length, share in ((0.05, 0.05), (0.16, 0.045), (0.7, 0.05), (3.5, 0.06)))
    floor = floor * (1 + grain)[..., None]
    joints = np.zeros_like(rows)
    for along, size in ((ground.across + 40 * 3.1 + 0.9, 3.1), (ground.far + 0.7, 3.1)):
        off = np.abs((along % size) - size / 2) - size / 2
        thin = 0.014 + (ground.far / FOCUS if along is not ground.far else ground.step) * 0.55
        joints = np.maximum(joints, smooth(0, 1, 1 + off / thin) * np.clip(0.03 / thin, 0.25, 1))
    floor = floor * (1 - 0.30 * joints)[..., None]
    floor = mix(floor, rgb('ffe0ae'), 0.30 * np.exp(-(((columns / width - sun) / 0.5) ** 2)) * smooth(800, shore, rows))
    kerb = (rows > shore - 3) & (rows <= shore + 5)
    picture = np.where((rows > shore)[..., None], floor, picture)
    picture = np.where(kerb[..., None], rgb('efe0c6') * (1 - 0.25 * (rows > shore + 2))[..., None], picture)
    return np.clip(mix(picture, rgb('f6e4c8'), np.exp(-(((rows - HORIZON) / 70) ** 2)) * 0.28), 0, 1)


def boat(ground, random, at, far, length):
    """A moored yacht seen from the side: outlines of hull, stripe, cabin, furled sail and rigging."""
    side = 1 if random.random() > 0.5 else -1
    put = lambda points: [(at + side * x * length, far, up) for x, up in points]
    free = length * 0.085
    hull = put([(-0.5, 0), (0.42, 0), (0.56, free * 1.25), (-0.52, free)])
    stripe = put([(-0.505, free * 0.45), (0.46, free * 0.5), (0.48, free * 0.66), (-0.51, free * 0.6)])
    cabin = put([(-0.30, free), (0.24, free * 1.1), (0.14, free * 1.75), (-0.26, free * 1.7)])
    panes = put([(-0.22, free * 1.28), (0.14, free * 1.32), (0.10, free * 1.55), (-0.21, free * 1.52)])
    sail = put([(-0.42, free * 2.3), (0.08, free * 2.35), (0.08, free * 2.75), (-0.42, free * 2.6)])
    tall, thin = length * (1.25 + 0.25 * random.random()), 0.055
    mast = [(at + side * 0.08 * length + x, far, up) for x, up in ((-thin, free), (thin, free), (thin * 0.7, tall), (-thin * 0.7, tall))]
    stays = [put([(0.08, tall * 0.98), (end, free), (end + 0.003, free), (0.083, tall * 0.98)]) for end in (0.55, -0.5)]
    return hull, stripe, cabin, panes, sail, mast, stays


def quay(seed, sun, **frame):
    """A concrete quay on a clear morning: a railing, yachts behind it, the far shore of the bay."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    sky = ramp(rows, [(0, '6ea3c4'), (150, '9cc2d3'), (300, 'd3e1df'), (HORIZON, 'e9ebe0')])
    near = np.exp(-(((columns / width - sun) / 0.5) ** 2) - (((HORIZON - rows) / 300) ** 2))
    picture = ground.clouds(mix(sky, rgb('fff3d8'), 0.5 * near), 'ffffff', 0.5, (9, 80), 350, 200)
    picture = ground.hills(picture, 44, 12, '8aa9b0', 0.75)
    picture = ground.hills(picture, 22, 4, '6d8f86', 0.75, 1.2)
    lean = 9 if sun > 0.5 else -9
    along, off = ground.turned(lean)
    at = turning(lean)
    edge = 19.0
    water = ramp(rows, [(HORIZON, 'c3d6d7'), (HORIZON + 16, '86b0b8'), (HORIZON + 120, '3f7a88')])
    waves = ground.noise(0.9, 0.5) + ground.noise(3.5, 0.35) + 0.7 * blur(ground.random.normal(size=rows.shape), 0.7, 6)
    water = np.clip(water + (waves * 0.06)[..., None] + np.clip(waves - 0.22, 0, 1)[..., None] * 0.5, 0, 1)
    picture = np.where(ground.isGround[..., None], water, picture)
    sheet = np.zeros((*rows.shape, 4), np.float32)

    def paint(cover, colour):
        sheet[..., :3] = mix(sheet[..., :3], rgb(colour), cover)
        sheet[..., 3] = np.maximum(sheet[..., 3], cover)

    for place in np.linspace(-0.62, 0.62, 6) + ground.random.normal(size=6) * 0.04:
        far = 42 + 30 * ground.random.random()
        hull, stripe, cabin, panes, sail, mast, stays = boat(ground, ground.random, place * far * 0.72, far, 8.5 + 4 * ground.random.random())
        for cover, colour in (
            (ground.shape(*stays) * 0.5, '8d979b'), (ground.shape(mast), 'e4e6e2'), (ground.shape(hull), 'f1f1ea'),
            (ground.shape(stripe), ('006880', '1f3c58', 'b3502e', '006880')[int(ground.random.random() * 4)]),
            (ground.shape(cabin), 'e3e4dd'), (ground.shape(panes), '33464f'), (ground.shape(sail), ('2d6a7c', '23405a', 'd9d3c2')[int(ground.random.random() * 3)]),
        ):
            paint(cover, colour)
    boats = blur(sheet, 1.5)
    # Upside down in the water, drawn out by the waves.
    flipped = np.clip(2 * (HORIZON + 52 + ground.above) - np.arange(rows.shape[0]) + 0, 0, rows.shape[0] - 1)
    below = blur(sheet[flipped], 7, 2.5)
    picture = mix(picture, below[..., :3], below[..., 3] * 0.42 * smooth(HORIZON + 44, HORIZON + 58, rows))
    picture = mix(picture, boats[..., :3] / np.maximum(boats[..., 3:], 1e-3), np.clip(boats[..., 3], 0, 1) * 0.96)
    floor = ramp(rows, [(430, 'cdc9bd'), (560, 'bfbab0'), (800, 'a6a196')])
    grain = sum(ground.noise(length) * share for length, share in ((0.05, 0.05), (0.2, 0.05), (1.1, 0.07), (4.5, 0.09)))
    floor = floor * (1 + grain)[..., None]
    for way, size in ((along, 5.2), (off, 4.2)):
        floor = floor * (1 - 0.34 * ground.line((way + 300 * size) % size - size / 2, 0.022))[..., None]
    floor = mix(floor, rgb('7d776c'), 0.25 * smooth(0.1, 0.35, ground.noise(2.4)))
    picture = mix(picture, floor, smooth(edge + 0.05, edge - 0.05, off) * ground.isGround)
    beam = ground.shape([at(-60, edge), at(60, edge), at(60, edge, 0.24), at(-60, edge, 0.24)])
    picture = mix(picture, rgb('6c5f50'), beam)
    top = ground.shape([at(-60, edge, 0.24), at(60, edge, 0.24), at(60, edge + 0.3, 0.24), at(-60, edge + 0.3, 0.24)])
    picture = mix(picture, rgb('a8977f'), top)
    rails = [[at(-60, edge - 0.35, up), at(60, edge - 0.35, up), at(60, edge - 0.35, up + tall), at(-60, edge - 0.35, up + tall)] for up, tall in ((1.04, 0.06), (0.72, 0.028), (0.42, 0.028))]
    posts = [[at(x - 0.03, edge - 0.35), at(x + 0.03, edge - 0.35), at(x + 0.03, edge - 0.35, 1.05), at(x - 0.03, edge - 0.35, 1.05)] for x in np.arange(-40, 40, 2.2)]
    metal = ramp(rows, [(HORIZON, 'f7f7f2'), (HORIZON + 140, 'd4d8d6')])
    picture = mix(picture, metal, ground.shape(*rails, *posts, soft=0.5))
    return np.clip(mix(picture, rgb('eef0e6'), np.exp(-(((rows - HORIZON) / 40) ** 2)) * 0.16), 0, 1)


def road(seed, sun, **frame):
    """The coast road just after sunrise: asphalt, a white edge, dune grass, a headland and the sea."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    near = np.exp(-(((columns / width - sun) / 0.45) ** 2) - (((HORIZON - rows) / 210) ** 2))
    sky = ramp(rows, [(0, '7c9fbd'), (180, 'b3c3cb'), (300, 'e8cdb6'), (HORIZON, 'f6cf9f')])
    picture = ground.clouds(mix(sky, rgb('ffdf9f'), 0.8 * near), 'f3c9b0', 0.55, (6, 110), 330, 150)
    away = smooth(0.15, 0.75, np.abs(np.arange(width) / width - sun))
    picture = ground.hills(picture, 60, 8, '8b9cab', 0.8, 0.6, away)
    shore = HORIZON + 40
    sea = ramp(rows, [(HORIZON, 'dfc9ad'), (HORIZON + 12, '8fa5ab'), (shore, '58818f')])
    waves = ground.noise(1.5, 0.5) + ground.noise(6, 0.35) + 0.8 * blur(ground.random.normal(size=rows.shape), 0.7, 5)
    glint = np.exp(-(((columns / width - sun) / 0.13) ** 2))
    sea = sea + (waves * 0.05)[..., None] + (np.clip(waves * 1.3 + 0.1, 0, 1) * glint)[..., None] * rgb('ffcf86') * 0.6
    picture = np.where(ground.isGround[..., None], sea, picture)
    picture = ground.hills(picture, 96, -26, '54665f', 0.92, 1.1, smooth(0.35, 0.95, np.abs(np.arange(width) / width - sun)))
    lean = -8 if sun > 0.5 else 8
    along, off = ground.turned(lean)
    at = turning(lean)
    edge = 13.5
    # Dune grass: the outline of its top, then blades.
    crest = 26 + 9 * blur(ground.random.normal(size=(1, width)), 0.1, 34)[0] * 34 ** 0.5 + 2.2 * ground.random.normal(size=width)
    dune = smooth(-1, 1, rows - (HORIZON + crest)[None])
    blades = blur(ground.random.normal(size=rows.shape), 4, 1.3) * 3.2 + blur(ground.random.normal(size=rows.shape), 9, 14) * 14
    grass = mix(ramp(rows, [(HORIZON + 20, '9a9a68'), (500, '7d7b4a')]), rgb('d9b878'), np.clip(0.35 + blades * 0.5 + 0.3 * (columns / width - 0.5) * np.sign(sun - 0.5), 0, 1))
    grass = mix(grass, rgb('3f4a36'), np.clip(-blades * 0.5 - 0.12, 0, 0.7))
    picture = mix(picture, grass, dune)
    sand = ramp(rows, [(430, 'c8ab80'), (560, 'b0946d')]) * (1 + ground.noise(0.12) * 0.22 + ground.noise(0.7) * 0.18)[..., None]
    ragged = edge + 3.6 + 2.2 * ground.noise(1.6) + 1.2 * ground.noise(0.4)
    picture = mix(picture, sand, smooth(0.25, -0.25, off - ragged) * ground.isGround)
    tar = ramp(rows, [(480, '77797b'), (600, '66686a'), (800, '505254')])
    grain = sum(ground.noise(length) * share for length, share in ((0.016, 0.16), (0.035, 0.12), (0.3, 0.07), (2.2, 0.10), (7, 0.08)))
    tar = tar * (1 + grain)[..., None]
    tar = mix(tar, rgb('e7b98a'), 0.20 * np.exp(-(((columns / width - sun) / 0.5) ** 2)) * smooth(800, 500, rows))
    picture = mix(picture, tar, smooth(0.1, -0.1, off - edge - 0.55 - 0.3 * ground.noise(0.5)) * ground.isGround)
    picture = mix(picture, rgb('ece3d2'), ground.line(off - edge, 0.14) * np.clip(0.86 + ground.noise(0.25) * 0.5, 0, 1))
    stand = edge + 1.7
    for x in np.arange(-22, 23, 8.5) + 2:
        post = ground.shape([at(x - 0.05, stand), at(x + 0.05, stand), at(x + 0.05, stand, 1.0), at(x - 0.05, stand, 1.02)], soft=0.5)
        mark = ground.shape([at(x - 0.04, stand, 0.74), at(x + 0.04, stand, 0.74), at(x + 0.04, stand, 0.9), at(x - 0.04, stand, 0.9)], soft=0.5)
        picture = mix(mix(picture, rgb('f0e9da'), post), rgb('b3402c'), mark)
    return np.clip(mix(picture, rgb('f6d8ae'), np.exp(-(((rows - HORIZON) / 55) ** 2)) * 0.22), 0, 1)
