"""The wall of a workshop: hooded sweater and vest on hangers, below them a bench with helmet, bottle, mug and tools, by a lamp."""
import math

from mathutils import Vector

import bottle
import hard_hat
import mug
from arranging import camera_of, faded, printed, put
from garment import Garment, hangs
from geometry import box, moved, place, rotated, slab, swept, turned
from materials import surface
from scenery import concrete, hanger_hook, pendant
from studio import softbox, world

ORANGE, STEEL = '#d4611a', '#c8ccd0'
WALL = 30


def build(mark, hoodie, vest):
    concrete('#85898c', WALL, (-360, 280), (-40, 160))
    bench()
    rail()
    worn = Garment(hoodie).hung(moved(-36, WALL - 5, 52), ORANGE, ORANGE, hangs(3.0, 0.4))
    printed(worn['frente'], mark, '#20262c', rough=0.8, share=0.62)
    warm = Garment(vest).hung(moved(37, WALL - 5, 56), '#59626c', '#20242a', hangs(2.6, 1.7), rough=0.55)
    printed(warm['pecho'], mark, ORANGE, rough=0.7, share=0.95)
    for x in (-36, 37):
        place([hanger_hook()], moved(x, WALL - 8, 86))
    helmet = put(hard_hat.build(dict(turned=-24)), moved(17, -10), '#f0b51f')
    printed(helmet['frente'], mark, '#20262c', rough=0.3)
    flask = put(bottle.build(dict(finish='steel', height=23, radius=3.9, lid='plastic', lidColour='#1d2024', loop=True, second='#1d2024')), moved(-44, -8), STEEL)
    printed(flask['frente'], mark, '#3d4247', rough=0.5)
    cup = put(mug.build(dict(finish='enamel', height=8.4, wall=0.16, second='#20262c')), moved(-24, -16), '#2b3138', '#20262c')
    printed(cup['frente'], mark, ORANGE, rough=0.25)
    tools()
    pendant(2, -2, 84, '#d9691c', 11)
    softbox('window', Vector((0, 0, 40)), Vector((-1.5, -0.12, 0.62)), (1.1, 1.2), 150, 7.0, (0.86, 0.93, 1.0))
    softbox('room', Vector((0, 0, 30)), Vector((0.7, -1.5, 0.8)), (1.5, 1.5), 150, 1.1, (1.0, 0.93, 0.85))
    world(0.4)
    camera_of((6, -390, 76), (0, 0, 46), 32, -0.17, (-6, 8, 40), 1.6)


def bench():
    """Thick worn beams with a steel edge."""
    for at in range(5):
        beam = box('beam', 620, 14.9, -6, 0, faded(surface('timber', along='X'), 0.7, 0.6), corner=0.3, bevel=0.25)
        beam.data.transform(moved(at * 53.0, at * 71.0, at * 3.0))
        place([beam], moved(-60 - at * 53.0, -33 + at * 15 - at * 71.0, -at * 3.0))


def rail():
    board = box('rail', 620, 9, 0, 2.2, faded(surface('timber', along='X'), 0.7, 0.5), corner=0.3, bevel=0.2)
    place([board], moved(-30, WALL - 0.2, 96) @ rotated(90, 'X'))


def tools():
    """A wrench, a hammer, a folding rule and a pencil, as they were put down."""
    steel = surface('steel', color='#b9bec3', along='X')
    jaw = [(-9, -0.9), (6.2, -0.75), (7.4, -2.0), (9.6, -2.3), (10.9, -1.3), (9.2, -0.7), (9.0, 0.6), (10.9, 1.3), (9.7, 2.2), (7.4, 2.0), (6.2, 0.75), (-9, 0.9), (-10.6, 1.7), (-12.4, 0.9), (-12.4, -0.9), (-10.6, -1.7)]
    place([slab('wrench', jaw, 0, 0.7, steel, bevel=0.2)], moved(-6, -27) @ rotated(17))
    handle = swept('handle', [(-15, 0, 1.3), (-8, 0, 1.5), (0, 0, 1.3), (12, 0, 1.6)], lambda share: (0.95 + 0.25 * math.sin(share * 5), 1.2), surface('wood', along='X'), samples=60, sides=32)
    head = swept('head', [(13, -5.5, 1.7), (13, 0, 1.7), (13, 4, 1.7), (12.6, 8, 1.2)], lambda share: (1.7 - 1.2 * max(0, share - 0.55) / 0.45, 1.7), surface('steel', color='#8f959b', along='Y'), across=(1, 0, 0), samples=60, sides=32, power=3)
    place([handle, head], moved(44, -22) @ rotated(-14))
    measure = box('measure', 6.6, 6.6, 0, 3.4, surface('rubber', color='#20242a'), corner=1.8, bevel=0.6)
    inlay = turned('inlay', [(2.3, 3.3), (2.3, 3.46, 0.05), (0, 3.46)], surface('plastic', color=ORANGE), segments=64)
    place([measure, inlay], moved(36, -4) @ rotated(24))
    for row, (x, y, height) in enumerate(((62, 9, 16), (73, 3, 13))):
        tin = turned('tin', [(0, 0), (5, 0, 0.2), (5, 0.5, 0.1), (4.8, 0.8, 0.1), (4.8, height - 0.8, 0.1), (5, height - 0.5, 0.1), (5, height, 0.2), (4.5, height, 0.1), (4.5, height - 0.6), (0, height - 0.6)], surface('metallic', color=('#8e959c', '#b2561c')[row]), segments=96)
        place([tin], moved(x, y))
