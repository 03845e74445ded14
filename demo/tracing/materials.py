"""Surfaces. A part that takes the product's color is gray here and marks where it is; all others have their own color."""
import math

import bpy

GRAY = 0.6

"""Per finish: metallic, roughness, specular, bump (kind, strength, size in cm), brushing, coat."""
finishes = {
    'ceramic': dict(rough=0.1),
    'enamel': dict(rough=0.16, bump=('noise', 0.012, 1.1)),
    'matt': dict(rough=0.5, spec=0.4),
    'powder': dict(rough=0.42, bump=('noise', 0.03, 0.05)),
    'plastic': dict(rough=0.26),
    'softTouch': dict(rough=0.55, spec=0.4),
    'rubber': dict(rough=0.62, spec=0.35),
    'steel': dict(metal=1, rough=0.32, brushed=0.82),
    'chrome': dict(metal=1, rough=0.07),
    'brass': dict(metal=1, rough=0.14),
    'metallic': dict(metal=1, rough=0.3, coat=0.35),
    'leather': dict(rough=0.46, spec=0.45, bump=('voronoi', 0.16, 0.085)),
    'fabric': dict(rough=0.9, spec=0.2, bump=('weave', 0.5, 0.075)),
    'canvas': dict(rough=0.95, spec=0.1, bump=('slub', 0.34, 0.16)),
    'webbing': dict(rough=0.9, spec=0.15, bump=('slub', 0.3, 0.2)),
    'ribbon': dict(rough=0.5, spec=0.35, bump=('noise', 0.12, 0.05)),
    'twill': dict(rough=0.85, spec=0.2, bump=('twill', 0.3, 0.085)),
    'thread': dict(rough=0.7, spec=0.3),
    'knit': dict(rough=0.9, spec=0.2, bump=('knit', 0.5, 0.13)),
    'yarn': dict(rough=0.95, spec=0.12, bump=('noise', 0.3, 0.05)),
    'fleece': dict(rough=1, spec=0.05, bump=('noise', 0.4, 0.08)),
    'velvet': dict(rough=1, spec=0.05, bump=('noise', 0.25, 0.06)),
    'canopy': dict(rough=0.48, spec=0.35, bump=('noise', 0.05, 2.5)),
    'polyester': dict(rough=0.78, spec=0.25, bump=('noise', 0.3, 0.07)),
    'nylon': dict(rough=0.7, spec=0.3, bump=('weave', 0.35, 0.06)),
    'paper': dict(rough=0.85, spec=0.2),
    'screen': dict(rough=0.1),
    'bamboo': dict(rough=0.42, texture='bamboo'),
    'wood': dict(rough=0.45, texture='wood'),
    'timber': dict(rough=0.45, spec=0.4, texture='timber'),
    'darkWood': dict(rough=0.4, texture='darkWood'),
    'woodStrips': dict(rough=0.48, spec=0.4, texture='woodStrips'),
    'bambooStrips': dict(rough=0.42, texture='bambooStrips'),
    'cork': dict(rough=0.8, spec=0.2, texture='cork'),
    'kraft': dict(rough=0.85, spec=0.2, texture='kraft'),
    'ceramicRaw': dict(rough=0.8, spec=0.2),
    'leaves': dict(rough=0.9, spec=0.15, texture='leaves'),
    'foam': dict(rough=0.9, spec=0.1, bump=('noise', 0.3, 0.12)),
}


def linear(hex_color):
    parts = [int(hex_color[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def surface(finish, takes=None, color='#808080', along=None):
    """`takes` is 'main' or 'second' for what has the variant's color. `along`: axis of the brushing or the grain."""
    facts = finishes[finish]
    material = bpy.data.materials.new(f'{finish}-{takes or color}')
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    is_metal = bool(facts.get('metal'))
    shader.inputs['Metallic'].default_value = facts.get('metal', 0)
    shader.inputs['Roughness'].default_value = facts['rough']
    shader.inputs['Specular'].default_value = facts.get('spec', 0.5)
    shader.inputs['Clearcoat'].default_value = facts.get('coat', 0)
    shader.inputs['Clearcoat Roughness'].default_value = 0.2
    has_texture = 'texture' in facts
    if has_texture:
        drawn = textures[facts['texture']](nodes, color, along)
        nodes.link(nodes.grayed(drawn) if takes else drawn, shader.inputs['Base Color'])
    else:
        shader.inputs['Base Color'].default_value = (*([GRAY] * 3 if takes else linear(color)), 1)
    normal = nodes.relief(facts['bump']) if 'bump' in facts else None
    if facts.get('brushed'):
        normal = nodes.brushing(along)
        shader.inputs['Anisotropic'].default_value = facts['brushed']
        shader.inputs['Anisotropic Rotation'].default_value = 0.25
        nodes.link(nodes.grooves(along), shader.inputs['Tangent'])
    if normal:
        nodes.link(normal, shader.inputs['Normal'])
    for name in ('main', 'second', 'metal', 'ground'):
        # the grain of what takes a color is in all the light it throws back, as a metal's color is
        is_on = name == takes or (name == 'metal' and (is_metal or has_texture) and takes is not None)
        nodes.mark(name, 1.0 if is_on else 0.0)
    return material


def clear(ior=1.5, rough=0, stain=None, depth=1.0):
    """Glass, or with `stain` a liquid that has this color where it is `depth` centimetres deep. Light that comes from a lamp goes straight through."""
    material = bpy.data.materials.new('clear')
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    nodes.tree.nodes.clear()
    out, mix = nodes.add('OutputMaterial'), nodes.add('MixShader')
    glass, through, path = nodes.add('BsdfGlass', Roughness=rough, IOR=ior), nodes.add('BsdfTransparent'), nodes.add('LightPath')
    glass.inputs['Color'].default_value = (1, 1, 1, 1)
    through.inputs['Color'].default_value = (*[part ** 0.5 for part in linear(stain)], 1) if stain else (0.89, 0.91, 0.91, 1)
    nodes.link(nodes.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), mix.inputs[0])
    nodes.link(glass.outputs[0], mix.inputs[1])
    nodes.link(through.outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], out.inputs['Surface'])
    if stain:
        lost = [-math.log(max(part, 0.004)) / depth for part in linear(stain)]
        kept = [1 - one / max(lost) for one in lost]
        nodes.link(nodes.add('VolumeAbsorption', Color=(*kept, 1), Density=max(lost)).outputs[0], out.inputs['Volume'])
    nodes.mark('clear', 1.0)
    return material


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **values):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in values.items():
            if hasattr(node, name) and name not in node.inputs:
                setattr(node, name, value)
            else:
                node.inputs[name.replace('_', ' ')].default_value = value
        return node

    def link(self, output, entry):
        self.tree.links.new(output, entry)

    def mark(self, name, value):
        node = self.add('OutputAOV')
        node.name = name
        node.inputs['Value'].default_value = value

    def place(self, scale=(1, 1, 1)):
        """Where a point lies on its own part, in centimetres."""
        mapping = self.add('Mapping')
        mapping.inputs['Scale'].default_value = scale
        self.link(self.add('TexCoord').outputs['Object'], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, size, scale=(1, 1, 1), detail=4.0):
        node = self.add('TexNoise', Scale=1 / size, Detail=detail)
        self.link(self.place(scale), node.inputs['Vector'])
        return node.outputs['Fac']

    def voronoi(self, size, feature='F1'):
        node = self.add('TexVoronoi', feature=feature, Scale=1 / size)
        self.link(self.place(), node.inputs['Vector'])
        return node.outputs['Distance']

    def wave(self, size, direction):
        node = self.add('TexWave', bands_direction=direction, Scale=6.28 / 20 / size)
        self.link(self.place(), node.inputs['Vector'])
        return node.outputs['Fac']

    def math(self, operation, one, other):
        node = self.add('Math', operation=operation)
        for entry, value in zip(node.inputs, (one, other)):
            if isinstance(value, (int, float)):
                entry.default_value = value
            else:
                self.link(value, entry)
        return node.outputs['Value']

    def ramp(self, value, stops):
        node = self.add('ValToRGB')
        points = node.color_ramp.elements
        while len(points) < len(stops):
            points.new(0.5)
        for point, (position, color) in zip(points, stops):
            point.position = position
            point.color = (*linear(color), 1)
        self.link(value, node.inputs['Fac'])
        return node.outputs['Color']

    def grayed(self, color):
        """The same drawing around the gray of what takes a color."""
        bright = self.add('RGBToBW')
        self.link(color, bright.inputs['Color'])
        return self.math('ADD', self.math('MULTIPLY', bright.outputs['Val'], 1.0), GRAY - 0.3)

    def relief(self, bump):
        """Bumps of this strength, in parts of their size."""
        kind, strength, size = bump
        if kind == 'noise':
            height = self.noise(size)
        elif kind == 'voronoi':
            height = self.math('ADD', self.voronoi(size), self.math('MULTIPLY', self.noise(size * 3), 0.6))
        elif kind == 'knit':
            height = self.knit(size)
        elif kind == 'twill':
            # slanting ribs of threads that are uneven
            height = self.math('ADD', self.wave(size, 'DIAGONAL'), self.math('MULTIPLY', self.noise(size * 2.2), 0.9))
        elif kind == 'slub':
            # threads of uneven thickness, both ways
            height = self.math('ADD', self.noise(size, (1, 0.1, 1), 3.0), self.noise(size, (0.1, 1, 1), 3.0))
        else:
            height = self.math('MAXIMUM', self.wave(size, 'X'), self.wave(size, 'Y'))
        node = self.add('Bump')
        node.inputs['Strength'].default_value = 1.0
        node.inputs['Distance'].default_value = strength * size * 2
        self.link(height, node.inputs['Height'])
        return node.outputs['Normal']

    def knit(self, size, radius=4):
        """Meshes around the z axis."""
        parts = self.add('SeparateXYZ')
        self.link(self.place(), parts.inputs['Vector'])
        angle = self.math('ARCTAN2', parts.outputs['Y'], parts.outputs['X'])
        wave = lambda value, scale: self.math('SINE', self.math('MULTIPLY', value, scale), 0)
        # a whole number of meshes around
        around = round(math.pi * radius / size)
        return self.math('MULTIPLY', wave(angle, around), wave(parts.outputs['Z'], math.pi / size))

    def brushing(self, along):
        """Fine lines along an axis, or around z where none is said."""
        stretch = {'X': (0.02, 1, 1), 'Y': (1, 0.02, 1), 'Z': (1, 1, 0.02), None: (0.06, 0.06, 1)}[along]
        lines = self.noise(0.035, stretch, 3.0)
        node = self.add('Bump')
        node.inputs['Distance'].default_value = 0.0016
        self.link(lines, node.inputs['Height'])
        return node.outputs['Normal']

    def grooves(self, along):
        """Their direction: what is brushed mirrors long streaks across them."""
        node = self.add('Tangent', direction_type='RADIAL', axis='Z' if along is None else along)
        return node.outputs['Tangent']


def bamboo(nodes, color, along):
    axis = {'X': (0.04, 1, 1), 'Y': (1, 0.04, 1), None: (1, 1, 0.04), 'Z': (1, 1, 0.04)}[along]
    fibers = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(0.05, axis, 5.0), 0.6),
                        nodes.math('MULTIPLY', nodes.noise(0.7, axis, 2.0), 0.4))
    return nodes.ramp(fibers, [(0.36, '#b98a52'), (0.5, '#d5ac74'), (0.64, '#e6c895')])


def wood(nodes, color, along):
    axis = {'X': (0.12, 1, 1), 'Y': (1, 0.12, 1), None: (1, 1, 0.12), 'Z': (1, 1, 0.12)}[along]
    grain = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(0.06, axis, 5.0), 0.45),
                       nodes.math('MULTIPLY', nodes.noise(0.9, axis, 3.0), 0.55))
    return nodes.ramp(grain, [(0.36, '#8d6238'), (0.5, '#b98a57'), (0.64, '#cfa677')])


def timber(nodes, color, along, line=0.34, place=None, tone=None):
    """One piece: lines of the years, drawn long, and pores."""
    stretch = {'X': (0.1, 1, 1), 'Y': (1, 0.1, 1), None: (1, 1, 0.1), 'Z': (1, 1, 0.1)}[along]
    mapping = nodes.add('Mapping')
    mapping.inputs['Scale'].default_value = stretch
    nodes.link(place or nodes.place(), mapping.inputs['Vector'])
    years = nodes.add('TexWave', bands_direction='Y' if along == 'X' else 'X', Scale=6.28 / 20 / line, Distortion=9.0, Detail=2.0, Detail_Scale=0.7)
    wide, pores = nodes.add('TexNoise', Scale=1.1, Detail=3.0), nodes.add('TexNoise', Scale=1 / 0.035, Detail=3.0)
    for node in (years, wide, pores):
        nodes.link(mapping.outputs['Vector'], node.inputs['Vector'])
    drawn = nodes.math('ADD', nodes.math('MULTIPLY', years.outputs['Fac'], 0.17), nodes.math('MULTIPLY', wide.outputs['Fac'], 0.62))
    drawn = nodes.math('ADD', drawn, nodes.math('MULTIPLY', pores.outputs['Fac'], 0.28))
    if tone:
        drawn = nodes.math('ADD', drawn, tone)
    return nodes.ramp(drawn, [(0.32, '#8f6237'), (0.52, '#b68552'), (0.72, '#d0a778')])


def strips(nodes, along, width):
    """Where a point lies when each strip is cut from elsewhere, and how light its strip is."""
    parts, joined = nodes.add('SeparateXYZ'), nodes.add('CombineXYZ')
    nodes.link(nodes.place(), parts.inputs['Vector'])
    across = 'Y' if along == 'X' else 'X'
    strip = nodes.math('FLOOR', nodes.math('DIVIDE', parts.outputs[across], width), 0)
    chance = nodes.add('TexWhiteNoise', noise_dimensions='1D')
    nodes.link(strip, chance.inputs['W'])
    for axis in ('X', 'Y', 'Z'):
        place = parts.outputs[axis]
        nodes.link(nodes.math('ADD', place, nodes.math('MULTIPLY', chance.outputs['Value'], 90)) if axis == along else place, joined.inputs[axis])
    return joined.outputs['Vector'], nodes.math('MULTIPLY', nodes.math('SUBTRACT', chance.outputs['Value'], 0.5), 0.2)


def dark_wood(nodes, color, along):
    stretch = {'X': (0.08, 1, 1), 'Y': (1, 0.08, 1), None: (1, 1, 0.08), 'Z': (1, 1, 0.08)}[along]
    return nodes.ramp(nodes.noise(0.16, stretch, 5.0), [(0.34, '#3d2414'), (0.5, '#5b3820'), (0.66, '#744a2b')])


def wood_strips(nodes, color, along):
    place, tone = strips(nodes, along, 4.1)
    return timber(nodes, color, along, 0.55, place, tone)


def bamboo_strips(nodes, color, along):
    place, tone = strips(nodes, along, 1.9)
    stretch = {'X': (0.03, 1, 1), 'Y': (1, 0.03, 1), None: (1, 1, 0.03), 'Z': (1, 1, 0.03)}[along]
    mapping = nodes.add('Mapping')
    mapping.inputs['Scale'].default_value = stretch
    nodes.link(place, mapping.inputs['Vector'])
    fibers = nodes.add('TexNoise', Scale=1 / 0.09, Detail=4.0)
    nodes.link(mapping.outputs['Vector'], fibers.inputs['Vector'])
    return nodes.ramp(nodes.math('ADD', fibers.outputs['Fac'], tone), [(0.3, '#b98a52'), (0.5, '#d3a970'), (0.72, '#e6c895')])


def cork(nodes, color, along):
    grains = nodes.math('ADD', nodes.math('MULTIPLY', nodes.voronoi(0.16), 0.55),
                        nodes.math('MULTIPLY', nodes.noise(0.22, detail=6.0), 0.6))
    return nodes.ramp(grains, [(0.34, '#7f5733'), (0.46, '#b98d5d'), (0.6, '#cfa878'), (0.8, '#dcbb90')])


def kraft(nodes, color, along):
    fibers = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(0.05, (1, 0.4, 1), 6.0), 0.6),
                        nodes.math('MULTIPLY', nodes.noise(0.012, detail=2.0), 0.4))
    return nodes.ramp(fibers, [(0.34, '#a47c4d'), (0.5, '#bd9561'), (0.66, '#cdaa79')])


def leaves(nodes, color, along):
    bits = nodes.math('ADD', nodes.math('MULTIPLY', nodes.voronoi(0.13), 0.5), nodes.math('MULTIPLY', nodes.noise(0.16, detail=5.0), 0.6))
    return nodes.ramp(bits, [(0.3, '#434a22'), (0.48, '#5f6732'), (0.62, '#7d8046'), (0.78, '#aaa070')])


textures = {'bamboo': bamboo, 'wood': wood, 'cork': cork, 'kraft': kraft, 'leaves': leaves, 'timber': timber, 'darkWood': dark_wood, 'woodStrips': wood_strips, 'bambooStrips': bamboo_strips}
