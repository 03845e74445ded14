"""A ball pen and a roller in an open case: a box with a soft bed and a lid that leans back on its hinge."""
from areas import barrel_area
from geometry import moved, place, rotated, stacked, swept
from materials import surface
from pen import LENGTH, RADII, barrel, clip, nose, printed, trim_surface

WIDTH, DEPTH, RIM = 18.0, 7.4, 1.9
# where the pens lie across the case, the nearer one first
PLACES = (('roller', -1.35), ('giro', 1.25))
BED = 1.5


def build(options):
    cover, velvet = surface('leather', color='#232428'), surface('velvet', color='#33353b')
    metal = {**options, 'finish': options.get('finish', 'metallic')}
    things = case(cover, velvet)
    for kind, y in PLACES:
        things += pen(kind, metal, moved(0, y, BED + RADII[kind] * 0.5))
    turn = rotated(options.get('turned', 18))
    place(things, turn)
    kind, y = PLACES[0]
    start, end, height = printed(kind, False)
    area = barrel_area(RADII[kind] * 0.97, LENGTH / 2 - end, LENGTH / 2 - start, height, 0.45)
    area.matrix = turn @ moved(0, y, BED + RADII[kind] * 0.5)
    return things, {'cuerpo': area}, {'elevation': 38, 'fill': options.get('fill', 0.84)}


def tray(name, height, cover, velvet, bed):
    """Walls with a round rim, padded within."""
    return [
        stacked(name, (WIDTH, DEPTH, 0.5), [(0.2, 0), (0.06, 0.02, 0.1), (0, 0.2, 0.15), (0, height - 0.12, 0.1), (0.14, height, 0.12), (0.32, height, 0.1), (0.42, height - 0.12, 0.1),
                                             (0.44, 0.4, 0.1), (1.5, 0.4)], cover),
        stacked(f'{name}Bed', (WIDTH - 0.86, DEPTH - 0.86, 0.3), [(0.02, 0.3), (0, bed - 0.2, 0.1), (0.22, bed, 0.2), (1.5, bed)], velvet),
    ]


def case(cover, velvet):
    low = tray('box', RIM, cover, velvet, BED)
    high = tray('lid', 1.1, cover, velvet, 0.75)
    # upside down on the box, then opened around its rear edge
    hinge = moved(0, DEPTH / 2, RIM)
    place(high, hinge @ rotated(-112, 'X') @ moved(0, -DEPTH / 2, 0.02) @ moved(0, 0, 1.1) @ rotated(180, 'X'))
    pin = swept('hinge', [(-6, DEPTH / 2 + 0.03, RIM), (0, DEPTH / 2 + 0.03, RIM), (6, DEPTH / 2 + 0.03, RIM)], lambda share: (0.11, 0.11), surface('chrome', color='#b9bcc0'), samples=4, sides=24)
    return [*low, *high, pin]


def pen(kind, options, matrix):
    r = RADII[kind]
    trim = trim_surface(options)
    skin = surface(options['finish'], 'main', along='Z')
    things = nose(r, trim) + barrel(kind, r, skin, trim, options)
    is_roller = kind == 'roller'
    things.append(clip(9.7 if is_roller else 10, 13.0 if is_roller else 13.3, r + (0.05 if is_roller else 0), trim))
    place(things, matrix @ rotated(-6, 'X') @ moved(LENGTH / 2, 0, 0) @ rotated(-90, 'Y'))
    return things
