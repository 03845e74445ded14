"""A desk by the window: a notebook with its pen, a mug, a loudspeaker, a power bank, books and a plant behind them."""
from mathutils import Vector

import mug
import notebook
import pen
import power_bank
import speaker
from arranging import camera_of, planks, pot, printed, put, wall, window_light
from geometry import box, moved, place, rotated
from materials import surface
from studio import softbox, world

NAVY, ORANGE, PAPER, GRAPHITE = '#1e2f52', '#e27a2c', '#f3f1ed', '#26282b'


def build(mark):
    planks('timber', 0.55, 0.5)
    wall('#d3d9dc')
    book = put(notebook.build(dict(turned=20)), moved(-9, -13), NAVY, ORANGE)
    printed(book['tapa'], mark, PAPER, rough=0.6)
    put(pen.build({}), moved(6.5, -15) @ rotated(-50), ORANGE, '#d5d7da')
    cup = put(mug.build({}), moved(5.5, 4.5), PAPER, NAVY)
    printed(cup['frente'], mark, NAVY, rough=0.15)
    sound = put(speaker.build({}), moved(-9, 9.5), NAVY, GRAPHITE)
    printed(sound['frente'], mark, PAPER, rough=0.7)
    power = put(power_bank.build({}), moved(17.5, -7), '#f1efea')
    printed(power['frente'], mark, NAVY, rough=0.4)
    books(20, 28)
    pot(-36, 58, '#9aa0a3')
    window_light((4, 12, 6), (-0.78, -0.46, 0.56), (3, 3), (36, 40), 6.6, (1.0, 0.95, 0.88), leaves=12)
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.8)), (1.6, 1.6), 90, 0.42, (0.92, 0.96, 1.0))
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.2, 0.8)), (1.0, 1.3), 90, 1.9, (0.92, 0.96, 1.0))
    world(0.7)
    camera_of((3, -128, 42), (0, 0, 6.6), 33, -0.17, (2, -3, 4), 0.9)


def books(x, y):
    """Lying on each other, their spines to the front."""
    low = 0
    for width, depth, thick, color, turned in ((23, 17, 3.2, '#3d4a5c', 4), (21, 15, 2.4, '#c9c3b6', -3), (19, 14, 2.8, '#b5673a', 6)):
        cover, pages = surface('matt', color=color), surface('paper', color='#ece6d8')
        parts = [box('cover', width, depth, 0, 0.24, cover, 0.2, 0.08), box('cover', width, depth, thick - 0.24, thick, cover, 0.2, 0.08),
                 box('pages', width - 0.6, depth - 0.5, 0.2, thick - 0.2, pages, 0.1, 0.02), box('spine', width, 0.5, 0, thick, cover, 0.2, 0.2)]
        place(parts[3:], moved(0, -depth / 2 + 0.2))
        place(parts, moved(x, y, low) @ rotated(turned))
        low += thick
