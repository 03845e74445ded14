"""A mug: walls, foot ring, rolled rim and a handle that grows out of the body."""
import math

from areas import round_area
from geometry import moved, place, rotated, swept, turned
from materials import surface


def build(options):
    r = options.get('radius', 4.1)
    h = options.get('height', 9.5)
    flare = options.get('flare', 0)
    wall = options.get('wall', 0.35)
    finish = options.get('finish', 'ceramic')
    outside = surface(finish, 'main')
    inside = surface('steel' if finish == 'powder' else 'enamel' if finish == 'enamel' else 'ceramic', None if finish == 'powder' else 'second', color='#c9cbce')
    grip = inside if finish == 'ceramic' else outside
    foot = r - flare
    if finish == 'powder':
        # the coat goes over the rim: bare steel there would mirror the lamps and be lost before a light ground
        edge, inner = [(r, h, 0.14), (r - wall, h, 0.12), (r - wall, h - 0.3)], [(r - wall + 0.02, h - 0.26), (r - wall - 0.02, h - 0.29, 0.02)]
    else:
        edge = [(r, h - 0.1, 0.3), (r - wall * 0.42, h, 0.14), (r - wall * 0.5, h)]
        inner = [(r - wall * 0.5, h), (r - wall * 0.6, h, 0.12), (r - wall, h - 0.16, 0.3)]
    body = turned('body', [
        (0, 0.22), (foot - 0.85, 0.22, 0.08), (foot - 0.8, 0.02, 0.06), (foot - 0.52, 0.02, 0.06),
        (foot - 0.36, 0.16, 0.1), (foot, 0.62, 0.5), *edge,
    ], outside)
    bowl = turned('bowl', [*inner, (foot - wall, 0.95, 1.2), (0, 0.66)], inside)
    reach = options.get('handle', 3.1)
    top, low, wide = h * 0.81, max(h * 0.2, 1.5), 0.62
    # its ends lie within the wall, also at their edges, where the body falls back
    start, end = (min(at - wall * 0.55, math.sqrt(at ** 2 - (wide + 0.45) ** 2)) for at in (r - flare * (1 - top / h), r - flare * (1 - low / h)))
    curve = [
        (start, 0, top), (start + reach * 0.42, 0, top + h * 0.018), (start + reach * 0.86, 0, top - h * 0.07),
        (start + reach * 1.02, 0, h * 0.55), (start + reach * 0.88, 0, h * 0.345),
        (end + reach * 0.42, 0, low + h * 0.045), (end, 0, low),
    ]

    def thickness(share):
        grown = max(0, 1 - min(share, 1 - share) / 0.11) ** 2
        return 0.42 + 0.5 * grown, wide + 0.45 * grown

    handle = swept('handle', curve, thickness, grip, power=2.4)
    things = [body, bowl, handle]
    if finish == 'enamel':
        things.append(turned('rim', [
            (r - wall - 0.01, h - 0.22), (r - wall - 0.03, h - 0.05, 0.05), (r - wall * 0.5, h + 0.08, 0.12), (r + 0.05, h - 0.02, 0.08),
            (r + 0.04, h - 0.16, 0.06), (r, h - 0.2),
        ], surface('enamel', color=options.get('second', '#1e2f52'))))
    turned_by = options.get('turned', 18)
    turn = rotated(turned_by)
    place(things, turn)
    at = lambda z: r - flare + flare * z / h
    areas = {
        # turned back by as much as the mug, so that it faces the camera
        'frente': round_area(at, h * 0.52, min(8, r * 1.95), h * 0.68, -math.radians(turned_by) - 0.04),
        'envolvente': round_area(at, h * 0.52, r * 4.9, h * 0.84, -1.5708),
    }
    for area in areas.values():
        area.matrix = turn
    return things, areas, {'elevation': 15, 'fill': options.get('fill', 0.56)}
