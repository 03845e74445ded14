"""An open umbrella that rests on two of its ribs and on its handle: eight panels stretched between ribs, a hem, tips, stretchers, a shaft."""
import math

from mathutils import Vector

from areas import PrintArea
from geometry import moved, place, rotated, solid, swept, turned
from materials import surface

PANELS = 8
RADIUS, RISE, BOW = 62.0, 27.0, math.radians(66)
HALF = math.pi / PANELS
SHAFT, FERRULE = 62.0, 9.0
# the panel that looks at the camera, counted from the one on the x axis
FACING = 0


def build(options):
    cloth, other = surface('canopy', 'main'), surface('canopy', 'second')
    hem = surface('canopy', 'main')
    steel, black = surface('chrome', color='#b4b8bc'), surface('plastic', color='#1b1c1e')
    is_wood = bool(options.get('wood'))
    wood = surface('darkWood', along='Z')
    things = []
    for panel in range(PANELS):
        skin = other if options.get('twoTone') and panel % 2 else cloth
        things += [panel_of(panel, skin), hem_of(panel, other if skin is other else hem), *rib(panel, steel, black)]
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
    z = z - 0.5 * bay * share
    around = 2 * HALF * panel + angle
    return Vector((math.cos(around) * r, math.sin(around) * r, z))


def panel_of(panel, skin, rows=56, columns=36):
    vertices = [surface_at(panel, 0.012 + 0.988 * row / rows, column / columns * 2 - 1) for row in range(rows + 1) for column in range(columns + 1)]
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
