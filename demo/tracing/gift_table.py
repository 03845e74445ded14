"""A gift that is being opened on dark wood: its box with tissue paper, leather notebook, pens, steel bottle and key ring by one warm lamp."""
import math

from mathutils import Vector, noise

import bottle
import keyring
import notebook
import pen_set
from arranging import camera_of, faded, printed, put
from geometry import box, moved, place, rotated, solid, stacked, swept
from materials import surface
from scenery import backdrop, bulbs
from studio import softbox, world

COGNAC, GOLD, BLACK, STEEL = '#8a4f2a', '#d9b061', '#232120', '#c9ccd0'


def build(mark):
    table()
    gift()
    tall = put(bottle.build(dict(finish='steel')), moved(19, 6), STEEL)
    printed(tall['frente'], mark, '#3a3c40', rough=0.5)
    book = put(notebook.build(dict(width=15, thick=2, corner=True, turned=20)), moved(-12.5, -8), COGNAC, '#3a2416')
    printed(book['tapa'], mark, GOLD, rough=0.22, metal=1.0)
    put(pen_set.build(dict(trim='brass', turned=-9)), moved(10.5, -12), '#26262a', GOLD)
    tag = put(keyring.build(dict(turned=64)), moved(0.5, -17.5), COGNAC)
    printed(tag['frente'], mark, '#3c2314', rough=0.7)
    backdrop(200, [(0.0, '#1a120b'), (0.45, '#4a3320'), (0.62, '#2e2118'), (1.0, '#15110e')], 0.9, -60, 50)
    bulbs(((-130, 160, 22), (110, 180, 15), 13), 10, 1.5, '#ffb860', 3, wire=False)
    bulbs(((-150, 185, 2), (150, 175, 8), 7), 11, 1.2, '#ff9c40', 2, wire=False)
    softbox('lamp', Vector((4, 0, 8)), Vector((-0.9, -0.25, 1.0)), (0.6, 0.6), 90, 30, (1.0, 0.84, 0.62))
    softbox('edge', Vector((0, 0, 10)), Vector((1.25, 0.75, 0.6)), (0.5, 1.3), 90, 11, (1.0, 0.9, 0.76))
    softbox('front', Vector((0, 0, 10)), Vector((0.5, -1.4, 0.8)), (1.6, 1.4), 90, 1.9, (1.0, 0.95, 0.9))
    world(0.45)
    camera_of((3, -132, 46), (0, 0, 7.4), 33, -0.17, (2, -4, 5), 1.1)


def table():
    for at in range(8):
        plank = box('plank', 320, 17.9, -3, 0, faded(surface('darkWood', along='X'), 0.72, 0.55), corner=0.1, bevel=0.09)
        plank.data.transform(moved(at * 37.0, at * 91.0, at * 3.0))
        place([plank], moved(-at * 37.0, -60 + at * 18 - at * 91.0, -at * 3.0))


def gift():
    """The box, its lid leaning at it with the ribbon, and the paper that comes out of it."""
    board = surface('softTouch', color=BLACK)
    at = moved(0.5, 8) @ rotated(-9)
    lower = stacked('box', (24, 17, 0.25), [(0.3, 0), (0, 0.05, 0.1), (0, 8, 0.08), (0.3, 8, 0.06), (0.32, 0.6, 0.1), (5, 0.6)], board)
    place([lower], at)
    lid = [stacked('lid', (24.6, 17.6, 0.25), [(5, 3.2), (0.15, 3.2, 0.1), (0, 3.05, 0.1), (0, 0, 0.06), (0.28, 0, 0.06), (0.3, 2.9, 0.1), (5, 2.9)], board)]
    satin = surface('canopy', color=GOLD)
    lid += [box('ribbon', 2.6, 17.9, 3.1, 3.28, satin, corner=0.05, bevel=0.04), box('ribbon', 24.9, 2.6, 3.12, 3.3, satin, corner=0.05, bevel=0.04)]
    lid += bow(satin)
    place(lid, moved(-17.5, 15, 0.2) @ rotated(-24) @ moved(0, 0, 8.2) @ rotated(72, 'X'))
    for step, (x, y, around, tall) in enumerate(((-7, 4.5, 200, 7.5), (3, 6.5, 175, 8.5), (9, 3, 140, 7), (9, -3, 60, 4.5), (-1, 0.5, 182, 4.6), (4, -2.5, 170, 3.6))):
        tissue(at @ moved(x * 0.86, y * 0.86, 3.5) @ rotated(around), tall, step)


def bow(satin):
    things = []
    for side in (-1, 1):
        loop = [(0, 0, 3.4), (side * 2.6, 0.6, 5.6), (side * 5.6, 0.9, 5.4), (side * 6.1, 0.3, 4.0), (side * 3.2, -0.3, 3.5), (0, 0, 3.5)]
        things.append(swept('loop', loop, lambda share: (0.07, 1.15 - 0.6 * abs(2 * share - 1) ** 3), satin, across=(0, 1, 0), samples=90, sides=24, power=4))
        tail = [(0, 0, 3.5), (side * 2.2, -1.6, 3.9), (side * 4.2, -3.4, 3.4), (side * 5.6, -5.4, 3.7)]
        things.append(swept('tail', tail, lambda share: (0.06, 1.0), satin, across=(0.7, 0.7 * side, 0), samples=60, sides=24, power=4))
    things.append(box('knot', 1.9, 2.1, 3.2, 4.5, satin, corner=0.6, bevel=0.5))
    return things


def tissue(matrix, tall, seed):
    """A leaf of thin paper that was crumpled once, standing up and falling outwards."""
    points, wide = [], 61
    for row in range(61):
        for column in range(61):
            a, b = column / 60 - 0.5, row / 60
            at = Vector((a * 11, b * 9, seed * 7.3))
            crease = sum(abs(noise.noise(at / size + Vector((seed, size, 1)))) * size for size in (4.2, 2.2, 1.1)) * 0.5
            rise = tall * math.sin(b * 1.9) / math.sin(1.57)
            points.append((a * (9 + 5 * b), -3.4 * b ** 2.2 - 0.6 + crease * 0.9, rise + 0.5 * noise.noise(at / 3) + 0.9 * noise.noise(Vector((a * 4, seed, 2))) * b))
    faces = [[row * wide + column + step for step in (0, 1, wide + 1, wide)] for row in range(60) for column in range(60)]
    place([solid('tissue', points, faces, surface('paper', color='#e9dcc0'))], matrix)
