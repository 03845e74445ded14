"""A lanyard on the table: a woven ribbon that turns over at its top, a crimp, a swivel hook, maybe a badge in its holder."""
import math

from mathutils import Vector

from areas import PrintArea, flat_area
from geometry import box, catmull_rom, moved, place, rotated, rounded_rectangle, slab, swept, turned
from materials import surface
from panels import resampled
from tote import ribbon

HALF, THICK = 0.98, 0.055
STEPS = 240


def build(options):
    has_badge = bool(options.get('badge'))
    cloth = surface('ribbon', 'main')
    line, across = laid()
    things = [ribbon('band', line, across, HALF, THICK, cloth, sides=28, power=6)]
    steel = surface('chrome', color='#cdd0d4')
    things += crimp(steel) + hook(steel)
    areas = {'cinta': on_band(line, across, 0.16, 5, 1.5)}
    if has_badge:
        badge, area = holder()
        things += badge
        areas['credencial'] = area
    turn = rotated(options.get('turned', 14))
    place(things, turn)
    for area in areas.values():
        area.matrix = turn
    return things, areas, {'elevation': 62, 'fill': options.get('fill', 0.86)}


def laid():
    """Two legs that lie flat; between them the ribbon stands on its edge where it turns."""
    plan = [(0.05, 0.2, 0.14), (-0.5, 3.2, 0.1), (-1.9, 8, 0.09), (-3.3, 13, 0.09), (-4.0, 17.5, 0.3), (-3.6, 21.2, 0.85), (-2.0, 24, 1.05), (0.5, 25, 1.05), (2.9, 23.6, 1.05),
            (4.1, 20.6, 0.95), (4.0, 17, 0.5), (3.1, 12.6, 0.12), (1.8, 8, 0.1), (0.75, 4, 0.16), (0.05, 0.2, 0.3)]
    line = resampled(catmull_rom(plan, 300), STEPS)
    across = []
    for at in range(STEPS + 1):
        along = (line[min(at + 1, STEPS)] - line[max(at - 1, 0)]).normalized()
        flat = Vector((-along.y, along.x, 0)).normalized()
        share = at / STEPS
        stands = smoothstep((share - 0.2) / 0.2) * smoothstep((0.84 - share) / 0.2)
        angle = math.radians(84) * stands
        across.append(flat * math.cos(angle) - Vector((0, 0, 1)) * math.sin(angle))
    for at, point in enumerate(line):
        # its lower edge rests on the table
        point.z = max(point.z, abs(across[at].z) * HALF + 0.06)
    return line, across


def smoothstep(value):
    value = min(1, max(0, value))
    return value * value * (3 - 2 * value)


def on_band(line, across, share, long, wide):
    """Along the left leg, read from its top downwards."""
    total = sum((other - one).length for one, other in zip(line, line[1:]))
    at = lambda place: min(max(place * STEPS, 0), STEPS - 1e-6)

    def world(u, v):
        place = at(share + (0.5 - v) * long / total)
        low = int(place)
        point = line[low].lerp(line[low + 1], place - low)
        beside = across[low].lerp(across[low + 1], place - low).normalized()
        return point - beside * (u - 0.5) * wide + Vector((0, 0, THICK + 0.01))

    return PrintArea(world, wide, long)


def crimp(steel):
    """Sheet that holds both ends of the ribbon, with pressed teeth at its edge."""
    things = [box('crimp', 2.3, 1.5, 0.02, 0.5, steel, corner=0.16, bevel=0.12)]
    for y in (-0.32, 0.32):
        groove = box('groove', 1.9, 0.07, 0.47, 0.508, surface('metallic', color='#7f848a'), corner=0.03, bevel=0.004)
        place([groove], moved(0, y))
        things.append(groove)
    return things


def hook(steel):
    """An eye with a swivel, and a hook whose gate is a bent strip."""
    eye = swept('eye', [(-0.62, -0.7, 0.26), (-0.66, -1.0, 0.26), (-0.5, -1.35, 0.26), (0, -1.55, 0.26), (0.5, -1.35, 0.26), (0.66, -1.0, 0.26), (0.62, -0.7, 0.26)],
                lambda share: (0.11, 0.11), steel, across=(0, 0, 1), samples=60, sides=20)
    swivel = turned('swivel', [(0, 0), (0.2, 0.02, 0.05), (0.3, 0.2, 0.1), (0.22, 0.42, 0.06), (0.34, 0.55, 0.08), (0.34, 0.75, 0.08), (0.2, 0.9, 0.06), (0, 0.92)], steel, segments=64)
    place([swivel], moved(0, -1.45, 0.34) @ rotated(90, 'X'))
    bent = [(0.1, -2.3, 0.36), (0.62, -2.7, 0.34), (0.86, -3.5, 0.32), (0.78, -4.4, 0.3), (0.3, -5.05, 0.3), (-0.34, -4.98, 0.3), (-0.74, -4.4, 0.3), (-0.7, -3.8, 0.32)]
    body = swept('hook', bent, lambda share: (0.2 - 0.06 * share, 0.17), steel, across=(0, 0, 1), samples=120, sides=28, power=2.4)
    gate = swept('gate', [(-0.1, -2.3, 0.36), (-0.5, -2.75, 0.36), (-0.72, -3.4, 0.34), (-0.62, -4.3, 0.33)], lambda share: (0.06, 0.15), steel, across=(0, 0, 1), samples=60, sides=20, power=4)
    return [eye, swivel, body, gate]


def holder():
    """A frame of acrylic with a printed card; the hook goes through its slot."""
    width, height, middle = 9.0, 12.4, -11.0
    rim, card = surface('plastic', color='#f4f5f6'), surface('paper', color='#fbfaf6')
    stripe = surface('paper', 'main')
    back = slab('holder', rounded_rectangle(width, height, 0.7, 20), 0, 0.2, rim, bevel=0.06)
    frame = swept('rim', [(x, y, 0.2) for x, y in rounded_rectangle(width - 0.3, height - 0.3, 0.6, 20)], lambda share: (0.16, 0.16), rim, across=(0, 0, 1), samples=1, sides=16, power=3, closed=True)
    sheet = box('card', width - 0.8, height - 2.0, 0.18, 0.23, card, corner=0.15, bevel=0.01)
    band = box('stripe', width - 0.8, 2.5, 0.2, 0.236, stripe, corner=0.1, bevel=0.004)
    slot = box('slot', 1.9, 0.5, 0.16, 0.212, surface('rubber', color='#55585d'), corner=0.24, bevel=0.004)
    place([sheet], moved(0, -0.6))
    place([band], moved(0, 3.1))
    place([slot], moved(0, height / 2 - 0.72))
    things = [back, frame, sheet, band, slot]
    place(things, moved(0, middle))
    return things, flat_area(6.5, 5, 0, middle - 1.6, 0.24)
