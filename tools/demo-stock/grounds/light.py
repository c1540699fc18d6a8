"""What the light of a place does to a car that was photographed in a grey studio."""
import cv2
import numpy as np

from pixels import blur, mix, power, rgb, smooth

LUMA = np.array([0.3, 0.59, 0.11], np.float32)
NEUTRAL = {'black', 'grey', 'silver', 'white', 'graphite'}

# key: light on the sunny side; fill: in the shade; bounce: from the ground below; rim: along the outline; glass: what windows show.
LIGHTS = {
    'coast': dict(key='fff0d6', fill='c3d3dd', gain=(1.36, 1.02), bounce=('d9c09a', 0.10), rim=('ffdf9e', 0.85, -0.55), glass=('9fb9c4', '1a2429'), gamma=1.04, black=0.012),
    'quay': dict(key='fff8ea', fill='bfd2e0', gain=(1.44, 1.06), bounce=('cfccc0', 0.10), rim=('fff3dc', 0.45, -0.75), glass=('a9c8d8', '18242b'), gamma=1.05, black=0.010),
    'road': dict(key='ffdfae', fill='b3c1d2', gain=(1.38, 0.88), bounce=('77736c', 0.07), rim=('ffcb86', 0.85, -0.35), glass=('a8b4be', '1b2026'), gamma=1.05, black=0.012),
    'desert': dict(key='ffe0b4', fill='b9bccb', gain=(1.38, 0.86), bounce=('c2602c', 0.16), rim=('ffce8a', 0.6, -0.25), glass=('a9b6bb', '241a15'), gamma=1.05, black=0.012),
    'gums': dict(key='ffe2b0', fill='b5bfc4', gain=(1.42, 0.88), bounce=('b0763e', 0.12), rim=('ffdc9a', 0.6, -0.45), glass=('a3b2a6', '1f1d16'), gamma=1.05, black=0.012),
    'salt': dict(key='ffdcc2', fill='b5b8d8', gain=(1.36, 0.92), bounce=('dcb8a8', 0.15), rim=('ffc9a0', 0.6, -0.25), glass=('b3abc0', '221d26'), gamma=1.05, black=0.012),
    'studio': dict(key='f4f7fa', fill='b9c1ca', gain=(1.28, 1.0), bounce=('1a1c1e', 0.0), rim=('cdf545', 1.0, -0.8), glass=('3b4248', '0b0d0f'), gamma=1.06, black=0.012),
    'garage': dict(key='f3f7f8', fill='c3cacf', gain=(1.32, 1.02), bounce=('2a2c2e', 0.02), rim=('f2fafc', 0.7, -0.95), glass=('5a6268', '0d0f11'), gamma=1.07, black=0.010),
    'roof': dict(key='f3e0d0', fill='b2bcd2', gain=(1.22, 0.86), bounce=('26282c', 0.02), rim=('ffb27c', 0.6, -0.7), glass=('5d6076', '0e0f15'), gamma=1.06, black=0.010),
}
# Degrees between the camera and the sun, and the sun above the ground.
SUNS = {'coast': (102, 24), 'quay': (64, 36), 'road': (84, 15), 'desert': (62, 13), 'gums': (46, 21), 'salt': (98, 10)}
SHADE = {
    'coast': ('6f7683', 0.86), 'quay': ('6d7784', 0.85), 'road': ('5d6473', 0.80),
    'desert': ('6b4a4c', 0.95), 'gums': ('6a5550', 0.90), 'salt': ('8b7f97', 0.85),
}
# How much of a car is seen in the floor where no sun shines.
SHINE = {'studio': 0.34, 'garage': 0.40, 'roof': 0.46}
# A plate stays blank, in the colour of the dealer whose places these are.
PLATES = {place: colour for places, colour in (('coast quay road', '006880'), ('desert gums salt', '9b3d1b'), ('studio garage roof', 'cdf545')) for place in places.split()}


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
