"""Westside Motors’ places: dark, with an edge of lime."""
import numpy as np

from ground import EYE, FOCUS, Ground, HORIZON, ramp
from pixels import blur, mix, rgb, smooth


def studio(seed, sun, **frame):
    """A dark hall with a polished concrete floor and one strip of lime light where wall and floor meet."""
    ground = Ground(seed, **frame)
    rows, columns = ground.rows, ground.columns
    width = ground.size[0]
    base = HORIZON + 40
    glow = np.exp(-(((columns / width - 0.5) / 0.36) ** 2) - (((rows - 330) / 235) ** 2))
    wall = mix(ramp(rows, [(0, '17181b'), (base, '24272b')]), rgb('7b8189'), glow * 0.85)
    panel = np.abs(((columns + 80) % 400) - 200) - 199
    wall = wall * (1 - 0.22 * np.clip(1 + panel, 0, 1))[..., None]
    floor = mix(ramp(rows, [(base, '212326'), (800, '141517')]), rgb('747a81'), np.exp(-(((columns / width - 0.5) / 0.44) ** 2) - (((rows - 610) / 150) ** 2)) * 0.62)
    cloud = sum(ground.noise(length) * share for length, share in ((0.12, 0.05), (0.5, 0.10), (1.6, 0.14), (5, 0.16)))
    floor = floor * (1 + cloud)[..., None]
    picture = np.where((rows > base)[..., None], floor, wall)
    lime = rgb('cdf545')
    along = smooth(1.02, 0.55, columns / width) if sun > 0.5 else smooth(-0.02, 0.45, columns / width)
    strip = np.exp(-(((rows - base) / 2.2) ** 2)) * along
    halo = (np.exp(-np.abs(rows - base) / 16) * 0.30 + np.exp(-np.abs(rows - base) / 70) * 0.13) * along
    mirror = np.where(rows > base, np.exp(-(rows - base) / 60) * 0.20, 0) * along * (1 + cloud * 2)
    picture = picture + lime * (halo + mirror)[..., None]
    return np.clip(mix(picture, rgb('eaffb0'), strip), 0, 1)


def garage(seed, sun, **frame):
    """A car park below the street: strips of light in the ceiling, pillars with a band of lime, a sealed floor."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    high, back = 3.1, 34.0
    over = np.maximum(HORIZON - rows, 0.8)
    far = (high - EYE) * FOCUS / over
    across = (columns - width / 2) * far / FOCUS
    drift = 0.16 if sun > 0.5 else -0.16

    def strips(across, far, soft):
        """The lamps: in rows that run into the depth, a little askew."""
        u = across - drift * far + 40 * 3.6
        v = far + 200.6
        edge = 0.02 + soft * far / FOCUS
        off = np.abs((u % 3.6) - 1.8)
        end = np.abs((v % 4.4) - 2.2)
        return smooth(0.10 + edge, 0.10 - edge, off) * smooth(1.5 + edge * 3, 1.5 - edge * 3, end)

    cloud = blur(ground.random.normal(size=rows.shape), 26, 60) * 40
    lamp = strips(across, far, 0.6) * (rows < HORIZON)
    pool = np.exp(-np.abs(((across - drift * far + 40 * 3.6) % 3.6) - 1.8) / 0.7)
    ceiling = ramp(far, [(6, '3a3d40'), (16, '2d3033'), (40, '1b1d1f')]) * (0.55 + 0.75 * pool + 0.06 * cloud)[..., None]
    beam = np.abs(((far + 200.6) % 4.4) - 2.2) > 2.0
    ceiling = ceiling * (1 - 0.4 * beam)[..., None]
    wall = ramp(rows, [(250, '505559'), (HORIZON, '63686c'), (460, '3b3e41')]) * (1 + 0.05 * cloud)[..., None]
    wall = wall * (0.72 + 0.45 * np.exp(-(((columns / width - 0.5) / 0.4) ** 2)))[..., None]
    upper, lower = HORIZON - (high - EYE) * FOCUS / back, HORIZON + EYE * FOCUS / back
    band = smooth(0.8, -0.8, np.abs(rows - (HORIZON + (EYE - 0.62) * FOCUS / back)) - 8)
    wall = mix(wall, rgb('b9e03a') * 0.95, band)
    floor = ramp(rows, [(lower, '4e5255'), (560, '3b3e41'), (800, '232527')])
    grime = sum(ground.noise(length) * share for length, share in ((0.06, 0.05), (0.5, 0.10), (1.8, 0.16), (6, 0.14)))
    floor = floor * (1 + grime)[..., None]
    bay = (ground.across - drift * ground.far + 40 * 3.6 + 1.8) % 3.6 - 1.8
    floor = mix(floor, rgb('c9d0c4'), ground.line(bay, 0.10) * np.clip(0.62 + ground.noise(0.4) * 0.8, 0, 0.8) * smooth(11.2, 11.4, ground.far) * smooth(17.5, 17.2, ground.far))
    lying = (EYE + high) * FOCUS / np.maximum(rows - HORIZON, 0.8)
    aside = (columns - width / 2) * lying / FOCUS
    shine = blur(strips(aside, lying, 3.0) * (rows > HORIZON), 9, 3) * np.clip(0.42 + grime, 0.1, 0.8)
    floor = floor + shine[..., None] * rgb('e8f2f4') * 0.55
    floor = floor + (np.exp(-(rows - lower) / 26) * 0.34 * (rows > lower))[..., None] * rgb('b9e03a') * 0.32
    picture = np.where((rows < upper)[..., None], ceiling, np.where((rows < lower)[..., None], wall, floor))
    for depth in (27.0, 20.5, 14.0):
        for line in (-9, -5.4, -1.8, 1.8, 5.4, 9):
            x = line * (1 if depth > 15 else 1.02) + drift * depth
            if depth < 15 and abs(x - drift * 9) < 4.4:
                continue
            box = lambda low, top, left=-0.24, right=0.24: [(x + left, depth, low), (x + right, depth, low), (x + right, depth, top), (x + left, depth, top)]
            soft = 0.6 + 0.5 * (depth < 15)
            tone = rgb('6c7074') * (1.05 - depth * 0.018)
            lit_ = 0.75 + 0.35 * smooth(-0.3, 0.3, (columns - width / 2) * depth / FOCUS - x)
            picture = mix(picture, tone * lit_[..., None], ground.shape(box(0, high), soft=soft))
            picture = mix(picture, rgb('17181a'), ground.shape(box(0, 1.05), soft=soft))
            picture = mix(picture, rgb('c4ea41') * lit_[..., None] * 0.92, ground.shape(box(0.78, 0.98), soft=soft))
            mirror = blur(ground.shape([(x - 0.24, depth, 0), (x + 0.24, depth, 0), (x + 0.24, depth, -0.9), (x - 0.24, depth, -0.9)]), 6, 2)
            picture = mix(picture, rgb('191b1c'), mirror * 0.35 * (rows > lower))
    glow = blur(lamp, 20) * 0.55 + blur(lamp, 5) * 0.35
    picture = picture + glow[..., None] * rgb('dfeaf0') * 0.6
    return np.clip(mix(picture, rgb('f7fbfc'), lamp * smooth(back, 24, far)), 0, 1)


def skyline(ground):
    """Towers far off and their windows, from left to right."""
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    towers, windows = np.zeros(rows.shape, np.float32), np.zeros(rows.shape, np.float32)
    for layer, (count, tallest) in enumerate(((26, 120), (34, 64))):
        for _ in range(count):
            left, wide = int(ground.random.random() * (width + 80)) - 40, int(16 + 40 * ground.random.random())
            tall = 14 + tallest * ground.random.random() ** 2.2
            part = np.s_[:, max(0, left) : max(0, left + wide)]
            isIn = (rows[part] > HORIZON - tall) & (rows[part] < HORIZON + 60)
            towers[part] = np.where(isIn, np.maximum(towers[part], 0.72 + 0.28 * layer), towers[part])
            cell = np.floor(rows[part] / 7) * 57.3 + np.floor((columns[part] - left) / 6) * 131.7 + left
            chance = np.abs(np.sin(cell) * 43758.5453) % 1
            pane = ((rows[part] % 7) < 3.2) & (((columns[part] - left) % 6) < 3.4) & (chance > 0.80) & (rows[part] > HORIZON - tall + 5)
            windows[part] = np.where(isIn, pane * (0.35 + 0.65 * ((chance * 7.7) % 1)), windows[part])
    return towers, windows


def roof(seed, sun, **frame):
    """The top deck of a car park after rain, at dusk: a strip of lime along the wall, the town behind."""
    ground = Ground(seed, **frame)
    rows, columns, width = ground.rows, ground.columns, ground.size[0]
    sky = ramp(rows, [(-120, '1a2136'), (0, '232c45'), (150, '3d4763'), (270, '7c6f85'), (330, 'c08a78'), (HORIZON, 'e0a274')])
    near = np.exp(-(((columns / width - sun) / 0.5) ** 2) - (((HORIZON - rows) / 130) ** 2))
    picture = mix(sky, rgb('f3b27a'), 0.55 * near)
    picture = ground.clouds(picture, '1f2740', 0.55, (8, 100), 330, 210)
    picture = ground.clouds(picture, 'd99b86', 0.30, (5, 120), 350, 260)
    towers, windows = (blur(part, 1.9) for part in skyline(ground))
    picture = mix(picture, mix(rgb('1b2030'), rgb('57485a'), smooth(HORIZON - 60, HORIZON + 30, rows) * 0.7), np.clip(towers, 0, 1))
    picture = picture + (windows * 1.7)[..., None] * rgb('ffc98a')
    wall_ = 16.5
    foot, top = HORIZON + EYE * FOCUS / wall_, HORIZON + (EYE - 1.05) * FOCUS / wall_
    cloud = sum(ground.noise(length) * share for length, share in ((0.05, 0.08), (0.3, 0.10), (1.4, 0.14), (5, 0.14)))
    floor = ramp(rows, [(foot, '33353c'), (600, '2f3138'), (800, '24262c')]) * (1 + cloud * 1.4)[..., None]
    lean = 0.22 if sun > 0.5 else -0.22
    bay = (ground.across - lean * ground.far + 40 * 2.9) % 2.9 - 1.45
    floor = mix(floor, rgb('a9adb0'), ground.line(bay, 0.10) * np.clip(0.55 + ground.noise(0.3), 0, 0.62) * smooth(9.9, 10.2, ground.far))
    # What stands water shows the sky upside down; the rest is damp.
    upper = np.clip(np.round(2 * HORIZON - rows + ground.above - 20).astype(int), 0, rows.shape[0] - 1)
    mirror = blur(picture, 9, 3)[upper, columns.astype(int)]
    wet = smooth(-0.06, 0.16, ground.noise(2.6, 1.6) + 0.45 * ground.noise(0.8, 1.4) + 0.03)
    floor = mix(floor * (1 - 0.25 * wet)[..., None], mirror, (0.10 + 0.48 * wet) * smooth(860, 520, rows))
    lime = rgb('cdf545')
    below = np.maximum(rows - foot, 0)
    streak = (np.exp(-below / 70) * 0.26 + np.exp(-below / 12) * 0.5) * (0.35 + 0.65 * wet) * (rows > foot)
    floor = floor + streak[..., None] * lime * 0.8
    concrete = ramp(rows, [(top, '3d4048'), (foot, '212328')]) * (1 + 0.06 * blur(ground.random.normal(size=rows.shape), 8, 30) * 16)[..., None]
    joint = np.abs((columns + 60) % 300 - 150) < 1
    concrete = concrete * (1 - 0.4 * joint)[..., None]
    concrete = concrete + (np.exp(-np.abs(foot - rows) / 22) * 0.30)[..., None] * lime
    picture = np.where((rows > foot)[..., None], floor, np.where((rows > top)[..., None], concrete, picture))
    picture = mix(picture, rgb('8a808a'), smooth(1.6, 0.6, np.abs(rows - top)) * 0.7)
    return np.clip(mix(picture, rgb('eaffb0'), np.exp(-(((rows - foot + 2) / 2.0) ** 2))), 0, 1)
