"""Cloth that falls: a garment of two layers, sewn where its outline says, comes to rest on its hanger as simulated cloth."""
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from geometry import box, swept
from materials import surface

# of the net that is simulated, in centimeters
STEP = 1.5
FRAMES = 80
# what hangs in folds is so much narrower than what lies flat
NARROWS = 0.07
# the simulation takes lengths for meters
SCALE = 0.1


class Net:
    """Which of the corners of a coarse net both layers of a garment have, and where they are one."""

    def __init__(self, garment):
        half, self.low = garment.half + 2 * STEP, garment.low - 2 * STEP
        self.left = -half
        self.columns = int(np.ceil(2 * half / STEP)) + 1
        self.rows = int(np.ceil((garment.top + 2 * STEP - self.low) / STEP)) + 1
        filled = garment.filled > 0.5
        self.cells = [self.has(garment, filled & (garment.behind < 0.5)), self.has(garment, filled)]
        self.corners = [grown(cells) for cells in self.cells]
        inner = [whole(cells) for cells in self.cells]
        self.x, self.up = np.meshgrid(self.left + STEP * np.arange(self.columns), self.low + STEP * np.arange(self.rows))
        edge = self.corners[0] & self.corners[1] & ~inner[0] & ~inner[1]
        self.sewn = edge & ~self.opens(garment)

    def has(self, garment, cloth):
        """Cells that hold cloth."""
        rows, columns = np.nonzero(cloth)
        x, up = garment.place(rows, columns)
        counts = np.zeros((self.rows - 1, self.columns - 1))
        np.add.at(counts, (((up - self.low) / STEP).astype(int), ((x - self.left) / STEP).astype(int)), 1)
        return counts > 0.12 * (STEP * garment.scale) ** 2

    def opens(self, garment):
        """Hems: below them is no cloth."""
        cells = self.cells[1]
        below = np.zeros((self.rows, self.columns), bool)
        below[1:-1, 1:-1] = cells[:-1, :-1] | cells[:-1, 1:]
        return ~below & (self.up < garment.low + 12)


def grown(cells):
    corners = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), bool)
    for row in (0, 1):
        for column in (0, 1):
            corners[row:row + cells.shape[0], column:column + cells.shape[1]] |= cells
    return corners


def whole(cells):
    """Corners of four cells."""
    corners = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), bool)
    corners[1:-1, 1:-1] = cells[1:, 1:] & cells[:-1, 1:] & cells[1:, :-1] & cells[:-1, :-1]
    return corners


def on_hanger(garment, seed=0.0):
    """The shapes of front and back of what hangs from a hanger of its width, and the line of the hanger."""
    net = Net(garment)
    line = shoulder_line(garment, max(21.0, garment.chest - 6.5))
    arms = net.corners[1] & (np.abs(net.x) > garment.chest + 4)
    # long sleeves are laid down beside the body
    lowers = 24 if net.up[arms].min() > -10 else 3
    body = swept('body', line, lambda share: (1.1, 0.8 + 0.9 * abs(2 * share - 1)), surface('matt'), samples=80, sides=20)
    body.data.transform(Matrix.Scale(SCALE, 4))
    away = inset(net.corners[1] & ~(net.sewn))

    def starts(x, up, side):
        here = np.round((up - net.low) / STEP).astype(int), np.round((x - net.left) / STEP).astype(int)
        falls = smoothstep((20 - up) / 34)
        full = 1.9 * np.tanh(away[here] / 1.2)
        pipes = 0.95 * falls * np.sin(x * 0.62 + 2.1 * side + seed + 0.5 * np.sin(x * 0.23 + 3 * seed) + 0.02 * up)
        uneven = [0.3 * noise.noise(Vector((a / 6 + seed, b / 25, side + seed))) for a, b in zip(np.abs(x), up)]
        x, up = lowered(x * (1 - NARROWS * falls), up, garment.chest, lowers)
        return x, (side * 2 - 1) * full + np.minimum(1, away[here] / 3) * pipes + np.array(uneven), up

    held = net.sewn & (net.up > 20) & (np.abs(net.x) > 8.5) & (np.abs(net.x) < 12.5)
    garment.press()
    layers = [extended(grid) for grid in fallen(net, body, starts, held)]
    return [Layer(net, garment, layers, side) for side in (0, 1)], line


def on_handles(garment, mouth, apart, seed=0.0):
    """The shapes of front and back of a bag that hangs from its handles, which begin so far from its middle at its mouth."""
    garment.filled[:garment.pixel(np.array(0.0), np.array(mouth))[1]] = 0
    net = Net(garment)
    net.sewn &= net.up < mouth - 2 * STEP

    def starts(x, up, side):
        full = 1.1 * (1 - np.abs(x / garment.half) ** 3) * np.clip((up - garment.low) / 8, 0, 1)
        uneven = [0.3 * noise.noise(Vector((a / 9 + seed, b / 12, side + seed))) for a, b in zip(x, up)]
        return x, (side * 2 - 1) * full + np.array(uneven), up

    held = (np.abs(np.abs(net.x) - apart) < STEP) & (net.up > mouth - 3)
    body = box('body', 4, 4, -500, -490, surface('matt'))
    layers = [extended(grid) for grid in fallen(net, body, starts, held, 6.0)]
    return [Layer(net, garment, layers, side) for side in (0, 1)]


def lowered(x, up, chest, degrees):
    """Sleeves begin on their way down."""
    turn = np.radians(degrees) * smoothstep((np.abs(x) - chest + 2) / 8) * smoothstep((up + 4) / 10)
    aside, over = np.abs(x) - chest + 3, up - 26
    return np.sign(x) * (chest - 3 + aside * np.cos(turn) + over * np.sin(turn)), 26 + over * np.cos(turn) - aside * np.sin(turn)


def shoulder_line(garment, half):
    """Below both shoulders, from tip to tip."""
    tops = {}
    for x in (12, 20):
        column = garment.filled[:, int(garment.side / 2 + x * garment.scale)] > 0.5
        tops[x] = garment.place(np.argmax(column), 0)[1]
    slope = (tops[12] - tops[20]) / 8
    at = lambda x: tops[12] + slope * (12 - np.sqrt(x * x + 9)) - 1.5
    return [(x, 0, at(x)) for x in np.linspace(-half, half, 31)]


def inset(corners):
    """How far each corner lies inside."""
    away, left = np.zeros(corners.shape), corners.copy()
    for _ in range(12):
        away += left * STEP
        left = within(left)
    return away


def within(area):
    """What is left of an area without its edge."""
    inner = area.copy()
    for axis in (0, 1):
        for way in (1, -1):
            inner &= np.roll(area, way, axis)
    return inner


class Layer:
    """Moves points of a garment that was laid down to where its front or its back hangs. Where both are sewn they meet."""

    def __init__(self, net, garment, layers, side):
        self.net, self.garment, self.layers, self.side = net, garment, layers, side
        self.seam = sewn_share(garment)

    def __call__(self, x, up, out):
        x, up, out = (np.atleast_1d(np.asarray(one, float)) for one in (x, up, out))
        column, row = (x - self.net.left) / STEP, (up - self.net.low) / STEP
        own, to_right, to_top = on_spline(self.layers[self.side], column, row)
        other = on_spline(self.layers[1 - self.side], column, row)[0]
        across, down = self.garment.pixel(x, up)
        meets = (self.seam[down, across] * np.clip((up - self.garment.low - 1) / 2, 0, 1))[:, None]
        point = own + (other - own) * 0.5 * meets
        normal = np.cross(to_right, to_top)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
        return tuple((point + normal * out[:, None]).T.squeeze())


def sewn_share(garment, reach=0.8):
    """1 at the outline, 0 inside."""
    left = garment.filled > 0.5
    steps = max(1, round(reach * garment.scale))
    share = np.ones(left.shape, np.float32)
    for step in range(steps):
        left = within(left)
        share[left] = 1 - ((step + 1) / steps) ** 0.5
    return share


def fallen(net, body, starts, held, stiff=1.0):
    """Both layers at rest on a body. `starts` gives x, y, up of corners at the beginning; `held` are those that stay."""
    index = [np.where(corners, 0, -1) for corners in net.corners]
    index[0][net.corners[0]] = np.arange(net.corners[0].sum())
    own = net.corners[1] & ~net.sewn
    index[1][own] = net.corners[0].sum() + np.arange(own.sum())
    index[1][net.sewn] = index[0][net.sewn]
    count = index[1].max() + 1
    points, rest = np.zeros((count, 3)), np.zeros((count, 3))
    for side in (1, 0):
        here = net.corners[side]
        x, y, up = starts(net.x[here], net.up[here], side)
        y = np.where(net.sewn[here], 0.0, y)
        points[index[side][here]] = np.stack([x, y, up], -1)
        rest[index[side][here]] = np.stack([net.x[here], (side * 2 - 1) * 0.01 * ~net.sewn[here], net.up[here]], -1)
    faces = [loop for side in (0, 1) for loop in loops(index[side], net.cells[side], side)]
    held = sorted({int(index[side][row, column]) for side in (0, 1) for row, column in zip(*np.nonzero(held & net.corners[side]))})
    places = simulated(points * SCALE, rest * SCALE, faces, held, body, stiff) / SCALE
    return [np.where(net.corners[side][..., None], places[index[side]], np.nan) for side in (0, 1)]


def loops(index, cells, side):
    corners = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)[cells]
    return [tuple(loop) if side == 0 else tuple(loop[::-1]) for loop in corners.tolist()]


def simulated(points, rest, faces, held, body, stiff):
    mesh = bpy.data.meshes.new('falling')
    mesh.from_pydata(points.tolist(), [], faces)
    thing = bpy.data.objects.new('falling', mesh)
    bpy.context.collection.objects.link(thing)
    thing.shape_key_add(name='start')
    pattern = thing.shape_key_add(name='rest')
    pattern.data.foreach_set('co', rest.astype(np.float32).ravel())
    thing.vertex_groups.new(name='held').add(held, 1.0, 'REPLACE')
    bpy.context.view_layer.objects.active = body
    body.modifiers.new('collision', 'COLLISION')
    body.collision.thickness_outer = 0.02
    body.collision.cloth_friction = 6
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass = 5, 0.3
    settings.tension_stiffness = settings.compression_stiffness = 30
    settings.shear_stiffness, settings.bending_stiffness = 6, 0.35 * stiff
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping, settings.air_damping = 0.8, 2.5
    settings.vertex_group_mass = 'held'
    settings.rest_shape_key = pattern
    cloth.collision_settings.distance_min = 0.02
    cloth.collision_settings.use_self_collision = True
    cloth.collision_settings.self_distance_min = 0.03
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, FRAMES
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    done = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = np.empty(len(done.vertices) * 3, np.float32)
    done.vertices.foreach_get('co', places)
    for one in (thing, body):
        bpy.data.objects.remove(one)
    bpy.context.scene.frame_set(1)
    return places.reshape(-1, 3).astype(float)


def extended(grid, rounds=4):
    """Takes the net on over its edges, straight as it ends."""
    grid = grid.copy()
    for _ in range(rounds):
        total, count = np.zeros_like(grid), np.zeros(grid.shape[:2])
        for axis in (0, 1):
            for way in (1, -1):
                near, far = np.roll(grid, way, axis), np.roll(grid, 2 * way, axis)
                known = ~np.isnan(near[..., 0])
                straight = np.where(np.isnan(far), near, 1.4 * near - 0.4 * far)
                total[known] += straight[known]
                count[known] += 1
        fills = np.isnan(grid[..., 0]) & (count > 0)
        grid[fills] = total[fills] / count[fills][:, None]
    return np.nan_to_num(grid)


def on_spline(grid, column, row):
    """A point of the smooth surface over the net, and its ways across and up."""
    column, row = (np.clip(value, 1, size - 2.001) for value, size in ((column, grid.shape[1]), (row, grid.shape[0])))
    left, low = column.astype(int), row.astype(int)
    across, rise = weights(column - left), weights(row - low)
    point, to_right, to_top = (np.zeros((*column.shape, 3)) for _ in range(3))
    for i in range(4):
        for j in range(4):
            corner = grid[np.clip(low + i - 1, 0, grid.shape[0] - 1), np.clip(left + j - 1, 0, grid.shape[1] - 1)]
            point += corner * (rise[0][i] * across[0][j])[..., None]
            to_right += corner * (rise[0][i] * across[1][j])[..., None]
            to_top += corner * (rise[1][i] * across[0][j])[..., None]
    return point, to_right, to_top


def weights(t):
    """Of a cubic B-spline, and of its slope."""
    values = [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6, t ** 3 / 6]
    slopes = [-(1 - t) ** 2 / 2, (9 * t ** 2 - 12 * t) / 6, (-9 * t ** 2 + 6 * t + 3) / 6, t ** 2 / 2]
    return values, slopes


def smoothstep(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)
