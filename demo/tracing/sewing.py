"""Seams: a row of stitches that lie in a line on a surface."""
import math

from mathutils import Vector

from geometry import solid

SIDES = 8
STEPS = 6


def stitches(name, line, outwards, material, length=0.3, gap=0.13, thick=0.035):
    """Along the points of `line`; `outwards` gives for each where the surface looks. Each stitch dips at its ends."""
    line, outwards = [Vector(point) for point in line], [Vector(one).normalized() for one in outwards]
    lengths = [0.0]
    for one, other in zip(line, line[1:]):
        lengths.append(lengths[-1] + (other - one).length)
    count = max(1, round(lengths[-1] / (length + gap)))
    pitch = lengths[-1] / count
    vertices, faces = [], []
    for stitch in range(count):
        start = pitch * stitch + gap / 2
        add_stitch(vertices, faces, [at(line, outwards, lengths, start + (pitch - gap) * step / STEPS) for step in range(STEPS + 1)], thick)
    return solid(name, vertices, faces, material)


def at(line, outwards, lengths, place):
    index = next((one for one in range(1, len(lengths)) if lengths[one] >= place), len(lengths) - 1)
    share = (place - lengths[index - 1]) / max(lengths[index] - lengths[index - 1], 1e-9)
    along = (line[index] - line[index - 1]).normalized()
    return line[index - 1].lerp(line[index], share), outwards[index - 1].lerp(outwards[index], share).normalized(), along


def add_stitch(vertices, faces, places, thick):
    start = len(vertices)
    for step, (point, out, along) in enumerate(places):
        rise = math.sin(math.pi * step / STEPS)
        radius = thick * (0.45 + 0.55 * rise)
        beside = out.cross(along).normalized()
        middle = point + out * thick * (1.5 * rise ** 0.5 - 0.75)
        for side in range(SIDES):
            angle = 2 * math.pi * side / SIDES
            vertices.append(middle + beside * math.cos(angle) * radius + out * math.sin(angle) * radius)
    for step in range(STEPS):
        low, high = start + step * SIDES, start + (step + 1) * SIDES
        for side in range(SIDES):
            after = (side + 1) % SIDES
            faces.append([low + side, low + after, high + after, high + side])
    faces.append([start + side for side in reversed(range(SIDES))])
    faces.append([start + STEPS * SIDES + side for side in range(SIDES)])
