"""An office: its boardroom in the evening, with pens, a leather notebook and coffee on dark wood; a desk by the window for who is new there."""
from mathutils import Vector

import bottle as bottles
import keyring
import mug
import notebook as hardcover
import pen_set
from areas import flat_area
from arranging import camera_of, printed_sample, put, window_light
from film import for_film
from geometry import block, box, moved, place, rotated, solid, turned
from materials import Nodes, surface
from scenery import glowing, plaster
from studio import softbox, world
from table_dressing import coffee, vase
from woodwork import oak_top

DARK = ('#31231b', '#403026', '#503c2f', '#5f4a3b')
# a film makes strong colors stronger
TAN = '#87583b'
BACK, SILL = 50, 44


def build(mark, room, **samples):
    return {'boardroom': boardroom, 'window': window_desk}[room](**samples)


def boardroom(pens, leather, keys):
    oak_top(19, (-90, BACK), tones=DARK)
    plaster('#7d8fa1', BACK)
    case = put(pen_set.build(dict(turned=9)), moved(-14, -2), for_film(pens['color']), '#d5d7da')
    printed_sample(case['cuerpo'], pens['logo'], rough=0.3)
    book = put(hardcover.build(dict(width=15, thick=2, corner=True, turned=-12)), moved(5.5, -5), TAN, '#3a2618')
    printed_sample(book['tapa'], leather['logo'], rough=0.5)
    tag = put(keyring.build(dict(turned=64)), moved(18.7, -13.6), TAN)
    printed_sample(tag['frente'], keys['logo'], rough=0.5)
    espresso(18.5, 7)
    vase(21, 30, '#39434d')
    window_light((2, 10, 4), (-0.86, -0.06, 0.42), (2, 2), (40, 44), 7.4, (1.0, 0.88, 0.72))
    softbox('window', Vector((0, 0, 10)), Vector((-1.3, 0.35, 0.6)), (1.2, 1.4), 100, 3.4, (0.9, 0.95, 1.0))
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.9)), (1.5, 1.5), 100, 1.3, (0.9, 0.95, 1.0))
    world(0.75)
    camera_of((0, -116, 48), (0, 0, 5.6), 32, -0.14, (2, -5, 2), 0.9)


def espresso(x, y):
    """In a cup of white porcelain on its saucer."""
    saucer = turned('saucer', [(0, 0.3), (3.2, 0.3, 0.1), (3.4, 0, 0.1), (3.8, 0, 0.2), (6.4, 1.3, 1.2), (6.5, 1.5, 0.1), (6.3, 1.5, 0.1), (3.8, 0.55, 0.8), (0, 0.55)], surface('ceramic', color='#e9e6df'))
    things, _, _ = mug.build(dict(radius=3.3, height=6, handle=2.3, wall=0.3, turned=-24))
    for thing in things:
        for material in thing.data.materials:
            material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.8, 0.78, 0.73, 1)
    cup = [*things, coffee(3.02, 5.1)]
    place(cup, moved(0, 0, 0.5))
    place([saucer, *cup], moved(x, y))


def window_desk(notebook, bottle, card):
    oak_top(11.5, (-80, SILL))
    window()
    book = put(hardcover.build(dict(turned=14)), moved(-14, -5), notebook['color'], '#1d1f23')
    printed_sample(book['tapa'], notebook['logo'], rough=0.6)
    tall = put(bottles.build(dict(lid='bamboo', lidColour='#d9b37c', lidHeight=2.8)), moved(3, 4), bottle['color'])
    printed_sample(tall['frente'], bottle['logo'], rough=0.5)
    envelope(card['logo'], moved(14.5, -10) @ rotated(-5))
    vase(19, 20, '#e6dfd2')
    window_light((0, 2, 6), (-0.84, -0.12, 0.5), (2, 2), (36, 44), 7.6, (1.0, 0.95, 0.84), leaves=26)
    softbox('sky', Vector((0, 0, 10)), Vector((-0.9, 1.1, 0.8)), (1.3, 1.3), 90, 1.8, (0.95, 1.0, 0.96))
    softbox('room', Vector((0, 0, 10)), Vector((0.4, -1.4, 0.8)), (1.6, 1.6), 90, 0.6, (1.0, 0.98, 0.95))
    world(0.45)
    camera_of((0, -122, 38), (0, 0, 9.6), 36, -0.14, (0, -4, 5), 0.9)


def window():
    """At the right of a white wall; trees behind it."""
    garden()
    paint = surface('matt', color='#e6e3dc')
    place([block('wall', 480, 8, -100, 300, surface('ceramicRaw', color='#ddd8ce'), bevel=0.1)], moved(-270, SILL + 4))
    for x, wide in ((-28, 5), (14, 3.4), (56, 3.4)):
        place([block('post', wide, 5, 2, 200, paint, bevel=0.3)], moved(x, SILL + 3))
    place([block('sill', 200, 9, 0, 2.2, paint, bevel=0.3)], moved(70, SILL + 2))


def garden():
    """Trees far behind, pale with light."""
    material = glowing('garden', '#000000', 1.0)
    nodes = Nodes(material.node_tree)
    spots = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(34, (1, 1, 0.7), 2.0), 0.72), nodes.math('MULTIPLY', nodes.noise(9, detail=2.0), 0.32))
    nodes.link(nodes.ramp(spots, [(0.36, '#5d6f4f'), (0.48, '#879a6c'), (0.57, '#b4c498'), (0.68, '#eef1dd')]), nodes.tree.nodes['Principled BSDF'].inputs['Emission'])
    solid('garden', [(-600, 260, -160), (600, 260, -160), (600, 260, 400), (-600, 260, 400)], [[0, 1, 2, 3]], material)


def envelope(logo, matrix):
    """Of kraft, with a card on it."""
    place([box('envelope', 16, 11.4, 0, 0.12, surface('kraft'), corner=0.1, bevel=0.02)], matrix)
    at = matrix @ moved(-0.8, -0.9, 0.12) @ rotated(9)
    place([box('card', 15, 10.4, 0, 0.06, surface('paper', color='#f4f0e6'), corner=0.1, bevel=0.01)], at)
    area = flat_area(7, 7, 0, 0, 0.065)
    area.matrix = at
    printed_sample(area, logo, rough=0.7)
