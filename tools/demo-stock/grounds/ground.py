"""The ground of a place in the perspective of the pictures: a camera 1.45 m above it."""
import cv2
import numpy as np
from PIL import Image, ImageDraw

from pixels import blur, mix, rgb, smooth

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

    def seen(self, across, far, up=0.0):
        """Where a point that stands so high is in the picture."""
        far = np.asarray(far, float)
        return across * FOCUS / far + self.size[0] / 2, HORIZON + self.above + (EYE - up) * FOCUS / far

    def shape(self, *outlines, soft=0.0):
        """How much of each pixel these outlines cover; each is a row of points (across, far, up)."""
        sheet = Image.new('L', (self.size[0] * 2, self.size[1] * 2))
        pen = ImageDraw.Draw(sheet)
        for points in outlines:
            spots = [tuple(2 * float(value) for value in self.seen(*point)) for point in points]
            pen.polygon(spots, fill=255)
        cover = cv2.resize(np.asarray(sheet, np.float32) / 255, self.size, interpolation=cv2.INTER_AREA)
        return blur(cover, soft) if soft else cover

    def turned(self, degrees):
        """Along and across a line on the ground that runs into the depth by so much."""
        angle = np.radians(degrees)
        return self.across * np.cos(angle) + self.far * np.sin(angle), self.far * np.cos(angle) - self.across * np.sin(angle)

    def line(self, off, thick):
        """A painted line that far from nought: never thinner than a pixel, but then paler."""
        step = self.step + self.far / FOCUS
        wide = np.maximum(thick, step * 0.8)
        return smooth(wide * 0.5 + step * 0.4, wide * 0.5, np.abs(off)) * np.clip(thick / wide, 0, 1) * self.isGround

    def clouds(self, picture, colour, amount, length=(5, 120), low=340, high=120):
        bands = blur(self.random.normal(size=self.size[::-1]), *length)
        return mix(picture, rgb(colour), np.clip(bands * 1.2 * np.sqrt(length[0] * length[1]), 0, 1) * smooth(low, high, self.rows) * amount)

    def hills(self, picture, height, base, colour, share, rough=0.7, fade=None):
        line = self.ridge(rough, height, base) * (1 if fade is None else fade)
        edge = np.clip(self.rows - (HORIZON - line[None]) + 0.5, 0, 1) * (self.rows <= HORIZON + 1)
        return mix(picture, rgb(colour), edge * share)


def turning(angle):
    """A point on a line that runs into the depth: so far along it, and so far behind it."""
    cos, sin = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    return lambda along, off, up=0.0: (along * cos - off * sin, along * sin + off * cos, up)
