"""The film that scenes are taken on."""
import numpy as np

from materials import linear

# light over dark, as shares of 1: (A x² + B x) / (C x² + D x + E)
A, B, C, D, E = 2.51, 0.03, 2.43, 0.59, 0.14
EXPOSURE = 0.72


def developed(light):
    """A film's curve: contrast in the middle, soft in what is very light. Then as screens want it."""
    light = np.maximum(light, 0) * EXPOSURE
    film = light * (A * light + B) / (light * (C * light + D) + E)
    return np.where(film <= 0.0031308, film * 12.92, 1.055 * np.maximum(film, 1e-6) ** (1 / 2.4) - 0.055)


def for_film(color):
    """The film makes dark parts of a color darker, and so the color louder: this one is seen as the one that is meant."""
    parts = []
    for part in linear(color):
        a, b, c = A - C * part, B - D * part, -E * part
        lifted = ((b * b - 4 * a * c) ** 0.5 - b) / 2 / a / EXPOSURE
        parts.append(max(part, lifted) if part < 0.3 else part)
    return '#' + ''.join(f'{round(255 * (1.055 * part ** (1 / 2.4) - 0.055)):02x}' for part in parts)
