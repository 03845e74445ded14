"""A key ring on the table: a sewn leather tag in a steel clasp, with a split ring."""
import math

import bmesh

from areas import PrintArea
from geometry import box, moved, place, rotated, slab, swept, turned
from materials import surface
from sewing import stitches

WIDTH, LENGTH, THICK = 3.0, 6.6, 0.34
NECK = 1.75
# the tag is bent a little: its round end lies higher than its middle
BOW = 0.013


def build(options):
    leather, edge = surface('leather', 'main'), surface('softTouch', 'main')
    thread = surface('fabric', color='#eadbb9')
    steel = surface('chrome', color='#cdd0d4')
    layers = [
        slab('lower', outline(0), 0.02, THICK / 2 - 0.012, edge, bevel=0.05),
        slab('upper', outline(0), THICK / 2 + 0.012, THICK, leather, bevel=0.12, steps=8),
        slab('middle', outline(0.06), THICK / 2 - 0.03, THICK / 2 + 0.03, edge, bevel=0.01),
    ]
    line = outline(0.3)
    line = [*line[-24:], *line[:-24]]
    seam = stitches('seam', [(x, y, THICK - 0.005) for x, y in line], [(0, 0, 1)] * len(line), thread, length=0.27, gap=0.12, thick=0.033)
    for layer in layers:
        strips(layer)
    for thing in [*layers, seam]:
        bend(thing)
    things = [*layers, seam, *clasp(steel), *ring(steel)]
    turn = rotated(options.get('turned', 32))
    place(things, turn)
    area = PrintArea(lambda u, v: bent((u - 0.5) * 2, (0.5 - v) * 3.6 - 0.9, THICK), 2, 3.6)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 56, 'fill': options.get('fill', 0.76)}


def outline(inset):
    """From the right of the neck around the round end, with straight sides that narrow to the neck."""
    half, round_at = WIDTH / 2 - inset, -LENGTH / 2 + WIDTH / 2
    neck, top = NECK / 2 - inset * 0.6, LENGTH / 2
    points = []
    for step in range(49):
        angle = math.radians(180 + 180 * step / 48)
        points.append((math.cos(angle) * half, round_at + math.sin(angle) * half))
    for step in range(1, 25):
        t = step / 24
        ease = t * t * (3 - 2 * t)
        points.append((half + (neck - half) * ease, 0.3 + (top - 0.3) * t))
    return points + [(-x, y) for x, y in reversed(points[49:])]


def strips(thing):
    """Cuts the faces across, so that they can be bent."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    for step in range(1, 40):
        y = -LENGTH / 2 + LENGTH * step / 40
        bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(0, y, 0), plane_no=(0, 1, 0))
    work.to_mesh(thing.data)
    work.free()


def bent(x, y, z):
    return (x, y, z + BOW * max(0.0, 1.2 - y) ** 2 + 0.02 * max(0.0, y - 1.2) ** 2)


def bend(thing):
    for vertex in thing.data.vertices:
        vertex.co = bent(*vertex.co)


def clasp(steel):
    """Sheet folded around the neck, closed by a rivet; above it an eye that holds the ring."""
    top, rise = LENGTH / 2, bent(0, LENGTH / 2, 0)[2]
    shell = box('clasp', NECK + 0.22, 1.35, rise - 0.1, rise + THICK + 0.12, steel, corner=0.16, bevel=0.1)
    groove = box('groove', NECK - 0.12, 0.05, rise + THICK, rise + THICK + 0.126, surface('metallic', color='#8d9196'), corner=0.02, bevel=0.01)
    rivet = turned('rivet', [(0.34, 0), (0.33, 0.05, 0.03), (0.2, 0.13, 0.1), (0, 0.15)], steel, segments=64)
    place([shell], moved(0, top - 0.1))
    place([groove], moved(0, top - 0.55))
    place([rivet], moved(0, top - 0.12, rise + THICK + 0.11))
    curve = []
    for step in range(24):
        angle = 2 * math.pi * step / 24
        curve.append((math.cos(angle) * 0.42, top + 0.78 + math.sin(angle) * 0.42, rise + THICK / 2))
    eye = swept('eye', dense(curve), lambda share: (0.11, 0.11), steel, across=(0, 0, 1), samples=1, sides=24, closed=True)
    return [shell, groove, rivet, eye]


def ring(steel):
    """Flat wire, wound twice; it leans on the eye."""
    radius, pitch = 1.5, 0.15
    curve = []
    for step in range(241):
        angle = math.radians(30 + 700 * step / 240)
        curve.append((math.cos(angle) * radius, math.sin(angle) * radius, pitch * step / 240 * 1.9))
    thing = swept('ring', curve, lambda share: (0.075, 0.1), steel, across=(0, 0, 1), samples=1, sides=24, power=3)
    place([thing], moved(0.12, LENGTH / 2 + 0.98 + radius - 0.2, 0.09) @ rotated(4, 'X'))
    return [thing]


def dense(points):
    out = []
    for one, other in zip(points, points[1:] + points[:1]):
        for step in range(4):
            out.append(tuple(a + (b - a) * step / 4 for a, b in zip(one, other)))
    return out
