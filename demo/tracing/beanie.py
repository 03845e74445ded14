"""A knitted hat that stands as if somebody wore it: ribs of real stitches, a turned-up cuff, maybe a pompom; or one of fleece."""
import math
import random

import numpy as np
from mathutils import Vector

from areas import PrintArea
from geometry import place, rotated, solid
from materials import surface

# half width, half depth, height; what the cuff stands out and how high it is
WIDE, DEEP, HEIGHT = 10.0, 9.2, 20.5
CUFF_OUT, CUFF = 0.75, 7.0
# stitches around and rows up, and points for each
AROUND, ROWS, PARTS = 132, 74, 6
CUFF_ROWS = 24


def build(options):
    is_fleece = bool(options.get('polar'))
    cuff_color = 'second' if options.get('contrast') else 'main'
    finish = 'fleece' if is_fleece else 'yarn'
    relief = fleece if is_fleece else knitted
    things = [
        sheet('hat', relief, surface(finish, 'main'), body_line, ROWS),
        sheet('cuff', relief, surface(finish, cuff_color), cuff_line, CUFF_ROWS),
    ]
    if options.get('pompon'):
        things += pompom(surface('yarn', 'second'))
    turn = rotated(options.get('turned', 16))
    place(things, turn)
    width, height = 9, 5.6
    radius = WIDE * 0.96 + CUFF_OUT

    def at(u, v):
        around, z = (u - 0.5) * width / radius, CUFF * 0.5 + (0.5 - v) * height
        out, rise = cuff_line((z - 0.3) / CUFF * 0.72)
        stands = 0.16 + out
        return (math.sin(around) * (WIDE + stands), -math.cos(around) * (DEEP + stands), z)

    area = PrintArea(at, width, height)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 13, 'fill': options.get('fill', 0.7)}


def body_line(share):
    """How much farther out than at the cuff, and how high; the crown is round and gathered at its top."""
    angle = math.pi / 2 * min(1, max(0, (share - 0.18) / 0.82))
    if share < 0.18:
        return (-0.1, 2 + share / 0.18 * 4)
    return (-0.1 - WIDE * (1 - math.cos(angle) ** 0.82), 6 + (HEIGHT - 6) * math.sin(angle) ** 0.96)


def cuff_line(share):
    """Up the outside, over the fold and a little down behind it."""
    if share < 0.1:
        angle = math.pi / 2 * (1 - share / 0.1)
        return (CUFF_OUT - 0.35 + 0.35 * math.cos(angle), 0.38 - 0.35 * math.sin(angle))
    if share < 0.8:
        rise = (share - 0.1) / 0.7
        return (CUFF_OUT + 0.16 * math.sin(math.pi * rise), 0.38 + rise * (CUFF - 0.75))
    angle = math.pi * (share - 0.8) / 0.2
    return (CUFF_OUT - 0.42 + 0.42 * math.cos(angle), CUFF - 0.37 + 0.42 * math.sin(angle) - 0.6 * max(0, (share - 0.9) / 0.1))


def sheet(name, relief, material, line_at, rows):
    """A sheet around the head; its relief stands off it."""
    across, up = AROUND * PARTS, rows * PARTS
    share = np.arange(up + 1) / up
    line = np.array([line_at(one) for one in share])
    slope = np.gradient(line, axis=0)
    slope /= np.linalg.norm(slope, axis=1, keepdims=True) + 1e-9
    around = np.arange(across) / across * 2 * math.pi
    stitch, row = np.meshgrid(np.arange(across) / PARTS, np.arange(up + 1) / PARTS)
    # what is gathered at the crown has less room for its relief
    room = np.clip((WIDE + line[:, 0]) / WIDE, 0.0, 1)[:, None]
    stands = relief(stitch, row) * (0.25 + 0.75 * room) * np.clip(room * 6, 0, 1)
    soft = 0.2 * np.sin(2 * around + 0.6)[None, :] * np.sin(share * 5 + 1)[:, None] + 0.13 * np.sin(3 * around + 2 + share[:, None] * 4) + 0.07 * np.sin(7 * around - share[:, None] * 9)
    out = line[:, 0][:, None] + soft * room + stands * slope[:, 1][:, None]
    high = line[:, 1][:, None] - stands * slope[:, 0][:, None] + 0.12 * np.sin(3 * around + 1)[None, :] * room
    x = np.sin(around)[None, :] * np.maximum(WIDE + out, 0.02)
    y = -np.cos(around)[None, :] * np.maximum(DEEP + out * DEEP / WIDE, 0.02)
    # the crown leans back a little, as loose knitting does
    y = y + 1.1 * np.clip((high - 12) / 9, 0, 1) ** 2
    points = np.stack([x, y, np.maximum(high, 0.02)], -1).reshape(-1, 3)
    low = (np.arange(up)[:, None] * across + np.arange(across)[None, :]).reshape(-1)
    after = (np.arange(up)[:, None] * across + (np.arange(across)[None, :] + 1) % across).reshape(-1)
    faces = np.stack([low, after, after + across, low + across], -1)
    return solid(name, points.tolist(), faces.tolist(), material)


def knitted(stitch, row):
    """Ribs of two stitches, two knit and two purled; each stitch is a V of two legs."""
    rib = np.cos(stitch / 4 * 2 * math.pi)
    x = stitch - np.floor(stitch) - 0.5
    leg = 1 - ((np.abs(x) - 0.25) / 0.25) ** 2
    climb = row + np.abs(x) * 1.1
    bow = 0.55 + 0.45 * np.sin((climb - np.floor(climb)) * math.pi)
    return 0.17 * np.tanh(rib * 1.6) + 0.13 * np.sqrt(np.clip(leg, 0, 1)) * bow


def fleece(stitch, row):
    """Short pile: little tufts, none like another."""
    chance = np.random.default_rng(4)
    value = np.zeros_like(stitch)
    for size, height in ((3, 0.05), (1, 0.035)):
        coarse = chance.normal(size=(stitch.shape[0] // size + 2, stitch.shape[1] // size))
        value += height * np.repeat(np.repeat(coarse, size, 0), size, 1)[:stitch.shape[0], :stitch.shape[1]]
    for axis in (0, 1):
        value = (np.roll(value, 1, axis) + 2 * value + np.roll(value, -1, axis)) / 4
    return value


def pompom(material):
    """Some thousand ends of yarn that stand out of one knot."""
    chance = random.Random(11)
    middle, radius = Vector((0, 1.1, HEIGHT + 2.6)), 3.4
    vertices, faces = [], []
    for strand in range(2600):
        z = 1 - 2 * (strand + 0.5) / 2600
        around = strand * 2.399963
        ring = math.sqrt(1 - z * z)
        out = Vector((math.cos(around) * ring, math.sin(around) * ring, z))
        out = (out + Vector([chance.gauss(0, 0.16) for _ in range(3)])).normalized()
        beside = out.orthogonal().normalized()
        other = out.cross(beside)
        reach = radius * chance.uniform(0.86, 1.06)
        droop = Vector((0, 0, -0.3 * (1 - out.z)))
        start = len(vertices)
        for share, thick in ((0.3, 0.13), (0.7, 0.15), (0.93, 0.15), (1.0, 0.06)):
            here = middle + out * reach * share + droop * share ** 2
            for side in range(5):
                angle = 2 * math.pi * side / 5
                vertices.append(here + beside * math.cos(angle) * thick + other * math.sin(angle) * thick)
        for ring_at in range(3):
            low = start + ring_at * 5
            faces += [[low + side, low + (side + 1) % 5, low + 5 + (side + 1) % 5, low + 5 + side] for side in range(5)]
        faces.append([start + 15 + side for side in range(5)])
    return [solid('pompom', vertices, faces, material)]
