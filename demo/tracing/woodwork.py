"""Wood that is planed and oiled: its grain, boards of it and table tops."""
import math

from geometry import block, moved, place
from materials import Nodes, surface

OAK = ('#a08462', '#bba182', '#c9b393', '#d7c5a9')


def oak_top(width, depth, across=360, low=-3, tones=OAK):
    """A table top of staves, so wide, from the front to the back (y, y)."""
    near, far = depth
    for at in range(math.ceil((far - near) / width)):
        stave = block('stave', across, width - 0.03, low, 0, oak(at, tones), bevel=0.05)
        place([stave], moved(0, near + (at + 0.5) * width))


def oak(seed=0, tones=OAK):
    """Or another wood in its tones, from dark to light. Its grain along x: years as long arches, fine streaks and open pores. Each seed is cut from another log."""
    material = surface('matt', color='#c9a878')
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    place_ = nodes.add('Mapping')
    place_.inputs['Location'].default_value = (seed * 173.1, seed * 41.7, seed * 9.3)
    nodes.link(nodes.add('TexCoord').outputs['Object'], place_.inputs['Vector'])

    def grain(size, stretch, detail):
        drawn, along = nodes.add('TexNoise', Scale=1 / size, Detail=detail), nodes.add('Mapping')
        along.inputs['Scale'].default_value = (stretch, 1, 1)
        nodes.link(place_.outputs['Vector'], along.inputs['Vector'])
        nodes.link(along.outputs['Vector'], drawn.inputs['Vector'])
        return drawn.outputs['Fac']

    years = nodes.math('SINE', nodes.math('MULTIPLY', grain(7, 0.05, 2.0), 95), 0)
    drawn = nodes.math('ADD', nodes.math('MULTIPLY', years, 0.04), nodes.math('MULTIPLY', grain(0.16, 0.02, 3.0), 0.34))
    drawn = nodes.math('ADD', drawn, nodes.math('MULTIPLY', grain(3.4, 0.05, 2.0), 0.45))
    pores = nodes.add('MapRange')
    pores.inputs['From Min'].default_value, pores.inputs['From Max'].default_value = 0.60, 0.68
    nodes.link(grain(0.055, 0.045, 2.0), pores.inputs['Value'])
    tone = 0.11 * (math.sin(seed * 12.9) * 43758.5 % 1 - 0.5)
    drawn = nodes.math('ADD', nodes.math('SUBTRACT', drawn, nodes.math('MULTIPLY', pores.outputs['Result'], 0.14)), tone + 0.1)
    nodes.link(nodes.ramp(drawn, list(zip((0.3, 0.46, 0.6, 0.76), tones))), shader.inputs['Base Color'])
    bump = nodes.add('Bump', Distance=0.02)
    nodes.link(nodes.math('SUBTRACT', 1, pores.outputs['Result']), bump.inputs['Height'])
    nodes.link(bump.outputs['Normal'], shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = 0.48
    return material
