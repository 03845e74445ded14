"""A table at a festival in the evening: bucket hat, cup with a straw, bottle, badges and wristbands; lights and pennants behind."""
from mathutils import Vector

import badge
import bottle
import bucket_hat
import speaker
import tumbler
import wristband
from arranging import camera_of, planks, printed, put, window_light
from geometry import moved, place, rotated, turned
from materials import surface
from scenery import backdrop, bulbs, confetti, pennants
from studio import softbox, world

YELLOW, MAGENTA, TEAL, VIOLET, WHITE = '#f2b81c', '#d6247f', '#149c96', '#5a3a98', '#fbf7f0'

CUP = dict(low=3.2, top=4.5, height=15.5, finish='plastic', straw=True)


def build(mark):
    planks('timber', 0.75, 0.85)
    hat = put(bucket_hat.build({}), moved(-9, 4), YELLOW)
    printed(hat['frente'], mark, MAGENTA, rough=0.8)
    cup = put(tumbler.build(CUP), moved(8.5, -1), TEAL, YELLOW)
    printed(cup['frente'], mark, WHITE, rough=0.3)
    flask = put(bottle.build(dict(height=20, finish='plastic', lid='plastic', lidColour='#ffc921', loop=True, second='#ffc921')), moved(18, 5), VIOLET)
    printed(flask['frente'], mark, WHITE, rough=0.3)
    other = put(tumbler.build(CUP), moved(1.5, 19), MAGENTA, WHITE)
    printed(other['frente'], mark, WHITE, rough=0.3)
    sound = put(speaker.build({}), moved(-23, 17), MAGENTA, '#2b2230')
    printed(sound['frente'], mark, WHITE, rough=0.6)
    for x, y, color, ink in ((2.2, -13.5, VIOLET, WHITE), (-4.6, -16, MAGENTA, WHITE)):
        face = put(badge.build({}), moved(x, y, 0.3) @ rotated(6, 'X') @ rotated(x * 9), color)
        printed(face['frente'], mark, ink, rough=0.1, share=0.9)
    for x, y, z, color, tilt in ((13.2, -11.5, 0.62, MAGENTA, 0), (14.4, -10.6, 1.9, YELLOW, 5), (19.8, -6.5, 0.62, TEAL, 0)):
        put(wristband.build({}), moved(x, y, z) @ rotated(tilt, 'Y'), color)
    confetti(210, (MAGENTA, YELLOW, TEAL, VIOLET, WHITE), (-58, 32, -34, 40), ((-9, 4, 15), (8.5, -1, 4), (18, 5, 4), (2.2, -13.5, 3.6), (-4.6, -16, 3.6)))
    backdrop(330, [(0.0, '#7a2a4e'), (0.3, '#e2664a'), (0.52, '#f0905a'), (0.75, '#c0508a'), (1.0, '#5b3a8c')], 0.7, -60, 60)
    for x, y, color in ((-120, 300, '#f3e6d8'), (-62, 318, MAGENTA), (58, 306, '#f3e6d8'), (92, 318, VIOLET)):
        tent(x, y, color)
    pennants(((-95, 120, 42), (75, 100, 40), 16), 17, 8.5, (MAGENTA, YELLOW, TEAL, WHITE))
    bulbs(((-150, 190, 44), (110, 160, 46), 26), 13, 1.8, '#ffb050', 5)
    bulbs(((-130, 240, 20), (150, 250, 34), 22), 14, 2.1, '#ff9a48', 4, wire=False)
    window_light((0, 0, 6), (-0.82, -0.02, 0.42), (1, 1), (500, 500), 5.2, (1.0, 0.78, 0.56))
    softbox('front', Vector((0, 0, 10)), Vector((0.5, -1.4, 0.7)), (1.6, 1.4), 90, 0.8, (1.0, 0.93, 0.95))
    softbox('dusk', Vector((0, 0, 10)), Vector((1.3, 0.6, 0.7)), (1.0, 1.4), 90, 1.1, (0.98, 0.72, 0.9))
    world(0.55)
    camera_of((3, -142, 31), (0, 0, 9.6), 31.5, -0.18, (4, -5, 7), 1.9)


def tent(x, y, color):
    """Far behind: a round stall with a pointed roof."""
    roof = turned('roof', [(31, 4), (29, 5.5, 1), (12, 20, 14), (0.6, 37, 2), (0, 38)], surface('canvas', color=color), segments=48)
    walls = turned('walls', [(27, -80), (27, 5)], surface('canvas', color='#7d4a5c'), segments=48)
    place([roof, walls], moved(x, y, -14))
