"""A bucket hat: a flat top, a side that widens downwards, a brim that hangs in soft waves, rows of stitches around it."""
import math

from mathutils import Vector, noise

from areas import PrintArea
from geometry import place, rotated, solid
from materials import surface
from sewing import stitches

# (radius, height) from the middle of the top to the edge of the brim; the seams are at the ends of TOP and SIDE
TOP, SIDE, BRIM = [(0, 9.3), (4, 9.42), (7.3, 9.1), (7.9, 8.85)], [(8.0, 8.6), (8.5, 6.4), (9.1, 3.7)], [(9.4, 3.3), (11.2, 2.1), (13, 1.1), (14.8, 0.35)]
SEAM_SHARES = (0.395, 0.64)
ROWS = [0.69 + 0.037 * at for at in range(8)]
AROUND, DOWN = 320, 190


def build(options):
    cloth, thread = surface('twill', 'main'), surface('thread', 'main')
    rounds = [2 * math.pi * step / AROUND for step in range(AROUND)]
    vertices = [on_hat(around, step / DOWN) for step in range(DOWN + 1) for around in rounds]
    vertices += [on_hat(around, 1 - 0.6 * step / 60) - Vector((0, 0, 0.2)) for step in range(61) for around in rounds]
    faces = [[row * AROUND + at, row * AROUND + (at + 1) % AROUND, (row + 1) * AROUND + (at + 1) % AROUND, (row + 1) * AROUND + at] for row in range(DOWN + 61) for at in range(AROUND)]
    things = [solid('hat', vertices, faces, cloth)]
    for share in [SEAM_SHARES[0] + 0.025, SEAM_SHARES[1] - 0.025, *ROWS, 0.985]:
        places = [(2 * math.pi * step / 400, share) for step in range(401)]
        things.append(stitches('row', [on_hat(*one, 0.01) for one in places], [normal_at(*one) for one in places], thread, length=0.3, gap=0.13, thick=0.034))
    turn = rotated(options.get('turned', 12))
    place(things, turn)
    width, height = 7.0, 4.4
    area = PrintArea(lambda u, v: on_hat((u - 0.5) * width / 8.7, 0.525 + (v - 0.5) * height / 22, 0.09), width, height)
    return things, {'frente': area}, {'elevation': 16, 'fill': options.get('fill', 0.76)}


def line_at(share):
    points = [*TOP, *SIDE, *BRIM]
    lengths = [0.0]
    for one, other in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.dist(one, other))
    far = share * lengths[-1]
    index = next((at for at in range(1, len(points)) if lengths[at] >= far), len(points) - 1)
    part = (far - lengths[index - 1]) / (lengths[index] - lengths[index - 1])
    (r0, z0), (r1, z1) = points[index - 1], points[index]
    return r0 + (r1 - r0) * part, z0 + (z1 - z0) * part


def on_hat(around, share, lift=0.0):
    """`around` is measured from the front, −y, to the right. Seams draw the cloth in, the brim hangs unevenly."""
    near = [line_at(min(1, max(0, share + shift))) for shift in (-0.02, 0, 0.02)]
    radius, height = (sum(one[axis] for one in near) / 3 for axis in (0, 1))
    out = Vector((math.sin(around), -math.cos(around), 0))
    hangs = max(0.0, (share - SEAM_SHARES[1]) / (1 - SEAM_SHARES[1]))
    point = Vector((0, 0, height)) + out * radius
    uneven = 0.3 * noise.noise(point / 5 + Vector((1, 7, 3))) + 0.12 * noise.noise(point / 1.7 + Vector((4, 2, 9)))
    waves = hangs ** 1.6 * (0.5 * math.sin(2 * around + 0.9) + 0.3 * math.sin(3 * around - 0.5) + 0.16 * math.sin(7 * around))
    pinch = sum(0.13 * math.exp(-((share - seam) / 0.007) ** 2) for seam in SEAM_SHARES)
    pinch += sum(0.035 * math.exp(-((share - row) / 0.006) ** 2) for row in ROWS)
    pinch += 0.1 * math.exp(-(min(abs(math.sin(around / 2 + turn)) * 2 for turn in (math.pi / 4, -math.pi / 4)) * radius / 0.16) ** 2) * (share > SEAM_SHARES[0])
    away = (out * 0.7 + Vector((0, 0, 0.7))).normalized()
    return point + away * (uneven * min(1, 0.4 + share) - pinch + lift) + Vector((0, 0, waves + hangs * 0.12))


def normal_at(around, share):
    across = on_hat(around + 0.02, share) - on_hat(around - 0.02, share)
    down = on_hat(around, min(1, share + 0.01)) - on_hat(around, share - 0.01)
    return down.cross(across).normalized()
