"""A mate: a gourd in sewn leather with a steel rim, or a straight cup of steel or wood; yerba in it and a bombilla."""
import math
import random

from areas import round_area
from geometry import moved, place, profile, rotated, solid, swept, turned
from materials import surface
from sewing import stitches

# corners of the outside (radius, height, fillet) from the table to below the rim, the rim's radius, and the rim's height
FORMS = {
    'calabaza': ([(0, 0.16), (1.9, 0.16, 0.2), (3.3, 0.7, 1.1), (4.55, 3.5, 2.6), (3.5, 7.2, 2.6), (3.02, 8.3, 0.8)], 3.02, 1.75),
    'camionero': ([(0, 0.1), (2.6, 0.1, 0.3), (3.5, 1.0, 1.2), (4.3, 4.6, 2.6), (3.75, 8.3, 1.2)], 3.75, 1.3),
    'recto': ([(0, 0.1), (2.95, 0.1, 0.06), (3.05, 0.02, 0.06), (3.3, 0.3, 0.3), (3.75, 9.0, 0.6)], 3.75, 0),
}


def build(options):
    shape = options.get('shape', 'calabaza')
    corners, rim, rises = FORMS[shape]
    finish = options.get('finish', 'leather')
    skin = surface('wood', color='#b98a57') if finish == 'wood' else surface(finish, 'main')
    line = profile(corners, steps=16)
    top = corners[-1][1]
    steel = surface('steel', color='#d9dbdd')
    things = [turned('body', corners, skin)]
    things += rolled_rim(rim, top, rises, steel) if rises else wall(rim, top, steel if finish != 'wood' else skin)
    brim = top + max(rises, 0.1)
    things.append(yerba(rim - 0.33, brim - 0.75))
    things += bombilla(brim)
    if finish == 'leather':
        things += seams(line, top)
    if options.get('foot') or shape == 'calabaza':
        things.append(turned('foot', [(0, 0), (2.32, 0, 0.1), (2.5, 0.12, 0.12), (2.42, 0.34, 0.12), (2.0, 0.5), (0, 0.5)], steel if options.get('foot') else skin))
    radius_at = radius_along(line)
    # what is engraved lies on the belly, a little to the left of the middle
    areas = {'frente': round_area(radius_at, 4.1 if shape == 'calabaza' else 4.6, 4, 3.4, -0.12)}
    return things, areas, {'elevation': 19, 'fill': options.get('fill', 0.86)}


def radius_along(line):
    def radius_at(z):
        for (r0, z0), (r1, z1) in zip(line, line[1:]):
            if z0 <= z <= z1 and z1 > z0:
                return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        return line[-1][0]

    return radius_at


def rolled_rim(rim, top, rises, steel):
    """A collar of sheet that grips the gourd, widens and is rolled at its lip."""
    low, high = top - 0.75, top + rises
    return [turned('rim', [
        (rim - 0.1, low + 0.1), (rim + 0.13, low, 0.03), (rim + 0.17, low + 0.06, 0.05), (rim + 0.1, low + 0.2, 0.06), (rim + 0.06, top, 0.3),
        (rim + 0.12, high - 0.5, 0.5), (rim + 0.34, high - 0.12, 0.1), (rim + 0.32, high + 0.03, 0.12), (rim + 0.16, high + 0.02, 0.12), (rim - 0.12, high - 0.5, 0.5),
        (rim - 0.2, top - 0.6),
    ], steel)]


def wall(rim, top, material):
    return [turned('wall', [(rim, top), (rim - 0.02, top + 0.1, 0.08), (rim - 0.2, top + 0.1, 0.08), (rim - 0.24, top, 0.1), (rim - 0.36, 4)], material)]


def seams(line, top):
    """The leather closes in one seam down the side; another one goes around below the rim."""
    thread = surface('fabric', color='#e6d3ab')
    edge = surface('leather', color='#3a2415')
    angle = math.radians(52)
    turn = lambda r, around: (math.sin(around) * r, -math.cos(around) * r)
    rising = [(r, z) for r, z in line if 0.9 < z < top - 0.9]
    things = []
    for beside in (-0.17, 0.17):
        points = [(*turn(r, angle + beside / r), z) for r, z in rising]
        outs = [(*turn(1, angle), 0.25) for _ in rising]
        things.append(stitches('seam', points, outs, thread, length=0.36, gap=0.16, thick=0.05))
    points = [(*turn(r + 0.005, angle), z) for r, z in rising]
    things.append(swept('joint', points, lambda share: (0.018, 0.045), edge, across=(math.cos(angle), math.sin(angle), 0), samples=1, sides=8))
    r, z = next((one for one in reversed(line) if one[1] < top - 1.05))
    around = [(*turn(r, 2 * math.pi * step / 120), z) for step in range(121)]
    things.append(stitches('seam', around, [(x, y, r * 0.3) for x, y, _ in around], thread, length=0.36, gap=0.16, thick=0.05))
    return things


def yerba(radius, height):
    """A heap of leaf dust and little stalks, higher away from the bombilla."""
    chance = random.Random(7)
    rings, sides = 46, 150
    vertices, faces = [], []
    for ring in range(rings + 1):
        r = radius * ring / rings
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            x, y = math.cos(angle) * r, math.sin(angle) * r
            heap = height - 0.22 * x / radius + 0.1 * math.sin(x * 2.1) * math.cos(y * 1.7) - 0.35 * (ring / rings) ** 6
            vertices.append((x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), heap + chance.uniform(-0.05, 0.05)))
    for ring in range(rings):
        for side in range(sides):
            after = (side + 1) % sides
            faces.append([ring * sides + side, ring * sides + after, (ring + 1) * sides + after, (ring + 1) * sides + side])
    things = solid('yerba', vertices, faces, surface('leaves', color='#7c8440'))
    return things


def bombilla(brim):
    steel, brass = surface('chrome', color='#d4d7da'), surface('brass', color='#d9b26a')
    curve = [(0.5, 0, brim - 3), (0.95, 0, brim + 0.4), (1.75, 0, brim + 5.2), (2.15, 0, brim + 7.0), (2.85, 0, brim + 8.3), (3.5, 0, brim + 9.0)]
    end = [(3.36, 0, brim + 8.86), (3.7, 0, brim + 9.22), (4.2, 0, brim + 9.74)]
    ring_at = rotated(math.degrees(math.atan2(1.75 - 0.95, 4.8)), 'Y')
    things = [
        swept('stem', curve, lambda share: (0.24, 0.24), steel, samples=120),
        swept('mouth', end, lambda share: (0.25 - 0.11 * share, 0.27 + 0.1 * share), brass, samples=30, power=2.3),
    ]
    for rise in (1.9, 2.25):
        band = turned('band', [(0.2, 0), (0.32, 0.02, 0.05), (0.34, 0.12, 0.06), (0.32, 0.22, 0.05), (0.2, 0.24)], brass, segments=64)
        place([band], moved(0.95 + 0.8 * (rise - 0.4) / 4.8 + 0.02, 0, brim + rise) @ ring_at)
        things.append(band)
    place(things, rotated(-24))
    return things
