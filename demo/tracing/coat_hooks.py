"""An entrance: a board with turned pegs on a light wall, a bag and a drawstring bag that hang there, a backpack on the bench below, a cap beside it."""
import math

import bpy
from mathutils import Vector

import backpack
import cap
import drawstring
from arranging import camera_of, faded, printed_sample, put, window_light
from film import for_film
from garment import Garment
from geometry import box, catmull_rom, moved, place, rotated, swept, turned
from hanging import on_handles
from materials import surface
from panels import resampled
from scenery import plaster
from studio import softbox, world
from tote import ribbon

WALL, BOARD = 24.0, 82.0
# the pegs' ends, where things hang
PEGS = (-96, -68, -40, -12, 16, 44, 72, 100)
BLACK, CREAM = '#26282c', '#e8dfcc'


def build(mark, beach, gym, office, worn):
    plaster('#e4ddd1', WALL)
    pegs()
    bench()
    bag(beach, 16)
    gathered(gym, 72)
    standing(office, -46)
    lying(worn, -12)
    window_light((0, 20, 40), (-0.74, -0.52, 0.4), (2, 3), (46, 50), 2.4, (1.0, 0.94, 0.84), leaves=10)
    softbox('sky', Vector((0, 0, 40)), Vector((-1.3, -0.7, 0.45)), (1.0, 1.3), 150, 4.3, (0.96, 0.98, 1.0))
    softbox('room', Vector((0, 0, 40)), Vector((0.9, -1.3, 0.6)), (1.6, 1.6), 150, 0.5, (1.0, 0.95, 0.88))
    world(0.5)
    camera_of((0, -430, 58), (2, 0, 40), 24.9, 0, (16, 14, 40), 1.2)


def pegs():
    """Of oak, turned, a little upwards."""
    board = box('board', 460, 8.5, 0, 2.2, faded(surface('timber', along='X'), 0.75, 1.1), corner=0.3, bevel=0.25)
    place([board], moved(0, WALL - 0.1, BOARD) @ rotated(90, 'X'))
    wood = faded(surface('timber', along='Z'), 0.75, 1.1)
    for x in PEGS:
        peg = turned('peg', [(0, -1), (1.0, -1), (0.95, 0.5, 0.3), (0.75, 4.5, 1.5), (0.8, 6.6, 0.6), (1.45, 8.0, 0.7), (1.3, 9.4, 0.6), (0, 9.7)], wood, segments=64)
        place([peg], moved(x, WALL - 2.2, BOARD - 0.5) @ rotated(78, 'X'))


def bench():
    for step in range(3):
        plank = box('plank', 460, 14.8, -4, 0, faded(surface('timber', along='X'), 0.75, 1.05), corner=0.3, bevel=0.3)
        plank.data.transform(moved(step * 47.0, step * 83.0, step * 3.0))
        place([plank], moved(-30 - step * 47.0, WALL - 10 - step * 15 - step * 83.0, -step * 3.0))


def on_peg(x, along=6.4):
    """The upper side of a peg, so far from the board."""
    return Vector((x, WALL - 2.2 - along * math.cos(math.radians(12)), BOARD + 0.4 + along * math.sin(math.radians(12))))


def bag(sample, x):
    """By its handles over a peg."""
    garment = Garment(sample)
    mouth, half = 6.0, 9.5
    shapes = on_handles(garment, mouth, half)
    top = on_peg(x)
    matrix = moved(x, top.y, top.z - mouth - 21.5)
    areas = garment.hung(matrix, CREAM, for_film(sample['color']), shapes)
    printed_sample(areas[sample['area']], sample['logo'], rough=0.85)
    webbing = surface('webbing', color=for_film(sample['color']))
    for side, shape in enumerate(shapes):
        feet = [matrix @ Vector([float(one) for one in shape(foot * half, mouth - 0.4, 0.25)]) for foot in (-1, 1)]
        place_on = top + Vector((0, (side - 0.5) * 2.6, 0.1 + 0.1 * side))
        line = resampled(catmull_rom([feet[0], feet[0].lerp(place_on, 0.5), place_on + Vector((-1.3, 0, -0.9)), place_on, place_on + Vector((1.3, 0, -0.9)), feet[1].lerp(place_on, 0.5), feet[1]], 120), 160)
        across = [twisted(step / 160) for step in range(161)]
        ribbon('handle', line, across, 1.35, 0.1, webbing, sides=24, power=5)


def twisted(share):
    """The way across a handle: along the bag's mouth where it is sewn on, along the peg where it lies on it."""
    rise = (1 - abs(2 * share - 1)) ** 0.8
    return Vector((1 - rise if share < 0.5 else rise - 1, -rise, 0))


def gathered(sample, x):
    """Its cords drawn over a peg."""
    things, areas, _ = drawstring.build(dict(seed=76))
    cords = [thing for thing in things if thing.name.startswith(('cord', 'knot'))]
    upright = moved(x, WALL - 3.6, BOARD - 52) @ rotated(90, 'X')
    areas = put(([thing for thing in things if thing not in cords], areas, {}), upright, for_film(sample['color']), BLACK)
    printed_sample(areas[sample['area']], sample['logo'], rough=0.5, steps=160, cloth=things[0])
    for thing in cords:
        bpy.data.objects.remove(thing)
    cord = surface('webbing', color=BLACK)
    top = on_peg(x)
    for side in (-1, 1):
        for strand in (0, 1):
            neck = upright @ Vector((side * (9.0 - 0.5 * strand), 40.6, 1.3))
            foot = upright @ Vector((side * 15.6, 1.4, 0.1))
            over = top + Vector((side * (0.5 + 0.4 * strand), (strand - 0.5) * 1.4, 0.25))
            line = catmull_rom([neck, neck.lerp(over, 0.55) + Vector((side * 0.4, 0, -0.3)), over], 40)
            line += catmull_rom([over + Vector((0, 1, 0)), Vector((x + side * 10, WALL - 1.2, BOARD - 22)), foot + Vector((side * 1.2, 0.6, 6)), foot], 60)
            swept('cord', [tuple(point) for point in line], lambda share: (0.24, 0.24), cord, across=(0, 1, 0), samples=1, sides=14)


def standing(sample, x):
    made = backpack.build(dict(kind='ejecutiva', contrast=True, weave='nylon', seed=79, turned=24))
    areas = put(made, moved(x, 2, 0), for_film(sample['color']), BLACK)
    pocket = next(thing for thing in made[0] if thing.name.startswith('pocket'))
    printed_sample(areas[sample['area']], sample['logo'], rough=0.6, steps=120, cloth=pocket)


def lying(sample, x):
    areas = put(cap.build(dict(turned=22)), moved(x, -2, 0), for_film(sample['color']), for_film(sample['color']))
    printed_sample(areas[sample['area']], sample['logo'], rough=0.7)
