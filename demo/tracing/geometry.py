"""Solid shapes in centimetres, z upwards, as Blender meshes: turned profiles, swept tubes, boxes with soft edges."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

SMOOTH_BELOW = math.radians(38)


def profile(corners, steps=10):
    """Corners (radius, height[, fillet]) as a polyline whose corners are round."""
    points = []
    for index, corner in enumerate(corners):
        here = Vector(corner[:2])
        fillet = corner[2] if len(corner) > 2 else 0.02
        if index in (0, len(corners) - 1):
            points.append(here)
            continue
        into = Vector(corners[index - 1][:2]) - here
        out = Vector(corners[index + 1][:2]) - here
        reach = min(fillet, into.length * 0.48, out.length * 0.48)
        start = here + into.normalized() * reach
        end = here + out.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            points.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t ** 2)
    return [(max(point.x, 0.0), point.y) for point in points]


def turned(name, corners, material, segments=256):
    """A profile turned around the z axis."""
    return turned_polyline(name, profile(corners), material, segments)


def turned_polyline(name, line, material, segments=256):
    vertices, faces, rows = [], [], []
    for radius, height in line:
        if radius < 1e-6:
            rows.append([len(vertices)] * segments)
            vertices.append((0, 0, height))
            continue
        rows.append(list(range(len(vertices), len(vertices) + segments)))
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            vertices.append((math.cos(angle) * radius, math.sin(angle) * radius, height))
    for low, high in zip(rows, rows[1:]):
        for step in range(segments):
            after = (step + 1) % segments
            face = [low[step], low[after], high[after], high[step]]
            face = [one for index, one in enumerate(face) if one not in face[:index]]
            if len(face) > 2:
                faces.append(face)
    return solid(name, vertices, faces, material)


def catmull_rom(points, samples):
    """A soft centripetal curve through the points."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1]] + points + [points[-1] * 2 - points[-2]]
    out = []
    pieces = len(points) - 3
    for step in range(samples + 1):
        place = min(step / samples * pieces, pieces - 1e-9)
        at = int(place)
        p0, p1, p2, p3 = points[at:at + 4]
        t0 = 0
        t1 = t0 + max((p1 - p0).length, 1e-6) ** 0.5
        t2 = t1 + max((p2 - p1).length, 1e-6) ** 0.5
        t3 = t2 + max((p3 - p2).length, 1e-6) ** 0.5
        t = t1 + (place - at) * (t2 - t1)
        a1 = p0 * ((t1 - t) / (t1 - t0)) + p1 * ((t - t0) / (t1 - t0))
        a2 = p1 * ((t2 - t) / (t2 - t1)) + p2 * ((t - t1) / (t2 - t1))
        a3 = p2 * ((t3 - t) / (t3 - t2)) + p3 * ((t - t2) / (t3 - t2))
        b1 = a1 * ((t2 - t) / (t2 - t0)) + a2 * ((t - t0) / (t2 - t0))
        b2 = a2 * ((t3 - t) / (t3 - t1)) + a3 * ((t - t1) / (t3 - t1))
        out.append(b1 * ((t2 - t) / (t2 - t1)) + b2 * ((t - t1) / (t2 - t1)))
    return out


def swept(name, points, radius_at, material, across=(0, 1, 0), samples=160, sides=40, power=2.0, closed=False):
    """A tube along a curve. `radius_at(share)` gives the half axes: in the curve's plane, and along `across`."""
    line = catmull_rom(points, samples) if len(points) < samples else [Vector(point) for point in points]
    across = Vector(across).normalized()
    vertices, faces = [], []
    lengths = [0.0]
    for one, other in zip(line, line[1:]):
        lengths.append(lengths[-1] + (other - one).length)
    count = len(line)
    for index, here in enumerate(line):
        before = line[index - 1] if index > 0 or closed else here
        after = line[(index + 1) % count] if index + 1 < count or closed else here
        normal = (after - before).cross(across).normalized()
        within, beside = radius_at(lengths[index] / lengths[-1])
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            c, s = math.cos(angle), math.sin(angle)
            c = math.copysign(abs(c) ** (2 / power), c)
            s = math.copysign(abs(s) ** (2 / power), s)
            vertices.append(here + normal * c * within + across * s * beside)
    for index in range(count if closed else count - 1):
        low, high = index * sides, (index + 1) % count * sides
        for side in range(sides):
            after = (side + 1) % sides
            faces.append([low + side, low + after, high + after, high + side])
    if not closed:
        faces.append(list(range(sides)))
        faces.append([len(vertices) - 1 - side for side in range(sides)])
    return solid(name, vertices, faces, material)


def rounded_rectangle(width, height, corner, steps=16):
    x, y = width / 2, height / 2
    r = min(corner, x, y)
    points = []
    for middle_x, middle_y, start in ((x - r, y - r, 0), (r - x, y - r, 90), (r - x, r - y, 180), (x - r, r - y, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((middle_x + math.cos(angle) * r, middle_y + math.sin(angle) * r))
    return points


def slab(name, outline, low, high, material, bevel=0.05, steps=5):
    """An outline with thickness between two heights, its edges round by `bevel`."""
    bevel = min(bevel, (high - low) / 2 - 1e-4)
    rings = []
    for step in range(steps + 1):
        angle = math.pi / 2 * step / steps
        rings.append((bevel * (1 - math.sin(angle)), low + bevel * (1 - math.cos(angle))))
    for step in range(steps + 1):
        angle = math.pi / 2 * step / steps
        rings.append((bevel * (1 - math.cos(angle)), high - bevel * (1 - math.sin(angle))))
    count = len(outline)
    vertices, faces = [], []
    normals = outline_normals(outline)
    for inset, height in rings:
        for (x, y), (nx, ny) in zip(outline, normals):
            vertices.append((x - nx * inset, y - ny * inset, height))
    for ring in range(len(rings) - 1):
        for at in range(count):
            after = (at + 1) % count
            faces.append([ring * count + at, ring * count + after, (ring + 1) * count + after, (ring + 1) * count + at])
    faces.append([count - 1 - at for at in range(count)])
    faces.append([(len(rings) - 1) * count + at for at in range(count)])
    return solid(name, vertices, faces, material)


def outline_normals(outline):
    normals = []
    for index, here in enumerate(outline):
        before, after = Vector(outline[index - 1]), Vector(outline[(index + 1) % len(outline)])
        along = after - before
        length = max(along.length, 1e-9)
        normals.append((along.y / length, -along.x / length))
    return normals


def stacked(name, sides, corners, material):
    """Rectangles (width, depth, corner) one above the other: each of `corners` is (inset, height[, fillet]); closed below and above."""
    width, depth, corner = sides
    vertices, faces, count = [], [], 0
    line = profile([(100 + inset, *rest) for inset, *rest in corners], steps=6)
    for inset, height in line:
        inset -= 100
        outline = rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(corner - inset, 0.2), 20)
        count = len(outline)
        vertices += [(x, y, height) for x, y in outline]
    for ring in range(len(line) - 1):
        for at in range(count):
            after = (at + 1) % count
            faces.append([ring * count + at, ring * count + after, (ring + 1) * count + after, (ring + 1) * count + at])
    faces.append([count - 1 - at for at in range(count)])
    faces.append([(len(line) - 1) * count + at for at in range(count)])
    return solid(name, vertices, faces, material)


def box(name, width, height, low, high, material, corner=0.1, bevel=0.05):
    return slab(name, rounded_rectangle(width, height, corner), low, high, material, bevel)


def block(name, width, depth, low, high, material, bevel):
    """Of six plain faces and soft edges."""
    x, y = width / 2, depth / 2
    vertices = [(a * x, b * y, z) for z in (low, high) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    thing = solid(name, vertices, [[3, 2, 1, 0], [4, 5, 6, 7], *([at, (at + 1) % 4, (at + 1) % 4 + 4, at + 4] for at in range(4))], material)
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.harden_normals = bevel, 4, True
    return thing


def solid(name, vertices, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SMOOTH_BELOW
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def place(things, matrix):
    """Moves things as one body."""
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world


def moved(x=0, y=0, z=0):
    return Matrix.Translation((x, y, z))


def rotated(degrees, axis='Z'):
    return Matrix.Rotation(math.radians(degrees), 4, axis)
