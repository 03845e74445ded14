"""Two glasses of wine and one of whisky, a board with cheese and grapes, candles on a dark table."""
import math

from mathutils import Vector

import board
from areas import round_area
from arranging import camera_of, printed, put
from geometry import moved, place, rotated, slab, turned
from gift_table import table
from materials import surface
from scenery import backdrop, bulbs, clear, glowing
from studio import softbox, world

GOLD, WINE = '#d9b061', '#5a0f20'


def build(mark):
    table()
    for x, y in ((-9, 3), (1.5, 9)):
        area = glass(x, y)
        printed(area, mark, '#efe6d2', rough=0.6, share=0.8)
    whisky = tumbler(11.5, 1)
    printed(whisky, mark, '#efe6d2', rough=0.6, share=0.8)
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


def glass(x, y):
    """Foot, stem and bowl blown thin, wine in it; gives where it is engraved."""
    bowl = [(3.1, 21.0), (3.6, 18.6, 1.2), (4.25, 14.6, 1.4), (3.2, 11.2, 1.2), (0.9, 9.4, 0.8), (0.4, 8.2, 0.5), (0.36, 2.2, 0.5), (0.9, 0.7, 0.7), (3.5, 0.32, 0.1), (3.55, 0.1, 0.08), (3.4, 0, 0.05), (0, 0.1)]
    inner = [(0, 10.2), (0.8, 10.3, 0.5), (3.0, 11.6, 1.1), (4.12, 14.6, 1.4), (3.48, 18.6, 1.2), (2.98, 21.0), (3.04, 21.06, 0.03), (3.1, 21.0)]
    wine = [(0, 10.21), (0.78, 10.32, 0.5), (2.98, 11.62, 1.1), (4.0, 13.9, 0.2), (4.0, 14.0, 0.04), (0, 14.0)]
    place([turned('glass', inner[:-1] + bowl, clear('#ffffff'), segments=160), turned('wine', wine, surface('ceramic', color=WINE), segments=120)], moved(x, y))
    area = round_area(lambda z: 4.27, 14.4, 4.6, 4.2)
    area.matrix = moved(x, y)
    return area


def tumbler(x, y):
    """A heavy glass of whisky with ice; gives where it is engraved."""
    outer = [(4.2, 9.0), (4.1, 5, 0.3), (3.9, 0.5, 0.3), (3.6, 0, 0.3), (0, 0.05)]
    inner = [(0, 1.7), (3.3, 1.7, 0.4), (3.75, 2.6, 0.6), (3.95, 9.0), (4.08, 9.08, 0.06)]
    drink = [(0, 1.72), (3.28, 1.72, 0.4), (3.74, 2.62, 0.6), (3.82, 4.6, 0.05), (0, 4.6)]
    place([turned('glass', inner + outer, clear('#ffffff'), segments=160), turned('whisky', drink, clear('#efb968'), segments=120)], moved(x, y))
    area = round_area(lambda z: 4.14, 5.6, 4, 3.6)
    area.matrix = moved(x, y)
    return area


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
