"""What stands around products in more than one scene: glowing backdrops, lights far behind, pennants, paper scraps."""
import math
import random

import bpy
from mathutils import Vector, noise

from geometry import box, moved, place, rotated, solid, swept, turned
from materials import Nodes, linear, surface


def glowing(name, color, strength):
    """A material that only gives light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Emission'].default_value = (*linear(color), 1)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def backdrop(y, stops, strength, low, high):
    """A sky far behind, from `low` to `high`; `stops` are (share of the height, color)."""
    material = glowing('backdrop', '#000000', strength)
    nodes = Nodes(material.node_tree)
    parts, rise = nodes.add('SeparateXYZ'), nodes.add('MapRange')
    nodes.link(nodes.place(), parts.inputs['Vector'])
    nodes.link(parts.outputs['Z'], rise.inputs['Value'])
    rise.inputs['From Min'].default_value, rise.inputs['From Max'].default_value = low, high
    nodes.link(nodes.ramp(rise.outputs['Result'], stops), nodes.tree.nodes['Principled BSDF'].inputs['Emission'])
    solid('backdrop', [(-700, y, low - 300), (700, y, low - 300), (700, y, high + 300), (-700, y, high + 300)], [[0, 1, 2, 3]], material)


def bulbs(line, count, radius, color, strength, wire=True):
    """Lights along a hanging line from the first point to the last, which dips between them."""
    skin = glowing('bulb', color, strength)
    for step in range(count):
        at = hanging(line, (step + 0.5) / count)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=12, radius=radius, location=at - Vector((0, 0, radius * 1.2)))
        bpy.context.object.data.materials.append(skin)
    if wire:
        swept('wire', [hanging(line, step / 40) for step in range(41)], lambda share: (0.25, 0.25), surface('rubber', color='#2a2022'), samples=1, sides=8)


def hanging(line, share):
    (start, end, dip) = line
    return Vector(start).lerp(Vector(end), share) - Vector((0, 0, dip * 4 * share * (1 - share)))


def pennants(line, count, size, colors):
    """A string of cloth triangles, each turned a little by the wind."""
    skins = [surface('fabric', color=color) for color in colors]
    for step in range(count):
        left, right = hanging(line, (step + 0.1) / count), hanging(line, (step + 0.9) / count)
        down = Vector((0.06 * math.sin(step * 2.1), 0.35 * math.sin(step * 1.3), -1)).normalized() * size
        vertices, faces, rows = [], [], 10
        for row in range(rows + 1):
            part = row / rows
            a, b = left.lerp((left + right) / 2, part) + down * part, right.lerp((left + right) / 2, part) + down * part
            for column in range(9):
                vertices.append(a.lerp(b, column / 8) + Vector((0, 0.5 * math.sin(column * 0.9 + row * 0.35 + step), 0)))
        faces = [[row * 9 + at, row * 9 + at + 1, row * 9 + at + 10, row * 9 + at + 9] for row in range(rows) for at in range(8)]
        solid('pennant', vertices, faces, skins[step % len(skins)])
    swept('string', [hanging(line, step / 40) for step in range(41)], lambda share: (0.16, 0.16), surface('thread', color='#efe6d8'), samples=1, sides=8)


def confetti(count, colors, within, keeps_off, seed=7):
    """Scraps of bent paper on the table, in (left, right, near, far), not below what stands there: (x, y, radius)."""
    chance = random.Random(seed)
    for color in colors:
        vertices, faces = [], []
        for _ in range(count // len(colors)):
            x, y = chance.uniform(*within[:2]), chance.uniform(*within[2:])
            if any(math.hypot(x - px, y - py) < r for px, py, r in keeps_off):
                continue
            angle, long, wide, bend, lean = chance.uniform(0, 6.3), chance.uniform(0.5, 0.85), chance.uniform(0.22, 0.4), chance.uniform(-0.2, 0.5), chance.uniform(-0.25, 0.25)
            start = len(vertices)
            for row in range(7):
                part = row / 6 * 2 - 1
                for side in (-1, 1):
                    a, b = part * long, side * wide
                    z = 0.06 + abs(lean) * wide + bend * long * (part * part if bend > 0 else part * part - 1) + lean * b
                    vertices.append((x + a * math.cos(angle) - b * math.sin(angle), y + a * math.sin(angle) + b * math.cos(angle), z))
            faces += [[start + row * 2, start + row * 2 + 1, start + row * 2 + 3, start + row * 2 + 2] for row in range(6)]
        solid('confetti', vertices, faces, surface('matt', color=color))


def concrete(color, y, across, high):
    """A wall cast between boards of formwork: cloudy, with pores, its joints and the holes of its anchors."""
    left, right = across
    low, top = high
    width, height = 92, 60
    for column in range(math.ceil((right - left) / width)):
        for row in range(math.ceil((top - low) / height)):
            panel = box('panel', width - 0.25, height - 0.25, 0, 6, cast(color), corner=0.15, bevel=0.2)
            panel.data.transform(moved(column * 131.0, row * 77.0, 0))
            place([panel], moved(left + (column + 0.5) * width, y, low + (row + 0.5) * height) @ rotated(90, 'X') @ moved(-column * 131.0, -row * 77.0, -6))


def cast(color):
    material = surface('ceramicRaw', color=color)
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    clouds = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(24, detail=5.0), 0.7), nodes.math('MULTIPLY', nodes.noise(1.1, detail=6.0), 0.3))
    dark, light = (tuple(part * by for part in linear(color)) for by in (0.62, 1.35))
    drawn = nodes.add('MixRGB')
    drawn.inputs['Color1'].default_value, drawn.inputs['Color2'].default_value = (*dark, 1), (*light, 1)
    spread = nodes.add('MapRange')
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = 0.34, 0.66
    nodes.link(clouds, spread.inputs['Value'])
    nodes.link(spread.outputs['Result'], drawn.inputs['Fac'])
    nodes.link(drawn.outputs['Color'], shader.inputs['Base Color'])
    pores = nodes.math('GREATER_THAN', nodes.voronoi(4.2), 0.09)
    bump = nodes.add('Bump', Distance=0.25)
    nodes.link(nodes.math('ADD', nodes.math('MULTIPLY', pores, 0.6), nodes.math('MULTIPLY', nodes.noise(0.6), 0.35)), bump.inputs['Height'])
    nodes.link(bump.outputs['Normal'], shader.inputs['Normal'])
    return material


def pendant(x, y, z, color, strength):
    """A lamp of enameled sheet on its cord; its light falls down on what is below."""
    shade = turned('shade', [(3.0, 11), (3.2, 8.6, 0.6), (6.5, 7, 1.6), (13.5, 0.4, 0.6), (13.6, 0, 0.15), (13.2, 0, 0.1), (6.2, 6.5, 1.6), (2.8, 8.2)], surface('enamel', color=color), segments=128)
    inside = turned('inside', [(13.1, 0.15), (6.1, 6.4, 1.6), (2.7, 8.0), (0, 8)], surface('matt', color='#f6efe2'), segments=128)
    socket = turned('socket', [(3.0, 10.5), (2.6, 13.5, 0.4), (0.9, 14.4, 0.4), (0.4, 15)], surface('matt', color='#1b1c1e'), segments=64)
    cord = swept('cord', [(0, 0, 14), (0, 0, 40), (0, 0, 90)], lambda share: (0.32, 0.32), surface('rubber', color='#1b1c1e'), samples=8, sides=12)
    bulb = turned('bulb', [(0, 1.6), (1.8, 2.0, 0.8), (2.9, 4.2, 1.4), (1.6, 6.6, 1), (1.2, 8)], glowing('bulb', '#ffdca8', strength), segments=48)
    place([shade, inside, socket, cord, bulb], moved(x, y, z))
    light = bpy.data.lights.new('pendant', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = strength * 9000, (1.0, 0.8, 0.55), math.radians(140), 0.8, 9
    lamp = bpy.data.objects.new('pendant', light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = (x, y, z + 1)


def hanger_hook():
    """Of a hanger: bent wire that hangs over a rail."""
    line = [(0, 0, 0), (0, 0, 4), (0.5, 0, 6), (2.2, 0, 7.4), (3.8, 0, 6.2), (3.6, 0, 4.6)]
    return swept('hook', line, lambda share: (0.2, 0.2), surface('chrome', color='#c9ccd0'), samples=60, sides=16)


def plaster(color, y):
    """A wall that was smoothed by hand."""
    material = surface('ceramicRaw', color=color)
    nodes = Nodes(material.node_tree)
    bump = nodes.add('Bump', Distance=0.3)
    nodes.link(nodes.math('ADD', nodes.noise(26, detail=3.0), nodes.math('MULTIPLY', nodes.noise(2.2, detail=5.0), 0.18)), bump.inputs['Height'])
    nodes.link(bump.outputs['Normal'], nodes.tree.nodes['Principled BSDF'].inputs['Normal'])
    solid('plaster', [(-500, y, -200), (500, y, -200), (500, y, 400), (-500, y, 400)], [[0, 1, 2, 3]], material)
