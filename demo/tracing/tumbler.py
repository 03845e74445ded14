"""A cup for the way: tapered, a lid with a rim, a straw."""
from areas import round_area
from geometry import swept, turned
from materials import surface

HEIGHT, TOP, FOOT = 15.5, 4.5, 3.2


def build(options):
    wall, cover = surface('plastic', 'main'), surface('plastic', 'second')
    at = lambda z: FOOT + (TOP - FOOT) * z / HEIGHT
    things = [
        turned('body', [(0, 0.3), (FOOT - 0.6, 0.3, 0.1), (FOOT - 0.4, 0, 0.1), (FOOT, 0.1, 0.3), (at(HEIGHT * 0.3), HEIGHT * 0.3), (TOP, HEIGHT), (TOP - 0.2, HEIGHT)], wall),
        turned('lid', [(TOP - 0.1, HEIGHT - 0.7), (TOP + 0.14, HEIGHT - 0.7, 0.06), (TOP + 0.24, HEIGHT - 0.4, 0.1), (TOP + 0.24, HEIGHT + 0.3, 0.2), (TOP - 0.1, HEIGHT + 0.55, 0.2),
                       (TOP - 0.5, HEIGHT + 0.55, 0.1), (TOP - 0.7, HEIGHT + 0.3, 0.1), (1.2, HEIGHT + 0.3, 0.1), (1.0, HEIGHT + 0.42, 0.08), (0.5, HEIGHT + 0.42)], cover),
        swept('straw', [(0.1, 0, 2), (0.3, 0, HEIGHT), (0.55, 0, HEIGHT + 6.5), (0.62, 0, HEIGHT + 8.2)], lambda share: (0.36, 0.36), cover, samples=40, sides=32),
    ]
    return things, {'frente': round_area(at, HEIGHT * 0.52, 6.4, HEIGHT * 0.66)}, {'elevation': 12, 'fill': options.get('fill', 0.8)}
