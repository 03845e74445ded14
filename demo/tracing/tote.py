"""A cotton bag that lies on the table: a back panel, a front panel that falls on it with its folds, a sewn hem, two handles of webbing."""
import math

import bpy
from mathutils import Vector, noise

from areas import PrintArea
from geometry import slab, solid
from materials import surface
from sewing import stitches

WIDTH, HEIGHT = 38.0, 40.0
COLUMNS, ROWS = 95, 100
# height of the seam over the table
SEAM = 0.4
# what the cloth has more than the outline it is sewn into, across and along: it has to fold
SURPLUS = (1.04, 1.022)
FRAMES = 48
HEM = 2.9
# the simulation takes lengths for meters: a bag of four meters falls as one of forty centimeters looks
SCALE = 0.1
STRAP = 1.35


def build(options):
    cloth, webbing = surface('canvas', 'main'), surface('webbing', 'main')
    thread = surface('fabric', 'main')
    seed = options.get('seed', 1)
    net = fallen(seed)
    on = lambda u, v: surface_point(net, u, v)
    edge = [boundary(seed, step / 400) for step in range(400)]
    things = [
        front(net, cloth),
        slab('back', edge, 0.02, SEAM + 0.02, cloth, bevel=0.13),
        brim(net, cloth),
    ]
    for v in (HEM / HEIGHT,):
        line = [on(0.012 + 0.976 * step / 200, v) for step in range(201)]
        things.append(stitches('hem', [point + Vector((0, 0, 0.02)) for point in line], [(0, 0, 1)] * 201, thread, length=0.36, gap=0.16, thick=0.05))
    things += handle('near', on, webbing, thread, 5.9, 21.5, 0.0, True)
    things += handle('far', on, webbing, thread, 6.1, 24.2, 2.2, False)
    width, height = 26, 25
    area = PrintArea(lambda u, v: on(0.5 + (u - 0.5) * width / WIDTH, 0.56 + (v - 0.5) * height / HEIGHT), width, height)
    return things, {'frente': area}, {'elevation': 72, 'rakes': True, 'fill': options.get('fill', 0.86)}


def lies(seed, x, y):
    """No bag lies quite straight: moves a point of the pattern by some millimeters, its neighbors almost alike."""
    at = Vector((x / 17, y / 17, seed * 3.7))
    fine = Vector((x / 4.5, y / 4.5, seed * 5.1))
    return (x + 0.5 * noise.noise(at) + 0.1 * noise.noise(fine),
            y + 0.45 * noise.noise(at + Vector((9.1, 4.3, 0))) + 0.1 * noise.noise(fine + Vector((3.3, 7.7, 0))))


def boundary(seed, share):
    """Around the outline, with soft corners below."""
    half, high, corner = WIDTH / 2, HEIGHT / 2, 0.7
    points = [(half, high), (-half, high), (-half, -high + corner), (-half + corner, -high), (half - corner, -high), (half, -high + corner), (half, high)]
    lengths = [math.dist(one, other) for one, other in zip(points, points[1:])]
    place = share * sum(lengths)
    for index, length in enumerate(lengths):
        if place <= length:
            (x0, y0), (x1, y1) = points[index], points[index + 1]
            return lies(seed, x0 + (x1 - x0) * place / length, y0 + (y1 - y0) * place / length)
        place -= length
    return lies(seed, half, high)


def heap(seed, x, y):
    """What air and the back panel's own folds leave below the front: most in the middle, and open at the hem."""
    u, v = 2 * x / WIDTH, y / HEIGHT + 0.5
    round_off = max(0.0, 1 - abs(u) ** 3) * min(1.0, max(0.0, v) * 2.6) ** 0.7
    folds = noise.noise(Vector((x / 7 - y / 26, y / 20 + x / 40, seed * 1.9))) + 0.4 * noise.noise(Vector((x / 4 + y / 12, y / 9, seed * 0.7)))
    return SEAM + 0.03 + max(0.0, round_off * (1.4 + 1.5 * folds))


def fallen(seed):
    """Points of the front, rows from the hem down, after it has come to rest."""
    start, rest, sewn = [], [], []
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            u, v = column / COLUMNS, row / ROWS
            x, y = (u - 0.5) * WIDTH, (0.5 - v) * HEIGHT
            is_sewn = column in (0, COLUMNS) or row == ROWS
            inner = min(u, 1 - u, (1 - v) * 1.1) * 2
            wave = noise.noise(Vector((x / 6 + y / 22, y / 14 - x / 30, seed * 1.3))) + 0.5 * noise.noise(Vector((x / 3.2, y / 6, seed * 2.9)))
            lift = heap(seed, x, y) + min(1, inner * 4) * (0.6 + 1.1 * wave)
            start.append(Vector((*lies(seed, x, y), SEAM if is_sewn else max(SEAM, lift))) * SCALE)
            rest.append(Vector((x * SURPLUS[0], y * SURPLUS[1], 0)) * SCALE)
            if is_sewn:
                sewn.append(len(start) - 1)
    faces = [[row * (COLUMNS + 1) + column + step for step in (0, COLUMNS + 1, COLUMNS + 2, 1)] for row in range(ROWS) for column in range(COLUMNS)]
    mesh = bpy.data.meshes.new('pattern')
    mesh.from_pydata([tuple(point) for point in start], [], faces)
    thing = bpy.data.objects.new('pattern', mesh)
    bpy.context.collection.objects.link(thing)
    thing.shape_key_add(name='start')
    pattern = thing.shape_key_add(name='rest')
    for point, place in zip(pattern.data, rest):
        point.co = place
    group = thing.vertex_groups.new(name='sewn')
    group.add(sewn, 1.0, 'REPLACE')
    table = ground_of(seed)
    table.modifiers.new('collision', 'COLLISION')
    table.collision.thickness_outer = 0.002
    table.collision.cloth_friction = 8
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality = 6
    settings.mass = 0.25
    settings.tension_stiffness = settings.compression_stiffness = 25
    settings.shear_stiffness = 8
    settings.bending_stiffness = 3
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping = 0.6
    settings.air_damping = 2.5
    settings.vertex_group_mass = 'sewn'
    settings.rest_shape_key = pattern
    cloth.collision_settings.distance_min = 0.002
    cloth.collision_settings.use_self_collision = False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, FRAMES
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    done = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = [vertex.co / SCALE for vertex in done.vertices]
    for one in (thing, table):
        bpy.data.objects.remove(one)
    scene.frame_set(1)
    return [[pucker(seed, points[row * (COLUMNS + 1) + column], column, row) for column in range(COLUMNS + 1)] for row in range(ROWS + 1)]


def ground_of(seed, steps=60):
    points, faces = [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            x, y = (column / steps - 0.5) * WIDTH * 1.3, (row / steps - 0.5) * HEIGHT * 1.3
            points.append((x * SCALE, y * SCALE, heap(seed, x, y) * SCALE))
    for row in range(steps):
        for column in range(steps):
            start = row * (steps + 1) + column
            faces.append([start, start + 1, start + steps + 2, start + steps + 1])
    mesh = bpy.data.meshes.new('heap')
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new('heap', mesh)
    bpy.context.collection.objects.link(thing)
    bpy.context.view_layer.objects.active = thing
    return thing


def pucker(seed, point, column, row):
    """The thread of the seam gathers the cloth beside it."""
    beside = min(column, COLUMNS - column) / COLUMNS * WIDTH
    above = (ROWS - row) / ROWS * HEIGHT
    gathered = math.exp(-beside / 1.1) * noise.noise(Vector((seed, point.y * 1.1, 0.2))) + math.exp(-above / 1.1) * noise.noise(Vector((point.x * 1.1, seed, 0.7)))
    grown = min(1, beside / 0.5, above / 0.5)
    return Vector((point.x, point.y, point.z + 0.16 * gathered * grown))


def surface_point(net, u, v):
    column, row = min(max(u, 0), 1) * COLUMNS, min(max(v, 0), 1) * ROWS
    left, top = min(int(column), COLUMNS - 1), min(int(row), ROWS - 1)
    across, down = column - left, row - top
    upper = net[top][left].lerp(net[top][left + 1], across)
    lower = net[top + 1][left].lerp(net[top + 1][left + 1], across)
    return upper.lerp(lower, down)


def front(net, cloth):
    """The panel; above the stitches of the hem it is doubled and so a little thicker."""
    thick = lambda row: 0.09 if row / ROWS * HEIGHT < HEM - 0.25 else 0
    vertices = [(point.x, point.y, point.z + thick(row)) for row, line in enumerate(net) for point in line]
    wide = COLUMNS + 1
    faces = [[row * wide + column + step for step in (0, wide, wide + 1, 1)] for row in range(ROWS) for column in range(COLUMNS)]
    return solid('front', vertices, faces, cloth)


def brim(net, cloth):
    """The fold at the upper edge."""
    line = [point + Vector((0, 0, 0.02)) for point in net[0]]
    return ribbon('brim', line, [Vector((0, 1, 0))] * len(line), 0.07, 0.07, cloth)


def ribbon(name, line, across, half, thick, material, sides=16, power=2.0):
    """A band along a line, as wide as two `half` along `across`."""
    vertices, faces = [], []
    for index, here in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        along = (after - before).normalized()
        beside = (across[index] - along * across[index].dot(along)).normalized()
        up = along.cross(beside)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            c, s = (math.copysign(abs(one) ** (2 / power), one) for one in (math.cos(angle), math.sin(angle)))
            vertices.append(here + beside * c * half + up * s * thick)
    for index in range(len(line) - 1):
        low, high = index * sides, (index + 1) * sides
        for side in range(sides):
            after = (side + 1) % sides
            faces.append([low + side, low + after, high + after, high + side])
    faces.append(list(range(sides)))
    faces.append([len(vertices) - 1 - side for side in range(sides)])
    return solid(name, vertices, faces, material)


def handle(name, on, webbing, thread, apart, rises, aside, is_sewn_on):
    """Webbing from the hem up and around: where it bends, its inner edge stands up."""
    top = HEIGHT / 2
    foot = top - 3.3 if is_sewn_on else top - 1.2
    arch = apart - 0.6
    plan = [(-apart - 0.1, foot), (-apart, top)]
    straight = rises - arch
    for step in range(1, 9):
        t = step / 8
        plan.append((-apart + 0.6 * t * t + 0.35 * math.sin(t * math.pi) + aside * t * 0.6, top + straight * t))
    for step in range(1, 24):
        angle = math.pi * (1 - step / 24)
        plan.append((math.cos(angle) * arch + aside * 0.6, top + straight + math.sin(angle) * arch * (1.04 if is_sewn_on else 0.98)))
    plan += [(-x + 2 * aside * 0.6 * max(0, min(1, (y - top) / straight)), y) for x, y in reversed(plan[:10])]
    plan = smooth(plan, 240)
    line, across = [], []
    for index, (x, y) in enumerate(plan):
        before, after = plan[max(index - 1, 0)], plan[min(index + 1, len(plan) - 1)]
        along = Vector((after[0] - before[0], after[1] - before[1], 0)).normalized()
        outer = Vector((-along.y, along.x, 0))
        bends = smoothstep((y - top - straight * 0.55) / (straight * 0.6))
        tilt = math.radians(36 if is_sewn_on else 20) * bends
        ground = 0.08 + STRAP * math.sin(tilt) * 0.98
        if is_sewn_on:
            lying = max(on(0.5 + (x + shift) / WIDTH, (top - y) / HEIGHT).z for shift in (-STRAP * 0.7, 0, STRAP * 0.7)) + 0.19
            ground = max(ground + 0.35, lying + (ground - lying) * smoothstep((y - top + 0.2) / 7)) if y > top - 0.2 else lying
        else:
            ground = max(ground, SEAM + 0.12 + (ground - SEAM - 0.12) * smoothstep((y - top - 0.4) / 5)) if y > top + 0.4 else SEAM + 0.12
        line.append(Vector((x, y, ground)))
        across.append(outer * math.cos(tilt) - Vector((0, 0, 1)) * math.sin(tilt))
    things = [ribbon(name, line, across, STRAP, 0.085, webbing, sides=32, power=5)]
    ups = []
    for index in range(len(line)):
        along = (line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]).normalized()
        up = along.cross(across[index])
        ups.append(up if up.z > 0 else -up)
    for side in (-1, 1):
        edge = [point + one * side * STRAP * 0.8 + up * 0.08 for point, one, up in zip(line, across, ups)]
        things.append(stitches('edge', edge, ups, thread, length=0.32, gap=0.16, thick=0.035))
    if is_sewn_on:
        things += [cross_stitch(x, top - 3.1, top - 0.7, on, thread) for x in (-apart - 0.05, apart + 0.05)]
    return things


def cross_stitch(x, low, high, on, thread):
    """The square with its diagonals that holds a handle."""
    half = STRAP * 0.8
    corners = [(x - half, low), (x + half, low), (x + half, high), (x - half, high), (x - half, low), (x + half, high), (x - half, high), (x + half, low)]
    top = HEIGHT / 2
    line = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        for step in range(8):
            px, py = x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8
            lying = max(on(0.5 + (px + shift) / WIDTH, (top - py) / HEIGHT).z for shift in (-STRAP * 0.7, 0, STRAP * 0.7))
            line.append((px, py, lying + 0.29))
    return stitches('cross', line, [(0, 0, 1)] * len(line), thread, length=0.3, gap=0.15, thick=0.05)


def smoothstep(value):
    value = min(1, max(0, value))
    return value * value * (3 - 2 * value)


def smooth(points, samples):
    """Evenly along the corners, then rounded."""
    lengths = [0.0]
    for one, other in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.dist(one, other))
    out, index = [], 1
    for step in range(samples + 1):
        place = lengths[-1] * step / samples
        while index < len(lengths) - 1 and lengths[index] < place:
            index += 1
        share = (place - lengths[index - 1]) / max(lengths[index] - lengths[index - 1], 1e-9)
        (x0, y0), (x1, y1) = points[index - 1], points[index]
        out.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    for _ in range(12):
        out = [out[0]] + [tuple((a + 2 * b + c) / 4 for a, b, c in zip(one, here, other)) for one, here, other in zip(out, out[1:], out[2:])] + [out[-1]]
    return out
