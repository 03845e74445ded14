"""A table by the window in the morning: thermos, mate, an enamel mug, a notebook with its pen."""
import math

from mathutils import Vector

import board
import bottle
import mate
import mug
import notebook
import pen
from arranging import camera_of, planks, pot, printed, put, wall, window_light
from geometry import moved, place, rotated, turned
from materials import surface
from studio import softbox, world

GREEN, LEATHER, CREAM = '#1f4a38', '#8a5230', '#f4f2ec'


def build(mark):
    planks('timber', 0.62, 0.9)
    wall('#e6dac6')
    thermos = put(bottle.build(dict(radius=5, height=25, shoulder=0.88, neck=0.82, cup=True, lidHeight=4.4, lid='steel', lidColour='#cfd1d4', base='steel')),
                  moved(-10, 7), GREEN, '#d2d4d7')
    printed(thermos['frente'], mark, '#cfd3d1', rough=0.35, metal=0.6)
    cup = put(mate.build({}), moved(3.5, 0.5) @ rotated(-14), LEATHER)
    printed(cup['frente'], mark, '#3a2113', rough=0.6)
    enamel = put(mug.build(dict(finish='enamel', height=8, wall=0.16, second=GREEN)), moved(17, 3.5), CREAM, CREAM)
    printed(enamel['frente'], mark, GREEN, rough=0.25)
    book = put(notebook.build(dict(finish='paper', turned=24)), moved(-8.5, -14.5), '#b3906a', GREEN)
    printed(book['tapa'], mark, GREEN, rough=0.7)
    put(pen.build(dict(kind='bambu')), moved(6.5, -14, 0) @ rotated(-52), '#cfa468', '#e6d9c2')
    put(board.build(dict(width=24, height=16, finish='bamboo')), moved(24, 26) @ rotated(-14), '#b59877')
    for x, y, r in ((19.5, 25, 3.7), (27.2, 28.5, 3.9), (26.4, 21, 3.6)):
        orange(x, y, 1.9, r)
    pot(-30, 58, '#b98a6c')
    window_light((4, 12, 6), (-0.78, -0.46, 0.56), (3, 3), (36, 40), 5.0, (1.0, 0.92, 0.8), leaves=16)
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.8)), (1.6, 1.6), 90, 0.34, (0.9, 0.95, 1.0))
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.2, 0.8)), (1.0, 1.3), 90, 1.25, (0.93, 0.97, 1.0))
    world(0.5)
    camera_of((3, -160, 46), (0, 0, 11.4), 33, -0.17, (3, -2, 6), 0.9)


def orange(x, y, z, radius):
    peel = surface('leather', color='#e07c14')
    line = [(radius * math.sin(math.pi * step / 40), radius * -math.cos(math.pi * step / 40) * 0.95) for step in range(41)]
    fruit = turned('orange', [(r, h) for r, h in line], peel, segments=96)
    stalk = turned('stalk', [(0.32, -0.1), (0.3, 0.06, 0.05), (0, 0.1)], surface('matt', color='#5c6b2c'), segments=24)
    place([stalk], moved(0, 0, radius * 0.94))
    place([fruit, stalk], moved(x, y, z + radius * 0.94) @ rotated(x * 23, 'X') @ rotated(y * 17, 'Y'))
