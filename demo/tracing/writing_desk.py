"""Desks: of light oak by the window in the morning, with coffee and a power bank; of walnut from above, with notebooks and a type specimen."""
import math
import random

import bpy
from mathutils import Vector, noise

import mate
import mug as cups
import notebook as hardcover
import pen as pens
import power_bank
import spiral
from arranging import camera_of, faded, printed_sample, put, window_light
from film import for_film
from geometry import box, moved, place, rotated, slab, solid
from materials import Nodes, surface
from notebook import pages
from scenery import plaster
from studio import softbox, world
from table_dressing import books, coffee, vase
from woodwork import oak_top

WALL = 44
HONEY = ('#735742', '#896a51', '#9d7f64', '#b0957b')
# a film makes strong colors stronger
BORDO, RED, TAN = '#55162a', '#b02a27', '#87583b'
WALNUT = ('#34241a', '#493325', '#5b4231', '#6b503c')


def build(mark, desk, **samples):
    return {'oak': oak_desk, 'walnut': walnut_desk, 'honey': honey_desk}[desk](**samples)


def oak_desk(notebook, pen, mug, battery):
    oak_top(11.5, (-80, WALL))
    plaster('#ece7de', WALL)
    book = put(kraft_notebook(), moved(-17.5, -4))
    printed_sample(book['tapa'], notebook['logo'], rough=0.7)
    cup = put(cups.build({}), moved(-0.5, 10.5), mug['color'], mug['color'])
    printed_sample(cup['frente'], mug['logo'], rough=0.15)
    place([coffee(3.78, 8.2)], moved(-0.5, 10.5))
    open_notebook(moved(18.2, -4.5) @ rotated(-8))
    written = put(pens.build({}), moved(18.1, -5.2, 0.69) @ rotated(-33 - 17), pen['color'])
    printed_sample(written['cuerpo'], pen['logo'], rough=0.3)
    power = put(power_bank.build(dict(finish='metallic', thick=0.95, width=6.6, corner=0.6, turned=-27)), moved(-1.7, -13), battery['color'])
    printed_sample(power['frente'], battery['logo'], rough=0.4)
    books(25, 27)
    vase(-25, 26)
    window_light((2, 6, 4), (-0.87, -0.1, 0.48), (2, 2), (36, 40), 8.6, (1.0, 0.93, 0.83), leaves=12)
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.3, 0.7)), (1.1, 1.3), 90, 1.8, (0.93, 0.97, 1.0))
    softbox('room', Vector((0, 0, 10)), Vector((0.8, -1.4, 0.9)), (1.6, 1.6), 90, 0.6, (1.0, 0.97, 0.93))
    world(0.65)
    camera_of((0.3, -101, 42), (0.3, 0, 4.4), 33.4, 0, (0, -4, 3), 0.55)


def walnut_desk(cork, leather, kraft, pen):
    oak_top(17, (-90, 110), tones=WALNUT)
    cutting_mat(moved(24, 3) @ rotated(1))
    specimen(moved(-13, 17, 0.01) @ rotated(-9))
    first = put(pale(hardcover.build(dict(finish='cork', turned=-13)), 0.9, 0.72), moved(-16.2, -3), second='#4b3a2a')
    printed_sample(first['tapa'], cork['logo'], rough=0.7)
    middle = put(hardcover.build(dict(width=15, thick=2, corner=True, turned=5)), moved(4, -2, 0.3), BORDO, '#3a2618')
    printed_sample(middle['tapa'], leather['logo'], rough=0.4)
    last = put(pale(hardcover.build(dict(finish='kraft', elastic=False, thick=1.1, turned=-7)), 0.85, 0.85), moved(22.8, -4, 0.3), second='#2f8a57')
    printed_sample(last['tapa'], kraft['logo'], rough=0.7)
    open_notebook(moved(19, 23.5, 0.3) @ rotated(-6))
    written = put(pens.build({}), moved(22.5, 21, 1.02) @ rotated(-33 + 52), RED)
    printed_sample(written['cuerpo'], pen['logo'], rough=0.3)
    window_light((4, 6, 0), (-0.72, 0.3, 0.62), (2, 2), (34, 38), 5.6, (1.0, 0.9, 0.76), leaves=16)
    softbox('sky', Vector((0, 0, 0)), Vector((-1.1, 0.9, 0.9)), (1.2, 1.3), 100, 1.2, (0.95, 0.97, 1.0))
    softbox('room', Vector((0, 0, 0)), Vector((0.9, -1.2, 1.1)), (1.6, 1.6), 100, 0.5, (1.0, 0.97, 0.93))
    world(0.42)
    camera_of((0, -92, 104), (0, 3, 0), 33, -0.11, (4, -2, 1), 0.6)


def honey_desk(notebook, mug, gourd, pen):
    oak_top(13, (-80, WALL), tones=HONEY)
    plaster('#d9b795', WALL)
    book = put(pale(hardcover.build(dict(finish='kraft', elastic=False, thick=1.1, turned=13)), 0.85, 0.8), moved(-12.5, -4), second='#2f8a57')
    printed_sample(book['tapa'], notebook['logo'], rough=0.7)
    cup = put(cups.build(dict(finish='matt', height=9.8, radius=4.2)), moved(3.5, 5), mug['color'], '#f1eee8')
    printed_sample(cup['frente'], mug['logo'], rough=0.5)
    place([coffee(3.86, 8.4)], moved(3.5, 5))
    own = put(mate.build({}), moved(17.6, 2), TAN)
    printed_sample(own['frente'], gourd['logo'], rough=0.6)
    written = put(pens.build(dict(kind='giro', finish='metallic')), moved(8.5, -12) @ rotated(-14), for_film(pen['color']), '#d5d7da')
    printed_sample(written['cuerpo'], pen['logo'], rough=0.3)
    books(-5, 29)
    vase(15.5, 27, '#6f4a3a')
    window_light((0, 6, 6), (-0.84, -0.2, 0.5), (3, 2), (24, 42), 8.2, (1.0, 0.86, 0.66), leaves=10)
    softbox('sky', Vector((0, 0, 10)), Vector((-1.3, 0.3, 0.7)), (1.1, 1.3), 90, 1.4, (1.0, 0.95, 0.88))
    softbox('room', Vector((0, 0, 10)), Vector((0.8, -1.4, 0.9)), (1.6, 1.6), 90, 0.4, (1.0, 0.95, 0.88))
    world(0.5)
    camera_of((0, -108, 40), (0, 0, 5.4), 33.4, -0.14, (0, -4, 3), 0.6)


def cutting_mat(matrix):
    """Of dark green rubber, with its fine raster."""
    material = surface('softTouch', color='#27403a')
    nodes = Nodes(material.node_tree)
    parts, drawn = nodes.add('SeparateXYZ'), nodes.add('MixRGB')
    nodes.link(nodes.place(), parts.inputs['Vector'])
    line = lambda axis, step, thin: nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('DIVIDE', parts.outputs[axis], step), 0), thin)
    lines = nodes.math('MAXIMUM', nodes.math('MAXIMUM', line('X', 5, 0.008), line('Y', 5, 0.008)), nodes.math('MULTIPLY', nodes.math('MAXIMUM', line('X', 1, 0.025), line('Y', 1, 0.025)), 0.22))
    drawn.inputs['Color1'].default_value, drawn.inputs['Color2'].default_value = (0.024, 0.04, 0.034, 1), (0.15, 0.19, 0.165, 1)
    nodes.link(lines, drawn.inputs['Fac'])
    nodes.link(drawn.outputs['Color'], nodes.tree.nodes['Principled BSDF'].inputs['Base Color'])
    place([box('mat', 60, 45, 0, 0.3, material, corner=1.0, bevel=0.05)], matrix)


def specimen(matrix):
    """A sheet with letters, as printers show a face."""
    things = [box('sheet', 29.7, 21, 0, 0.03, surface('paper', color='#efe9dc'), corner=0.05, bevel=0.01)]
    for text, size, x, y, color in (('Aa', 13, -13, -2.5, '#b3302a'), ('abcdefghijklmnñ', 1.9, -12.6, -6, '#22242a'), ('opqrstuvwxyz 0123', 1.9, -12.6, -8.6, '#22242a'), ('ABC', 4.4, 4.2, 4.5, '#22242a'), ('& ?', 4.4, 4.6, -1, '#22242a')):
        curve = bpy.data.curves.new('letters', 'FONT')
        curve.body, curve.size = text, size
        curve.materials.append(surface('matt', color=color))
        thing = bpy.data.objects.new('letters', curve)
        bpy.context.collection.objects.link(thing)
        thing.matrix_world = moved(x, y, 0.035)
        things.append(thing)
    place(things, matrix)


def kraft_notebook():
    return pale(spiral.build(dict(finish='kraft', pen=True, second='#e9e6df', turned=14)))


def pale(made, saturation=0.78, value=0.97):
    """Kraft paper or cork as it looks by daylight."""
    for material in {material for thing in made[0] for material in thing.data.materials if material.name.startswith(('kraft', 'cork'))}:
        faded(material, saturation, value)
    return made


def open_notebook(matrix, wide=11, high=15.5, thick=0.5):
    """Two halves of a block that rise from the gutter, on their cover."""
    paper = lined()
    things = [box('cover', wide * 2 + 0.6, high + 0.5, 0, 0.14, surface('matt', color='#3c4650'), corner=0.35, bevel=0.05)]
    rise = lambda x: 0.18 + thick * (1 - math.exp(-x / 0.55)) * (1.12 - 0.035 * x)
    for side in (-1, 1):
        top = [(side * x, rise(x)) for x in [step * 0.12 for step in range(int(wide / 0.12) + 1)]]
        outline = [(0, 0.13), *top, (side * (wide + 0.04), 0.13)]
        half = slab('block', outline if side < 0 else outline[::-1], -high / 2, high / 2, paper, bevel=0.03)
        place([half], rotated(90, 'X'))
        things.append(half)
    things.append(written_lines(wide, high, rise))
    place(things, matrix)


def written_lines(wide, high, rise):
    """Notes by hand on the left page: words of loops, as ink."""
    chance, vertices, faces = random.Random(3), [], []
    for row, ends in enumerate((5.5, 0, 8.6, 9.0, 7.4, 0, 8.8, 6.2, 8.2, 4.4)):
        x, low = 1.0, high / 2 - 2.1 - row * 0.72
        while x < ends:
            long, start = chance.uniform(0.6, 1.9), len(vertices)
            steps = int(long * 64)
            for step in range(steps):
                turn, rise_by = step * 0.8, noise.noise(Vector((step * 0.11, row * 3.7, x)))
                tall = 0.06 + 0.04 * rise_by + 0.16 * max(0, rise_by - 0.25)
                here = (x + long * step / steps - wide + 0.05 * math.cos(turn), low + 0.1 + tall * math.sin(turn))
                vertices += [(here[0], here[1] + side, rise(wide - x) + 0.02) for side in (-0.02, 0.02)]
            faces += [[start + step * 2, start + step * 2 + 1, start + step * 2 + 3, start + step * 2 + 2] for step in range(steps - 1)]
            x += long + 0.28
    return solid('ink', vertices, faces, surface('matt', color='#2c3a5e'))


def lined():
    material = pages({'pages': '#f6f1e4'})
    nodes = Nodes(material.node_tree)
    parts = nodes.add('SeparateXYZ')
    nodes.link(nodes.place(), parts.inputs['Vector'])
    line = nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('DIVIDE', parts.outputs['Z'], 0.72), 0), 0.08)
    drawn = nodes.add('MixRGB')
    drawn.inputs['Color1'].default_value, drawn.inputs['Color2'].default_value = (0.89, 0.86, 0.77, 1), (0.6, 0.62, 0.63, 1)
    nodes.link(line, drawn.inputs['Fac'])
    nodes.link(drawn.outputs['Color'], nodes.tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material
