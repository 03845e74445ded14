"""Two garments on hangers of wood, on a rail of black steel before a plastered wall, and a hanger that is free; daylight from the left."""
from mathutils import Vector

from arranging import camera_of, for_film, printed_sample, window_light
from garment import Garment
from geometry import moved, place, rotated, swept
from hanging import on_hanger
from materials import surface
from scenery import hanger_hook, plaster
from studio import softbox, world

WALL = 26
# where the rail runs: behind the middle of the hangers, whose hooks reach over it
RAIL, BEHIND, THICK = 44.0, 2.0, 1.15
# from a hanger's wood to the rail
HOOK = 6.6


def build(mark, left, right):
    plaster('#e2d4c0', WALL)
    rail()
    for x, turn, seed, sample in ((-8, 3, 0.3, left), (62, -6, 1.9, right)):
        hung(x, turn, seed, sample)
    line = [(x, 0, -0.34 * (x * x + 9) ** 0.5) for x in range(-21, 22)]
    wooden_hanger(line, at(-68, line, -16))
    window_light((10, 20, 10), (-0.72, -0.5, 0.42), (2, 2), (74, 78), 1.7, (1.0, 0.93, 0.82), leaves=9)
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, -0.62, 0.35)), (1.0, 1.3), 150, 4.9, (0.96, 0.98, 1.0))
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.6)), (1.6, 1.6), 150, 0.65, (1.0, 0.95, 0.88))
    world(0.5)
    camera_of((0, -420, 6), (0, 0, 3), 27.5, 0, (0, 0, 0), 1.2)


def at(x, line, turn):
    """Where a hanger of this line hangs, turned around its hook."""
    return moved(x, 0, RAIL - HOOK - max(up for _, _, up in line)) @ rotated(turn)


def hung(x, turn, seed, sample):
    garment = Garment(sample)
    shapes, line = on_hanger(garment, seed)
    place_at = at(x, line, turn)
    areas = garment.hung(place_at, for_film(sample['color']), for_film(sample['color']), shapes)
    printed_sample(areas[sample['area']], sample['logo'], rough=0.8)
    wooden_hanger(line, place_at)


def wooden_hanger(line, matrix):
    """Its shoulders are thicker towards their ends."""
    wood = swept('hanger', line, lambda share: (1.0, 0.62 + 0.9 * abs(2 * share - 1)), surface('wood', along='X'), samples=120, sides=32, power=2.6)
    hook = hanger_hook()
    place([hook], moved(0, 0, max(up for _, _, up in line) + 0.6) @ rotated(90))
    place([wood, hook], matrix)


def rail():
    steel = surface('powder', color='#1c1d1f')
    bar = swept('rail', [(-94, 0, -160), (-94, 0, -4), (-94, 0, 0), (-90, 0, 0), (40, 0, 0), (170, 0, 0)], lambda share: (THICK, THICK), steel, samples=400, sides=32)
    place([bar], moved(0, BEHIND, RAIL))
