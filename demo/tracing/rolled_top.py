"""The top of a backpack that is rolled up, and the strap that holds it."""
import math

from mathutils import Vector, noise

from geometry import catmull_rom
from materials import surface
from panels import depth_on, resampled, skin
from sewing import stitches
from tote import ribbon

HALF, RADIUS, TURNS = 14.6, 2.5, 2.3


def rolled_top(front, shell, cloth, leather, seed):
    y, z = shell.front(0, shell.height), shell.height + 0.7
    return [*roll(y, z, cloth, seed), *strap(front, y, z, leather)]


def roll(y, z, cloth, seed):
    """Cloth that is rolled forwards over itself: a spiral that is not quite round, and dented along."""
    columns, rows = 90, 150
    net = []
    for row in range(rows + 1):
        share, line = row / rows, []
        # from the inner end outwards and over the back down into the bag
        angle = 2 * math.pi * TURNS * (1 - share)
        radius = RADIUS * (0.3 + 0.7 * share)
        for column in range(columns + 1):
            u = column / columns * 2 - 1
            x = u * (HALF + 0.5 * (1 - share))
            sag = -0.5 * (1 - u * u) + 0.35 * noise.noise(Vector((u * 2.2, seed, 0.3)))
            dent = 0.2 * noise.noise(Vector((x / 2.6, angle * 0.8, seed))) + 0.1 * noise.noise(Vector((x / 1.1, angle * 1.6, seed + 4)))
            r = radius + dent
            line.append(Vector((x, y - 0.2 - math.sin(angle + 0.9) * r * 0.92 + 0.2 * sag, z + math.cos(angle + 0.9) * r * 0.78 + sag)))
        net.append(line)
    return [skin('roll', net, cloth)]


def strap(front, y, z, leather):
    """From behind over the roll and down the front."""
    foot = 21.5
    on = lambda height: Vector((0, depth_on(front, 0, height) - 0.14, height))
    plan = [Vector((0, y + 2.6, z - 3)), Vector((0, y + 2.7, z + 0.4)), Vector((0, y + 0.4, z + 2.1)), Vector((0, y - 2.2, z + 0.9)), Vector((0, y - 2.7, z - 1.4)),
            on(z - 7.5), on(foot + 5), on(foot - 1.5)]
    line = resampled(catmull_rom(plan, 160), 200)
    across = [Vector((1, 0, 0))] * 201
    outs = [across[0].cross((line[min(at + 1, 200)] - line[max(at - 1, 0)]).normalized()) for at in range(201)]
    outs = [out if out.y < 0.3 else -out for out in outs]
    thread = surface('fabric', color='#d9c29a')
    things = [ribbon('strap', line, across, 1.35, 0.13, leather, sides=24, power=6)]
    for side in (-1, 1):
        things.append(stitches('edge', [point + across[0] * side * 1.1 + out * 0.12 for point, out in zip(line, outs)], outs, thread, length=0.34, gap=0.16, thick=0.05))
    return things
