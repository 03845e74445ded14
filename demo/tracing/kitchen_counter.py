"""Kitchen counters before glazed tiles: of pale stone with bottles, an open food jar and lemons; of oak with bottles of glass, cork and bamboo."""
import math
import random

import bpy
from mathutils import Vector, noise

import bottle
import glass_bottle
from arranging import camera_of, pot, printed_sample, put, window_light
from geometry import block, moved, place, rotated, rounded_rectangle, slab, solid, swept, turned
from materials import Nodes, clear, linear, surface
from studio import softbox, world
from woodwork import oak, oak_top

WALL = 30
# a film makes strong colors stronger
STEEL, COPPER, ORANGE, CREAM = '#d2d4d7', '#b37d5c', '#df7030', '#e6d6b8'
CLOTH = 0.56
GREEN = ('#758871', '#6a7e66', '#7f917a', '#62765f')


def build(mark, kitchen, **samples):
    return {'stone': stone_kitchen, 'green': green_kitchen}[kitchen](**samples)


def stone_kitchen(copper, glass, jar, black):
    stone_top((-90, WALL))
    glazed_tiles(WALL, (-110, 110), (0, 70))
    metal = put(bottle.build(dict(finish='steel', height=22)), moved(-29, 0), COPPER, STEEL)
    printed_sample(metal['frente'], copper['logo'], rough=0.5)
    clear_one = put(glass_bottle.build({}), moved(-10.5, -3))
    printed_sample(clear_one['frente'], glass['logo'], rough=0.35)
    place([water(3.3, 19)], moved(-10.5, -3))
    food = put(opened(), moved(8.5, 1, CLOTH), ORANGE, STEEL)
    printed_sample(food['frente'], jar['logo'], rough=0.5)
    dark = put(bottle.build({}), moved(30.2, -1), black['color'], STEEL)
    printed_sample(dark['frente'], black['logo'], rough=0.5)
    lemons(-0.5, 19)
    place([linen(27, 20, 2, '#d9d0bd', '#7d8c97')], moved(10.9, -3.2) @ rotated(4))
    leaning_board((30, 21), 2.6, 4, moved(29, 24.5, 14.9), 78, 90)
    window_light((0, 4, 10), (-0.84, -0.24, 0.5), (2, 2), (40, 44), 7.5, (1.0, 0.94, 0.85), leaves=8)
    softbox('window', Vector((0, 0, 12)), Vector((-1.35, -0.1, 0.55)), (1.0, 1.3), 100, 1.8, (0.95, 0.98, 1.0))
    softbox('room', Vector((0, 0, 12)), Vector((0.9, -1.3, 0.7)), (1.5, 1.5), 100, 0.5, (1.0, 0.97, 0.93))
    world(0.55)
    camera_of((0, -150, 32), (0, 0, 12), 31.4, 0, (0, -2, 8), 0.7)
    return {'bounces': 9}


def green_kitchen(glass, cork, bamboo):
    oak_top(14, (-90, WALL))
    glazed_tiles(WALL, (-110, 110), (0, 80), side=6.6, tall=20, colors=GREEN)
    clear_one = put(glass_bottle.build({}), moved(-14.5, 0))
    printed_sample(clear_one['frente'], glass['logo'], rough=0.35)
    place([water(3.3, 19)], moved(-14.5, 0))
    footed = put(bottle.build(dict(base='cork', baseColour='#c49a6c', lid='cork', lidColour='#c49a6c')), moved(3.5, -2), CREAM)
    printed_sample(footed['frente'], cork['logo'], rough=0.5)
    tall = put(bottle.build(dict(lid='bamboo', lidColour='#d9b37c', lidHeight=2.8)), moved(21.5, 1), bamboo['color'])
    printed_sample(tall['frente'], bamboo['logo'], rough=0.5)
    leaning_board((28, 28), 13.9, 9, moved(-12, 26, 13.9), 80, 82)
    oats(13.2, 16)
    pot(32, 17, '#b5714f')
    for at, (x, y) in enumerate(((-26.5, 6), (-22.6, 0.5))):
        place([lemon(at + 3)], moved(x, y, 2.9) @ rotated(-35 + at * 75) @ rotated(88, 'Y'))
    window_light((2, 4, 10), (-0.8, -0.34, 0.5), (2, 2), (34, 46), 7.2, (1.0, 0.92, 0.8), leaves=30)
    softbox('window', Vector((0, 0, 12)), Vector((-1.35, -0.2, 0.55)), (1.0, 1.3), 100, 1.6, (0.96, 0.98, 1.0))
    softbox('room', Vector((0, 0, 12)), Vector((0.9, -1.3, 0.7)), (1.5, 1.5), 100, 0.25, (1.0, 0.97, 0.93))
    world(0.42)
    camera_of((0, -150, 34), (0, 0, 11.4), 31.4, -0.155, (0, -2, 8), 0.8)
    return {'bounces': 9}


def leaning_board(sides, corner, seed, matrix, lean, askew):
    """Of oak, with round corners, leaning at the tiles by so many degrees and turned in its plane."""
    wood = slab('board', rounded_rectangle(*sides, corner), 0, 1.8, oak(seed), bevel=0.35)
    place([wood], matrix @ rotated(-lean, 'X') @ rotated(180, 'X') @ rotated(askew))


def oats(x, y):
    """A jar of clear glass with a lid of cork, two thirds full."""
    glass = turned('jar', [(0, 0.3), (3.8, 0.3, 0.3), (4.0, 0, 0.2), (4.8, 0.5, 0.5), (4.8, 13.6, 0.8), (4.4, 14.2, 0.2), (4.2, 14.1, 0.1), (4.52, 13.4, 0.6), (4.52, 0.9, 0.5), (0, 0.8)], clear())
    flakes = surface('ceramicRaw', color='#cdb48a')
    nodes = Nodes(flakes.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    nodes.link(nodes.ramp(nodes.voronoi(0.4), [(0.1, '#e0cca4'), (0.5, '#c9ae80'), (0.8, '#96774c')]), shader.inputs['Base Color'])
    bump = nodes.add('Bump', Distance=0.12)
    nodes.link(nodes.math('SUBTRACT', 1, nodes.voronoi(0.4)), bump.inputs['Height'])
    nodes.link(bump.outputs['Normal'], shader.inputs['Normal'])
    filling = turned('oats', [(0, 0.95), (4.0, 0.95, 0.4), (4.47, 1.4, 0.4), (4.47, 9.2, 0.2), (2.6, 9.8, 1), (0, 9.5)], flakes)
    lid = turned('lid', [(0, 13.1), (4.15, 13.1, 0.2), (4.6, 14.6, 0.1), (4.7, 15.9, 0.3), (0, 16)], surface('cork'))
    place([glass, filling, lid], moved(x, y))


def water(radius, height, wall=0.26):
    """Up to the shoulder, a little into the glass around it."""
    inner, level = radius - wall + 0.03, height * 0.72
    return turned('water', [(0, 0.78), (radius - 0.8, 0.7, 0.4), (inner, 1.1, 0.5), (inner, level + 0.1, 0.03), (inner - 0.12, level, 0.08), (0, level)], clear(ior=1.33, stain='#eef7f5', depth=14))


def opened():
    """The jar for food without its lid, which lies beside it; soup in it, and a spoon."""
    things, areas, view = bottle.build(dict(radius=5, height=11, shoulder=0.9, neck=0.86, lidHeight=3.4, lidOver=0.3))
    top, neck = 11.28, 4.3
    lid = [thing for thing in things if thing.name.startswith('lid')]
    place(lid, moved(7.8, -7.4, -11.42))
    for gasket in [thing for thing in things if thing.name.startswith('gasket')]:
        things.remove(gasket)
        bpy.data.objects.remove(gasket)
    inside = turned('inside', [(neck - 0.28, top), (neck - 0.36, top - 0.1, 0.1), (neck - 0.36, 1.6, 0.8), (0, 1.4)], surface('steel', color='#c4c7ca'))
    soup = turned('soup', [(0, 9.7), (2.4, 9.72, 0.6), (neck - 0.38, 9.62)], surface('plastic', color='#c2702a'))
    return [*things, inside, soup, *spoon()], areas, view


def spoon():
    """Of wood: its bowl is in the soup, its handle leans at the rim."""
    line = [(-1.5, 0.6, 5), (0.2, 0.9, 8.5), (3.6, 1.4, 12.0), (7.2, 1.9, 15.7), (9.0, 2.2, 17.6)]
    return [swept('spoon', line, lambda share: (0.2, 0.24 + 0.3 * max(0, share - 0.5)), surface('wood', along='X'), across=(-0.66, 0.3, 0.7), samples=90, sides=32)]


def lemons(x, y):
    """In a bowl of stoneware."""
    bowl = turned('bowl', [(0, 0.5), (3.8, 0.5, 0.1), (4.0, 0, 0.1), (4.6, 0, 0.2), (5.0, 0.6, 0.3), (9.4, 4.4, 3.0), (10.6, 8.0, 0.1), (10.4, 8.15, 0.1), (10.2, 8.0, 0.1), (9.0, 4.7, 3), (4.4, 1.3, 1.0), (0, 1.1)], surface('ceramicRaw', color='#cfc6b8'))
    place([bowl], moved(x, y))
    for at, (across, along, up, around) in enumerate(((-4.6, -1.5, 6.4, 20), (0.4, -4.2, 6.6, -30), (5.0, -0.4, 6.5, 70), (0.6, 3.4, 6.8, 10), (-1.6, -0.6, 10.4, 55), (3.0, 1.0, 10.2, -15))):
        place([lemon(at)], moved(x + across, y + along, up) @ rotated(around) @ rotated(80 + 14 * math.sin(at * 3), 'Y'))


def lemon(seed):
    """About z, with a tip at its end."""
    peel = surface('leather', color='#e3b31f')
    line = []
    for step in range(49):
        turn = math.pi * step / 48
        tip = 0.7 * math.exp(-((math.pi - turn) / 0.3) ** 2) + 0.25 * math.exp(-(turn / 0.25) ** 2)
        line.append((2.9 * math.sin(turn) ** 0.95, -3.5 * math.cos(turn) + tip * (1 if turn > 1.5 else -1)))
    fruit = turned('lemon', line, peel, segments=96)
    for vertex in fruit.data.vertices:
        vertex.co *= 1 + 0.035 * noise.noise(vertex.co / 2.6 + Vector((seed * 5.1, 0, 0)))
    return fruit


def stone_top(depth, low=-4):
    """A counter of honed pale stone, from the front to the back (y, y): fine grains, a few clouds."""
    near, far = depth
    material = surface('matt', color='#d9d4ca')
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    clouds = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(16, detail=4.0), 0.55), nodes.math('MULTIPLY', nodes.noise(0.16, detail=3.0), 0.45))
    nodes.link(nodes.ramp(clouds, [(0.34, '#b9b2a6'), (0.47, '#d0cac0'), (0.62, '#dfdbd3')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.3
    top = block('stone', 400, far - near, low, 0, material, bevel=0.2)
    place([top], moved(0, (near + far) / 2))


def glazed_tiles(y, across, high, side=10.0, tall=None, colors=('#e3ddd0', '#e7e2d7', '#dcd5c6', '#e5dfd2')):
    """Tiles made by hand: no two of the same tone, each laid a little askew, in pale grout."""
    chance = random.Random(5)
    glaze = [handmade(color) for color in colors]
    (left, right), (low, top), tall = across, high, tall or side
    for column in range(math.ceil((right - left) / side)):
        for row in range(math.ceil((top - low) / tall)):
            tile = block('tile', side - 0.22, tall - 0.22, 0, 0.8, chance.choice(glaze), bevel=0.14)
            tile.data.transform(moved(column * 31.7, row * 47.3, 0))
            askew = rotated(chance.uniform(-0.5, 0.5), 'X') @ rotated(chance.uniform(-0.5, 0.5), 'Y') @ rotated(chance.uniform(-0.25, 0.25))
            place([tile], moved(left + (column + 0.5) * side, y, low + (row + 0.5) * tall) @ rotated(90, 'X') @ askew @ moved(-column * 31.7, -row * 47.3))
    solid('grout', [(left, y - 0.55, low), (right, y - 0.55, low), (right, y - 0.55, top), (left, y - 0.55, top)], [[0, 1, 2, 3]], surface('ceramicRaw', color='#cfc8ba'))


def handmade(color):
    """Glaze that pooled a little and took on waves."""
    material = surface('ceramic', color=color)
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    bump = nodes.add('Bump', Distance=0.07)
    nodes.link(nodes.noise(2.6, detail=1.0), bump.inputs['Height'])
    nodes.link(bump.outputs['Normal'], shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = 0.18
    return material


def linen(width, depth, layers, color, stripe):
    """A towel folded over and over, its folds to the front and the back; with stripes near its ends."""
    chance = random.Random(layers)
    line, thick = [], 0.26
    for layer in range(layers):
        z, start = 0.1 + layer * thick, len(line)
        short = chance.uniform(0, 0.5)
        ends = (-depth / 2 + short, depth / 2 - short)
        for step in range(41):
            line.append((ends[0] + (ends[1] - ends[0]) * step / 40, z))
        if layer % 2:
            line[start:] = line[start:][::-1]
        if layer < layers - 1:
            out, (y, _) = (1 if layer % 2 == 0 else -1), line[-1]
            line += [(y + out * math.sin(turn) * thick * 0.9, z + thick / 2 - math.cos(turn) * thick / 2) for turn in [math.pi * step / 10 for step in range(1, 10)]]
    wide, points = 81, []
    for at, (y, z) in enumerate(line):
        for column in range(wide):
            x = (column / (wide - 1) - 0.5) * width
            here = Vector((x / 7, y / 6, 3.1))
            puff = 1 + 0.12 * noise.noise(here)
            aside = 0.25 * noise.noise(Vector((y / 5, z * 2, column // (wide - 1)))) + 0.5 * noise.noise(Vector((at // 50 * 7.7, 1.5, 0)))
            points.append((x + aside, y + 0.18 * noise.noise(Vector((x / 5, z * 3, 0))), z * puff))
    faces = [[row * wide + column + step for step in (0, 1, wide + 1, wide)] for row in range(len(line) - 1) for column in range(wide - 1)]
    material = surface('canvas', color=color)
    nodes = Nodes(material.node_tree)
    parts, drawn = nodes.add('SeparateXYZ'), nodes.add('MixRGB')
    nodes.link(nodes.place(), parts.inputs['Vector'])
    from_end = nodes.math('SUBTRACT', width / 2 - 2.2, nodes.math('ABSOLUTE', parts.outputs['X'], 0))
    band = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('ABSOLUTE', from_end, 0), 0.55), 0), 0.3)
    drawn.inputs['Color1'].default_value, drawn.inputs['Color2'].default_value = (*linear(color), 1), (*linear(stripe), 1)
    nodes.link(band, drawn.inputs['Fac'])
    nodes.link(drawn.outputs['Color'], nodes.tree.nodes['Principled BSDF'].inputs['Base Color'])
    cloth = solid('linen', points, faces, material)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.12
    return cloth
