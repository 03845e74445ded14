"""The photographer's table: softboxes, a bounce card, a ground that only keeps shadows, and the camera."""
import math

import bpy
from mathutils import Matrix, Vector


GROUND = (0.7, 0.69, 0.67)


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    for name in ('main', 'second', 'metal', 'ground', 'clear'):
        scene.view_layers[0].aovs.add().name = name
        scene.view_layers[0].aovs[name].type = 'VALUE'
    return scene


def light(things, azimuth=0, rakes=False):
    """
    Lamps grow with what stands on the table and go around it with the camera, so that every view is lit alike. Cloth that
    lies flat is lit from the side (`rakes`): its folds are told by their shadows.
    """
    low, high = bounds(things)
    size = (high - low).length
    middle = (low + high) / 2
    turn = Matrix.Rotation(math.radians(azimuth), 3, 'Z')
    warm, cool, white = (1.0, 0.985, 0.96), (0.97, 0.985, 1.0), (1, 1, 1)
    if rakes:
        softbox('key', middle, turn @ Vector((-1.5, 0.75, 0.5)), (0.7, 0.9), size, 15, warm)
        softbox('top', middle, turn @ Vector((0.1, 0.35, 1.55)), (1.9, 1.3), size, 0.8, white)
        softbox('front', middle, turn @ Vector((0.75, -1.7, 0.75)), (1.5, 1.2), size, 0.4, cool)
    else:
        softbox('key', middle, turn @ Vector((-1.25, -0.85, 1.05)), (1.5, 1.7), size, 6.4, warm)
        softbox('strip', middle, turn @ Vector((1.35, 0.15, 0.55)), (0.42, 2.0), size, 7.2, cool)
        softbox('top', middle, turn @ Vector((0.1, 0.35, 1.55)), (1.9, 1.3), size, 2.6, white)
        softbox('front', middle, turn @ Vector((0.75, -1.7, 0.75)), (1.5, 1.2), size, 1.4, white)
    world(0.15 if rakes else 0.3)
    ground(low, size)


def flags(things, azimuth=0):
    """
    Dark cards at both sides behind what is clear, as photographers set them: only what glass bends or mirrors meets them,
    so that its edges are dark lines and its middle stays clear.
    """
    low, high = bounds(things)
    size = (high - low).length
    half = max(high.x - low.x, high.y - low.y) / 2
    middle = (low + high) / 2
    turn = Matrix.Translation(Vector((middle.x, middle.y, 0))) @ Matrix.Rotation(math.radians(azimuth), 4, 'Z')
    material = bpy.data.materials.new('flag')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader, out = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeOutputMaterial')
    shader.inputs['Strength'].default_value = 0.055
    tree.links.new(shader.outputs[0], out.inputs['Surface'])
    for side in (-1, 1):
        near, far = half * 1.8 * side, half * 6.5 * side
        corners = [(near, half * 0.6, low.z), (far, size * 3, low.z), (far, size * 3, high.z + size), (near, half * 0.6, high.z + size)]
        mesh = bpy.data.meshes.new('flag')
        mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
        mesh.materials.append(material)
        card = bpy.data.objects.new('flag', mesh)
        card.matrix_world = turn
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False
        bpy.context.scene.collection.objects.link(card)


def softbox(name, middle, direction, sides, size, strength, color):
    """A lamp behind cloth that glows most in its middle; the camera does not see it."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', sides[0] * size, sides[1] * size
    data.color = color
    # watts for a radiance that does not depend on the size of the lamp
    data.energy = strength * sides[0] * sides[1] * size ** 2 * math.pi
    data.use_nodes = True
    tree = data.node_tree
    add, join = tree.nodes.new, tree.links.new
    parts = add('ShaderNodeSeparateXYZ')
    join(add('ShaderNodeNewGeometry').outputs['Parametric'], parts.inputs[0])
    falls = add('ShaderNodeMath')
    falls.operation = 'MULTIPLY'
    for entry, axis in enumerate(('X', 'Y')):
        away = add('ShaderNodeMath')
        away.operation = 'SUBTRACT'
        away.inputs[1].default_value = 0.5
        distance = add('ShaderNodeMath')
        distance.operation = 'ABSOLUTE'
        edge = add('ShaderNodeMapRange')
        edge.interpolation_type = 'SMOOTHSTEP'
        for key, value in (('From Min', 0.5), ('From Max', 0.26), ('To Min', 0.1), ('To Max', 1.0)):
            edge.inputs[key].default_value = value
        join(parts.outputs[axis], away.inputs[0])
        join(away.outputs[0], distance.inputs[0])
        join(distance.outputs[0], edge.inputs['Value'])
        join(edge.outputs['Result'], falls.inputs[entry])
    join(falls.outputs[0], tree.nodes['Emission'].inputs['Strength'])
    lamp = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = middle + direction * size
    lamp.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()


def world(strength):
    """A gray room: darker at the horizon, so that shiny things have edges."""
    room = bpy.data.worlds.new('room')
    bpy.context.scene.world = room
    room.use_nodes = True
    tree = room.node_tree
    place, parts = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    rise = tree.nodes.new('ShaderNodeMapRange')
    for entry, value in (('From Min', -0.1), ('From Max', 0.9), ('To Min', strength * 0.45), ('To Max', strength * 1.5)):
        rise.inputs[entry].default_value = value
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], rise.inputs['Value'])
    tree.links.new(rise.outputs['Result'], tree.nodes['Background'].inputs['Strength'])
    tree.nodes['Background'].inputs['Color'].default_value = (1, 1, 1, 1)


def ground(low, size):
    """A light table; its own color is not kept, only what shadow falls on it."""
    bpy.ops.mesh.primitive_plane_add(size=size * 400, location=(0, 0, low.z))
    plane = bpy.context.object
    plane.name = 'ground'
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader, out, mark = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('BsdfDiffuse', 'OutputMaterial', 'OutputAOV'))
    shader.inputs['Color'].default_value = (*GROUND, 1)
    tree.links.new(shader.outputs[0], out.inputs['Surface'])
    mark.name = 'ground'
    mark.inputs['Value'].default_value = 1
    plane.data.materials.append(material)


def set_table(color):
    bpy.data.materials['ground'].node_tree.nodes['Diffuse BSDF'].inputs['Color'].default_value = (*color, 1)


def bounds(things):
    corners = [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]
    low = Vector([min(corner[axis] for corner in corners) for axis in range(3)])
    high = Vector([max(corner[axis] for corner in corners) for axis in range(3)])
    return low, high


def frame(things, view):
    """Walks the camera until the product fills its share of the picture and its middle sits where it should."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'HORIZONTAL'
    data.angle = math.radians(view.get('fieldOfView', 20))
    data.clip_start, data.clip_end = 0.1, 20000
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    points = sample_points(things)
    low, high = bounds(things)
    middle = Vector(view['target']) if 'target' in view else (low + high) / 2
    up, around = math.radians(view['elevation']), math.radians(view.get('azimuth', 0))
    direction = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    distance = (high - low).length * 3
    if 'target' in view:
        distance = view['spanCm'] / 2 / math.tan(data.angle / 2)
        aim(camera, middle, direction, distance)
        return camera
    for _ in range(10):
        aim(camera, middle, direction, distance)
        seen = [project(camera, point) for point in points]
        left, right = min(x for x, _ in seen), max(x for x, _ in seen)
        top, bottom = min(y for _, y in seen), max(y for _, y in seen)
        span = 2 * distance * math.tan(data.angle / 2)
        shift = Vector(((left + right) / 2 - 0.5, 0.5 - (top + bottom) / 2, 0)) * span
        middle = middle + camera.matrix_world.to_3x3() @ shift
        distance *= max(right - left, bottom - top) / view['fill']
    aim(camera, middle, direction, distance)
    x, y = view.get('at', (0.5, 0.5))
    data.shift_x, data.shift_y = 0.5 - x, y - 0.5
    return camera


def aim(camera, middle, direction, distance):
    camera.location = middle + direction * distance
    camera.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()


def project(camera, point):
    """Where a point is seen, as shares of the square picture from its top left."""
    seen = camera.matrix_world.inverted() @ Vector(point)
    half = math.tan(camera.data.angle / 2)
    x, y = seen.x / -seen.z / half / 2, seen.y / -seen.z / half / 2
    return 0.5 + x - camera.data.shift_x, 0.5 - y + camera.data.shift_y


def sample_points(things):
    points = []
    for thing in things:
        vertices = thing.data.vertices
        stride = max(1, len(vertices) // 900)
        points += [thing.matrix_world @ vertices[at].co for at in range(0, len(vertices), stride)]
    return points
