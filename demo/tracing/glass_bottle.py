"""A bottle of clear glass with a lid of wood and, if asked, a sleeve in the product's color."""
from areas import round_area
from geometry import turned
from materials import clear, surface


def build(options):
    r = options.get('radius', 3.3)
    h = options.get('height', 19)
    neck = r * 0.66
    wall = 0.26
    things = [turned('glass', [
        (0, 0.34), (r - 1.1, 0.26, 0.4), (r - 0.7, 0.02, 0.1), (r - 0.42, 0.02, 0.1), (r, 0.6, 0.5), (r, h * 0.76, 1.9), (neck, h * 0.92, 1.6),
        (neck, h - 0.05, 0.05), (neck - wall, h - 0.05, 0.05), (neck - wall, h * 0.915, 1.5), (r - wall, h * 0.75, 1.8), (r - wall, 1.1, 0.5),
        (r - 0.8, 0.72, 0.4), (0, 0.8),
    ], clear())]
    lid = neck + 0.27
    wood = surface(options.get('lid', 'bamboo'), color='#d9b37c')
    things.append(turned('lid', [
        (0, h - 0.02), (lid - 0.06, h - 0.02, 0.04), (lid, h + 0.06, 0.06), (lid, h + 2.1, 0.2), (lid - 0.25, h + 2.2, 0.2), (0, h + 2.2),
    ], wood))
    things.append(turned('plug', [(0, h - 0.95), (neck - wall - 0.07, h - 0.95, 0.08), (neck - wall - 0.05, h), (0, h)], surface('rubber', color='#ecebe6')))
    for at in (0.35, 0.62):
        low = h - 0.95 + at
        things.append(turned('ring', [(neck - wall - 0.1, low), (neck - wall, low + 0.06, 0.04), (neck - wall - 0.1, low + 0.12)], surface('rubber', color='#dedcd4')))
    if options.get('sleeve'):
        top = h * 0.62
        things.append(turned('sleeve', [
            (r - 0.6, -0.02), (r - 0.05, -0.02, 0.1), (r + 0.22, 0.5, 0.3), (r + 0.22, top, 0.1), (r + 0.02, top + 0.1, 0.06), (r + 0.01, top - 0.4),
            (r + 0.01, 0.6, 0.4), (r - 0.5, 0.02, 0.1), (r - 0.6, 0.02),
        ], surface(options['sleeve'], 'main')))
    at, middle = (r + 0.22, h * 0.33) if options.get('sleeve') else (r, h * 0.4)
    return things, {'frente': round_area(lambda z: at, middle, 5, h * 0.36)}, {'elevation': 9, 'fill': options.get('fill', 0.76), 'isClear': True}
