"""A small loudspeaker: a knitted sleeve between two soft caps, keys above, a loop of cord at its side."""
import math

from areas import round_area
from geometry import box, moved, place, rotated, swept, turned
from materials import surface

FORMS = {'cilindro': (3.6, 10.0), 'disco': (4.6, 4.4)}


def build(options):
    kind = options.get('kind', 'cilindro')
    r, h = FORMS[kind]
    cloth, cap = surface('knit', 'main'), surface('softTouch', 'second')
    dark = surface('rubber', color='#17181a')
    things = [
        turned('foot', [(0, 0.12), (r - 0.9, 0.12, 0.05), (r - 0.85, 0, 0.05), (r - 0.5, 0, 0.05), (r - 0.42, 0.1, 0.05), (r - 0.2, 0.12, 0.1), (r, 0.4, 0.25), (r, 0.86, 0.06), (r - 0.14, 0.92)], cap),
        turned('groove', [(r - 0.16, 0.8), (r - 0.16, h - 0.8)], dark),
        turned('sleeve', [(r - 0.2, 0.93), (r - 0.06, 0.95, 0.06), (r - 0.02, 1.15, 0.1), (r - 0.02, h - 1.15, 0.1), (r - 0.06, h - 0.95, 0.06), (r - 0.2, h - 0.93)], cloth),
        turned('head', [(r - 0.14, h - 0.92), (r, h - 0.86, 0.06), (r, h - 0.34, 0.3), (r - 0.42, h, 0.24), (r - 0.7, h - 0.02, 0.08), (r - 0.8, h - 0.16, 0.08), (0, h - 0.16)], cap),
        turned('ring', [(r - 0.5, h - 0.01), (r - 0.46, h + 0.012, 0.01), (r - 0.62, h + 0.012, 0.01), (r - 0.66, h - 0.02)], surface('metallic', color='#b9bcc0')),
    ]
    things += keys(h - 0.16, surface('rubber', color='#8d9298'))
    things += strap(r, h, surface('webbing', 'second'))
    things.append(lamp(r, h))
    area = round_area(lambda z: r - 0.02, h * 0.5, 4.5, h * 0.4)
    return things, {'frente': area}, {'elevation': 21 if kind == 'cilindro' else 26, 'fill': options.get('fill', 0.7 if kind == 'cilindro' else 0.62)}


def keys(top, material):
    """Softer, on: what every loudspeaker has above, raised by half a millimeter."""
    things = []
    for x, bars in ((-1.5, ((0.62, 0.13),)), (1.5, ((0.62, 0.13), (0.13, 0.62)))):
        for width, height in bars:
            bar = box('key', width, height, top - 0.02, top + 0.05, material, corner=0.06, bevel=0.02)
            place([bar], moved(x, -0.1))
            things.append(bar)
    curve = []
    for step in range(31):
        angle = math.radians(125 + 290 * step / 30)
        curve.append((math.cos(angle) * 0.42, math.sin(angle) * 0.42, top + 0.02))
    power = swept('power', curve, lambda share: (0.06, 0.04), material, across=(0, 0, 1), samples=1, sides=16)
    stem = box('key', 0.12, 0.42, top - 0.02, top + 0.05, material, corner=0.06, bevel=0.02)
    place([power, stem], moved(0, -0.1))
    place([stem], moved(0, 0.38))
    return [*things, power, stem]


def strap(r, h, material):
    """A loop that hangs from a pin in the upper cap."""
    top = h - 0.62
    curve = [(r - 0.25, -0.16, top), (r + 0.3, -0.2, top + 0.06), (r + 0.95, -0.3, top - 0.5), (r + 1.15, -0.3, top - 1.7), (r + 0.85, -0.1, top - 2.9), (r + 0.55, 0.1, top - 3.25),
             (r + 0.35, 0.3, top - 2.9), (r + 0.55, 0.34, top - 1.7), (r + 0.5, 0.28, top - 0.6), (r + 0.2, 0.2, top - 0.06), (r - 0.25, 0.16, top)]
    cord = swept('cord', curve, lambda share: (0.13, 0.2), material, across=(0, 1, 0), samples=140, sides=24, power=2.6)
    stud = turned('stud', [(0.42, 0), (0.4, 0.1, 0.06), (0.3, 0.16, 0.06), (0, 0.16)], surface('rubber', color='#1b1c1e'), segments=48)
    place([stud], moved(r - 0.05, 0, top) @ rotated(90, 'Y'))
    things = [cord, stud]
    place(things, rotated(-26))
    return things


def lamp(r, h):
    dot = turned('lamp', [(0.07, 0), (0.06, 0.02, 0.01), (0, 0.025)], surface('screen', color='#cfe9ff'), segments=32)
    place([dot], moved(0, -r + 0.005, 0.6) @ rotated(90, 'X'))
    return dot
