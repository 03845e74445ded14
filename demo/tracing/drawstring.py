"""A drawstring bag that lies on the table: thin cloth that a cord gathers at its neck; the cord runs down both sides to an eyelet in each corner."""
import math

from mathutils import Vector, noise

from areas import PrintArea
from geometry import catmull_rom, moved, place, slab, swept, turned
from materials import surface
from panels import on_net, resampled, skin, swollen
from sewing import stitches

HALF, HEIGHT, FRILL, NECK = 16.8, 41.0, 2.3, 9.6
# height of the seam over the table
SEAM = 0.3
COLUMNS, ROWS = 130, 120
FOLDS = 15
CORNER = 5.2


def build(options):
    seed = options.get('seed', 1)
    is_thin = options.get('weave') != 'canvas'
    finish = 'canopy' if is_thin else 'canvas'
    cloth, cord = surface(finish, 'main'), surface('webbing', 'second')
    net = fallen(seed, is_thin)
    share = HEIGHT / (HEIGHT + FRILL)
    things = [
        skin('front', net, cloth),
        slab('back', edge(seed), 0.02, SEAM - 0.02, cloth, bevel=0.12),
        seam(net, share - 0.035, cloth),
    ]
    things += cords(net, share - 0.018, cord)
    for side in (0, 1):
        things += corner(net, side, surface('webbing', 'second') if is_thin else cloth, surface('thread', 'main'))
    width, height = 22, 26
    area = PrintArea(lambda u, v: around_net(net, 0.5 + (u - 0.5) * width / HALF / 2, 0.4 + (0.5 - v) * height / (HEIGHT + FRILL)), width, height)
    return things, {'frente': area}, {'elevation': 74, 'rakes': True, 'fill': options.get('fill', 0.86)}


def around_net(net, u, v, reach=0.045):
    """A print bridges the sharpest creases."""
    places = [on_net(net, u + reach * across / 2, v + reach * up / 2) for across in range(-2, 3) for up in range(-2, 3)]
    return sum(places, Vector()) / len(places)


def half_at(height):
    """Of the width where the bag lies: it narrows to the neck, and opens a little above the cord."""
    return HALF - (HALF - NECK) * smoothstep((height - 15) / (HEIGHT - 15)) ** 1.15 + 0.12 * max(0.0, height - HEIGHT)


def smoothstep(value):
    value = min(1, max(0, value))
    return value * value * (3 - 2 * value)


def lies(seed, x, y):
    """No bag lies quite straight."""
    at = Vector((x / 15, y / 15, seed * 3.7))
    return (x + 0.6 * noise.noise(at), y + 0.45 * noise.noise(at + Vector((9.1, 4.3, 0))))


def fallen(seed, is_thin):
    """Rows from the bottom up. What the neck takes in of the width stands in folds."""
    start, rest = [], []
    whole = HEIGHT + FRILL
    for row in range(ROWS + 1):
        height, line, flat = whole * row / ROWS, [], []
        half = half_at(height)
        gathered = math.sqrt(max((HALF / half) ** 2 - 1, 0))
        for column in range(COLUMNS + 1):
            u = column / COLUMNS
            phase = FOLDS * (u + 0.022 * noise.noise(Vector((u * 9, seed, 0.4)))) + 0.12 * noise.noise(Vector((u * 5, height / 9, seed)))
            depth = 0.55 + 0.45 * noise.noise(Vector((u * 11, seed, height / 14)))
            fold = gathered * 2 * half / FOLDS / math.pi * 0.62 * depth * (0.5 + 0.5 * math.sin(2 * math.pi * phase))
            inner = min(1, u * 9, (1 - u) * 9, row / ROWS * 12)
            belly = 1.9 * (1 - (2 * u - 1) ** 4) * math.sin(math.pi * min(1, height / HEIGHT * 0.92 + 0.04)) ** 0.8
            wave = noise.noise(Vector((u * 5 + height / 30, height / 11, seed * 1.3))) + 0.5 * noise.noise(Vector((u * 9, height / 6, seed * 2.9)))
            x, y = lies(seed, (2 * u - 1) * half, height)
            line.append(Vector((x, y, SEAM + inner * (fold + max(0.0, belly * (1 + 0.65 * wave))) + 0.02)))
            flat.append(Vector(((2 * u - 1) * HALF * 1.045, height * 1.03, 0)))
        start.append(line)
        rest.append(flat)
    tied = round(ROWS * HEIGHT / whole)
    is_sewn = lambda row, column: row in (0, tied) or (column in (0, COLUMNS) and row < tied)
    up = Vector((0, 0, 1))
    net = swollen(start, is_sewn, lambda row, column: up, lambda row, column: 0, 1, seed, pressure=0.1, stiff=0.25 if is_thin else 0.7, rest=rest, rumple=0.13 if is_thin else 0.1, weight=0.04)
    for line in net:
        for point in line:
            point.z = max(point.z, SEAM + 0.02)
    return net


def edge(seed):
    right = [(half_at(height) - 0.02, height) for height in [HEIGHT * step / 60 for step in range(61)]]
    right = [(half, max(height, 0.02)) for half, height in right]
    points = [lies(seed, x, y) for x, y in right] + [lies(seed, -x, y) for x, y in reversed(right)]
    return [(point.x, point.y) for point in resampled([*points, points[0]], 300)[:-1]]


def seam(net, v, cloth):
    line = [on_net(net, 0.01 + 0.98 * step / 260, v) + Vector((0, 0, 0.02)) for step in range(261)]
    return stitches('tunnel', line, [(0, 0, 1)] * 261, surface('thread', 'main'), length=0.3, gap=0.14, thick=0.04)


def cords(net, v, material):
    """Two on each side, from the tunnel down to the corner, slack as they fell."""
    things = []
    for side in (-1, 1):
        mouth, foot = on_net(net, 0.5 + side * 0.5, v), on_net(net, 0.5 + side * 0.47, 0.035)
        for out, high in ((2.6, 0.3), (4.1, 0.3)):
            places = [
                mouth + Vector((-side * 1.2, 0, 0.2)), mouth + Vector((side * 0.6, -0.1 if out < 3 else 0.25, 0.1)),
                Vector((side * (HALF * 0.83 + out * 0.9), 33.5 + out * 0.5, high)), Vector((side * (HALF + out), 24, high)),
                Vector((side * (HALF + out * 1.05), 13, high)), Vector((side * (HALF + out * 0.62), 4.2, high)),
                foot + Vector((side * 1.0, -0.5 if out < 3 else -0.9, 0.1)), foot + Vector((-side * 0.1, 0, 0.2)),
            ]
            line = resampled(catmull_rom(places, 200), 300)
            line = [point + Vector((0.16 * noise.noise(point / 3), 0, 0)) for point in line]
            things.append(swept('cord', [tuple(point) for point in line], lambda share: (0.24, 0.24), material, across=(0, 0, 1), samples=1, sides=16))
        knot = swept('knot', [tuple(foot + Vector((side * (0.2 + 0.35 * math.cos(turn)), 0.45 * math.sin(turn), 0.35 + 0.06 * turn / 6))) for turn in [step / 10 for step in range(75)]],
                     lambda share: (0.23, 0.23), material, across=(0, 0, 1), samples=1, sides=14)
        things.append(knot)
    return things


def corner(net, side, cloth, thread):
    """A triangle that strengthens the corner, and its eyelet."""
    rows = []
    for row in range(25):
        reach = CORNER * row / 24
        line = []
        for column in range(25):
            x, y = (CORNER - reach) * 1.0 * column / 24, reach
            u, v = x / HALF / 2, y / (HEIGHT + FRILL)
            point = on_net(net, u if side == 0 else 1 - u, v)
            line.append(point + Vector((0, 0, 0.05)))
        rows.append(line)
    points = [on_net(net, u if side == 0 else 1 - u, v) + Vector((0, 0, 0.07)) for u, v in
              [((CORNER - 0.35) * (1 - step / 40) / HALF / 2, (CORNER - 0.35) * step / 40 / (HEIGHT + FRILL)) for step in range(41)]]
    middle = on_net(net, 0.03 if side == 0 else 0.97, 0.033)
    ring = turned('eyelet', [(0.3, -0.05), (0.32, 0.14, 0.05), (0.46, 0.18, 0.06), (0.66, 0.1, 0.05), (0.7, -0.05)], surface('chrome', color='#c9ccd0'), segments=64)
    place([ring], moved(middle.x, middle.y, middle.z + 0.05))
    return [skin('corner', rows, cloth), stitches('corner', points, [(0, 0, 1)] * 41, thread, length=0.3, gap=0.15, thick=0.045), ring]
