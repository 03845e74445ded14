"""A ballpoint pen or roller that lies on the table: nose, barrel, rings, a clip of bent sheet, button or cap."""
from areas import barrel_area
from geometry import moved, place, rotated, swept, turned
from materials import surface

RADII = {'clic': 0.56, 'giro': 0.46, 'roller': 0.62, 'bambu': 0.55, 'tactil': 0.5}
LENGTH = 14
TILT = 33


def build(options):
    kind = options.get('kind', 'clic')
    r = RADII[kind]
    trim = trim_surface(options)
    bare = surface(options['finish'], color='#c39b69') if options.get('finish') in ('kraft', 'cork') else None
    skin = surface('bamboo', color='#cfa468', along='Z') if kind == 'bambu' else bare or surface(options.get('finish', 'plastic'), 'main', along='Z')
    things = nose(r, trim) + barrel(kind, r, skin, trim, options)
    things.append(clip(10 if kind != 'roller' else 9.7, 13.3 if kind != 'roller' else 13.0, r + (0.05 if kind == 'roller' else 0), trim))
    laid = rotated(TILT) @ moved(LENGTH / 2, 0, r + 0.02) @ rotated(-90, 'Y')
    place(things, laid)
    start, end, height = printed(kind, options.get('ribs'))
    area = barrel_area(r, LENGTH / 2 - end, LENGTH / 2 - start, height, 0.6)
    area.matrix = rotated(TILT) @ moved(0, 0, r + 0.02)
    return things, {'cuerpo': area}, {'elevation': 52, 'fill': 0.8}


def trim_surface(options):
    finish = options.get('trim', 'chrome')
    if finish == 'brass':
        return surface('brass', color='#d9b26a')
    if finish == 'plastic':
        return surface(finish, 'second')
    return surface(finish, color=options.get('second', '#d5d7da'))


def printed(kind, has_ribs):
    if kind == 'giro':
        return 2.6, 6.8, 0.6
    if kind == 'roller':
        return 2.7, 7.5, 0.7
    return (4.9, 9.2, 0.7) if has_ribs else (4.2, 9.2, 0.7)


def nose(r, trim):
    return [
        turned('ball', [(0, 0), (0.035, 0.012, 0.02), (0.05, 0.06)], surface('chrome', color='#b9bcc0')),
        turned('tip', [(0.05, 0.05), (0.075, 0.1, 0.02), (0.12, 0.55, 0.05), (0.2, 0.62, 0.05), (0.24, 0.75, 0.08),
                       (r * 0.74, 1.98, 0.6), (r * 0.84, 2.12, 0.03), (r * 0.84, 2.2, 0.02), (r * 0.6, 2.22)], trim),
    ]


def ring(name, r, z, height, trim):
    return turned(name, [(r - 0.08, z), (r + 0.03, z, 0.03), (r + 0.045, z + 0.04, 0.03), (r + 0.045, z + height - 0.04, 0.03),
                         (r + 0.03, z + height, 0.03), (r - 0.08, z + height)], trim)


def barrel(kind, r, skin, trim, options):
    if kind == 'roller':
        return [
            turned('barrel', [(r * 0.7, 2.2), (r * 0.86, 2.22, 0.03), (r * 0.9, 2.5, 0.2), (r * 0.97, 7.6, 0.1), (r * 0.97, 7.8)], skin),
            ring('ring', r, 7.7, 0.3, trim),
            turned('cap', [(r - 0.1, 8.0), (r + 0.03, 8.02, 0.03), (r + 0.06, 8.2, 0.1), (r + 0.04, 13.25, 0.4), (r * 0.72, 13.8, 0.3),
                           (r * 0.4, 13.86)], skin),
            turned('stud', [(r * 0.45, 13.8), (r * 0.42, 13.95, 0.06), (0, 14)], trim),
        ]
    parts = [turned('barrel', [
        (r * 0.6, 2.24), (r * 0.84, 2.25, 0.03), (r * 0.94, 2.5, 0.25), (r, 5, 0.8), (r, 9.3, 0.1), (r - 0.02, 9.38, 0.02), (r - 0.04, 9.4),
    ], skin), turned('upper', [
        (r - 0.04, 9.6), (r - 0.01, 9.62, 0.02), (r, 9.7, 0.05), (r * 0.98, 12.5, 0.4), (r * 0.74, 13.35, 0.4), (r * 0.5, 13.45, 0.05), (r * 0.44, 13.4),
    ], skin), ring('ring', r, 9.38 if kind != 'giro' else 9.36, 0.24, trim)]
    if kind == 'giro':
        parts.append(ring('twist', r, 7, 0.42, trim))
    if options.get('ribs'):
        rubber = surface('rubber', color=options.get('grip', '#2a2c30'))
        profile = [(r * 0.9, 2.34)]
        for rib in range(8):
            z = 2.4 + rib * 0.29
            profile += [(r * 0.985, z, 0.04), (r * 1.05, z + 0.07, 0.05), (r * 1.05, z + 0.17, 0.05), (r * 0.985, z + 0.24, 0.04)]
        parts.append(turned('grip', profile + [(r * 0.9, 4.8)], rubber))
    return parts + end(kind, r, trim)


def end(kind, r, trim):
    if kind in ('clic', 'bambu'):
        return [turned('button', [(r * 0.3, 13.3), (r * 0.43, 13.4, 0.02), (r * 0.43, 14.2, 0.12), (r * 0.3, 14.32, 0.1), (0, 14.34)], trim)]
    if kind == 'tactil':
        return [turned('touch', [(r * 0.5, 13.35), (r * 0.66, 13.45, 0.08), (r * 0.64, 13.9, 0.3), (r * 0.3, 14.25, 0.3), (0, 14.3)],
                       surface('rubber', color='#26282b'))]
    return [turned('twistEnd', [(r * 0.6, 13.35), (r * 0.74, 13.42, 0.03), (r * 0.7, 13.6, 0.1), (r * 0.42, 14.05, 0.25), (0, 14.1)], trim)]


def clip(low, high, r, trim):
    """Sheet that leaves the barrel at its end, runs along it and touches it again with a bent tip."""
    curve = [(r - 0.12, 0, high), (r + 0.12, 0, high + 0.02), (r + 0.26, 0, high - 0.16), (r + 0.27, 0, high - 0.6), (r + 0.22, 0, low + 1.4),
             (r + 0.13, 0, low + 0.62), (r + 0.06, 0, low + 0.36), (r + 0.12, 0, low + 0.12), (r + 0.2, 0, low)]
    thing = swept('clip', curve, lambda share: (0.055, 0.21 - 0.05 * share), trim, power=4.5)
    place([thing], rotated(38))
    return thing
