"""Two glasses of wine and one of whisky, a board with cheese and grapes, candles on a dark table."""
import math

from mathutils import Vector

import board
import glass
from arranging import camera_of, printed, put
from geometry import moved, place, rotated, slab, turned
from gift_table import table
from materials import surface
from scenery import backdrop, bulbs, glowing
from studio import softbox, world


def build(mark):
    table()
    for x, y in ((-9, 3), (1.5, 9)):
        engraved('vino', x, y, mark)
    engraved('whisky', 11.5, 1, mark)
    wood = put(board.build(dict(width=26, height=16, turned=-14)), moved(-22, -4), '#8a5a34')
    printed(wood['superficie'], mark, '#2e1a10', rough=0.8)
    cheese()
    candle(19, 12)
    candle(25, 7, 6)
    backdrop(200, [(0.0, '#1a120b'), (0.45, '#4a3320'), (0.62, '#2e2118'), (1.0, '#15110e')], 1.3, -60, 50)
    bulbs(((-130, 160, 34), (110, 180, 26), 12), 10, 1.6, '#ffb860', 3, wire=False)
    softbox('lamp', Vector((0, 0, 10)), Vector((-1.1, 0.35, 0.8)), (0.5, 0.8), 90, 22, (1.0, 0.84, 0.62))
    softbox('edge', Vector((0, 0, 10)), Vector((1.25, 0.6, 0.6)), (0.4, 1.3), 90, 12, (1.0, 0.9, 0.76))
    softbox('front', Vector((0, 0, 10)), Vector((0.5, -1.4, 0.8)), (1.6, 1.4), 90, 1.6, (1.0, 0.95, 0.9))
    world(0.45)
    camera_of((3, -132, 34), (0, 0, 9.4), 33, -0.17, (-2, 2, 9), 1.1)
    return {'bounces': 12}


def engraved(kind, x, y, mark):
    printed(put(glass.build({'kind': kind}), moved(x, y))['frente'], mark, '#efe6d2', rough=0.6, share=0.8)


def cheese():
    wedge = [(0, 0), (9, -2.6), (9.4, -0.6), (9.4, 0.6), (9, 2.6)]
    place([slab('cheese', wedge, 0, 4, surface('softTouch', color='#e3b75e'), bevel=0.25)], moved(-26, -3, 1.95) @ rotated(38))
    for at, (x, y) in enumerate(((-15.6, -6.2), (-14.6, -4.4), (-16.4, -4.6), (-13.4, -6), (-15.2, -5.2))):
        radius = 0.95
        line = [(radius * math.sin(math.pi * step / 24), radius - radius * math.cos(math.pi * step / 24)) for step in range(25)]
        place([turned('grape', line, surface('plastic', color='#4a2140'), segments=48)], moved(x, y, 1.9 + (1.3 if at == 4 else 0)))


def candle(x, y, height=9):
    wax = turned('wax', [(0, 0), (2.4, 0, 0.1), (2.5, 0.2, 0.1), (2.5, height, 0.25), (1.9, height - 0.1, 0.2), (0, height - 0.5)], surface('softTouch', color='#e9d9b8'), segments=96)
    flame = turned('flame', [(0, 0), (0.35, 0.6, 0.3), (0.3, 1.1, 0.4), (0, 2.4)], glowing('flame', '#ffc46a', 26), segments=32)
    place([wax], moved(x, y))
    # so small a light would only leave sparks on the table
    flame.visible_diffuse = False
    place([flame], moved(x, y, height + 0.1))
