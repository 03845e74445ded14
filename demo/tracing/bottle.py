"""An insulated bottle or thermos: body, shoulder, steel neck, gasket and a screw lid or a cup."""
from areas import round_area
from geometry import swept, turned
from materials import surface


def build(options):
    r = options.get('radius', 3.6)
    h = options.get('height', 21)
    neck = options.get('neck', 0.62) * r
    shoulder = h * options.get('shoulder', 0.8)
    things = [body(options, r, h, neck, shoulder)]
    things.append(turned('neck', [
        (neck - 0.4, h - 0.2), (neck - 0.02, h - 0.06, 0.03), (neck + 0.03, h + 0.02, 0.05), (neck + 0.03, h + 0.24, 0.05),
        (neck - 0.12, h + 0.28), (neck - 0.3, h + 0.28),
    ], surface('steel', color='#d6d8da')))
    things.append(turned('gasket', [(neck - 0.4, h + 0.26), (neck - 0.09, h + 0.26, 0.01), (neck - 0.09, h + 0.44, 0.01), (neck - 0.4, h + 0.44)],
                         surface('rubber', color='#1c1d1f')))
    things += cup(options, neck, h) if options.get('cup') else lid(options, neck, h)
    if options.get('loop'):
        things.append(loop(options, neck, h))
    if options.get('base'):
        things.append(turned('foot', [
            (0, 0.12), (r - 0.9, 0.12, 0.1), (r - 0.7, -0.02, 0.1), (r - 0.22, -0.02, 0.18), (r + 0.05, 0.28, 0.2),
            (r + 0.05, 1.42, 0.06), (r - 0.08, 1.46), (r - 0.4, 1.46),
        ], surface(options['base'], color=options.get('baseColour', '#c9cbcd'))))
    areas = {'frente': round_area(lambda z: r, shoulder * 0.5, min(5.5, r * 1.5), shoulder * 0.5)}
    return things, areas, {'elevation': 9, 'fill': options.get('fill', 0.78)}


def body(options, r, h, neck, shoulder):
    finish = options.get('finish', 'powder')
    return turned('body', [
        (0, 0.3), (r - 1.0, 0.3, 0.1), (r - 0.85, 0, 0.12), (r - 0.4, 0, 0.12), (r, 0.42, 0.42), (r, shoulder, 1.7),
        (neck + 0.02, h - 0.55, 1.3), (neck, h - 0.06, 0.08), (neck - 0.3, h),
    ], surface(finish, 'main'))


def lid(options, neck, h):
    height = options.get('lidHeight', 2.4)
    low, high = h + 0.42, h + 0.42 + height
    r = neck + options.get('lidOver', 0.12)
    finish = options.get('lid', 'steel')
    material = surface(finish, color=options.get('lidColour', '#d2d4d7'))
    if finish in ('bamboo', 'cork', 'wood'):
        return [
            turned('lid', [(0, low), (r - 0.1, low, 0.05), (r, low + 0.1, 0.08), (r, high, 0.22), (r - 0.3, high + 0.03, 0.3), (0, high + 0.03)], material),
        ]
    groove = low + height * 0.3
    return [turned('lid', [
        (neck - 0.4, low), (r - 0.06, low, 0.04), (r, low + 0.08, 0.06), (r, groove, 0.03), (r - 0.07, groove + 0.03, 0.03),
        (r - 0.07, groove + 0.13, 0.03), (r, groove + 0.16, 0.03), (r, high - 0.06, 0.26), (r - 0.3, high, 0.2),
        (r * 0.62, high, 0.1), (r * 0.58, high - 0.1, 0.1), (0, high - 0.1),
    ], material)]


def cup(options, neck, h):
    height = options.get('lidHeight', 4.4)
    low, high = h + 0.42, h + 0.42 + height
    r = neck + options.get('lidOver', 0.12) + 0.72
    material = surface('steel', color=options.get('lidColour', '#cfd1d4'))
    return [turned('cup', [
        (neck - 0.3, low + 0.05), (r - 0.14, low + 0.05, 0.05), (r - 0.1, low - 0.04, 0.05), (r + 0.02, low - 0.02, 0.07),
        (r, low + 0.22, 0.1), (r - 0.05, low + 0.34, 0.06), (r - 0.36, high - 0.1, 0.5), (r - 0.9, high, 0.3),
        (r - 1.2, high, 0.05), (r - 1.26, high - 0.05, 0.05), (0, high - 0.05),
    ], material)]


def loop(options, neck, h):
    top = h + 0.42 + options.get('lidHeight', 2.4)
    curve = [(-neck * 0.98, 0, top - 0.9), (-neck * 0.99, 0, top + 0.3), (-neck * 0.62, 0, top + 1.25), (0, 0, top + 1.5),
             (neck * 0.62, 0, top + 1.25), (neck * 0.99, 0, top + 0.3), (neck * 0.98, 0, top - 0.9)]
    return swept('loop', curve, lambda share: (0.26, 0.7), surface('plastic', color=options.get('second', '#26282c')), power=3.2)
