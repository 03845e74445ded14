"""A safety helmet: a shell with ribs along its top, a peak, an edge all around."""
import math

from mathutils import Vector

from areas import PrintArea
from geometry import place, rotated, solid, swept
from materials import surface

LONG, WIDE, HIGH = 13.6, 11.2, 13.2


def build(options):
    shell = surface('plastic', 'main')
    rounds, rows = 240, 80
    vertices = [on_shell(2 * math.pi * step / rounds, row / rows) for row in range(rows + 1) for step in range(rounds)]
    faces = [[row * rounds + at, row * rounds + (at + 1) % rounds, (row + 1) * rounds + (at + 1) % rounds, (row + 1) * rounds + at] for row in range(rows) for at in range(rounds)]
    things = [solid('shell', vertices, faces, shell)]
    ring = [(2 * math.pi * step / rounds) for step in range(rounds)]
    edge, depth = [], 7
    for part in range(depth + 1):
        edge += [peak(around, part / depth) for around in ring]
    edge += [peak(around, 1) - Vector((0, 0, 0.28)) for around in ring] + [peak(around, 0) - Vector((0, 0, 0.28)) for around in ring]
    faces = [[row * rounds + at, row * rounds + (at + 1) % rounds, (row + 1) * rounds + (at + 1) % rounds, (row + 1) * rounds + at] for row in range(depth + 2) for at in range(rounds)]
    things.append(solid('peak', edge, faces, shell))
    things.append(swept('rim', [peak(around, 1) - Vector((0, 0, 0.14)) for around in ring], lambda share: (0.24, 0.24), shell, across=(0, 0, 1), samples=1, sides=12, closed=True))
    turn = rotated(options.get('turned', 20))
    place(things, turn)
    area = PrintArea(lambda u, v: on_shell((u - 0.5) * 0.5, 0.24 + (0.5 - v) * 0.27, 0.05), 5.5, 4.2)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 15}


def on_shell(around, share, lift=0.0):
    """`around` from the front, −y, to the right; `share` of the way from the edge to the top."""
    angle = share * math.pi / 2
    out, up = math.cos(angle) ** 0.82, math.sin(angle) ** 0.94
    x, y = math.sin(around) * WIDE * out, -math.cos(around) * LONG * out
    on_top = min(1, max(0, (share - 0.42) / 0.18))
    ribs = on_top * sum(high * math.exp(-(abs((x - at) / wide) ** 4)) for at, wide, high in ((0, 1.5, 0.55), (-4.6, 0.8, 0.3), (4.6, 0.8, 0.3)))
    grown = 1 + lift / 12
    return Vector((x * grown, y * grown, 1.2 + HIGH * up * grown + ribs))


def peak(around, part):
    forward = max(0.0, math.cos(around)) ** 2.2
    reach = 1 + (0.06 + 0.34 * forward) * part
    x, y = math.sin(around) * WIDE * (1 + (0.06 + 0.06 * forward) * part), -math.cos(around) * LONG * reach
    return Vector((x, y, 1.2 - part * (0.5 + 1.6 * forward)))
