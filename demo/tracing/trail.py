"""A table of planks at the edge of a wood: two bottles, a camp mug and a cap."""
from mathutils import Vector

import bottle
import cap
import mug
from arranging import camera_of, planks, printed, put, window_light
from geometry import moved, rotated, solid
from materials import Nodes, surface
from studio import softbox, world

GREEN, CREAM, OCHER, OLIVE, SAND = '#1f4d3a', '#f2efe8', '#c08c2c', '#555d3f', '#f3ead8'


def build(mark):
    planks('timber', 0.45, 0.62)
    wood()
    tall = put(bottle.build({}), moved(-13, 4), GREEN, '#d2d4d7')
    printed(tall['frente'], mark, SAND, rough=0.6)
    light = put(bottle.build(dict(lid='bamboo', lidColour='#d9b37c', lidHeight=2.8)), moved(-4.5, 9), CREAM)
    printed(light['frente'], mark, GREEN, rough=0.6)
    camp = put(mug.build(dict(finish='enamel', height=8, wall=0.16, second='#22302a')), moved(3.5, -6), OCHER, CREAM)
    printed(camp['frente'], mark, SAND, rough=0.25)
    worn = put(cap.build({}), moved(18.5, 5) @ rotated(-14), OLIVE, OLIVE)
    printed(worn['frente'], mark, SAND, rough=0.8)
    window_light((4, 12, 6), (-0.78, -0.4, 0.62), (1, 1), (150, 150), 5.6, (1.0, 0.93, 0.8), leaves=90)
    softbox('sky', Vector((0, 0, 10)), Vector((-0.4, 0.2, 1.5)), (1.8, 1.8), 90, 1.1, (0.9, 0.96, 1.0))
    softbox('room', Vector((0, 0, 10)), Vector((0.9, -1.3, 0.8)), (1.6, 1.6), 90, 0.4, (0.95, 0.98, 1.0))
    world(0.6)
    camera_of((3, -142, 38), (0, 0, 8.6), 33, -0.17, (2, -3, 5), 1.5)


def wood():
    """Trees far behind, out of focus: only spots of light and dark."""
    material = surface('matt', color='#4c6b33')
    nodes = Nodes(material.node_tree)
    spots = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(26, (1, 1, 0.6), 3.0), 0.7), nodes.math('MULTIPLY', nodes.noise(7, detail=2.0), 0.4))
    drawn = nodes.ramp(spots, [(0.4, '#1c2b1a'), (0.52, '#3f5a2c'), (0.6, '#7f9a52'), (0.7, '#dfe3b4')])
    shader = nodes.tree.nodes['Principled BSDF']
    nodes.link(drawn, shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = 0.75
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    solid('wood', [(-600, 260, -160), (600, 260, -160), (600, 260, 400), (-600, 260, 400)], [[0, 1, 2, 3]], material)
