"""Small steps on pictures: arrays of 0 to 1."""
import hashlib
import tempfile
from functools import lru_cache, wraps
from pathlib import Path

import cv2
import numpy as np

cv2.setNumThreads(1)


def rgb(hexes):
    return np.array([int(hexes[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def mix(one, two, share):
    one, two, share = (np.asarray(part, np.float32) for part in (one, two, share))
    if share.ndim == 2:
        share = share[..., None]
    return one + (two - one) * share


def smooth(low, high, value):
    t = np.clip((np.asarray(value, np.float32) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blur(picture, down, across=None):
    """Gaussian, by so many pixels."""
    return cv2.GaussianBlur(np.asarray(picture, np.float32), (0, 0), across or down, sigmaY=down, borderType=cv2.BORDER_REFLECT)


DISC = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]], np.uint8)


def _step(change, mask, times, border):
    made = change(mask.astype(np.uint8), DISC, iterations=times, borderType=cv2.BORDER_CONSTANT, borderValue=border)
    return made > 0


def grown(mask, times=1):
    return _step(cv2.dilate, mask, times, 0)


def shrunk(mask, times=1, border=0):
    return _step(cv2.erode, mask, times, border)


def opened(mask, times=1):
    return grown(shrunk(mask, times), times)


def closed(mask, times=1):
    return shrunk(grown(mask, times), times, 1)


def fromBorder(mask):
    """The parts of a mask that touch the edge of the picture."""
    _, labels = cv2.connectedComponents(mask.astype(np.uint8), connectivity=4)
    rim = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    isAtRim = np.zeros(labels.max() + 1, bool)
    isAtRim[rim] = True
    isAtRim[0] = False
    return isAtRim[labels]


def power(picture, exponent):
    return cv2.pow(np.maximum(np.asarray(picture, np.float32), 0), exponent).reshape(np.shape(picture))


def span(picture):
    """How far the brightest channel is above the darkest."""
    red, green, blue = cv2.split(np.asarray(picture, np.float32))
    return cv2.max(cv2.max(red, green), blue) - cv2.min(cv2.min(red, green), blue)


def kept(make):
    """Remembers what this made, in a folder for temporary files; a change of any of these programs forgets it."""
    here = Path(__file__).resolve().parent
    mark = hashlib.sha1(b''.join((here / name).read_bytes() for name in make.__globals__['KEPT_BY'])).hexdigest()[:12]
    folder = Path(tempfile.gettempdir()) / 'forecourt-grounds' / f'{make.__name__}-{mark}'
    folder.mkdir(parents=True, exist_ok=True)

    @lru_cache(maxsize=6)
    @wraps(make)
    def found(*names):
        file = folder / ('-'.join(map(str, names)) + '.npz')
        if not file.exists():
            layers = make(*names)
            np.savez(file, *[(np.clip(layer, 0, 1) * 255 + 0.5).astype(np.uint8) for layer in layers])
        with np.load(file) as layers:
            return tuple(layers[name].astype(np.float32) / 255 for name in layers.files)

    return found
