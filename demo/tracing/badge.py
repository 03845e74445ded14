"""A button badge: paper below a film, pressed over a shell of sheet."""
import math

from areas import PrintArea
from geometry import turned
from materials import surface

RADIUS, HIGH, PRINT = 2.9, 0.55, 4.4


def build(options):
    shell = turned('badge', [(0, dome(0)), (1.2, dome(1.2), 0.3), (2.3, dome(2.3), 0.3), (RADIUS, 0.2, 0.15), (RADIUS - 0.08, 0.03, 0.05), (RADIUS - 0.5, 0.05)], surface('ceramic', 'main'), segments=96)
    area = PrintArea(lambda u, v: ((u - 0.5) * PRINT, (0.5 - v) * PRINT, dome(math.hypot(u - 0.5, v - 0.5) * PRINT) + 0.03), PRINT, PRINT)
    return [shell], {'frente': area}, {'elevation': 60}


def dome(radius):
    return HIGH - 0.32 * (radius / RADIUS) ** 2
