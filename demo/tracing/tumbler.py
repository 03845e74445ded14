"""A cup for the way: tapered, of steel, plastic or ceramics, a lid to drink through or with a straw, a soft band or a handle."""
from areas import round_area
from geometry import box, moved, place, rotated, swept, turned
from materials import surface


def build(options):
    low, top, h = options.get('low', 3.1), options.get('top', 4.2), options.get('height', 15)
    finish = options.get('finish', 'powder')
    wall = surface(finish, 'main')
    cover = surface('plastic', color=options['lidColour']) if 'lidColour' in options else surface('plastic', 'second')
    at = lambda z: low + (top - low) * z / h
    things = [turned('body', [
        (0, 0.3), (low - 0.6, 0.3, 0.1), (low - 0.45, 0, 0.1), (low - 0.25, 0, 0.1), (at(0.45), 0.45, 0.4), (at(h * 0.5), h * 0.5, 1), (top, h, 0.08),
        (top - 0.06, h + 0.05, 0.05), (top - 0.3, h),
    ], wall)]
    if finish == 'powder':
        things += steel_parts(low, top, h, at)
    things += lid(top, h, cover, options.get('straw'))
    if options.get('straw'):
        things.append(straw(h, surface('plastic', 'second')))
    middle, height, lift = h * 0.5, h * 0.44, 0.0
    if options.get('sleeve'):
        middle, height, lift = h * 0.49, h * 0.3, 0.2
        things += band(at, h * 0.29, h * 0.69, surface(options['sleeve'], 'second'))
    if options.get('handle'):
        grip = handle(at, h, wall)
        place([grip], rotated(-22))
        things.append(grip)
    area = round_area(lambda z: at(z) + lift, middle, 5.5, height, -0.1 if options.get('handle') else 0.0)
    return things, {'frente': area}, {'elevation': 15, 'fill': options.get('fill', 0.78)}


def steel_parts(low, top, h, at):
    """What the powder leaves bare: the foot and the lip."""
    steel = surface('steel', color='#d3d5d8')
    return [
        turned('foot', [(low - 0.5, 0.06), (low - 0.3, -0.03, 0.04), (low - 0.12, -0.03, 0.06), (at(0.3) - 0.02, 0.3, 0.06), (at(0.62) + 0.012, 0.62, 0.02), (at(0.66) - 0.05, 0.66)], steel),
        turned('lip', [(top - 0.2, h - 0.02), (top - 0.01, h, 0.03), (top, h + 0.16, 0.06), (top - 0.12, h + 0.24, 0.05), (top - 0.3, h + 0.1)], steel),
    ]


def lid(top, h, cover, has_straw):
    """A rim over the lip, a floor that lies lower, and in it the mouth with its slide or the collar of a straw."""
    low, high, floor = h + 0.2, h + 1.05, h + 0.62
    things = [turned('lid', [
        (top - 0.4, low), (top + 0.1, low, 0.06), (top + 0.17, low + 0.1, 0.06), (top + 0.12, high - 0.16, 0.14), (top - 0.02, high, 0.1), (top - 0.3, high, 0.12),
        (top - 0.5, floor, 0.16), (0, floor - 0.02),
    ], cover)]
    dark = surface('rubber', color='#141517')
    if has_straw:
        collar = turned('collar', [(1.0, floor - 0.05), (0.96, floor + 0.22, 0.08), (0.62, floor + 0.26, 0.06), (0.5, floor - 0.05)], cover, segments=96)
        place([collar], moved(1.1, 0))
        return [*things, collar]
    track = box('track', 1.5, 3.6, floor - 0.04, floor + 0.012, dark, corner=0.7, bevel=0.01)
    slide = box('slide', 1.2, 1.9, floor, floor + 0.2, cover, corner=0.55, bevel=0.08)
    ridge = box('ridge', 0.9, 0.16, floor + 0.16, floor + 0.34, cover, corner=0.07, bevel=0.05)
    place([slide, ridge], moved(0, 0.75))
    parts = [track, slide, ridge]
    place(parts, rotated(28) @ moved(0, -top * 0.42))
    return things + parts


def straw(h, material):
    line = [(1.0, 0, h - 2), (1.2, 0, h + 1), (1.65, 0, h + 5.2), (1.82, 0, h + 6.8)]
    return swept('straw', line, lambda share: (0.35, 0.35), material, samples=60, sides=40)


def band(at, low, high, material):
    """Silicone with a thick edge above and below, and fine ribs between them and the print."""
    out = lambda z, more: at(z) + more
    corners = [(out(low, -0.05), low), (out(low, 0.26), low + 0.02, 0.08), (out(low, 0.26), low + 0.34, 0.06), (out(low, 0.19), low + 0.4, 0.05)]
    corners += [(out(high, 0.19), high - 0.4, 0.05), (out(high, 0.26), high - 0.34, 0.06), (out(high, 0.26), high - 0.02, 0.08), (out(high, -0.05), high)]
    return [turned('band', corners, material)]


def handle(at, h, material):
    from_, reach = at(h * 0.62), 3.5
    top, bottom = h * 0.84, h * 0.22
    curve = [(from_ + 0.1, 0, top), (from_ + reach * 0.5, 0, top + 0.2), (from_ + reach * 0.9, 0, top - h * 0.06), (from_ + reach * 0.96, 0, top - h * 0.2),
             (from_ + reach * 0.8, 0, h * 0.42), (from_ + reach * 0.4, 0, bottom + h * 0.05), (at(bottom) - 0.15, 0, bottom)]
    return swept('handle', curve, lambda share: (0.42, 0.86), material, across=(0, 1, 0), samples=160, sides=48, power=3)
