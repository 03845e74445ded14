"""A potting bench in the sun: lunch box, bottle, notebook, pencils of bamboo and cork on kraft paper, plants around them."""
import math

from mathutils import Vector, noise

import bottle
import lunch_box
import notebook
import pen
from areas import round_area
from arranging import camera_of, planks, plant, pot, printed, put, window_light
from geometry import moved, place, rotated, solid, swept, turned
from materials import surface
from scenery import plaster
from studio import softbox, world

SAGE, MOSS, CLAY, BROWN, CREAM = '#9bab8a', '#4c5a34', '#b46f4c', '#4a2f1b', '#f1ede1'


def build(mark):
    planks('timber', 0.5, 0.8)
    plaster('#ded9c6', 64)
    paper()
    lunch = put(lunch_box.build(dict(turned=14)), moved(7.5, 5), SAGE, MOSS)
    printed(lunch['tapa'], mark, BROWN, rough=0.7)
    tall = put(bottle.build(dict(lid='bamboo', lidColour='#d9b37c', lidHeight=2.8)), moved(-9.5, 6.5), MOSS)
    printed(tall['frente'], mark, CREAM, rough=0.6)
    light = put(bottle.build(dict(lid='bamboo', lidColour='#d9b37c', lidHeight=2.8, height=16)), moved(-17.5, 3.5), CREAM)
    printed(light['frente'], mark, MOSS, rough=0.6)
    book = put(notebook.build(dict(finish='cork', turned=22)), moved(-7, -11.5), CREAM, MOSS)
    printed(book['tapa'], mark, BROWN, rough=0.7)
    put(pen.build(dict(kind='bambu')), moved(8.5, -13) @ rotated(-52), '#cfa468', '#e6d9c2')
    holder = pencils(21, -3)
    printed(holder, mark, BROWN, rough=0.7)
    twine(17.2, -13.5)
    seedlings()
    pot(-33, 34, CLAY)
    pot(33, 30, '#c98a63')
    bush(14, 40, 11, 24)
    window_light((2, 10, 6), (-0.74, -0.5, 0.58), (1, 1), (160, 120), 4.9, (1.0, 0.92, 0.74), leaves=70)
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.8)), (1.6, 1.6), 90, 0.5, (0.97, 1.0, 0.94))
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.2, 0.8)), (1.0, 1.3), 90, 1.5, (0.94, 1.0, 0.96))
    world(0.6)
    camera_of((3, -130, 50), (0, 0, 9.4), 33, -0.11, (1, -3, 5), 1.1)


def paper():
    """Kraft from the roll, that has not forgotten it."""
    points, faces, wide = [], [], 61
    for row in range(41):
        for column in range(61):
            x, y = (column / 60 - 0.5) * 62, (row / 40 - 0.5) * 36
            curl = 3.2 * max(0, column / 60 - 0.9) ** 1.6 * 24 + 1.6 * max(0, 0.06 - column / 60) * 12
            points.append((x - max(0, column / 60 - 0.9) * 6, y, 0.06 + curl + 0.14 * noise.noise(Vector((x / 9, y / 8, 2))) ** 2))
    faces = [[row * wide + column + step for step in (0, 1, wide + 1, wide)] for row in range(40) for column in range(60)]
    place([solid('paper', points, faces, surface('kraft'))], moved(-1, -3) @ rotated(5))


def pencils(x, y):
    """A cup of bamboo with pencils in it; gives where it is printed."""
    cup = turned('cup', [(0, 0.4), (3.4, 0.4), (3.5, 0, 0.1), (3.7, 0.1, 0.1), (3.7, 10, 0.15), (3.3, 10, 0.15), (3.25, 0.8, 0.1), (0, 0.8)], surface('bamboo', along='Z'), segments=128)
    things = [cup]
    for at, color in enumerate(('#4c5a34', '#c9a26a', '#b46f4c', '#c9a26a', '#8a9a78')):
        around = at * 1.26 + 0.4
        foot, head = Vector((-1.9 * math.cos(around), -1.9 * math.sin(around), 0.9)), Vector((2.5 * math.cos(around), 2.5 * math.sin(around), 15.5 - 0.8 * (at % 2)))
        along = (head - foot).normalized()
        things.append(swept('pencil', [foot, foot.lerp(head, 0.5), head], lambda share: (0.36, 0.36), surface('wood', along='Z') if color == '#c9a26a' else surface('matt', color=color), samples=4, sides=6))
        things.append(swept('tip', [head, head + along * 0.8, head + along * 1.6], lambda share: (0.36 * (1 - share) + 0.03,) * 2, surface('wood', along='Z'), samples=4, sides=12))
        things.append(swept('lead', [head + along * 1.25, head + along * 1.5, head + along * 1.75], lambda share: (0.115 * (1 - share) + 0.02,) * 2, surface('matt', color=color), samples=4, sides=12))
    place(things, moved(x, y))
    area = round_area(lambda z: 3.7, 5, 4.6, 5)
    area.matrix = moved(x, y)
    return area


def twine(x, y):
    """A ball of jute, wound around and around."""
    line, radius = [], 2.5
    for step in range(1500):
        around, tilt = step * 0.13, step * 0.0171
        point = Vector((math.cos(around), math.sin(around) * math.cos(tilt), math.sin(around) * math.sin(tilt))) * (radius + 0.16 * math.sin(step * 0.011))
        line.append((point.x * math.cos(tilt * 0.7) - point.y * math.sin(tilt * 0.7), point.x * math.sin(tilt * 0.7) + point.y * math.cos(tilt * 0.7), point.z + radius))
    place([swept('twine', line, lambda share: (0.17, 0.17), surface('webbing', color='#b48d5a'), across=(0.3, 0.2, 1), samples=1, sides=8)], moved(x, y))
    place([turned('core', [(0, -2.35), (1.7, -1.65, 0.9), (2.35, 0, 1.6), (1.7, 1.65, 0.9), (0, 2.35)], surface('cork'), segments=48)], moved(x, y, radius))
    tail = [(0, -2.3, 1.2), (-1.2, -3.4, 0.2), (-3.4, -3.2, 0.17), (-5.2, -4.4, 0.17), (-7, -3.4, 0.17)]
    place([swept('tail', tail, lambda share: (0.17, 0.17), surface('webbing', color='#b48d5a'), across=(0, 0, 1), samples=60, sides=8)], moved(x, y))


def seedlings():
    """Young plants in pots of pressed paper."""
    for at, (x, y) in enumerate(((-29, 12), (-22.5, 17), (-36, 17))):
        cup = turned('seedling', [(0, 0), (2.2, 0, 0.2), (3.1, 5.6, 0.1), (2.8, 5.6, 0.1), (2.6, 4.8), (0, 4.8)], surface('kraft'), segments=64)
        soil = turned('soil', [(2.7, 4.9), (1.5, 5.2, 0.3), (0, 5.25)], surface('cork'), segments=32)
        leaves = plant(6.5, 4.4, 5, surface('softTouch', color='#7da04e'), surface('matt', color='#7d8f45'))
        place(leaves, moved(0, 0, 5) @ rotated(at * 47))
        place([cup, soil, *leaves], moved(x, y))


def bush(x, y, spread, height):
    vessel = turned('vessel', [(0, 0), (5.6, 0, 0.4), (7.4, 9.6, 0.6), (7.4, 11, 0.3), (6.9, 11, 0.2), (6.7, 10), (0, 10)], surface('ceramicRaw', color='#e6dfcf'), segments=128)
    leaves = plant(height, spread, 24, surface('softTouch', color='#5c8148'), surface('matt', color='#5f6d3c'))
    place(leaves, moved(0, 0, 9))
    place([vessel, *leaves], moved(x, y))
