"""A key ring with a tag of metal, wood or rubber, an opener or a carabiner with a ribbon; a link and a split ring at its end."""
import math

import bpy

from areas import flat_area
from geometry import moved, place, rotated, rounded_rectangle, slab, swept, turned
from keyring import dense, ring
from materials import surface
from sewing import stitches

THICK = 0.34
# width, length and corner of the tag
SIZES = {'rectangular': (2.8, 5.0, 0.42), 'redondo': (4.4, 4.4, 2.2), 'casa': (4.0, 5.0, 0), 'madera': (3.4, 5.4, 1.7), 'destapador': (3.2, 7.0, 1.1)}
# width and height of the print, and where its middle lies
PRINTS = {'rectangular': (2, 3.2, 0, -0.3), 'redondo': (2.6, 2.6, 0, 0), 'casa': (2.6, 2.2, 0, -0.8), 'madera': (2.2, 2.6, 0, -0.5), 'destapador': (1.9, 2.2, 0, 0.5), 'mosqueton': (1.3, 3.2, 0, -5.6)}


def build(options):
    kind = options.get('kind', 'rectangular')
    steel = surface('chrome', color='#cdd0d4')
    if kind == 'mosqueton':
        things, end = carabiner(options), 3.25
    else:
        things, end = tag(kind, options), SIZES[kind][1] / 2 - 0.42
        things.append(link(steel, end))
    split = ring(steel)
    # it was made for a tag of leather, whose eye is farther out
    place(split, moved(0, end + 0.62 - (6.6 / 2 + 0.98), 0.04))
    things += split
    turn = rotated(options.get('turned', 32))
    place(things, turn)
    area = flat_area(*PRINTS[kind], 0.3 if kind == 'mosqueton' else THICK + (0.05 if kind in ('rectangular', 'redondo') else 0.0))
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 56, 'fill': options.get('fill', 0.74)}


def tag(kind, options):
    width, length, corner = SIZES[kind]
    finish = options.get('finish') or {'rectangular': 'chrome', 'casa': 'steel', 'madera': 'timber'}.get(kind, 'metallic')
    skin = surface('timber', color='#b98a57', along='Y') if finish == 'timber' else surface(finish, 'main', along='X')
    edge = 0.12 if finish in ('rubber', 'timber') else 0.09
    body = slab('tag', house() if kind == 'casa' else rounded_rectangle(width, length, corner, 40), 0, THICK, skin, bevel=edge, steps=10)
    things = [body, *pierced(body, 0.24, length / 2 - 0.42 if kind != 'casa' else 1.75, skin, edge)]
    if kind in ('rectangular', 'redondo'):
        inner = rounded_rectangle(width - 0.7, length - 1.3, 0.22, 20) if kind == 'rectangular' else rounded_rectangle(3.3, 3.3, 1.65, 40)
        plate = slab('plate', inner, THICK - 0.04, THICK + 0.045, surface('steel', color='#d4d6d9', along='X'), bevel=0.03)
        if kind == 'rectangular':
            place([plate], moved(0, -0.3))
        things.append(plate)
    if kind == 'destapador':
        things += pierced(body, 0.95, -1.85, skin, edge)
    if finish == 'rubber':
        rim = [(x, y, THICK - 0.01) for x, y in rounded_rectangle(width - 0.5, length - 0.5, corner - 0.25, 40)]
        things.append(swept('rim', rim, lambda share: (0.07, 0.07), skin, across=(0, 0, 1), samples=1, sides=12, closed=True))
    return things


def house():
    corners = [(2, -2.4), (2, 0.75), (0, 2.55), (-2, 0.75), (-2, -2.4)]
    points = []
    for before, here, after in zip(corners[-1:] + corners, corners, corners[1:] + corners[:1]):
        toward = lambda other: [(o - h) / math.dist(other, here) * 0.35 for o, h in zip(other, here)]
        into, out = toward(before), toward(after)
        for step in range(13):
            t = step / 12
            points.append(tuple(h + i * (1 - t) ** 2 + o * t ** 2 for h, i, o in zip(here, into, out)))
    return points


def pierced(body, radius, y, skin, edge):
    """Cuts a round hole and gives it a soft edge."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=radius, depth=2, location=(0, y, 0))
    cutter = bpy.context.object
    cut = body.modifiers.new('hole', 'BOOLEAN')
    cut.operation, cut.object = 'DIFFERENCE', cutter
    mesh = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.remove(cut)
    body.data = mesh
    bpy.data.objects.remove(cutter)
    half = THICK / 2 - 0.004
    lip = swept('lip', [(math.cos(step / 32 * math.pi) * radius, math.sin(step / 32 * math.pi) * radius + y, THICK / 2) for step in range(64)],
                lambda share: (edge * 0.9, half), skin, across=(0, 0, 1), samples=1, sides=24, power=2.6, closed=True)
    return [lip]


def link(steel, y):
    """A loop of wire through the hole, upright, that holds the ring."""
    curve = [(0.02, y + 0.38 + math.cos(angle) * 0.52, THICK / 2 + math.sin(angle) * 0.36) for angle in [2 * math.pi * step / 24 for step in range(24)]]
    return swept('link', dense(curve), lambda share: (0.085, 0.085), steel, across=(1, 0, 0), samples=1, sides=20, closed=True)


def carabiner(options):
    """An oval of bent rod with its gate, and a ribbon that is sewn around its lower end."""
    metal, cloth = surface('metallic', 'main'), surface('webbing', 'main')
    steel, thread = surface('chrome', color='#cdd0d4'), surface('thread', 'main')
    loop = [(x * (1.0 + 0.12 * y / 3.2), y, 0.3) for x, y in rounded_rectangle(3.0, 6.4, 1.5, 30)]
    points = []
    for one, other in zip(loop, loop[1:] + loop[:1]):
        pieces = max(1, round(math.dist(one, other) / 0.2))
        points += [tuple(a + (b - a) * step / pieces for a, b in zip(one, other)) for step in range(pieces)]
    things = [swept('rod', points, lambda share: (0.27, 0.27), metal, across=(0, 0, 1), samples=1, sides=36, power=2.5, closed=True)]
    for y in (-1.2, 1.25):
        sleeve = turned('hinge', [(0.2, -0.2), (0.3, -0.18, 0.04), (0.3, 0.18, 0.04), (0.2, 0.2)], steel, segments=64)
        place([sleeve], moved(1.5, y, 0.3) @ rotated(-90, 'X'))
        things.append(sleeve)
    curve = [(0, -7.9, 0.08), (0, -5, 0.08), (0, -3.6, 0.1), (0, -3.1, -0.0), (0, -2.75, 0.3), (0, -3.1, 0.66), (0, -3.7, 0.45), (0, -5, 0.24), (0, -7.9, 0.22)]
    things.append(swept('ribbon', curve, lambda share: (0.06, 0.85), cloth, across=(1, 0, 0), samples=160, sides=32, power=6))
    line = [(x, -4.1, 0.44) for x in [-0.68 + 1.36 * step / 20 for step in range(21)]]
    things.append(stitches('seam', line, [(0, 0, 1)] * 21, thread, length=0.2, gap=0.08, thick=0.04))
    return things
