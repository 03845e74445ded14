"""What stands about on tables: coffee, books, twigs in a vase."""
import math
import random

from mathutils import Quaternion, Vector

from geometry import box, moved, place, rotated, solid, swept, turned
from materials import Nodes, surface


def coffee(radius, height):
    """Seen from above, with the lighter ring at its edge."""
    material = surface('ceramic', color='#2a1309')
    nodes = Nodes(material.node_tree)
    away = nodes.add('VectorMath', operation='LENGTH')
    nodes.link(nodes.place((1 / radius, 1 / radius, 0)), away.inputs[0])
    nodes.link(nodes.ramp(away.outputs['Value'], [(0.0, '#2c150a'), (0.86, '#2f170b'), (0.95, '#6b3f1f'), (1.0, '#8a5a30')]), nodes.tree.nodes['Principled BSDF'].inputs['Base Color'])
    return turned('coffee', [(0, height), (radius * 0.7, height), (radius, height), (radius, height - 0.2)], material, segments=96)


def books(x, y):
    """Lying on each other, their spines to the front."""
    low = 0
    for width, depth, thick, color, around in ((24, 17, 2.6, '#7d8a86', 5), (21, 15, 2.0, '#c7b299', 176)):
        cover, block = surface('matt', color=color), surface('paper', color='#ece6d8')
        parts = [box('cover', width, depth, 0, 0.24, cover, 0.2, 0.08), box('cover', width, depth, thick - 0.24, thick, cover, 0.2, 0.08),
                 box('pages', width - 0.6, depth - 0.5, 0.2, thick - 0.2, block, 0.1, 0.02), box('spine', width, 0.5, 0, thick, cover, 0.2, 0.2)]
        place(parts[3:], moved(0, -depth / 2 + 0.2))
        place(parts, moved(x, y, low) @ rotated(around))
        low += thick


def vase(x, y, clay='#d6cab8'):
    """Of raw stoneware, with twigs of an olive tree."""
    body = turned('vase', [(0, 0), (2.8, 0, 0.4), (4.1, 2.6, 1.6), (3.2, 5.6, 1.4), (1.4, 6.8, 0.6), (1.5, 7.9, 0.3), (1.15, 7.9, 0.2), (1.05, 6.8), (0, 6.6)], surface('ceramicRaw', color=clay))
    leaves = twigs(9, 19, 6, surface('softTouch', color='#76865f'), surface('matt', color='#6e5c42'))
    place(leaves, moved(0, 0, 6.4))
    place([body, *leaves], moved(x, y))


def twigs(height, spread, count, material, stem, leaf=5.2):
    """Of an olive tree, in a vase: slender leaves in pairs along each."""
    things, vertices, faces = [], [], []
    chance = random.Random(count)
    for twig in range(count):
        around, lean = twig * 2.4 + chance.uniform(-0.4, 0.4), chance.uniform(0.35, 1)
        tip = Vector((math.cos(around) * spread * lean, math.sin(around) * spread * lean, height * (1.15 - 0.45 * lean)))
        along = lambda share: Vector((tip.x * share ** 1.4, tip.y * share ** 1.4, tip.z * (1.2 * share - 0.2 * share * share)))
        line = [along(step / 10) for step in range(11)]
        things.append(swept('twig', line, lambda share: (0.17 - 0.11 * share,) * 2, stem, across=(math.sin(around), -math.cos(around), 0), samples=1, sides=8))
        for pair in range(2, 12):
            share = pair / 11
            here, ahead = along(share * 0.99), (along(min(1, share + 0.05)) - along(share - 0.05)).normalized()
            for side in (-1, 1):
                turn = pair * 1.57 + chance.uniform(-0.5, 0.5)
                out = ahead.orthogonal().normalized()
                out.rotate(Quaternion(ahead, turn + (math.pi if side > 0 else 0)))
                out = (out * 0.9 + ahead * 0.75 + Vector((0, 0, chance.uniform(-0.3, 0.1)))).normalized()
                beside, long = out.cross(ahead).normalized(), leaf * (1.05 - 0.45 * share) * chance.uniform(0.8, 1.1)
                up, start = beside.cross(out), len(vertices)
                for step in range(9):
                    part = step / 8
                    wide = long * 0.1 * math.sin(math.pi * part ** 0.85)
                    vertices += [here + out * long * part + beside * wide * across + up * (abs(across) * wide * 0.3 - 0.1 * long * part * part) for across in (-1, 0, 1)]
                faces += [[start + step * 3 + column, start + step * 3 + column + 1, start + step * 3 + column + 4, start + step * 3 + column + 3] for step in range(8) for column in range(2)]
    return [*things, solid('leaves', vertices, faces, material)]
