"""A printer's table: printed sheets, a fan of swatches, tins of ink and a roller among mugs, a notebook and a pen with the mark."""
import math

from mathutils import Vector

import mug
import notebook
import pen
from areas import flat_area
from arranging import camera_of, planks, printed, put, window_light
from geometry import box, moved, place, rotated, swept, turned
from materials import surface
from scenery import plaster
from studio import softbox, world

RED, INK, PAPER, CREAM, BLUE, OCHER = '#b3302a', '#22242a', '#ebe6da', '#e2d4ba', '#27548a', '#e0a32e'


def build(mark):
    planks('timber', 0.35, 1.05)
    plaster('#d8cfc2', 74)
    sheets(mark)
    for x, y, color, inside, ink in ((-11.5, 8, PAPER, RED, RED), (0.5, 12, INK, CREAM, CREAM), (11.5, 6.5, RED, RED, PAPER)):
        cup = put(mug.build({}), moved(x, y), color, inside)
        printed(cup['frente'], mark, ink, rough=0.15)
    book = put(notebook.build(dict(turned=17)), moved(-14, -9.5), RED, INK)
    printed(book['tapa'], mark, PAPER, rough=0.6)
    put(pen.build(dict(kind='giro', finish='metallic')), moved(12, -15.5, 0.1) @ rotated(-46), INK, '#d5d7da')
    swatches(21, -12)
    for x, y, color in ((22.5, 7.5, BLUE), (29.5, 13.5, OCHER), (20.5, 17, '#c0282f')):
        tin(x, y, color)
    roller(-26.5, 7)
    shelf()
    window_light((4, 12, 6), (-0.78, -0.46, 0.56), (3, 3), (38, 42), 4.1, (1.0, 0.95, 0.87))
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.8)), (1.6, 1.6), 90, 0.45, (0.95, 0.97, 1.0))
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.2, 0.8)), (1.0, 1.3), 90, 1.5, (0.94, 0.97, 1.0))
    world(0.65)
    camera_of((3, -128, 54), (0, 0, 5.4), 30, -0.12, (1, -3, 5), 1.1)


def sheets(mark):
    """Proofs on each other: a large mark, a row of small ones, the strip of colors along their edge."""
    for x, y, turn, low, color, ink in ((7, -12, 11, 0, CREAM, INK), (3, -10.5, -6, 0.07, PAPER, RED)):
        at = moved(x, y, low) @ rotated(turn)
        place([box('sheet', 34, 25, 0.01, 0.07, surface('paper', color=color), corner=0.05, bevel=0.01)], at)
        large = flat_area(14, 14, 5.5, 1.5, 0.075)
        large.matrix = at
        printed(large, mark, ink, rough=0.7)
        for step, small in enumerate((INK, OCHER, BLUE)):
            area = flat_area(4, 4, -3.4, 6.2 - step * 5, 0.075)
            area.matrix = at
            printed(area, mark, small, rough=0.7)
        for step, field in enumerate(('#1c9bd1', '#d02277', '#f3cf1d', '#1d1d1f', RED, OCHER, BLUE, '#5d8a4c', '#8c8c8c')):
            place([box('field', 2, 1.1, 0.06, 0.078, surface('paper', color=field), corner=0.01, bevel=0.001)], at @ moved(-9 + step * 2.3, -10.8))


def swatches(x, y):
    """Cards of color that turn around a rivet."""
    colors = ('#7f1d1d', '#b3302a', '#d9573a', '#e58a3c', '#e0a32e', '#ead26b', '#8aa84f', '#3f7d5a', '#2a7f8c', '#27548a', '#3e3b78', '#7a3b74')
    for step, color in enumerate(colors):
        at = moved(x, y, 0.05 + step * 0.1) @ rotated(62 - step * 10.5) @ rotated(0.6, 'Y')
        place([box('card', 4.4, 15.5, 0, 0.06, surface('paper', color='#faf8f3'), corner=0.25, bevel=0.01)], at @ moved(0, 6.4))
        place([box('color', 4.1, 9.6, 0.05, 0.066, surface('paper', color=color), corner=0.15, bevel=0.001)], at @ moved(0, 9.1))
    place([turned('rivet', [(0.5, 0), (0.5, 0.1, 0.05), (0.25, 0.2, 0.1), (0, 0.2)], surface('chrome', color='#cdd0d4'), segments=48)], moved(x, y, 1.25))


def tin(x, y, color):
    """Ink in an open tin, stirred."""
    shell = turned('tin', [(0, 0.1), (2.9, 0.1), (3.0, 0, 0.1), (3.15, 0.2, 0.15), (3.05, 0.5, 0.1), (3.05, 5.2, 0.1), (3.2, 5.45, 0.1), (3.1, 5.6, 0.1), (2.75, 5.5, 0.1), (2.72, 4.6)], surface('metallic', color='#c4c7ca'), segments=96)
    label = turned('label', [(3.06, 1.0), (3.075, 1.05, 0.01), (3.075, 4.6, 0.01), (3.06, 4.65)], surface('paper', color=color), segments=96)
    ink = turned('ink', [(2.74, 4.9), (2.2, 4.75, 0.3), (1.2, 4.95, 0.4), (0.6, 4.7, 0.2), (0, 4.85)], surface('ceramic', color=color), segments=64)
    place([shell, label, ink], moved(x, y))


def roller(x, y):
    """For inking by hand: a rubber drum in a fork."""
    drum = turned('drum', [(0, -5), (2.1, -5, 0.1), (2.2, -4.9, 0.1), (2.2, 4.9, 0.1), (2.1, 5, 0.1), (0, 5)], surface('ceramic', color='#a52a26'), segments=96)
    place([drum], rotated(90, 'Y'))
    steel = surface('metallic', color='#b9bcc0')
    fork = swept('fork', [(-5.9, 0, 0), (-5.9, 3, 0.5), (-5, 5.8, 1.2), (0, 6.2, 1.3), (5, 5.8, 1.2), (5.9, 3, 0.5), (5.9, 0, 0)], lambda share: (0.28, 0.28), steel, across=(0, 0, 1), samples=90, sides=16)
    axle = swept('axle', [(-6, 0, 0), (0, 0, 0), (6, 0, 0)], lambda share: (0.25, 0.25), steel, samples=4, sides=16)
    grip = turned('grip', [(0.6, 0), (0.9, 0.4, 0.2), (1.25, 4, 1), (1.0, 8, 1), (1.35, 11, 0.8), (0.7, 12.4, 0.5), (0, 12.5)], surface('wood', along='Z'), segments=64)
    place([grip], moved(0, 6, 1.3) @ rotated(-90, 'X') @ rotated(5, 'X'))
    place([drum, fork, axle, grip], moved(x, y, 2.2) @ rotated(28))


def shelf():
    """Paper in reams behind the table, far enough to be only color."""
    colors = (PAPER, '#c98a6a', CREAM, '#8a9aa8', RED, PAPER, '#d8b36a', BLUE, CREAM)
    for at, x in enumerate((-66, -43, -19, 6, 31, 55)):
        low = 0
        for layer in range(3):
            high = 1.4 + 2.6 * ((at * 0.618 + layer * 0.37) % 1)
            place([box('ream', 20, 15, low, low + high, surface('paper', color=colors[(at * 2 + layer * 4) % 9]), corner=0.1, bevel=0.05)], moved(x, 52 + 3 * (at % 2)) @ rotated(5 * math.sin(at * 5 + layer)))
            low += high
