"""Garments on hangers of wood before a plastered wall: two on a rail of black steel and a hanger that is free; three on a pole of oak that hangs from a rope."""
import math

from mathutils import Vector

from arranging import camera_of, printed_sample, window_light
from film import for_film
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


def build(mark, room='warm', **samples):
    {'warm': warm_room, 'ochre': ochre_room}[room](**samples)


def warm_room(left, right):
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


def ochre_room(left, middle, right):
    plaster('#dcc4a0', WALL)
    pole()
    for x, turn, seed, sample in ((-30, -23, 0.3, left), (22, -27, 2.4, middle), (77, -21, 1.1, right)):
        hung(x, turn, seed, sample)
    window_light((20, 20, -4), (-0.8, -0.5, 0.3), (2, 2), (84, 62), 2.1, (1.0, 0.86, 0.66), leaves=16)
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, -0.7, 0.35)), (1.0, 1.3), 150, 4.4, (1.0, 0.96, 0.9))
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.6)), (1.6, 1.6), 150, 0.6, (1.0, 0.93, 0.82))
    world(0.48)
    camera_of((0, -420, 6), (0, 0, 2), 30.5, 0, (30, 0, 0), 1.2)


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


def pole():
    """Of oak, by a rope near its end."""
    bar = swept('pole', [(-62, 0, 0), (40, 0, 0), (180, 0, 0)], lambda share: (1.35, 1.35), surface('wood', along='X'), samples=200, sides=32)
    rope = surface('webbing', color='#b59a6d')
    around = [(0.5 - turn / 40, 1.75 * math.sin(turn / 4), 1.75 * math.cos(turn / 4)) for turn in range(51)]
    loop = swept('loop', around, lambda share: (0.42, 0.42), rope, across=(1, 0, 0), samples=1, sides=16)
    up = swept('rope', [(0, 0.2, 1.5), (0, 0.2, 60)], lambda share: (0.42, 0.42), rope, across=(1, 0, 0), samples=60, sides=16)
    place([loop, up], moved(-56, 0, 0))
    place([bar, loop, up], moved(0, BEHIND, RAIL))
