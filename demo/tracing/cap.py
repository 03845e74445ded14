"""A cap: six panels that are sewn and topstitched along their seams, a stiff front, eyelets, a button, a bent brim with its rows of stitches, a sweatband."""
import functools
import math

from mathutils import Vector, noise

from areas import PrintArea
from geometry import moved, place, rotated, solid, swept, turned
from materials import surface
from sewing import stitches

# the opening, from its middle to the side, to the forehead and to the back; the crown's height
SIDE, FRONT, BACK, HEIGHT = 8.3, 9.7, 9.5, 11.4
APEX = Vector((0, 0.9, HEIGHT))
# inside of the crown, for what lies on it looks away from here
HEART = Vector((0, 0.4, 2.6))
SEAMS = [math.radians(60 * at) for at in range(6)]
# where the brim ends, how long and thick it is, how much it hangs to its sides and forwards
BRIM_ENDS, BRIM, THICK = math.radians(74), 7.0, 0.17
BEND, DROOP = 0.05, 0.16
ROWS = [0.42 + 0.62 * at for at in range(9)]
STEPS = 90


def build(options):
    kind = options.get('kind', 'clasica')
    cloth = surface('twill', 'main')
    takes_second = options.get('twoTone') or kind == 'trucker'
    tongue = surface('twill', 'second' if takes_second else 'main')
    thread = surface('thread', 'main')
    side_thread = surface('thread', 'second') if kind == 'trucker' else thread
    things = [*brim(tongue, surface('thread', 'second' if takes_second else 'main')), *sweatband(kind)]
    if kind == 'visera':
        things += visor(cloth, thread)
    else:
        things += [*crown(kind, cloth, thread, side_thread), button(tongue)]
    turn = rotated(options.get('turned', 15))
    place(things, turn)
    width, height, low = (9.5, 3, 0.9) if kind == 'visera' else (9.5, 5.5, 1.7)
    area = PrintArea(lambda u, v: on_front((u - 0.5) * width, low + (1 - v) * height), width, height)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 17, 'fill': options.get('fill', 0.74)}


def lifted(x):
    """The brim bends the edge of the crown that it is sewn to."""
    return 3.5 - BEND * x * x


def edge(around):
    """The edge of the crown; `around` is measured from the forehead, −y, to the right."""
    x, y = math.sin(around) * SIDE, -math.cos(around) * (FRONT if math.cos(around) > 0 else BACK)
    away = abs((around + math.pi) % (2 * math.pi) - math.pi)
    rest = 0.0
    share = smoothstep((away - BRIM_ENDS * 0.86) / math.radians(42))
    return Vector((x, y, lifted(x) * (1 - share) + rest * share))


@functools.lru_cache(maxsize=4096)
def meridian(around):
    """From the edge to the button: points and the length up to each. The front is stiff and stands; the back is round."""
    power = 2.12 + 0.78 * max(0.0, math.cos(around)) ** 1.2
    start = edge(around)
    points, lengths = [], [0.0]
    for step in range(161):
        angle = math.pi / 2 * step / 160
        out, up = math.cos(angle) ** (2 / power), math.sin(angle) ** (2 / power)
        points.append(Vector((start.x * out + APEX.x * (1 - out), start.y * out + APEX.y * (1 - out), start.z + (HEIGHT - start.z) * up)))
        if step:
            lengths.append(lengths[-1] + (points[-1] - points[-2]).length)
    return points, lengths


def bare(around, share):
    """The form without its seams, by share of the way from the edge to the button."""
    points, lengths = meridian(round(around, 5))
    place_along = lengths[-1] * min(max(share, 0.0), 1.0)
    low, high = 0, len(lengths) - 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if lengths[middle] <= place_along else (low, middle)
    part = (place_along - lengths[low]) / max(lengths[high] - lengths[low], 1e-9)
    return points[low].lerp(points[high], part)


def on_crown(around, share, seams=tuple(SEAMS), lift=0.0):
    """Panels swell between their seams, which draw the cloth in; what is not stiffened is a little uneven."""
    point = bare(around, share)
    out = (point - HEART).normalized()
    radius = math.hypot(point.x, point.y - APEX.y * share)
    nearest = min(seams, key=lambda one: apart(around, one))
    beside = apart(around, nearest) * max(radius, 0.05)
    panel = max(0.05, 2 * math.pi / 6 / 2 * radius)
    swell = 0.16 * min(1, beside / panel) ** 0.6 * min(1, (1 - share) * 4)
    pinch = -0.11 * math.exp(-(beside / 0.13) ** 2)
    stiff = 0.3 + 0.7 * smoothstep((0.55 - math.cos(around)) / 0.5)
    dents = 0.34 * noise.noise(point / 4.6 + Vector((3.1, 0, 7.7))) + 0.13 * noise.noise(point / 1.9 + Vector((0.7, 5.2, 1.1)))
    gathered = 0.05 * noise.noise(point / 0.55 + Vector((8.3, 1.2, 0))) * math.exp(-beside / 0.45)
    hem = -0.05 * math.exp(-((share * 15 - 1.1) / 0.16) ** 2)
    return point + out * (swell + pinch + (dents * stiff + gathered) * min(1, share * 6) * min(1, (1 - share) * 5) + hem + lift)


def apart(one, other):
    return abs((one - other + math.pi) % (2 * math.pi) - math.pi)


def normal_at(around, share, seams=tuple(SEAMS)):
    across = on_crown(around + 0.02, share, seams) - on_crown(around - 0.02, share, seams)
    along = on_crown(around, share + 0.01, seams) - on_crown(around, share - 0.01, seams)
    return across.cross(along).normalized()


def on_front(x, up):
    """A point of the forehead's panels, centimetres from its middle and from the brim, along the cloth."""
    length = meridian(0.0)[1][-1]
    share = up / length
    radius = abs(bare(0, share).y - APEX.y * share * 0.6)
    return on_crown(x / (radius * 0.86), share, (math.pi,), 0.03)


def crown(kind, cloth, thread, side_thread):
    things = []
    seams = tuple(SEAMS[1:]) if kind == 'trucker' else tuple(SEAMS)
    pieces = list(zip(seams, (*seams[1:], seams[0] + 2 * math.pi)))
    for start, end in pieces:
        is_front = math.cos((start + end) / 2) > 0.4
        if kind == 'trucker' and not is_front:
            things.append(net(start, end, seams))
            continue
        things.append(panel(start, end, seams, cloth))
        things += eyelet((start + end) / 2, seams, cloth) if end - start < 2 else []
    for seam in seams:
        is_front = math.cos(seam) > 0.4
        skin = thread if is_front or kind != 'trucker' else side_thread
        if kind == 'trucker':
            things.append(tape(seam, seams, side_thread))
        things += [seam_row(seam, side, seams, skin) for side in (-0.3, 0.3)]
    round_edge = [on_crown(2 * math.pi * step / 240, 0, seams) for step in range(240)]
    things.append(swept('edge', round_edge, lambda share: (0.1, 0.1), side_thread if kind == 'trucker' else cloth, across=(0, 0, 1), samples=1, sides=12, closed=True))
    sides = [(-math.pi, math.pi, thread)] if kind != 'trucker' else [(-math.pi / 3, math.pi / 3, thread), (math.pi / 3, math.pi * 5 / 3, side_thread)]
    for start, end, skin in sides:
        things.append(row_around('hem', [(start + (end - start) * step / 400, 1.1 / 15) for step in range(401)], seams, skin))
    return things


def row_around(name, places, seams, thread):
    return stitches(name, [on_crown(*one, seams, 0.005) for one in places], [normal_at(*one, seams) for one in places], thread, length=0.27, gap=0.12, thick=0.034)


def visor(cloth, thread):
    """A cap without its crown: a band that is high at the forehead and a strap at the back."""
    seams, rows, columns = (math.pi,), 40, 240

    def top(around):
        away = apart(around, 0)
        return (4.7 - 2.3 * smoothstep((away - math.radians(50)) / math.radians(75))) / meridian(round(around, 5))[1][-1]

    rounds = [2 * math.pi * column / columns for column in range(columns)]
    vertices = [on_crown(around, top(around) * row / rows, seams) for row in range(rows + 1) for around in rounds]
    vertices += [on_crown(around, top(around) * row / rows, seams, -0.22) for row in range(rows, -1, -1) for around in rounds]
    faces = [[row * columns + column, row * columns + (column + 1) % columns, (row + 1) * columns + (column + 1) % columns, (row + 1) * columns + column]
             for row in range(2 * rows + 1) for column in range(columns)]
    things = [solid('band', vertices, faces, cloth)]
    for height in (0, 1):
        line = [on_crown(around, top(around) * height, seams, -0.11) for around in rounds]
        things.append(swept('edge', line, lambda share: (0.17, 0.17), cloth, across=(0, 0, 1), samples=1, sides=16, closed=True))
    for share in (0.13, 0.88):
        things.append(row_around('hem', [(around, top(around) * share) for around in [*rounds, 2 * math.pi]], seams, thread))
    return things


def panel(start, end, seams, cloth):
    """Finer beside its seams."""
    columns = 84 if end - start < 2 else 150
    spread = [0.5 - 0.5 * math.cos(math.pi * (0.5 * step / columns + 0.5 * (0.5 - 0.5 * math.cos(math.pi * step / columns)))) for step in range(columns + 1)]
    vertices, faces = [], []
    for row in range(STEPS + 1):
        share = 0.992 * row / STEPS
        vertices += [on_crown(start + (end - start) * part, share, seams) for part in spread]
    wide = columns + 1
    for row in range(STEPS):
        faces += [[row * wide + column + step for step in (0, 1, wide + 1, wide)] for column in range(columns)]
    return solid('panel', vertices, faces, cloth)


def net(start, end, seams):
    """Threads that cross, with holes between them."""
    wide, high = 56, 84
    at = lambda column, row: on_crown(start + (end - start) * column / wide, 0.985 * row / high, seams)
    vertices, index, faces = [], {}, []

    def corner(column, row):
        if (column, row) not in index:
            index[(column, row)] = len(vertices)
            vertices.append(at(column, row))
        return index[(column, row)]

    # a honeycomb lies in bricks: each is moved by half of its width against the row below
    for row in range(0, high, 2):
        for column in range(0, wide, 2):
            shift = 1 if row // 2 % 2 else 0
            if column + shift + 2 > wide:
                continue
            left, middle, right = column + shift, column + shift + 1, column + shift + 2
            faces.append([corner(left, row), corner(middle, row), corner(right, row), corner(right, row + 2), corner(middle, row + 2), corner(left, row + 2)])
    thing = solid('net', vertices, faces, surface('plastic', 'second'))
    wire = thing.modifiers.new('threads', 'WIREFRAME')
    wire.thickness, wire.use_even_offset, wire.use_boundary = 0.085, False, True
    return thing


def tape(seam, seams, skin):
    line = [on_crown(seam, 0.985 * step / 60, seams, 0.05) for step in range(61)]
    across = Vector((math.cos(seam), math.sin(seam), 0))
    return swept('tape', line, lambda share: (0.05, 0.42), skin, across=across, samples=1, sides=20, power=5)


def seam_row(seam, side, seams, thread):
    points = []
    for step in range(130):
        share = 0.004 + 0.94 * step / 129
        bare_point = bare(seam, share)
        radius = math.hypot(bare_point.x, bare_point.y - APEX.y * share)
        points.append((seam + min(side, radius * 0.4, key=abs) / max(radius, 0.3), share) if side > 0 else (seam - min(-side, radius * 0.4) / max(radius, 0.3), share))
    return stitches('seam', [on_crown(*one, seams) for one in points], [normal_at(*one, seams) for one in points], thread, length=0.26, gap=0.11, thick=0.034)


def eyelet(around, seams, cloth):
    """A hole with thread around it."""
    share = 0.7
    up = normal_at(around, share, seams)
    laid = moved(*on_crown(around, share, seams, 0.0)) @ up.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    ring = turned('eyelet', [(0.15, -0.1), (0.17, 0.05, 0.05), (0.26, 0.11, 0.06), (0.38, 0.07, 0.06), (0.43, -0.04)], cloth, segments=64)
    hole = turned('hole', [(0.19, 0.03), (0, 0.03)], surface('fabric', color='#151515'), segments=32)
    place([ring, hole], laid)
    return [ring, hole]


def button(cloth):
    thing = turned('button', [(0.86, -0.2), (0.86, 0.08, 0.16), (0.62, 0.34, 0.3), (0, 0.42)], cloth, segments=64)
    place([thing], moved(APEX.x, APEX.y, HEIGHT - 0.03))
    return thing


def outline(u):
    """The brim's outer edge, from end to end with u from −1 to 1."""
    angle = u * math.pi / 2
    ends = edge(BRIM_ENDS)
    s, c = abs(math.sin(angle)), max(math.cos(angle), 0.0)
    x = s ** 0.9 * (ends.x + 1.75 * math.sin(2 * abs(angle)))
    return Vector((math.copysign(x, u), ends.y - (FRONT + BRIM + ends.y) * c ** 0.74))


def on_brim(u, out, lift=0.0):
    """`out`: share of the way from the crown to the outer edge; above 1 for the round of the edge."""
    inner = edge(u * BRIM_ENDS)
    inner = Vector((inner.x, inner.y)) * 0.985
    outer = outline(u)
    flat = inner.lerp(outer, out)
    far = (outer - inner).length * out
    uneven = 0.05 * noise.noise(Vector((flat.x / 5, flat.y / 5, 4.4)))
    return Vector((flat.x, flat.y, lifted(flat.x) - DROOP * far - 0.006 * far * far + uneven + lift))


def brim(skin, thread):
    vertices, faces, columns = [], [], 160
    count = 0
    for column in range(columns + 1):
        u = math.sin(math.pi / 2 * (2 * column / columns - 1)) * 0.5 + (2 * column / columns - 1) * 0.5
        u = max(-0.9995, min(0.9995, u))
        length = max(brim_length(u), 0.05)
        ring = [(step / 110, THICK - groove((1 - step / 110) * length)) for step in range(111)]
        ring += [(1 + THICK * math.sin(math.radians(15 * step)) / length, THICK * math.cos(math.radians(15 * step))) for step in range(1, 12)]
        ring += [(1 - step / 20, -THICK) for step in range(21)]
        count = len(ring)
        vertices += [on_brim(u, out, lift) for out, lift in ring]
    for column in range(columns):
        faces += [[column * count + at, column * count + at + 1, (column + 1) * count + at + 1, (column + 1) * count + at] for at in range(count - 1)]
    things = [solid('brim', vertices, faces, skin)]
    for far in ROWS:
        line = [u for u in (step / 150 - 1 for step in range(301)) if brim_length(u) > far + 0.25]
        if len(line) < 12:
            continue
        points = [on_brim(u, 1 - far / brim_length(u), THICK - 0.03) for u in line]
        things.append(stitches('row', points, [(0, -0.12, 1)] * len(points), thread, length=0.27, gap=0.12, thick=0.034))
    return things


@functools.lru_cache(maxsize=4096)
def brim_length(u):
    inner = edge(u * BRIM_ENDS)
    return (outline(u) - Vector((inner.x, inner.y)) * 0.985).length


def groove(far):
    """A row of stitches draws the cloth in; between rows it swells."""
    nearest = min(abs(far - row) for row in ROWS)
    return 0.055 * math.exp(-(nearest / 0.1) ** 2)


def sweatband(kind):
    band = surface('fabric', color='#1d1f22' if kind == 'trucker' else '#d9d4c8')
    vertices, faces, steps, rows = [], [], 160, 8
    high = 0.13 if kind == 'visera' else 0.2
    for row in range(rows + 1):
        for step in range(steps):
            point = bare(2 * math.pi * step / steps, high * row / rows)
            vertices.append(Vector((point.x * 0.965, point.y * 0.965, point.z)))
    for row in range(rows):
        faces += [[row * steps + step, row * steps + (step + 1) % steps, (row + 1) * steps + (step + 1) % steps, (row + 1) * steps + step] for step in range(steps)]
    return [solid('sweatband', vertices, faces, band)]


def smoothstep(value):
    value = min(1, max(0, value))
    return value * value * (3 - 2 * value)
