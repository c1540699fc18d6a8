"""What the light of a place does to a car that was photographed in a grey studio."""
import cv2
import numpy as np

from pixels import blur, mix, power, rgb, smooth

LUMA = np.array([0.3, 0.59, 0.11], np.float32)
NEUTRAL = {'black', 'grey', 'silver', 'white', 'graphite'}

# key: light on the sunny side; fill: in the shade; bounce: from the ground below; rim: along the outline; glass: what windows show.
LIGHTS = {
    'coast': dict(key='fff0d6', fill='c3d3dd', gain=(1.36, 1.02), bounce=('d9c09a', 0.10), rim=('ffdf9e', 0.85, -0.55), glass=('9fb9c4', '1a2429'), plate='006880', gamma=1.04, black=0.012),
    'desert': dict(key='ffe0b4', fill='b9bccb', gain=(1.38, 0.86), bounce=('c2602c', 0.16), rim=('ffce8a', 0.6, -0.25), glass=('a9b6bb', '241a15'), plate='9b3d1b', gamma=1.05, black=0.012),
    'studio': dict(key='f4f7fa', fill='b9c1ca', gain=(1.28, 1.0), bounce=('1a1c1e', 0.0), rim=('cdf545', 1.0, -0.8), glass=('3b4248', '0b0d0f'), plate='cdf545', gamma=1.06, black=0.012),
}


def neutralPaint(picture, paint, varies):
    """Black, grey and white paint has no colour of its own; a repainted one may have kept a breath of the first."""
    if paint not in NEUTRAL:
        return picture
    grey = (picture @ LUMA)[..., None]
    return mix(picture, np.repeat(grey, 3, -1), varies * 0.9)


def darkGlass(picture, windows, place):
    """One tint for all windows, with the sky in the upper part."""
    sky, dark = LIGHTS[place]['glass']
    rows = np.flatnonzero(windows.max(1) > 0.2)
    if not rows.size:
        return picture
    tall = np.linspace(0, 1, picture.shape[0])
    share = np.interp(tall, [rows[0] / picture.shape[0], rows[-1] / picture.shape[0]], [0.42, 0.08])[:, None, None]
    grey = (picture @ LUMA)[..., None]
    glass = rgb(dark) * (0.55 + 0.9 * grey) + rgb(sky) * share * (0.35 + 0.65 * smooth(0.15, 0.75, grey))
    return mix(picture, glass, windows)


def lit(picture, alpha, place, sunny):
    """`sunny` is the side of the picture where the sun stands: -1 left, 1 right, 0 behind the camera."""
    light = LIGHTS[place]
    height, width = alpha.shape
    inside = np.flatnonzero(alpha.max(0) > 0.3)
    tall = np.flatnonzero(alpha.max(1) > 0.3)
    across = (np.arange(width, dtype=np.float32) - inside[0]) / (inside[-1] - inside[0]) * 2 - 1
    down = ((np.arange(height, dtype=np.float32) - tall[0]) / (tall[-1] - tall[0]))[:, None]
    side = np.clip(0.5 + 0.5 * across * sunny, 0, 1)[None] if sunny else np.full((1, width), 0.72)
    bright, dim = light['gain']
    share = np.clip(side * 0.75 + (1 - down) * 0.25, 0, 1)
    linear = power(picture, 2.2)
    tint = mix(power(rgb(light['fill']), 2.2) * dim, power(rgb(light['key']), 2.2) * bright, share)
    made = linear * tint
    colour, amount = light['bounce']
    low = smooth(0.35, 1.0, down) * np.ones((1, width))
    grey = (linear @ LUMA)[..., None]
    made = made + power(rgb(colour), 2.2) * amount * low[..., None] * smooth(0.015, 0.25, grey)
    made = power(made, light['gamma'])
    return power(shoulder(made + light['black'] * 0.4), 1 / 2.2)


def shoulder(value, knee=0.72):
    return np.where(value <= knee, value, knee + (1 - knee) * (1 - np.exp((knee - value) / (1 - knee))))


def rim(alpha, place, sunny):
    """A bright line inside the outline where it faces the sun or, in the hall, the strip of light behind."""
    colour, amount, up = LIGHTS[place]['rim']
    soft = blur(alpha, 4)
    gx, gy = cv2.Sobel(soft, -1, 1, 0), cv2.Sobel(soft, -1, 0, 1)
    size = np.sqrt(gx * gx + gy * gy) + 1e-6
    facing = np.clip((-gx * (sunny or 0.0) * (1 - abs(up) * 0.5) + gy * -up) / size, 0, 1)
    edge = np.clip(1 - blur(alpha, 3.2), 0, 1) * 2 * alpha * alpha
    tall = np.flatnonzero(alpha.max(1) > 0.3)
    down = np.clip((np.arange(alpha.shape[0]) - tall[0]) / (tall[-1] - tall[0]), 0, 1)[:, None]
    return (facing ** 1.5 * np.clip(edge, 0, 1) * amount * smooth(0.78, 0.45, down))[..., None] * rgb(colour)
