"""A memory stick of plastic in a steel clip that turns around a rivet; or one in the form of a card."""
import math

from areas import flat_area
from geometry import box, moved, place, rotated, rounded_rectangle, slab, swept, turned
from materials import surface
from usb import THICK, plug

# where the clip turns, how long it is from there, its half width, and how far it is open
PIVOT, LONG, HALF, OPEN = -1.42, 5.05, 0.98, -112
SHEET, LIFT = 0.075, 0.12


def build(options):
    is_card = options.get('kind') == 'tarjeta'
    skin = surface('plastic', 'main')
    shell, hollow = surface('steel', color='#dcdee0', along='Y'), surface('plastic', color='#101113')
    tongue, contact = surface('plastic', color='#1d2f57'), surface('brass', color='#d9b26a')
    connector = plug(shell, hollow, tongue, contact)
    if is_card:
        things, area = card(skin, connector), flat_area(6, 3.6, -0.6, 0, 0.34)
    else:
        body = box('body', 1.84, 4.3, 0, THICK, skin, corner=0.5, bevel=0.16)
        collar = box('collar', 1.32, 0.1, 0.2, THICK - 0.2, hollow, corner=0.05, bevel=0.02)
        place([collar], moved(0, 2.16))
        things = [body, collar, *connector, *clip()]
        place(things, moved(0, 0, LIFT))
        area = flat_area(1.4, 2, 0, 1, THICK + LIFT)
    turn = rotated(options.get('turned', 30 if not is_card else 18))
    place(things, turn)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 50, 'fill': options.get('fill', 0.7)}


def clip():
    """Two tongues of sheet, one above and one below, and the bend between them at the far end."""
    steel = surface('steel', color='#d6d9dc', along='Y')
    outline = []
    for step in range(49):
        angle = math.radians(180 + 180 * step / 48)
        outline.append((math.cos(angle) * HALF, math.sin(angle) * HALF))
    outline += [(HALF, LONG - 0.5), (-HALF, LONG - 0.5)]
    above = slab('above', outline, THICK + 0.03, THICK + 0.03 + SHEET, steel, bevel=0.025)
    below = slab('below', outline, -0.03 - SHEET, -0.03, steel, bevel=0.025)
    middle, radius = THICK / 2, THICK / 2 + 0.03 + SHEET / 2
    bend = [(0, LONG - 0.54, middle + radius)] + [(0, LONG - 0.5 + math.cos(angle) * radius * 0.9, middle + math.sin(angle) * radius) for angle in [math.pi / 2 - math.pi * step / 24 for step in range(25)]]
    bend.append((0, LONG - 0.54, middle - radius))
    end = swept('bend', bend, lambda share: (SHEET / 2, HALF), steel, across=(1, 0, 0), samples=1, sides=40, power=12)
    rivet = turned('rivet', [(0, 0.1), (0.2, 0.09, 0.04), (0.34, 0.06, 0.04), (0.4, -0.02)], surface('chrome', color='#c8cbcf'), segments=96)
    place([rivet], moved(0, 0, THICK + 0.03 + SHEET))
    things = [above, below, end, rivet]
    place(things, moved(0, PIVOT) @ rotated(OPEN))
    return things


def card(skin, connector):
    """As large as a bank card; the connector is folded out of its edge."""
    body = slab('card', rounded_rectangle(8.5, 5.4, 0.36, 20), 0.02, 0.34, skin, bevel=0.06)
    hinge = box('hinge', 1.5, 1.9, 0.0, 0.42, skin, corner=0.14, bevel=0.08)
    place([hinge], moved(4.0, 1.3))
    place(connector, moved(4.6 - 1.9, 1.3, -THICK / 2 + 0.24) @ rotated(-90))
    return [body, hinge, *connector]
