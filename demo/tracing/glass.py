"""Drinking glasses of clear glass, with what is drunk from them."""
from areas import round_area
from geometry import box, moved, place, rotated, turned
from materials import clear, surface


def build(options):
    things, radius, middle, fill = kinds[options.get('kind', 'vino')]()
    areas = {'frente': round_area(lambda z: radius, middle, 4.5, 4.5)}
    return things, areas, {'elevation': 10, 'fill': fill, 'isClear': True}


def wine():
    glass = turned('glass', [
        (0, 0.1), (2.9, 0.02, 0.2), (3.42, 0.04, 0.05), (3.42, 0.13, 0.05), (2.4, 0.3, 0.8), (0.75, 0.62, 0.7), (0.38, 1.7, 1.1),
        (0.36, 5.6, 1.5), (0.42, 7.5, 0.9), (1.3, 8.25, 0.9), (3.3, 9.9, 1.7), (4.1, 12.6, 1.9), (3.78, 16.2, 2.6),
        (3.16, 19.66, 0.05), (3.11, 19.72, 0.03), (3.06, 19.66, 0.03),
        (3.66, 16.2, 2.6), (3.97, 12.6, 1.9), (3.18, 10.05, 1.6), (1.2, 8.55, 0.8), (0, 8.4),
    ], clear())
    level = 11.1
    wine = turned('wine', [
        (0, 8.36), (1.22, 8.52, 0.8), (3.23, 10.0, 1.6), (3.58, level + 0.1, 0.03), (3.42, level, 0.08), (0, level),
    ], clear(ior=1.34, stain='#93132f', depth=5))
    return [glass, wine], 4.06, 14.5, 0.8


def beer():
    glass = turned('glass', [
        (0, 0.2), (2.3, 0.06, 0.2), (2.9, 0.02, 0.1), (3.05, 0.3, 0.2), (2.86, 1.5, 0.7), (2.78, 4.0, 2.0), (3.3, 9.0, 3.0), (3.86, 14.2, 2.2),
        (3.74, 17.9, 0.05), (3.67, 18.0, 0.05), (3.58, 17.9, 0.05),
        (3.66, 14.2, 2.2), (3.06, 9.0, 3.0), (2.52, 4.2, 1.8), (2.5, 1.9, 0.6), (0, 1.45),
    ], clear())
    level = 14.3
    drink = turned('beer', [
        (0, 1.4), (2.54, 1.86, 0.6), (2.58, 4.2, 1.8), (3.12, 9.0, 3.0), (3.66, 13.8, 0.6), (3.72, level, 0.02), (0, level),
    ], clear(ior=1.34, stain='#f0b23a', depth=7))
    head = turned('head', [
        (0, level), (3.7, level, 0.02), (3.72, level + 1.5, 0.1), (3.55, level + 2.0, 0.4), (2.2, level + 2.22, 0.8), (0, level + 2.3),
    ], surface('foam', color='#f8efdc'))
    return [glass, drink, head], 3.55, 9.3, 0.78


def whisky():
    glass = turned('glass', [
        (0, 0.1), (3.3, 0.02, 0.2), (3.84, 0.24, 0.3), (4.02, 1.0, 0.8), (4.12, 8.86, 0.05), (4.05, 8.96, 0.05), (3.97, 8.86, 0.05),
        (3.8, 1.85, 0.7), (3.2, 1.36, 0.4), (0, 1.3),
    ], clear())
    level = 4.4
    drink = turned('whisky', [
        (0, 1.25), (3.22, 1.31, 0.4), (3.84, 1.9, 0.6), (3.9, level + 0.1, 0.03), (3.74, level, 0.08), (0, level),
    ], clear(ior=1.34, stain='#c9762a', depth=8))
    cube = box('ice', 3.3, 3.1, 0, 3.2, clear(ior=1.31, rough=0.02), 0.35, 0.32)
    place([cube], moved(-0.5, 0.2, 2.5) @ rotated(31) @ rotated(9, 'X'))
    return [glass, drink, cube], 4.1, 5.6, 0.5


kinds = {'vino': wine, 'cerveza': beer, 'whisky': whisky}
