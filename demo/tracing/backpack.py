"""A backpack that stands: swollen panels with piping, zips, a pocket in front, mesh pockets beside, padded straps and a grip."""
import math

from mathutils import Vector, noise

from areas import PrintArea
from geometry import catmull_rom, place, rotated, swept
from materials import surface
from panels import around, beside_seams, depth_on, on_net, outline, resampled, skin, spanned, swollen
from rolled_top import rolled_top
from sewing import stitches
from tote import ribbon
from zips import zipped

HALF, CORNER = 14.3, 4.0
FRONT, BACK = -6.6, 6.6
# height, where the arch begins, its power
FORMS = {'urbana': (44.0, 27, 2.5), 'ejecutiva': (44.0, 28, 3.1), 'roll': (40.0, 37, 7)}
# where the zip runs in the side, as a share of the way from the front to the back
ZIP_AT = 0.36
SIDE_ROWS = 44
# the pocket's half width, its lowest and its highest seam, and how far it stands out
POCKETS = {'urbana': (10.6, 3.4, 23.5, 3.2), 'ejecutiva': (11.6, 3.2, 28.5, 2.6)}


def build(options):
    kind, seed = options.get('kind', 'urbana'), options.get('seed', 1)
    is_rolled = kind == 'roll'
    cloth, tape = surface('polyester', 'main'), surface('webbing', color='#202125')
    webbing = surface('webbing', 'main' if is_rolled else 'second')
    shell = Shell(kind)
    net = swollen(spanned(shell.sides, shell.front), on_edge(61, 61), lambda row, column: Vector((0, -1, 0)), bulge(61, 61, 1.6), 1.036, seed, pressure=0.4, stiff=0.35)
    things = [skin('front', net, cloth), piped(around(shell.sides), shell.front, webbing)]
    things += gusset(shell, cloth, webbing, None if is_rolled else tape, seed)
    things.append(skin('back', spanned(shell.sides, lambda x, z: shell.back(z)), cloth))
    things += seam_beside(net, 0.024, surface('thread', 'main'))
    things += straps(shell, cloth, webbing)
    if is_rolled:
        things += rolled_top(net, shell, cloth, surface('leather', 'second'), seed)
        width, height, middle, span = 16, 14, 0.36, (2 * HALF, shell.height)
    else:
        things += grip(webbing)
        half, low, high, _ = POCKETS[kind]
        pocket, net = pocket_of(kind, shell, net, surface('polyester', 'second' if options.get('contrast') else 'main'), tape, webbing, seed)
        things += pocket
        width, height, middle, span = 16, 14, 0.44, (2 * half, high - low)
    turn = rotated(options.get('turned', 30))
    place(things, turn)
    area = PrintArea(lambda u, v: on_net(net, 0.5 + (u - 0.5) * width / span[0], middle + (0.5 - v) * height / span[1]) - Vector((0, 0.02, 0)), width, height)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 13, 'fill': options.get('fill', 0.86)}


class Shell:
    """The outline of front and back, and how deep both stand at a height: a bag that is rolled becomes thin above."""

    def __init__(self, kind):
        self.height, arch_from, power = FORMS[kind]
        self.is_rolled = kind == 'roll'
        self.sides = outline(HALF, 0.35, self.height, CORNER, arch_from, power, taper=0.7)

    def front(self, x, z):
        return FRONT + 2.3 * (z / self.height) ** 2.2 + (3.6 * max(0.0, (z - 20) / 20) ** 2 if self.is_rolled else 0)

    def back(self, z):
        return BACK - (5.2 * max(0.0, (z - 24) / 16) ** 2 if self.is_rolled else 0)


def on_edge(rows, columns):
    return lambda row, column: row in (0, rows - 1) or column in (0, columns - 1)


def bulge(rows, columns, most):
    """Least at the seams; what is inside has sunk."""
    def swell(row, column):
        u, v = column / (columns - 1) * 2 - 1, row / (rows - 1)
        return most * (1 - u ** 4) * math.sin(math.pi * v ** 0.8) ** 0.7

    return swell


def piped(line, depth, material, radius=0.24):
    points = [Vector((x, depth(x, z) - 0.05, z)) for x, z in line]
    points = resampled([*points, points[0]], 320)[:-1]
    return swept('piping', points, lambda share: (radius, radius), material, across=(0, 1, 0), samples=1, sides=16, closed=True)


def gusset(shell, cloth, webbing, tape, seed):
    """The band around: a zip in its upper part if there is tape for one, a pocket of gathered cloth at each side."""
    ring = around(shell.sides)
    ring = resampled([*ring, ring[0]], 260)
    outs = outwards_of(ring)
    net = []
    for row in range(SIDE_ROWS + 1):
        share = row / SIDE_ROWS
        net.append([Vector((x, shell.front(x, z) + (shell.back(z) - shell.front(x, z)) * share, z)) for x, z in ring])
    zip_row = round(ZIP_AT * SIDE_ROWS)
    starts, ends = side_columns(ring, 19)
    is_sewn = lambda row, column: row in (0, SIDE_ROWS) or column in (0, len(ring) - 1) or (tape and abs(row - zip_row) <= 3 and starts <= column <= ends)
    swell = lambda row, column: 0.9 * math.sin(math.pi * row / SIDE_ROWS)
    net = swollen(net, is_sewn, lambda row, column: outs[column], swell, 1.025, seed + 3, pressure=0.35, stiff=0.5)
    for line in net:
        for point in line:
            point.z = max(point.z, 0.03)
    things = [skin('side', net, cloth)]
    if tape:
        line = [net[zip_row][column] + outs[column] * 0.16 for column in range(starts, ends + 1)]
        things += zipped('main', line, outs[starts:ends + 1], tape, sliders=(0.86, 0.91), tape=0.85)
    for side in (-1, 1):
        things += side_pocket(side, webbing, cloth, seed)
    return things


def side_columns(ring, height):
    """The columns of the band between which it is higher than this."""
    above = [column for column, point in enumerate(ring) if point[1] > height]
    return above[0], above[-1]


def outwards_of(ring):
    outs = []
    for index in range(len(ring)):
        before, after = ring[max(index - 1, 0)], ring[min(index + 1, len(ring) - 1)]
        along = (after - before).normalized()
        outs.append(Vector((along[1], 0, -along[0])))
    return outs


def side_pocket(side, webbing, cloth, seed):
    """Open above, where an elastic band gathers it."""
    columns, rows, high = 40, 40, 17.0
    net = []
    for row in range(rows + 1):
        z, line = 2.6 + (high - 2.6) * row / rows, []
        for column in range(columns + 1):
            share = column / columns
            y = FRONT + 3.2 + (BACK - FRONT - 3.6) * share
            stands = math.sin(math.pi * share) ** 0.55
            folds = math.sin(share * 34 + 1.3 * noise.noise(Vector((share * 5, seed, side)))) * 0.13 * (row / rows) ** 2
            grown = min(1, row / rows * 3)
            x = HALF - 0.4 + 0.5 * grown + stands * grown * (0.5 + 0.9 * math.sin(math.pi * min(1, row / rows * 1.15) * 0.55) + folds)
            corner = max(0.0, 4.0 - z) ** 2 * 0.1
            line.append(Vector((side * (x - corner), y, z - 0.5 * math.sin(math.pi * share) * (row / rows) ** 3)))
        net.append(line)
    rim = net[-1]
    across = [Vector((0, 0, 1))] * len(rim)
    return [skin('side-pocket', net, cloth), ribbon('elastic', [point + Vector((side * 0.05, 0, -0.5)) for point in rim], across, 0.6, 0.12, webbing, sides=16, power=4)]


def seam_beside(net, inset, thread):
    line, outs = beside_seams(net, inset)
    outs = [out if out.y < 0 else -out for out in outs]
    return [stitches('seam', [point + out * 0.03 for point, out in zip(line, outs)], outs, thread, length=0.34, gap=0.16, thick=0.045)]


def pocket_of(kind, shell, front, cloth, tape, webbing, seed):
    half, low, high, stands = POCKETS[kind]
    sides = outline(half, low, high, 2.4, high - 7, 3.6, count=50)
    ring = around(sides)
    ring = resampled([*ring, ring[0]], 200)
    outs = outwards_of(ring)
    base = [depth_on(front, x, z) + 0.05 for x, z in ring]
    face = lambda x, z: shell.front(x, z) - 1.2 - stands * (1.05 - 0.3 * (z - low) / (high - low))
    rows = 14
    band = [[Vector((x, base[column] + (face(x, z) - base[column]) * row / rows, z)) for column, (x, z) in enumerate(ring)] for row in range(rows + 1)]
    starts, ends = side_columns(ring, high - 6.2)
    is_sewn = lambda row, column: row in (0, rows) or column in (0, len(ring) - 1) or (abs(row - 7) <= 2 and starts <= column <= ends)
    band = swollen(band, is_sewn, lambda row, column: outs[column], lambda row, column: 0.35 * math.sin(math.pi * row / rows), 1.02, seed + 5, pressure=0.4)
    net = swollen(spanned(sides, face), on_edge(51, 51), lambda row, column: Vector((0, -1, 0)), bulge(51, 51, 0.9), 1.03, seed + 7, pressure=0.4, stiff=0.35)
    line = [band[7][column] + outs[column] * 0.14 for column in range(starts, ends + 1)]
    things = [skin('pocket', net, cloth), skin('pocket-side', band, cloth), piped(ring, face, webbing, radius=0.2)]
    things += zipped('pocket', line, outs[starts:ends + 1], tape, sliders=(0.86,), tape=0.7)
    things += seam_beside(net, 0.03, surface('thread', 'main'))
    return things, net


def straps(shell, cloth, webbing):
    """Padded, from the top of the back down; below they are of webbing, with a buckle and a loose end."""
    things = []
    for side in (-1, 1):
        top = shell.height - (5.5 if shell.is_rolled else 1.8)
        root = shell.back(top)
        plan = [(4.6, root - 1.4, top - 1.2), (6.2, root + 2.2, top + 0.6), (8.8, (root + BACK) / 2 + 4.2, top - 1.6), (12.6, BACK + 5.6, 34), (15.4, BACK + 5.8, 26), (16.2, BACK + 5.4, 18.5), (15.6, BACK + 5, 14)]
        line = resampled(catmull_rom([(side * x, y, z) for x, y, z in plan], 80), 160)
        facing = [Vector((side * (0.25 + 0.35 * share / 160), 0.9, 0)).normalized() for share in range(161)]
        across = [out.cross(Vector((0, 0, 1))).normalized() for out in facing]
        things.append(ribbon('strap', line, across, 3.1, 0.62, cloth, sides=40, power=3.4))
        for edge in (-1, 1):
            border = [point + one * edge * 3.02 for point, one in zip(line, across)]
            things.append(ribbon('border', border, across, 0.3, 0.5, webbing, sides=16, power=3))
        below = [(15.6, BACK + 5, 14.6), (15.2, BACK + 4.7, 11), (14.6, BACK + 3.4, 6), (13.4, BACK + 0.6, 2.6), (12.6, BACK - 0.4, 2.2)]
        line = resampled(catmull_rom([(side * x, y, z) for x, y, z in below], 80), 90)
        across = [Vector((side * -0.94, 0.35, 0.1)).normalized()] * 91
        things.append(ribbon('belt', line, across, 1.25, 0.09, webbing, sides=20, power=6))
        loose = [(15.7, BACK + 5.3, 13.6), (16.1, BACK + 5.9, 11.6), (16.3, BACK + 6.1, 8), (15.9, BACK + 6.3, 5.2)]
        line = resampled(catmull_rom([(side * x, y, z) for x, y, z in loose], 80), 60)
        things.append(ribbon('end', line, [across[0]] * 61, 1.25, 0.09, webbing, sides=20, power=6))
        buckle = surface('plastic', color='#191a1c')
        for z, tall in ((14.3, 0.45), (13.3, 0.5), (12.4, 0.35)):
            bar = [Vector((side * 15.65, BACK + 5.05, z)) + across[0] * step * 0.17 for step in range(-10, 11)]
            things.append(ribbon('buckle', bar, [Vector((0, 0, 1))] * 21, tall / 2, 0.26, buckle, sides=16, power=3))
    return things


def grip(webbing):
    curve = [(-3.4, BACK - 0.3, 43.2), (-3.5, BACK + 0.2, 44.4), (-2.9, BACK + 0.4, 46.6), (0, BACK + 0.5, 47.7), (2.9, BACK + 0.4, 46.6), (3.5, BACK + 0.2, 44.4), (3.4, BACK - 0.3, 43.2)]
    line = resampled(catmull_rom(curve, 80), 120)
    return [ribbon('grip', line, [Vector((0, 1, 0.05))] * 121, 1.2, 0.2, webbing, sides=24, power=4)]
