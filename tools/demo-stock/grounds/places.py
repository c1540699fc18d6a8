"""The three places where the demo's cars stand, drawn in the perspective of the pictures: a camera 1.45 m above the ground."""
import numpy as np

from pixels import blur, kept, mix, rgb, smooth

KEPT_BY = ('places.py', 'pixels.py')
SIZE = (1200, 1040)
ABOVE = 120  # rows that are there to choose from, above and below the picture
HORIZON = 372
EYE, FOCUS = 1.45, 1750.0


def ramp(rows, stops):
    """Colours by row, from (row, hex) stops."""
    at = [stop for stop, _ in stops]
    colours = np.stack([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(rows, at, colours[:, channel]) for channel in range(3)], -1).astype(np.float32)


class Ground:
    """Every point of the picture below the horizon, in metres on the ground."""

    def __init__(self, seed, size=SIZE, above=ABOVE):
        self.size, self.above = size, above
        self.random = np.random.default_rng(seed)
        self.table = self.random.random((512, 512), dtype=np.float32)
        width, height = size
        self.rows, self.columns = np.mgrid[0:height, 0:width].astype(np.float32)
        self.rows -= above
        below = np.maximum(self.rows - HORIZON, 0.8)
        self.far = EYE * FOCUS / below
        self.across = (self.columns - width / 2) * self.far / FOCUS
        self.step = self.far ** 2 / (EYE * FOCUS)
        self.isGround = self.rows > HORIZON

    def noise(self, length, squeeze=1.0):
        """Soft noise of this wave length, which fades where it is finer than a pixel; -0.5 to 0.5."""
        u, v = self.across / length + self.random.random() * 400, self.far / (length * squeeze) + self.random.random() * 400
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        s, t = u - i, v - j
        s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
        at = lambda a, b: self.table[(i + a) % 512, (j + b) % 512]
        value = (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t
        return (value - 0.5) * np.clip(length * squeeze / (2.2 * self.step) - 0.2, 0, 1)

    def ridge(self, rough, height, base=0.0):
        """The outline of hills above the horizon: one height a column."""
        width = self.size[0]
        line = sum(
            np.interp(np.arange(width), np.linspace(0, width, knots), self.random.normal(size=knots)) * share
            for knots, share in ((5, 1.0), (11, 0.5 * rough), (37, 0.16 * rough), (110, 0.05 * rough))
        )
        line = blur(line[None], 0.1, 3)[0]
        return base + height * (line - line.min()) / (np.ptp(line) + 1e-6)


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


PLACES = {'coast': coast, 'desert': desert, 'studio': studio}


@kept
def scenery(name, variant, sunny):
    """The whole of a place, with rows to choose from; `sunny` is -1 or 1: the sun stands left or right."""
    return (PLACES[name](variant + 1, 0.5 + 0.36 * sunny),)
