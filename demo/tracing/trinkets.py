"""What is given away by the handful, on a yellow table in the sun: key rings, badges, wristbands, a pen and a spool of ribbon."""
from mathutils import Vector

import badge
import keyring
import pen
import wristband
from arranging import camera_of, printed, put, window_light
from geometry import box, moved, place, rotated
from materials import surface
from scenery import confetti
from studio import softbox, world

MAGENTA, TEAL, VIOLET, WHITE, ORANGE, YELLOW = '#d6247f', '#149c96', '#5a3a98', '#fbf7f0', '#ee7f2d', '#eba718'


def build(mark):
    place([box('table', 300, 200, -3, 0, surface('softTouch', color=YELLOW), corner=0.5, bevel=0.2)], moved(0, 20))
    for x, y, turn, color in ((-7.4, 2.6, 24, MAGENTA), (-1.8, 3.4, -8, TEAL), (3.6, 2.2, 20, VIOLET)):
        tag = put(keyring.build(dict(turned=turn)), moved(x, y), color)
        printed(tag['frente'], mark, WHITE, rough=0.5)
    for x, y, z, color, ink in ((-4.0, -4.9, 0, WHITE, MAGENTA), (2.3, -4.2, 0, ORANGE, WHITE), (-0.8, -7.8, 0.42, TEAL, WHITE), (8.4, -3.6, 0, MAGENTA, WHITE), (-10.0, -5.4, 0, VIOLET, WHITE), (10.6, 2.2, 0, WHITE, TEAL)):
        face = put(badge.build({}), moved(x, y, z) @ rotated(5 if z else 0, 'X') @ rotated(x * 4), color)
        printed(face['frente'], mark, ink, rough=0.1, share=0.9)
    for x, y, z, color, tilt in ((8.8, 9.2, 0.62, TEAL, 0), (9.8, 10.2, 1.9, MAGENTA, 6), (-12.4, 3.8, 0.62, WHITE, 0)):
        put(wristband.build({}), moved(x, y, z) @ rotated(tilt, 'Y'), color)
    put(pen.build({}), moved(6.2, -8.9) @ rotated(-22), MAGENTA, WHITE)
    confetti(90, (MAGENTA, TEAL, VIOLET, WHITE), (-40, 26, -22, 34), ((0, 0, 15),))
    window_light((0, 0, 2), (-0.74, 0.16, 0.62), (1, 1), (120, 120), 4.6, (1.0, 0.94, 0.84), leaves=34)
    softbox('sky', Vector((0, 0, 5)), Vector((-1.0, 0.3, 1.2)), (1.3, 1.3), 70, 1.5, (0.96, 0.98, 1.0))
    softbox('front', Vector((0, 0, 5)), Vector((0.8, -1.3, 0.9)), (1.5, 1.5), 70, 0.5, (1.0, 0.97, 0.95))
    world(0.5)
    camera_of((1, -52, 47), (0, 0.4, 0), 34, -0.17, (0, -2, 1), 0.35)
