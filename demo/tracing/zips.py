"""Zips: two tapes, a row of teeth, and sliders with their pullers."""
import math

from mathutils import Matrix, Vector

from geometry import box, place, rounded_rectangle, slab, solid, swept
from materials import surface
from panels import resampled
from tote import ribbon

TAPE, TOOTH, PITCH = 0.85, 0.36, 0.3


def zipped(name, line, outs, material, sliders=(0.12,), tape=TAPE, puller='#c4c7cb'):
    """A zip along a line; `outs` says where outside is. Sliders stand at shares of its length; their pullers hang."""
    count = round(length_of(line) / 0.25)
    last = len(outs) - 1
    line, outs = resampled(line, count), [outs[round(at / count * last)] for at in range(count + 1)]
    alongs = [(line[min(at + 1, count)] - line[max(at - 1, 0)]).normalized() for at in range(count + 1)]
    across = [out.cross(along).normalized() for out, along in zip(outs, alongs)]
    things = [
        ribbon(f'{name}-tape', line, across, tape, 0.07, material, sides=16, power=6),
        teeth(name, line, outs, alongs, across),
    ]
    for share in sliders:
        at = round(share * count)
        things += slider(line[at], outs[at], alongs[at], across[at], surface('chrome', color=puller))
    return things


def length_of(line):
    return sum((other - one).length for one, other in zip(line, line[1:]))


def teeth(name, line, outs, alongs, across):
    vertices, faces = [], []
    count = round(length_of(line) / PITCH)
    at = lambda values, share: values[min(len(values) - 1, round(share * (len(values) - 1)))]
    points = resampled(line, count)
    for tooth in range(count):
        share = tooth / count
        out, along, beside = (at(values, share) for values in (outs, alongs, across))
        middle = points[tooth] + beside * (0.05 if tooth % 2 else -0.05) + out * 0.1
        start = len(vertices)
        for rise, slim in ((-0.06, 1.0), (0.03, 1.0), (0.075, 0.62)):
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                vertices.append(middle + along * x * PITCH * 0.36 * slim + beside * y * TOOTH / 2 * (slim + 1) / 2 + out * rise)
        for ring in (0, 4):
            faces += [[start + ring + side, start + ring + (side + 1) % 4, start + ring + 4 + (side + 1) % 4, start + ring + 4 + side] for side in range(4)]
        faces.append([start + 8 + side for side in range(4)])
    return solid(f'{name}-teeth', vertices, faces, surface('plastic', color='#17181a'))


def slider(point, out, along, across, metal):
    body = slab('slider', rounded_rectangle(0.85, 1.15, 0.3, 8), 0.06, 0.36, metal, bevel=0.1)
    bridge = swept('bridge', [(0, -0.42, 0.3), (0, -0.3, 0.56), (0, 0, 0.62), (0, 0.3, 0.56), (0, 0.42, 0.3)], lambda share: (0.07, 0.16), metal, across=(1, 0, 0), samples=24, sides=16, power=4)
    place([body, bridge], frame(point, along, out))
    # the puller hangs from the bridge along the cloth
    down = Vector((0, 0, -1)) - out * Vector((0, 0, -1)).dot(out)
    down = down.normalized() if down.length > 0.3 else across
    tongue = slab('puller', rounded_rectangle(0.52, 2.5, 0.24, 8), -0.06, 0.07, metal, bevel=0.05)
    loop = box('hold', 0.3, 0.36, -0.08, 0.1, metal, corner=0.1, bevel=0.04)
    place([tongue], frame(point + out * 0.42 + down * 1.35, -down, (out + down * 0.12).normalized()))
    place([loop], frame(point + out * 0.52, -down, out))
    return [body, bridge, tongue, loop]


def frame(point, up, out):
    """Stands a thing that was made lying on the table at a point: its y looks along `up`, its z along `out`."""
    up = (up - out * up.dot(out)).normalized()
    right = up.cross(out).normalized()
    return Matrix(((right.x, up.x, out.x, point.x), (right.y, up.y, out.y, point.y), (right.z, up.z, out.z, point.z), (0, 0, 0, 1)))
