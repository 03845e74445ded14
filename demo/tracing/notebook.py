"""A hard-cover notebook on the table: two boards, a round spine, a block of pages, elastic band and ribbon."""
import math

from areas import flat_area
from geometry import box, moved, place, rotated, rounded_rectangle, slab, swept
from materials import surface

BOARD = 0.22


def build(options):
    w = options.get('width', 13)
    h = options.get('height', 21)
    thick = options.get('thick', 1.5)
    finish = options.get('finish', 'leather')
    cover = surface(finish, color='#c49a6c') if finish in ('cork', 'kraft') else surface(finish, 'main')
    band = surface('nylon', 'second')
    things = [
        slab('back', outline(w, h), 0, BOARD, cover, bevel=0.09),
        slab('front', outline(w, h), thick - BOARD, thick, cover, bevel=0.09),
        slab('pages', rounded_rectangle(w - 0.62, h - 0.56, 0.34), BOARD - 0.02, thick - BOARD + 0.02, pages(options), bevel=0.02),
        spine(w, h, thick, cover),
    ]
    place(things[2:3], moved(-0.02))
    if options.get('elastic', True):
        things.append(elastic(w / 2 - 1.5, h, thick, band))
    ribbon = swept('ribbon', [(-1.4, -h / 2 + 0.8, thick * 0.62), (-1.35, -h / 2 - 0.1, thick * 0.58), (-1.2, -h / 2 - 0.9, thick * 0.3),
                              (-1.0, -h / 2 - 1.5, 0.06), (-0.85, -h / 2 - 2.3, 0.05)],
                   lambda share: (0.022, 0.26), band, across=(1, 0.12, 0), power=5)
    things.append(ribbon)
    if options.get('corner'):
        things.append(box('plate', 2.6, 1, thick, thick + 0.07, surface('chrome', color='#cfd2d6'), corner=0.12, bevel=0.03))
        place(things[-1:], moved(w / 2 - 3.9, -h / 2 + 1.6))
    turn = rotated(options.get('turned', -16))
    place(things, turn)
    areas = {
        'tapa': flat_area(w * 0.58, h * 0.42, -0.5, 0.8, thick),
        'inferior': flat_area(w * 0.5, h * 0.14, -0.5, -h * 0.36, thick),
    }
    for area in areas.values():
        area.matrix = turn
    return things, areas, {'elevation': 50, 'fill': options.get('fill', 0.78)}


def outline(w, h):
    """Round at the edge that opens, almost square at the spine."""
    points = []
    for x, y, start, corner in ((w / 2, h / 2, 0, 0.75), (-w / 2, h / 2, 90, 0.12), (-w / 2, -h / 2, 180, 0.12), (w / 2, -h / 2, 270, 0.75)):
        middle_x, middle_y = x - math.copysign(corner, x), y - math.copysign(corner, y)
        for step in range(17):
            angle = math.radians(start + 90 * step / 16)
            points.append((middle_x + math.cos(angle) * corner, middle_y + math.sin(angle) * corner))
    return points


def spine(w, h, thick, cover):
    points = []
    for step in range(25):
        angle = math.radians(90 + 180 * step / 24)
        points.append((math.cos(angle) * 0.34, thick / 2 + math.sin(angle) * (thick / 2 - 0.005)))
    inner = [(x * 0.3 + 0.1, thick / 2 + (z - thick / 2) * 0.8) for x, z in reversed(points)]
    outline_xz = points + inner
    thing = slab('spine', [(x, z) for x, z in outline_xz][::-1], -h / 2 + 0.03, h / 2 - 0.03, cover, bevel=0.04)
    place([thing], moved(-w / 2 + 0.1) @ rotated(90, 'X'))
    return thing


def elastic(x, h, thick, material):
    """A flat band around the closed book, tight over its edges."""
    half, low, high, bend = h / 2 + 0.035, -0.02, thick + 0.035, 0.14
    curve = []
    for y, z, start in ((half, high, 0), (-half, high, 90), (-half, low, 180), (half, low, 270)):
        middle_y, middle_z = y - math.copysign(bend, y), z + (bend if z == low else -bend)
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            curve.append((0, middle_y + math.cos(angle) * bend, middle_z + math.sin(angle) * bend))
    dense = []
    for index, here in enumerate(curve):
        after = curve[(index + 1) % len(curve)]
        length = math.dist(here, after)
        for step in range(max(1, round(length / 0.6))):
            share = step / max(1, round(length / 0.6))
            dense.append(tuple(a + (b - a) * share for a, b in zip(here, after)))
    thing = swept('elastic', dense, lambda share: (0.035, 0.28), material, across=(1, 0, 0), samples=1, sides=32, power=6, closed=True)
    place([thing], moved(x))
    return thing


def pages(options):
    material = surface('paper', color=options.get('pages', '#f2ead8'))
    nodes = material.node_tree
    shader = nodes.nodes['Principled BSDF']
    place_, parts = nodes.nodes.new('ShaderNodeTexCoord'), nodes.nodes.new('ShaderNodeMapping')
    parts.inputs['Scale'].default_value = (0.15, 0.15, 9)
    noise, bump = nodes.nodes.new('ShaderNodeTexNoise'), nodes.nodes.new('ShaderNodeBump')
    noise.inputs['Scale'].default_value = 4.5
    noise.inputs['Detail'].default_value = 3
    bump.inputs['Distance'].default_value = 0.03
    join = nodes.links.new
    join(place_.outputs['Object'], parts.inputs['Vector'])
    join(parts.outputs['Vector'], noise.inputs['Vector'])
    join(noise.outputs['Fac'], bump.inputs['Height'])
    join(bump.outputs['Normal'], shader.inputs['Normal'])
    return material
