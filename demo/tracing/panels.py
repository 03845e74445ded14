"""Sewn panels: cloth that is held by its seams and swells and creases between them."""
import math

import bpy
from mathutils import Vector, noise

from geometry import solid

FRAMES = 26
# the simulation takes lengths for meters: a panel of four meters falls as one of forty centimeters looks
SCALE = 0.1


def outline(half, low, high, corner, arch_from, power, taper=0.0, count=60):
    """
    The sides of a panel that stands: below and above from left to right, left and right upwards, each of `count` steps. Its lower
    corners are round; above `arch_from` it narrows as an ellipse of this power. Points are (x, z).
    """
    right = []
    for step in range(25):
        angle = math.radians(-90 + 90 * step / 24)
        right.append((half - corner + math.cos(angle) * corner, low + corner + math.sin(angle) * corner))
    shoulder = half - taper
    for step in range(97):
        angle = math.pi / 2 * step / 96
        right.append((shoulder * math.cos(angle) ** (2 / power), arch_from + (high - arch_from) * math.sin(angle) ** (2 / power)))
    right = resampled([(0, low), *right], 600)
    # the corners of the net: in the middle of the round corner below, and where the arch turns
    below = min(range(600), key=lambda at: abs(right[at][0] - (half - corner * 0.3)) + abs(right[at][1] - low - corner * 0.3))
    above = min(range(below + 1, 600), key=lambda at: abs((shoulder - right[at][0]) / shoulder - (high - right[at][1]) / (high - arch_from) * 0.62))
    mirror = lambda points: [(-x, z) for x, z in points]
    bottom = [*reversed(mirror(right[1:below + 1])), *right[:below + 1]]
    top = [*mirror(right[above:]), *reversed(right[above:-1])]
    side = right[below:above + 1]
    return tuple(resampled(points, count) for points in (bottom, top, mirror(side), side))


def around(sides):
    """All sides as one closed line, from the middle below to the right and up."""
    bottom, top, left, right = sides
    middle = len(bottom) // 2
    return [*bottom[middle:-1], *right[:-1], *reversed(top[1:]), *reversed(left[1:]), *bottom[:middle]]


def resampled(points, count):
    points = [Vector(point) for point in points]
    lengths = [0.0]
    for one, other in zip(points, points[1:]):
        lengths.append(lengths[-1] + (other - one).length)
    out, index = [], 1
    for step in range(count + 1):
        place = lengths[-1] * step / count
        while index < len(lengths) - 1 and lengths[index] < place:
            index += 1
        share = (place - lengths[index - 1]) / max(lengths[index] - lengths[index - 1], 1e-9)
        out.append(points[index - 1].lerp(points[index], share))
    return out


def spanned(sides, depth_at):
    """A net between four sides, rows upwards; `depth_at` gives y for x and z."""
    bottom, top, left, right = sides
    columns, rows = len(bottom) - 1, len(left) - 1
    net = []
    for row in range(rows + 1):
        v, line = row / rows, []
        for column in range(columns + 1):
            u = column / columns
            flat = (bottom[column] * (1 - v) + top[column] * v + left[row] * (1 - u) + right[row] * u
                    - bottom[0] * (1 - u) * (1 - v) - bottom[-1] * u * (1 - v) - top[0] * (1 - u) * v - top[-1] * u * v)
            line.append(Vector((flat[0], depth_at(flat[0], flat[1]), flat[1])))
        net.append(line)
    return net


def swollen(net, is_sewn, outwards, swell, surplus, seed, pressure=1.0, stiff=1.0, rest=None, rumple=0.07, weight=1.0):
    """
    The net after it has come to rest: its cloth is larger than the frame it is sewn into by `surplus` and what is inside presses on
    it. `outwards` gives for row and column where outside is, `swell` how far out the middle starts. `rest` is the net as it was cut, where
    that is not simply larger. What lies on a table is held up from below: it has no `weight`.
    """
    rows, columns = len(net), len(net[0])
    middle = sum((point for line in net for point in line), Vector()) / (rows * columns)
    start, cut, sewn = [], [], []
    for row, line in enumerate(net):
        for column, point in enumerate(line):
            cut.append((rest[row][column] if rest else middle + (point - middle) * surplus) * SCALE)
            if is_sewn(row, column):
                sewn.append(len(start))
                start.append(point * SCALE)
            else:
                wave = noise.noise(point / 5.5 + Vector((seed * 1.7, 0, 0))) + 0.5 * noise.noise(point / 2.4 + Vector((0, seed * 2.3, 0)))
                start.append((point + outwards(row, column) * (swell(row, column) * (1 + 0.6 * wave))) * SCALE)
    faces = [[row * columns + column + step for step in (0, 1, columns + 1, columns)] for row in range(rows - 1) for column in range(columns - 1)]
    one, other = net[0][1] - net[0][0], net[1][0] - net[0][0]
    if one.cross(other).dot(outwards(0, 0)) < 0:
        faces = [face[::-1] for face in faces]
    points = settled(start, cut, sewn, faces, pressure, stiff, weight)
    held = set(sewn)
    points = [point if at in held else puckered(point, at // columns, at % columns, rows, columns, outwards, seed, rumple) for at, point in enumerate(points)]
    return [points[row * columns:(row + 1) * columns] for row in range(rows)]


def puckered(point, row, column, rows, columns, outwards, seed, rumple):
    """The thread of a seam gathers the cloth beside it, and no cloth is quite smooth."""
    beside = min(row, rows - 1 - row, column, columns - 1 - column)
    gathered = math.exp(-beside / 3.0) * min(1, beside) * noise.noise(point / 1.1 + Vector((seed, 0.2, 0.7)))
    soft = noise.noise(point / 3.4 + Vector((0.5, seed * 1.1, 2.1))) + 0.5 * noise.noise(point / 1.5 + Vector((seed * 0.7, 3.3, 0.9)))
    return point + outwards(row, column) * (0.2 * gathered + rumple * soft * min(1, beside / 4))


def settled(start, rest, sewn, faces, pressure, stiff, weight):
    mesh = bpy.data.meshes.new('pattern')
    mesh.from_pydata([tuple(point) for point in start], [], faces)
    thing = bpy.data.objects.new('pattern', mesh)
    bpy.context.collection.objects.link(thing)
    thing.shape_key_add(name='start')
    pattern = thing.shape_key_add(name='rest')
    for point, place in zip(pattern.data, rest):
        point.co = place
    thing.vertex_groups.new(name='sewn').add(sewn, 1.0, 'REPLACE')
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality = 6
    settings.mass = 0.3
    settings.tension_stiffness = settings.compression_stiffness = 30
    settings.shear_stiffness = 12
    settings.bending_stiffness = 4 * stiff
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping = 0.8
    settings.air_damping = 3
    settings.vertex_group_mass = 'sewn'
    settings.rest_shape_key = pattern
    settings.effector_weights.gravity = weight
    settings.use_pressure = True
    settings.uniform_pressure_force = pressure
    cloth.collision_settings.use_collision = False
    cloth.collision_settings.use_self_collision = False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, FRAMES
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    done = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = [vertex.co / SCALE for vertex in done.vertices]
    bpy.data.objects.remove(thing)
    scene.frame_set(1)
    return points


def skin(name, net, material):
    columns = len(net[0])
    faces = [[row * columns + column + step for step in (0, 1, columns + 1, columns)] for row in range(len(net) - 1) for column in range(columns - 1)]
    return solid(name, [point for line in net for point in line], faces, material)


def on_net(net, u, v):
    column, row = min(max(u, 0), 1) * (len(net[0]) - 1), min(max(v, 0), 1) * (len(net) - 1)
    left, low = min(int(column), len(net[0]) - 2), min(int(row), len(net) - 2)
    across, up = column - left, row - low
    return net[low][left].lerp(net[low][left + 1], across).lerp(net[low + 1][left].lerp(net[low + 1][left + 1], across), up)


def normal_on(net, u, v):
    across = on_net(net, u + 0.01, v) - on_net(net, u - 0.01, v)
    up = on_net(net, u, v + 0.01) - on_net(net, u, v - 0.01)
    return across.cross(up).normalized()


def depth_on(net, x, z):
    """y of the net where it is seen at x and z from the front."""
    near = min((point for line in net for point in line), key=lambda point: (point.x - x) ** 2 + (point.z - z) ** 2)
    return near.y


def beside_seams(net, inset):
    """A closed line that runs so far from the sides of a net, in shares, and where it looks."""
    steps = 90
    low, high = inset, 1 - inset
    corners = [(low, low), (high, low), (high, high), (low, high), (low, low)]
    places = [(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for (x0, y0), (x1, y1) in zip(corners, corners[1:]) for step in range(steps)]
    places.append(places[0])
    return [on_net(net, u, v) for u, v in places], [normal_on(net, u, v) for u, v in places]
