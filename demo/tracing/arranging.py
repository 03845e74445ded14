"""Puts products into a scene: in their own colors, with a mark printed on them, by the light of a window."""
import math

import bpy
from mathutils import Matrix, Vector, noise

from geometry import box, moved, place, solid, swept, turned
from materials import GRAY, linear, surface

# a print lies on its product
OVER = 0.012


def put(made, matrix, main='#ffffff', second='#ffffff'):
    """What a product's script has built, painted and moved. Gives its areas."""
    things, areas, _ = made
    for thing in things:
        for material in thing.data.materials:
            paint(material, main, second)
    place(things, matrix)
    for area in areas.values():
        area.matrix = matrix @ area.matrix
    return areas


def paint(material, main, second):
    part = material.name.split('.')[0].rsplit('-', 1)[-1]
    if part not in ('main', 'second') or material.get('painted'):
        return
    material['painted'] = True
    color = (*linear(main if part == 'main' else second), 1)
    tree = material.node_tree
    entry = tree.nodes['Principled BSDF'].inputs['Base Color']
    if not entry.is_linked:
        entry.default_value = color
        return
    mixed = tree.nodes.new('ShaderNodeMixRGB')
    mixed.blend_type = 'MULTIPLY'
    mixed.inputs['Fac'].default_value = 1
    tree.links.new(entry.links[0].from_socket, mixed.inputs['Color1'])
    mixed.inputs['Color2'].default_value = (*(part / GRAY for part in color[:3]), 1)
    tree.links.new(mixed.outputs['Color'], entry)


def faded(material, saturation, value):
    """The same drawing with less color."""
    tree = material.node_tree
    entry = tree.nodes['Principled BSDF'].inputs['Base Color']
    toned = tree.nodes.new('ShaderNodeHueSaturation')
    toned.inputs['Saturation'].default_value, toned.inputs['Value'].default_value = saturation, value
    tree.links.new(entry.links[0].from_socket, toned.inputs['Color'])
    tree.links.new(toned.outputs['Color'], entry)
    return material


def printed(area, picture, color, share=0.92, rough=0.5, metal=0.0, steps=48):
    """A mark as large as fits into the area, in its middle."""
    side = min(area.width_cm, area.height_cm) * share
    return laid_on(area, side / area.width_cm, side / area.height_cm, ink(picture, color, rough, metal), steps)


def printed_sample(area, picture, rough=0.5, metal=0.0, steps=64, cloth=None):
    """A picture of the whole area in its own inks, as a product's sample logo is; it follows the folds of this cloth."""
    thing = laid_on(area, 1, 1, ink(picture, None, rough, metal), steps)
    if cloth:
        follows = thing.modifiers.new('follows', 'SHRINKWRAP')
        follows.target, follows.offset = cloth, 2 * OVER
        follows.wrap_method, follows.wrap_mode, follows.use_negative_direction = 'PROJECT', 'ABOVE_SURFACE', True
    return thing


def laid_on(area, width, height, material, steps):
    """A skin over the middle of an area, so wide and high in parts of it."""
    u0, v0 = 0.5 - width / 2, 0.5 - height / 2
    at = lambda across, down: area.world(u0 + across * width, v0 + down * height)
    vertices, uvs = [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            across, down = column / steps, row / steps
            here = at(across, down)
            out = (at(across + 0.01, down) - here).cross(here - at(across, down + 0.01)).normalized()
            vertices.append(here + out * OVER)
            uvs.append((across, 1 - down))
    wide = steps + 1
    faces = [[row * wide + column + step for step in (0, wide, wide + 1, 1)] for row in range(steps) for column in range(steps)]
    thing = solid('print', vertices, faces, material)
    layer = thing.data.uv_layers.new(name='print')
    for loop in thing.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    return thing


def ink(picture, color, rough, metal):
    """In one color, or where none is said in those of the picture."""
    material = bpy.data.materials.new('ink')
    material.use_nodes = True
    tree = material.node_tree
    shader, out = tree.nodes['Principled BSDF'], tree.nodes['Material Output']
    shader.inputs['Roughness'].default_value, shader.inputs['Metallic'].default_value = rough, metal
    drawn, clear, mixed = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexImage', 'BsdfTransparent', 'MixShader'))
    drawn.image, drawn.extension = bpy.data.images.load(picture), 'CLIP'
    if color:
        shader.inputs['Base Color'].default_value = (*linear(color), 1)
    else:
        tree.links.new(drawn.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(drawn.outputs['Alpha'], mixed.inputs['Fac'])
    tree.links.new(clear.outputs[0], mixed.inputs[1])
    tree.links.new(shader.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], out.inputs['Surface'])
    return material


def planks(wood, saturation, value):
    """A table of planks, each of another tree, with their joints."""
    for at in range(11):
        plank = box('plank', 320, 12.96, -3, 0, faded(surface(wood, along='X'), saturation, value), corner=0.1, bevel=0.09)
        plank.data.transform(moved(at * 37.0, at * 91.0, at * 3.0))
        place([plank], moved(-at * 37.0, -60 + at * 13 - at * 91.0, -at * 3.0))


def wall(color):
    """Behind the table."""
    solid('wall', [(-500, 84, -80), (500, 84, -80), (500, 84, 400), (-500, 84, 400)], [[0, 1, 2, 3]], surface('matt', color=color))


def pot(x, y, clay):
    """A plant in its pot."""
    vessel = turned('pot', [(0, 0), (4.6, 0, 0.3), (6.2, 9.2, 0.4), (6.8, 9.4, 0.3), (7, 11.6, 0.4), (6.3, 11.8, 0.3), (6.1, 10.6), (0, 10.4)], surface('ceramicRaw', color=clay))
    leaves = plant(16, 15, 19, surface('softTouch', color='#6f8f52'), surface('matt', color='#6d7a45'))
    place(leaves, moved(0, 0, 10))
    place([vessel, *leaves], moved(x, y))


def window_light(towards, direction, panes, pane, strength, color, leaves=0):
    """The sun through a window: panes (columns, rows) of so many centimeters; outside of them the wall keeps it off. Leaves of a tree stand before it."""
    direction = Vector(direction).normalized()
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = strength, math.radians(1.5), color
    lamp = bpy.data.objects.new('sun', sun)
    bpy.context.collection.objects.link(lamp)
    turn = direction.to_track_quat('Z', 'Y')
    lamp.rotation_euler = turn.to_euler()
    (columns, rows), (width, height), bar, far = panes, pane, 5.0, 900
    half_x, half_y = columns * width / 2, rows * height / 2
    pieces = [(-far, -half_x, -far, far), (half_x, far, -far, far), (-far, far, -far, -half_y), (-far, far, half_y, far)]
    pieces += [(column * width - half_x - bar / 2, column * width - half_x + bar / 2, -half_y, half_y) for column in range(1, columns)]
    pieces += [(-half_x, half_x, row * height - half_y - bar / 2, row * height - half_y + bar / 2) for row in range(1, rows)]
    vertices, faces = [], []
    for left, right, low, high in pieces:
        faces.append(list(range(len(vertices), len(vertices) + 4)))
        vertices += [(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0)]
    for leaf in range(leaves):
        chance = lambda salt: 0.5 + 0.5 * math.sin(leaf * 12.9898 * salt + salt * 78.233) * math.cos(leaf * 4.1 * salt)
        x, y, angle, long = (chance(1.3) - 0.5) * half_x * 2.2, half_y * (0.95 - 1.3 * chance(2.1) ** 1.4), chance(3.7) * 6.3, 7 + 7 * chance(4.9)
        ring = [(math.cos(step / 6 * math.pi) * long, math.sin(step / 6 * math.pi) * long * 0.36) for step in range(12)]
        faces.append(list(range(len(vertices), len(vertices) + 12)))
        vertices += [(x + a * math.cos(angle) - b * math.sin(angle), y + a * math.sin(angle) + b * math.cos(angle), 6) for a, b in ring]
    black = bpy.data.materials.new('frame')
    frame = solid('frame', vertices, faces, black)
    frame.visible_camera = frame.visible_glossy = frame.visible_diffuse = False
    frame.matrix_world = Matrix.Translation(Vector(towards) + direction * 220) @ turn.to_matrix().to_4x4()


def plant(height, spread, count, material, stem):
    """Twigs with leaves, for the back of a scene."""
    vertices, faces, things = [], [], []
    for twig in range(count):
        around, lean = twig * 2.399, 0.25 + 0.75 * ((twig * 0.618) % 1)
        foot = Vector((0, 0, 0))
        tip = Vector((math.cos(around) * spread * lean, math.sin(around) * spread * lean, height * (1.25 - 0.6 * lean)))
        along = lambda share: foot.lerp(tip, share) + Vector((0, 0, 0.12 * height * math.sin(share * math.pi)))
        things.append(swept('twig', [along(step / 8) for step in range(9)], lambda share: (0.2 - 0.1 * share,) * 2, stem, across=(math.sin(around), -math.cos(around), 0), samples=1, sides=8))
        for leaf in range(9):
            share = 0.3 + 0.7 * leaf / 8
            at = along(share)
            side = around + (1.1 if leaf % 2 else -1.1) + 0.5 * noise.noise(Vector((twig, leaf, 0.5)))
            out = Vector((math.cos(side), math.sin(side), 0.35 + 0.4 * noise.noise(Vector((twig, leaf, 3.5))))).normalized()
            beside, long = out.cross(Vector((0, 0, 1))).normalized(), 4.4 - 1.6 * share
            start = len(vertices)
            for step in range(9):
                part = step / 8
                wide, droop = long * 0.3 * math.sin(math.pi * part ** 0.8), -0.22 * long * part * part
                for across in (-1, 0, 1):
                    vertices.append(at + out * long * part + beside * wide * across + Vector((0, 0, droop + abs(across) * wide * 0.25)))
            faces += [[start + step * 3 + column, start + step * 3 + column + 1, start + step * 3 + column + 4, start + step * 3 + column + 3] for step in range(8) for column in range(2)]
    return [*things, solid('leaves', vertices, faces, material)]


def camera_of(position, target, field, shift_x, focus, aperture):
    """`aperture` is the radius of the lens in centimeters: what is before or behind the focus is soft."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit, data.angle, data.shift_x = 'HORIZONTAL', math.radians(field), shift_x
    data.clip_start, data.clip_end = 0.1, 5000
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(position)).length
    data.dof.aperture_fstop = data.lens / 1000 / 2 / aperture
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    camera.location = position
    camera.rotation_euler = (Vector(position) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = camera
