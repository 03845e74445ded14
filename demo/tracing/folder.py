"""A padded folder for A4 sheets, closed: two covers around a round spine, seams, sheets, and a flap with a press stud."""
import math

from areas import flat_area
from geometry import box, moved, place, rotated, rounded_rectangle, slab, swept, turned
from materials import surface
from notebook import pages, spine
from sewing import stitches

WIDTH, HEIGHT, THICK, COVER = 24.0, 32.0, 2.0, 0.5


def build(options):
    cover = surface(options.get('finish', 'leather'), 'main')
    thread = surface('fabric', color=options.get('second', '#8a8c90'))
    outline = rounded_rectangle(WIDTH, HEIGHT, 0.9, 20)
    things = [
        slab('back', outline, 0, COVER, cover, bevel=0.2, steps=8),
        slab('front', outline, THICK - COVER, THICK, cover, bevel=0.24, steps=10),
        box('sheets', WIDTH - 1.6, HEIGHT - 1.4, COVER - 0.02, THICK - COVER + 0.02, pages({'pages': '#f4f1ea'}), corner=0.1, bevel=0.02),
        spine(WIDTH, HEIGHT - 0.7, THICK - 0.1, cover),
    ]
    place(things[3:], moved(0.1, 0, 0.05))
    line = [(x, y, THICK - 0.008) for x, y in rounded_rectangle(WIDTH - 1.1, HEIGHT - 1.1, 0.6, 20)]
    things.append(stitches('seam', [*line, line[0]], [(0, 0, 1)] * (len(line) + 1), thread, length=0.42, gap=0.2, thick=0.045))
    things += flap(cover, thread)
    turn = rotated(options.get('turned', -16))
    place(things, turn)
    area = flat_area(10, 7, -2, 3, THICK)
    area.matrix = turn
    return things, {'tapa': area}, {'elevation': 50, 'fill': options.get('fill', 0.82)}


def flap(cover, thread):
    """A tongue that comes from the back cover and lies on the front one."""
    x = WIDTH / 2
    curve = [(x - 2, 0, 0.25), (x - 0.2, 0, 0.25), (x + 0.3, 0, 0.5), (x + 0.34, 0, 1.0), (x + 0.28, 0, 1.6), (x - 0.1, 0, THICK + 0.12), (x - 1, 0, THICK + 0.15), (x - 3.4, 0, THICK + 0.13)]
    tongue = swept('tongue', curve, lambda share: (0.13, 1.7), cover, across=(0, 1, 0), samples=120, sides=48, power=8)
    end = slab('end', rounded_rectangle(3.4, 3.4, 1.7, 24), THICK, THICK + 0.26, cover, bevel=0.12, steps=8)
    place([end], moved(x - 3.4))
    stud = turned('stud', [(0.75, 0), (0.73, 0.06, 0.04), (0.5, 0.14, 0.06), (0.44, 0.1, 0.04), (0, 0.12)], surface('chrome', color='#cfd2d5'), segments=96)
    place([stud], moved(x - 3.5, 0, THICK + 0.25))
    line = [(x - 0.6, -1.4, THICK + 0.275)]
    for step in range(25):
        angle = math.radians(-90 - 180 * step / 24)
        line.append((x - 3.4 + math.cos(angle) * 1.4, math.sin(angle) * 1.4, THICK + 0.265))
    line.append((x - 0.6, 1.4, THICK + 0.275))
    seam = stitches('seam', line, [(0, 0, 1)] * len(line), thread, length=0.42, gap=0.2, thick=0.045)
    return [tongue, end, stud, seam]
