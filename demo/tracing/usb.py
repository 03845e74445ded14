"""A memory stick of wood with its cap beside it."""
from areas import flat_area
from geometry import box, moved, place, rotated
from materials import surface

THICK = 0.95


def build(options):
    skin = surface('timber', 'main', along='Y')
    shell, hollow = surface('steel', color='#dcdee0', along='Y'), surface('plastic', color='#101113')
    tongue, contact = surface('plastic', color='#1d2f57'), surface('brass', color='#d9b26a')
    body = box('body', 1.95, 4.3, 0, THICK, skin, corner=0.3, bevel=0.16)
    collar = box('collar', 1.32, 0.1, 0.2, THICK - 0.2, hollow, corner=0.05, bevel=0.02)
    place([collar], moved(0, 2.16))
    parts = [body, collar, *plug(shell, hollow, tongue, contact)]
    cap = box('cap', 1.95, 1.75, 0, THICK, skin, corner=0.3, bevel=0.16)
    mouth = box('mouth', 1.26, 0.04, 0.22, THICK - 0.22, hollow, corner=0.02, bevel=0.01)
    place([mouth], moved(0, -0.87))
    turn = rotated(options.get('turned', 30))
    place(parts, turn)
    place([cap, mouth], moved(1.7, 2.45) @ rotated(-24))
    area = flat_area(1.5, 2.6, 0, -0.2, THICK)
    area.matrix = turn
    return [*parts, cap, mouth], {'frente': area}, {'elevation': 50, 'fill': options.get('fill', 0.7)}


def plug(shell, hollow, tongue, contact):
    """Four walls of sheet around a tongue, with two windows above."""
    low, high, length = THICK / 2 - 0.225, THICK / 2 + 0.225, 1.2
    parts = [
        box('above', 1.2, length, high - 0.035, high, shell, corner=0.04, bevel=0.012),
        box('below', 1.2, length, low, low + 0.035, shell, corner=0.04, bevel=0.012),
        box('left', 0.04, length, low + 0.005, high - 0.005, shell, corner=0.01, bevel=0.005),
        box('right', 0.04, length, low + 0.005, high - 0.005, shell, corner=0.01, bevel=0.005),
        box('tongue', 1.08, length - 0.12, low + 0.04, low + 0.22, tongue, corner=0.03, bevel=0.01),
    ]
    for thing, x in zip(parts, (0, 0, -0.58, 0.58, 0)):
        place([thing], moved(x, 2.15 + length / 2 - (0.06 if x == 0 and thing is parts[4] else 0)))
    for x in (-0.28, 0.28):
        window = box('window', 0.22, 0.22, high - 0.03, high + 0.004, hollow, corner=0.02, bevel=0.002)
        place([window], moved(x, 2.15 + length * 0.5))
        parts.append(window)
    for x in (-0.36, -0.12, 0.12, 0.36):
        strip = box('contact', 0.12, 0.7, low + 0.2, low + 0.235, contact, corner=0.02, bevel=0.005)
        place([strip], moved(x, 2.15 + length - 0.55))
        parts.append(strip)
    return parts
