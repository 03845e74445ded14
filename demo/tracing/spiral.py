"""A notebook with a double wire: two covers, a block of sheets with their holes, loops in pairs along the left side or the top."""
import math

from areas import flat_area
from geometry import box, moved, place, rotated, rounded_rectangle, slab, swept, turned
from materials import surface
from notebook import pages

COVER, THICK, PITCH, HOLE_IN = 0.16, 1.0, 0.86, 0.5


def build(options):
    w, h = options.get('width', 14.8), options.get('height', 20)
    is_above = bool(options.get('top'))
    kraft = surface('kraft', color='#b98f5c')
    cover = kraft if options.get('finish') == 'kraft' else surface('matt', 'main')
    outline = rounded_rectangle(w, h, 0.55, 20)
    things = [
        slab('back', outline, 0, COVER, kraft, bevel=0.03),
        slab('sheets', rounded_rectangle(w - 0.24, h - 0.24, 0.4), COVER, THICK - COVER, pages({'pages': '#f4efe2'}), bevel=0.02),
        slab('front', outline, THICK - COVER + 0.03, THICK + 0.03, cover, bevel=0.045),
    ]
    along, across = (w, h) if is_above else (h, w)
    binding = wire(along, across, surface('metallic', color=options.get('second', '#303236')))
    place(binding, rotated(-90) if is_above else moved())
    things += binding
    if options.get('pen'):
        things += pen_beside(w)
    turn = rotated(options.get('turned', -16))
    place(things, turn)
    area = flat_area(w * 0.56, h * 0.42, 0 if is_above else 0.5, 0 if is_above else 0.6, THICK + 0.03)
    area.matrix = turn
    return things, {'tapa': area}, {'elevation': 50, 'fill': options.get('fill', 0.8)}


def wire(along, across, metal):
    """Pairs of loops that come out of square holes and close around the back."""
    hole = surface('rubber', color='#15161a')
    x, middle = -across / 2 + 0.02, THICK / 2
    things = []
    count = int((along - 0.9) / PITCH)
    for pair in range(count):
        y = (pair - (count - 1) / 2) * PITCH
        gap = box('hole', 0.34, 0.46, THICK - 0.01, THICK + 0.034, hole, corner=0.05, bevel=0.002)
        place([gap], moved(x + HOLE_IN, y))
        things.append(gap)
        for beside in (-0.13, 0.13):
            loop = []
            for step in range(41):
                angle = math.radians(-28 + 256 * step / 40)
                loop.append((x + 0.06 + math.cos(angle) * HOLE_IN * 1.0, y + beside * (1 - 0.25 * math.sin(math.radians(180 * step / 40))), middle + 0.1 + math.sin(angle) * (THICK / 2 + 0.26)))
            things.append(swept('loop', loop, lambda share: (0.062, 0.062), metal, across=(0, 1, 0), samples=1, sides=14))
    return things


def pen_beside(w):
    """A ballpoint of kraft paper in a loop of the back cover."""
    barrel, tip = surface('kraft', color='#b48a58'), surface('plastic', color='#e6d9c2')
    r = 0.38
    pen = [
        turned('barrel', [(0, -5.6), (r - 0.02, -5.6, 0.03), (r, -5.5, 0.03), (r, 5.2, 0.03), (r - 0.02, 5.25, 0.02), (0, 5.25)], barrel, segments=96),
        turned('nose', [(r - 0.02, 5.2), (r - 0.02, 5.5, 0.1), (0.11, 6.7, 0.1), (0.06, 6.75), (0, 6.95)], tip, segments=96),
        turned('button', [(0, -6.5), (0.2, -6.5, 0.06), (0.22, -5.7, 0.03), (r - 0.04, -5.62, 0.03), (r - 0.04, -5.5)], tip, segments=96),
        slab('clip', rounded_rectangle(0.28, 3.0, 0.12), r + 0.1, r + 0.2, tip, bevel=0.04),
    ]
    place(pen[:3], rotated(-90, 'X'))
    place(pen[3:], moved(0, -4.2))
    place(pen, moved(w / 2 + r + 0.12, -0.6, r + 0.06) @ rotated(-30, 'Y'))
    loop = []
    for step in range(33):
        angle = math.radians(190 - 320 * step / 32)
        loop.append((w / 2 + r + 0.12 + math.cos(angle) * (r + 0.06), -1.5, r + 0.08 + math.sin(angle) * (r + 0.06)))
    return [*pen, swept('loop', loop, lambda share: (0.05, 0.75), surface('webbing', color='#3b2c1e'), across=(0, 1, 0), samples=1, sides=24, power=5)]
