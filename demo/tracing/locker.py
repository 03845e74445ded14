"""The bench of a changing room before painted bricks with an orange course: thermos, food jar, camp mug and a helmet, in the early sun."""
import random

from mathutils import Vector

import bottle
import hard_hat
import mug
from arranging import camera_of, printed, printed_sample, put, window_light
from film import for_film
from geometry import block, moved, place, rotated, solid
from materials import surface
from studio import softbox, world

WALL = 30
STEEL, ORANGE = '#c9ccd0', '#d96a24'
BRICK, TALL, JOINT = 24.0, 7.1, 1.0
# which course above the bench is orange
STRIPE = 2


def build(mark, steel, jar, cup):
    bench()
    bricks((-130, 130), 8)
    helmet = put(hard_hat.build(dict(turned=6)), moved(-24, 9), '#e9e6df')
    printed(helmet['frente'], mark, '#c85a1b', rough=0.3)
    flask = put(bottle.build(dict(finish='steel', radius=4.4, height=25, shoulder=0.9, neck=0.8, cup=True, lidHeight=4.6)), moved(1.5, 0), steel['color'])
    printed_sample(flask['frente'], steel['logo'], rough=0.5)
    food = put(bottle.build(dict(radius=5, height=11, shoulder=0.9, neck=0.86, lidHeight=3.4, lidOver=0.3)), moved(10, -3), ORANGE, STEEL)
    printed_sample(food['frente'], jar['logo'], rough=0.5)
    drunk = put(mug.build(dict(finish='powder', height=8.2, radius=4.2, wall=0.3)), moved(22, -1), for_film(cup['color']), STEEL)
    printed_sample(drunk['frente'], cup['logo'], rough=0.5)
    window_light((0, 6, 8), (-0.82, -0.36, 0.42), (2, 2), (38, 44), 6.2, (1.0, 0.9, 0.76))
    softbox('window', Vector((0, 0, 12)), Vector((-1.35, -0.25, 0.5)), (1.0, 1.3), 100, 2.2, (0.92, 0.96, 1.0))
    softbox('room', Vector((0, 0, 12)), Vector((0.9, -1.3, 0.7)), (1.5, 1.5), 100, 0.45, (0.96, 0.98, 1.0))
    world(0.42)
    camera_of((0, -150, 28), (0, 0, 12), 34.5, -0.155, (-4, -4, 8), 0.8)
    return {'bounces': 8}


def bench():
    """Sheet steel, powder coated, in two parts that meet."""
    coat = surface('powder', color='#565c61')
    for side in (-1, 1):
        part = block('bench', 199.6, WALL + 34, -5, 0, coat, bevel=0.5)
        place([part], moved(side * 100 - 28, (WALL - 34) / 2))


def bricks(across, courses):
    """Painted over and over, so that their edges are round."""
    chance = random.Random(11)
    paints = [surface('softTouch', color=color) for color in ('#9da2a5', '#a3a7aa', '#989da1')]
    stripe = [surface('softTouch', color=color) for color in (ORANGE, '#d4652a')]
    left, right = across
    for course in range(courses):
        start = left - (BRICK + JOINT) / 2 * (course % 2)
        for column in range(round((right - left) / (BRICK + JOINT)) + 1):
            paint = chance.choice(stripe if course == STRIPE else paints)
            brick = block('brick', BRICK, TALL, 0, 2, paint, bevel=0.45)
            askew = rotated(chance.uniform(-0.4, 0.4), 'X') @ rotated(chance.uniform(-0.5, 0.5), 'Y') @ rotated(chance.uniform(-0.3, 0.3))
            place([brick], moved(start + column * (BRICK + JOINT), WALL + chance.uniform(0, 0.2), 1 + (course + 0.5) * (TALL + JOINT)) @ rotated(90, 'X') @ askew)
    solid('joints', [(left, WALL - 1.35, -5), (right, WALL - 1.35, -5), (right, WALL - 1.35, 90), (left, WALL - 1.35, 90)], [[0, 1, 2, 3]], surface('ceramicRaw', color='#8f9498'))
