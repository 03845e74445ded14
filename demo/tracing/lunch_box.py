"""A lunch box: a tapered box with a flange, a lid of wood, plastic or steel with a seal below it, and an elastic band."""
import math

from areas import flat_area
from geometry import place, rotated, stacked, swept
from materials import surface

WIDTH, DEPTH, CORNER = 18.0, 12.0, 2.4
BODY, LID = 5.6, 1.5


def build(options):
    finish = options.get('finish', 'matt')
    body = surface(finish, 'main')
    lid = surface('bambooStrips', along='X')
    seal = surface('rubber', color='#e9e6df')
    things = [
        stacked('body', (WIDTH, DEPTH, CORNER), [(0.9, 0.12), (0.75, 0.02, 0.1), (0.55, 0.02, 0.2), (0.12, 0.9, 0.5), (0.02, BODY - 0.55, 0.1), (0.02, BODY - 0.42, 0.03), (-0.16, BODY - 0.36, 0.06),
                       (-0.16, BODY - 0.06, 0.06), (0.0, BODY, 0.06), (0.6, BODY)], body),
        stacked('seal', (WIDTH, DEPTH, CORNER), [(0.5, BODY - 0.02), (-0.02, BODY - 0.02, 0.03), (-0.02, BODY + 0.16, 0.03), (0.5, BODY + 0.16)], seal),
        stacked('lid', (WIDTH, DEPTH, CORNER), [(0.6, BODY + 0.12), (-0.18, BODY + 0.12, 0.06), (-0.3, BODY + 0.2, 0.08), (-0.3, BODY + LID - 0.18, 0.3), (0.0, BODY + LID + 0.06, 0.3), (2.4, BODY + LID + 0.06)], lid),
    ]
    things.append(band(surface('webbing', 'second'), 4.5))
    turn = rotated(options.get('turned', 24))
    place(things, turn)
    area = flat_area(8, 7, -3, 0, BODY + LID + 0.06)
    area.matrix = turn
    return things, {'tapa': area}, {'elevation': 28, 'fill': options.get('fill', 0.76)}


def band(material, x):
    """Tight around box and lid: from the edge of the lid straight down to the foot."""
    top, thick = BODY + LID + 0.1, 0.05
    lid, side, foot = DEPTH / 2 + 0.35, DEPTH / 2 + 0.02, DEPTH / 2 - 0.5
    corners = [(lid, top, 0.35), (-lid, top, 0.35), (-lid, BODY + 0.1, 0.6), (-side, 1.0, 0.6), (-foot, 0, 0.3), (foot, 0, 0.3), (side, 1.0, 0.6), (lid, BODY + 0.1, 0.6)]
    line = []
    for index, (y, z, fillet) in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        ends = []
        for other in (before, after):
            length = math.dist((y, z), other[:2])
            share = min(fillet, length * 0.48) / length
            ends.append((y + (other[0] - y) * share, z + (other[1] - z) * share))
        for step in range(9):
            t = step / 8
            line.append(tuple(a * (1 - t) ** 2 + b * 2 * t * (1 - t) + c * t ** 2 for a, b, c in zip(ends[0], (y, z), ends[1])))
    dense = []
    for index, here in enumerate(line):
        after = line[(index + 1) % len(line)]
        count = max(1, round(math.dist(here, after) / 0.5))
        dense += [(x, here[0] + (after[0] - here[0]) * step / count, here[1] + (after[1] - here[1]) * step / count) for step in range(count)]
    return swept('band', dense, lambda share: (thick, 1.3), material, across=(1, 0, 0), samples=1, sides=40, power=6, closed=True)
