"""A portable battery on the table: a soft shell with a seam, sockets at its end, charge lights, maybe a wooden face."""
from areas import flat_area
from geometry import moved, place, rotated, rounded_rectangle, slab
from materials import surface


def build(options):
    w = options.get('width', 7)
    h = options.get('height', 14)
    thick = options.get('thick', 1.5)
    corner = options.get('corner', 1.1)
    shell = surface(options.get('finish', 'softTouch'), 'main', along='Y')
    seam = surface('rubber', color='#2b2d30')
    outline = rounded_rectangle(w, h, corner, 24)
    inner = rounded_rectangle(w - 0.1, h - 0.1, corner - 0.05, 24)
    middle = thick * 0.52
    edge = min(0.42, thick * 0.32)
    things = [
        slab('lower', outline, 0, middle - 0.02, shell, bevel=edge, steps=10),
        slab('seam', inner, edge * 0.5, thick - edge * 0.5, seam, bevel=0.02),
        slab('upper', outline, middle + 0.02, thick, shell, bevel=edge, steps=10),
    ]
    # the halves meet with a sharp edge: only the outer edges are round
    for thing in things[0::2]:
        flatten(thing, middle, outline, thick)
    if options.get('face'):
        things.append(slab('face', rounded_rectangle(w - 0.8, h - 0.8, corner * 0.75, 20), thick - 0.1, thick + 0.06,
                           surface(options['face'], color='#d3a76b', along='Y'), bevel=0.05))
    top = thick + (0.06 if options.get('face') else 0)
    for light in range(4):
        dot = slab('light', rounded_rectangle(0.2, 0.2, 0.1, 10), top - 0.02, top + 0.015,
                   surface('screen', color='#dff2ff' if light < 3 else '#8b949b'), bevel=0.01)
        place([dot], moved(-w / 2 + 1.15 + light * 0.46, -h / 2 + 1.2))
        things.append(dot)
    for x, width in ((-1.35, 1.34), (0.95, 0.94)):
        rim = slab('rim', rounded_rectangle(width, 0.54, 0.16 if width > 1 else 0.27, 12), 0, 0.05, surface('chrome', color='#a9acb0'), bevel=0.02)
        hole = slab('hole', rounded_rectangle(width - 0.12, 0.42, 0.1 if width > 1 else 0.2, 12), 0.02, 0.056, surface('plastic', color='#0e0f10'), bevel=0.005)
        place([rim, hole], moved(x, -h / 2 + 0.03, thick / 2) @ rotated(90, 'X'))
        things += [rim, hole]
    turn = rotated(options.get('turned', -28))
    place(things, turn)
    area = flat_area(w * 0.62, h * 0.5, 0, 0.8, top)
    area.matrix = turn
    return things, {'frente': area}, {'elevation': 44, 'fill': 0.66}


def flatten(thing, middle, outline, thick):
    """Pulls the inner edge of a half out to its outline."""
    vertices = thing.data.vertices
    count = len(outline)
    is_lower = thing.name.startswith('lower')
    for at, vertex in enumerate(vertices):
        is_inner = vertex.co.z > middle * 0.6 if is_lower else vertex.co.z < middle + (thick - middle) * 0.4
        if is_inner:
            x, y = outline[at % count]
            vertex.co.x, vertex.co.y = x, y
