"""A shop of clothes in the morning: polo and shirt on a rail before a plastered wall, a bench with folded goods and a cap below them."""
from mathutils import Vector

import cap
from arranging import camera_of, faded, printed, put, window_light
from garment import Garment, folded, hangs
from geometry import box, moved, place, rotated, slab, swept
from materials import surface
from scenery import hanger_hook, plaster
from studio import softbox, world

NAVY, CREAM, CLAY, SAGE, WHITE = '#1f3157', '#dccdb2', '#b9673f', '#8d9b7c', '#f4f1ea'
RAIL = 92


def build(mark, polo, shirt):
    plaster('#e4dacb', 46)
    bench()
    rail()
    worn = Garment(polo).hung(moved(-9, 2, 45) @ rotated(9), NAVY, NAVY, hangs(3.4, 0.6, 16))
    printed(worn['pecho'], mark, WHITE, rough=0.7)
    hanger(-9, 2, 80, 9)
    loose = Garment(shirt).hung(moved(37, 10, 45) @ rotated(-12), CREAM, CREAM, hangs(3.6, 2.1, 12, 31))
    printed(loose['frente'], mark, NAVY, rough=0.8, share=0.72)
    hanger(37, 10, 79.5, -12)
    low = 0
    for at, (color, turn) in enumerate(((NAVY, 1.5), (WHITE, -2), (SAGE, 1), (CLAY, -1), (CREAM, 2.5))):
        place(folded(color, 27 - 0.4 * (at % 2), 25, 2.9, at * 2.7), moved(43 + 0.3 * (at % 3), -19, low) @ rotated(turn))
        low += 2.75
    cloth = put(cap.build({}), moved(14, -21) @ rotated(-10), CLAY, CLAY)
    printed(cloth['frente'], mark, WHITE, rough=0.8)
    window_light((0, 30, 40), (-0.86, -0.5, 0.46), (2, 3), (62, 60), 3.7, (1.0, 0.93, 0.82), leaves=14)
    softbox('sky', Vector((0, 0, 40)), Vector((-1.3, -0.5, 0.5)), (1.0, 1.3), 150, 1.6, (0.95, 0.98, 1.0))
    softbox('room', Vector((0, 0, 30)), Vector((0.9, -1.4, 0.8)), (1.6, 1.6), 150, 0.36, (1.0, 0.97, 0.93))
    world(0.5)
    camera_of((4, -330, 52), (0, 0, 42), 34, -0.17, (-4, -4, 45), 1.6)


def bench():
    top = box('bench', 190, 50, -4, 0, faded(surface('timber', along='X'), 0.8, 0.95), corner=0.6, bevel=0.35)
    place([top], moved(62, -8))
    for x in (-20, 140):
        leg = box('leg', 6, 44, -60, -4, faded(surface('timber', along='Z'), 0.8, 0.9), corner=0.5, bevel=0.3)
        place([leg], moved(x, -8))


def rail():
    steel = surface('metallic', color='#2a2826')
    swept('rail', [(-300, 6, RAIL), (0, 6, RAIL), (200, 6, RAIL)], lambda share: (1.1, 1.1), steel, samples=20, sides=32)


def hanger(x, y, z, turn):
    """Wood, bent forwards, seen at the neck and through it."""
    line = [(-17, -4.6), (-8, -1.2), (-2, 1.2), (2, 1.2), (8, -1.2), (17, -4.6), (17, -6.1), (8, -2.9), (0, -0.8), (-8, -2.9), (-17, -6.1)]
    wood = slab('hanger', line[::-1], -0.6, 0.6, surface('wood', along='X'), bevel=0.3)
    place([wood], moved(x, y, z) @ rotated(turn) @ rotated(90, 'X'))
    place([hanger_hook()], moved(x, y, z + 1) @ rotated(turn + 60))
