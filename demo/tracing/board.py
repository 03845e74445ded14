"""A board for roast or cheese: rounded edges, a groove for the juice, maybe a knife on it."""
from areas import flat_area
from geometry import moved, place, rotated, slab, stacked, turned
from materials import surface

THICK = 1.9


def build(options):
    w, h = options.get('width', 30), options.get('height', 20)
    wood = surface({'wood': 'woodStrips', 'bamboo': 'bambooStrips'}[options.get('finish', 'wood')], 'main', along='X')
    top = [(1.5, THICK, 0.05), (1.64, THICK - 0.45, 0.24), (2.24, THICK - 0.45, 0.24), (2.38, THICK, 0.05)] if options.get('groove') else []
    things = [stacked('board', (w, h, 1.9), [(0.6, 0.0), (0.25, 0.0, 0.2), (0, 0.3, 0.3), (0, THICK - 0.3, 0.3), (0.3, THICK, 0.3), *top, (5, THICK)], wood)]
    if options.get('knife'):
        cutlery = knife()
        place(cutlery, moved(1.6, -h / 2 + 5.6, THICK) @ rotated(5))
        things += cutlery
    turn = rotated(options.get('turned', 21))
    place(things, turn)
    area = flat_area(9, 7, 0, 2.4 if options.get('knife') else 0, THICK)
    area.matrix = turn
    return things, {'superficie': area}, {'elevation': 40, 'fill': options.get('fill', 0.84)}


def knife():
    steel = surface('steel', color='#d6d8db', along='X')
    handle = surface('darkWood', along='X')
    blade = [(-11.2, 0.55), (-10.6, 0.1), (-9.4, -0.42), (-7.5, -0.72), (-4, -0.85), (0.2, -0.85), (0.2, 0.8), (-6, 0.8), (-9.5, 0.74)]
    grip = [(-0.3, -0.62), (0.6, -0.75), (2.6, -0.62), (5.2, -0.7), (7.4, -0.95), (8.0, -0.6), (8.05, 0.3), (7.6, 0.75), (5, 0.8), (2, 0.82), (0, 0.8), (-0.3, 0.6)]
    things = [
        slab('blade', softened(blade, 2), 0.42, 0.58, steel, bevel=0.06),
        slab('grip', softened(grip, 3), 0.02, 1.0, handle, bevel=0.34, steps=8),
        slab('bolster', softened([(-0.75, -0.6), (-0.1, -0.66), (-0.1, 0.76), (-0.75, 0.72)], 2), 0.16, 0.86, steel, bevel=0.1),
    ]
    for x in (1.3, 3.6, 5.9):
        rivet = turned('rivet', [(0.24, 0), (0.23, 0.03, 0.01), (0, 0.035)], surface('brass', color='#d3b06a'), segments=48)
        place([rivet], moved(x, 0.04, 0.985))
        things.append(rivet)
    return things


def softened(points, rounds):
    """Cuts corners until they are round."""
    for _ in range(rounds):
        points = [place for one, other in zip(points, points[1:] + points[:1])
                  for place in (tuple(a * 0.75 + b * 0.25 for a, b in zip(one, other)), tuple(a * 0.25 + b * 0.75 for a, b in zip(one, other)))]
    return points
