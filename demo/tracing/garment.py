"""Garments that were sewn and laid down before (`scenes/garments`): their relief as cloth that is hung up or worn by a form."""
import bpy
import numpy as np

from areas import PrintArea
from materials import Nodes, linear, surface

STEPS = 25


class Garment:
    """`laid` has a file of planes: height in centimeters, share that is cloth, shares of main, second and own color, and of what lies behind."""

    def __init__(self, laid):
        side, self.scale, self.areas = laid['side'], laid['scale'], laid['areas']
        self.side = side
        self.height, self.filled, *self.tints, self.behind = np.fromfile(laid['file'], np.float32).reshape(6, side, side)
        rows, columns = np.nonzero(self.filled > 0.5)
        self.top = (side / 2 - rows.min()) / self.scale
        self.low = (side / 2 - rows.max()) / self.scale
        self.half = max(columns.max() - side / 2, side / 2 - columns.min()) / self.scale
        # half the width of its body above the hem
        above_hem = self.filled[rows.max() - int(9 * self.scale)] > 0.5
        self.chest = np.argmin(above_hem[side // 2:]) / self.scale

    def place(self, rows, columns):
        """Centimeters from the middle, aside and up."""
        return (columns + 0.5 - self.side / 2) / self.scale, (self.side / 2 - rows - 0.5) / self.scale

    def press(self, keeps=0.5, reach=1.0):
        """Takes out most of the folds that it lay in; seams, hems and threads stay."""
        cloth, height = (self.filled > 0.5).astype(np.float32), self.height
        soft, weight = (blurred(plane, round(reach * self.scale)) for plane in (height * cloth, cloth))
        self.height = height - (1 - keeps) * soft / np.maximum(weight, 1e-3)

    def pixel(self, x, up):
        return [np.clip(one.astype(int), 0, self.side - 1) for one in (x * self.scale + self.side / 2, self.side / 2 - up * self.scale)]

    def hung(self, matrix, main, second, shapes, rough=0.92):
        """Upright, its front to −y, its middle at the origin. Each of `shapes` (x, up, out) moves the points, the first those of the front: gives x, y, z."""
        for shape in shapes:
            self.side_of(matrix, main, second, shape, rough)
        return {name: self.area(name, shapes[0], matrix) for name in self.areas}

    def side_of(self, matrix, main, second, shape, rough):
        cloth = self.filled > 0.5
        index = np.full(cloth.shape, -1)
        index[cloth] = np.arange(cloth.sum())
        rows, columns = np.nonzero(cloth)
        x, up = self.place(rows, columns)
        points = np.stack(shape(x, up, self.height[cloth]), -1)
        corners = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
        thing = cloth_mesh(points, corners[(corners >= 0).all(-1)])
        one, two, own = (plane[cloth][:, None] for plane in self.tints)
        tint = one * np.array(linear(main)) + two * np.array(linear(second)) + own
        layer = thing.data.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.concatenate([tint, np.ones_like(one)], -1).astype(np.float32).ravel())
        thing.data.materials.append(dyed(rough))
        thing.matrix_world = matrix

    def area(self, name, shape, matrix):
        facts = self.areas[name]
        points = np.array(facts['points']).reshape(STEPS, STEPS, 2) * self.side

        def at(u, v):
            u, v = min(max(u, 0), 1) * (STEPS - 1), min(max(v, 0), 1) * (STEPS - 1)
            column, row = min(int(u), STEPS - 2), min(int(v), STEPS - 2)
            s, t = u - column, v - row
            px, py = (points[row, column] * (1 - s) + points[row, column + 1] * s) * (1 - t) + (points[row + 1, column] * (1 - s) + points[row + 1, column + 1] * s) * t
            out = self.smooth(px, py)
            return tuple(float(one) for one in shape(np.array((px - self.side / 2) / self.scale), np.array((self.side / 2 - py) / self.scale), np.array(out)))

        area = PrintArea(at, facts['widthCm'], facts['heightCm'])
        area.matrix = matrix
        return area

    def smooth(self, px, py, reach=3):
        """A print lies on the threads, not between them."""
        left, top = int(px) - reach, int(py) - reach
        return float(self.height[top:top + 2 * reach + 1, left:left + 2 * reach + 1].max()) + 0.02


def blurred(plane, reach, rounds=3):
    """The mean of what is near, within so many pixels."""
    for _ in range(rounds):
        for axis in (0, 1):
            sums = np.cumsum(np.pad(plane, [(reach + 1, reach) if one == axis else (0, 0) for one in (0, 1)], 'edge'), axis, dtype=np.float64)
            count = plane.shape[axis]
            plane = (np.take(sums, range(2 * reach + 1, 2 * reach + 1 + count), axis) - np.take(sums, range(count), axis)) / (2 * reach + 1)
    return plane.astype(np.float32)


def cloth_mesh(points, faces):
    mesh = bpy.data.meshes.new('cloth')
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    thing = bpy.data.objects.new('cloth', mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def dyed(rough):
    """The color of each point, with the sheen of fibers."""
    material = surface('fabric', color='#808080')
    nodes = Nodes(material.node_tree)
    shader = nodes.tree.nodes['Principled BSDF']
    tint = nodes.add('Attribute', attribute_name='tint')
    nodes.link(tint.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Sheen'].default_value = 0.25
    for link in list(shader.inputs['Normal'].links):
        nodes.tree.links.remove(link)
    return material


def hangs(bulge, seed=0.0, lowers=0.0, chest=26):
    """
    What hangs from a hanger: full at the chest, in soft pipes towards its hem; beside the chest, so wide from its middle, sleeves
    fall by so many degrees from how they were laid. Gives the shapes of its front and of its back.
    """
    def shape(side):
        def moved(x, up, out):
            falls = np.clip((16 - up) / 52, 0, 1)
            pipes = 0.5 * np.sin(x * 0.33 + seed) + 0.25 * np.sin(x * 0.6 + 2.3 * seed + up * 0.03)
            full = np.minimum(out, 1) * bulge * np.exp(-(x / (chest * 0.73)) ** 2)
            from_x, from_up = np.abs(x) - chest, up - 24
            share = np.clip(from_x / 8, 0, 1)
            turn = np.radians(lowers) * share * share * (3 - 2 * share)
            aside, high = from_x * np.cos(turn) + from_up * np.sin(turn), from_up * np.cos(turn) - from_x * np.sin(turn)
            return np.sign(x) * (chest + aside), side * (out + full) - falls * (pipes + 0.4), 24 + high
        return moved
    return shape(-1), shape(0.7)
