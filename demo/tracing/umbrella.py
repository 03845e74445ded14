"""An open umbrella that rests on two of its ribs and on its handle: eight panels stretched between ribs, their seams, a hem, tips, stretchers, a shaft."""
import math

from mathutils import Vector, noise

from areas import PrintArea
from geometry import moved, place, rotated, solid, swept, turned
from materials import surface
from sewing import stitches

PANELS = 8
RADIUS, RISE, BOW = 62.0, 27.0, math.radians(66)
HALF = math.pi / PANELS
SHAFT, FERRULE = 62.0, 9.0
# what is sewn on lies on the cloth
UP = Vector((0, 0, 0.02))
# the panel that looks at the camera, counted from the one on the x axis
FACING = 0


def build(options):
    cloth, other = surface('canopy', 'main'), surface('canopy', 'second')
    thread, other_thread = surface('thread', 'main'), surface('thread', 'second')
    hem = surface('canopy', 'main')
    steel, black = surface('chrome', color='#b4b8bc'), surface('plastic', color='#1b1c1e')
    is_wood = bool(options.get('wood'))
    wood = surface('darkWood', along='Z')
    things = []
    for panel in range(PANELS):
        is_other = options.get('twoTone') and panel % 2
        skin, sewn = (other, other_thread) if is_other else (cloth, thread)
        things += [panel_of(panel, skin), hem_of(panel, other if is_other else hem), *seams(panel, sewn), *rib(panel, steel, black)]
    shaft = wood if is_wood else surface('metallic', color='#3a3d41')
    things += [
        turned('shaft', [(0.75, -SHAFT + 10), (0.75, RISE + 1.2)], shaft, segments=64),
        turned('cap', [(2.6, RISE - 0.5), (2.4, RISE + 0.25, 0.4), (0.95, RISE + 0.9, 0.3), (0.9, RISE + 1.4)], black, segments=96),
        turned('ferrule', [(0.9, RISE + 1.2), (0.82, RISE + 1.5, 0.1), (0.6, RISE + FERRULE - 0.6, 0.4), (0.3, RISE + FERRULE, 0.3), (0, RISE + FERRULE)], wood if is_wood else black, segments=64),
        turned('runner', [(1.6, 2), (1.6, 5.4, 0.3), (1.0, 6.2, 0.3), (0.8, 6.2)], black, segments=64),
    ]
    things += handle(wood if is_wood else surface('rubber', color='#1b1c1e'), is_wood)
    # the plane through two tips and the end of the handle becomes the table
    lean = math.atan2(SHAFT, RADIUS * math.cos(HALF))
    laid = rotated(options.get('turned', -122)) @ rotated(math.degrees(lean), 'Y')
    place(things, laid)
    # upright on the panel as it is seen, which looks upwards: its hem is below
    area = PrintArea(lambda u, v: on_panel(FACING, (0.5 + (v - 0.5) * 18 / 68 + 0.1), (u - 0.5) * 20), 20, 18)
    area.matrix = laid
    return things, {'gajo': area}, {'elevation': 13, 'fill': options.get('fill', 0.84)}


def rib_at(share):
    """Radius and height of a rib at a share of its length from the top."""
    return RADIUS * math.sin(share * BOW) / math.sin(BOW), RISE * (math.cos(share * BOW) - math.cos(BOW)) / (1 - math.cos(BOW))


def on_panel(panel, share, aside):
    """A point so many centimeters aside from the middle of a panel."""
    r, _ = rib_at(share)
    return surface_at(panel, share, max(-1, min(1, aside / max(r * math.sin(HALF), 1))))


def surface_at(panel, share, across):
    """`across` goes from rib to rib, −1 to 1. Cloth is straight between ribs, pulled in a little, and cut in an arc below."""
    angle = HALF * across
    bay = 1 - across ** 2
    cut = 1 - 0.05 * bay * share ** 5
    r, z = rib_at(share * cut)
    slack = 1 - 0.022 * bay * math.sin(min(1, share) * math.pi) ** 2
    flat = math.cos(HALF) / math.cos(angle)
    r = r * flat * slack
    z = z - 0.5 * bay * share + uneven(panel, share, across) * bay ** 0.5
    # the seam is folded over the rib and stands a little higher
    beside = (1 - abs(across)) * r * math.sin(HALF)
    z = z + 0.14 * math.exp(-(beside / 0.7) ** 4) * min(1, share * 9)
    around = 2 * HALF * panel + angle
    return Vector((math.cos(around) * r, math.sin(around) * r, z))


def uneven(panel, share, across):
    """Pulled from the top to the tips, cloth lies in long shallow waves; along the seams its thread gathers it."""
    beside = 1 - abs(across)
    waves = noise.noise(Vector((panel * 7.3 + across * 1.9, share * 1.3, 2.2)))
    drawn = noise.noise(Vector((panel * 5.1 + across * 5.5, share * 1.1, 6.1))) * share ** 3
    gathered = noise.noise(Vector((panel * 3.9 + math.copysign(11, across), share * 17, beside * 3))) * math.exp(-beside / 0.16)
    return (0.75 * waves + 0.4 * drawn) * math.sin(math.pi * min(1, share) ** 0.8) + 0.28 * drawn + 0.3 * gathered * min(1, share * 4)


def seams(panel, thread):
    """Beside both ribs, and above the hem."""
    things = []
    for side in (-1, 1):
        points = []
        for step in range(121):
            share = 0.07 + 0.915 * step / 120
            wide = rib_at(share)[0] * math.sin(HALF)
            points.append((share, side * (1 - min(0.5, 0.75 / wide))))
        things.append(stitches('seam', [surface_at(panel, *one) + UP for one in points], [(0, 0, 1)] * len(points), thread, length=0.5, gap=0.22, thick=0.05))
    low = [surface_at(panel, 0.982, step / 40 - 1) + UP for step in range(2, 79)]
    things.append(stitches('hem', low, [(0, 0, 1)] * len(low), thread, length=0.5, gap=0.22, thick=0.05))
    return things


def panel_of(panel, skin, rows=110, columns=72):
    """Finer beside the ribs."""
    at = [math.sin(math.pi / 2 * (column / columns * 2 - 1)) for column in range(columns + 1)]
    vertices = [surface_at(panel, 0.012 + 0.988 * row / rows, across) for row in range(rows + 1) for across in at]
    wide = columns + 1
    faces = [[row * wide + column + step for step in (0, 1, wide + 1, wide)] for row in range(rows) for column in range(columns)]
    return solid('panel', vertices, faces, skin)


def hem_of(panel, skin):
    line = [surface_at(panel, 1, step / 20 - 1) for step in range(41)]
    return swept('hem', line, lambda share: (0.22, 0.22), skin, across=(0, 0, 1), samples=1, sides=12)


def rib(panel, steel, black):
    angle = 2 * HALF * panel + HALF
    across = (-math.sin(angle), math.cos(angle), 0)
    under = []
    for step in range(31):
        r, z = rib_at(step / 30)
        under.append((math.cos(angle) * r, math.sin(angle) * r, z - 0.35))
    r, z = rib_at(0.52)
    inner = [(math.cos(angle) * reach, math.sin(angle) * reach, height) for reach, height in ((1.4, 3.6), (r * 0.5, 3.6 + (z - 3.6) * 0.5), (r, z - 0.5))]
    r_end, z_end = rib_at(1)
    tip = turned('tip', [(0.36, 0), (0.42, 1.4, 0.1), (0.62, 1.7, 0.2), (0.55, 2.5, 0.3), (0, 2.6)], black, segments=32)
    before = Vector(under[-2])
    along = (Vector(under[-1]) - before).normalized()
    place([tip], moved(*(Vector((math.cos(angle) * r_end, math.sin(angle) * r_end, z_end)) - along * 0.8)) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4())
    return [
        swept('rib', under, lambda share: (0.22, 0.22), steel, across=across, samples=1, sides=12),
        swept('stretcher', inner, lambda share: (0.24, 0.24), steel, across=across, samples=6, sides=12),
        tip,
    ]


def handle(material, is_crook):
    low = -SHAFT
    if not is_crook:
        return [turned('grip', [(0, low), (1.5, low, 0.5), (1.75, low + 1.2, 0.6), (1.35, low + 6, 1.5), (1.5, low + 13, 1.2), (1.05, low + 16, 0.4), (0.75, low + 16.2)], material, segments=96)]
    bend = 4.6
    curve = [(0, 0, low + 16), (0, 0, low + 11), (0, 0, low + bend + 0.6)]
    curve += [(bend - math.cos(math.radians(step * 15)) * bend, 0, low + bend - math.sin(math.radians(step * 15)) * bend) for step in range(1, 14)]
    return [swept('crook', curve, lambda share: (1.15, 1.15), material, samples=120)]
