"""
Blender runs this: `blender -b -P trace.py -- order.json`. The order names shape, options, view, size and samples, and
the file without ending to write: `.passes` has the passes one below the other, three bytes a pixel, `.json` has the areas; `measures` asks for these alone.
"""
import importlib
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import passes
import studio

# must be as in packages/artwork/src/mockup/passes.ts
WHITE = 1.5
GAMMA = 2.2
# share of the picture around the product that is traced as finely as the product
MARGIN = 0.05
# pixels and samples of the whole picture, where only the shadow is to be told
WIDE = 300
WIDE_SAMPLES = 32
STEPS = 24
# light goes a longer way through glass, and more of it by chance
CLEAR_SAMPLES = 4
CLEAR_BOUNCES = 14


def run(order):
    studio.empty()
    things, areas, view = importlib.import_module(order['shape']).build(order['options'])
    bpy.context.view_layer.update()
    view = {**view, **view_of(order['view'], areas)}
    studio.light(things, view.get('azimuth', 0), view.get('rakes', False))
    if view.get('isClear'):
        studio.flags(things, view.get('azimuth', 0))
    camera = studio.frame(things, view)
    with open(order['file'] + '.json', 'w') as file:
        json.dump({name: seen(area, camera) for name, area in areas.items()}, file)
    if order.get('measures'):
        return
    window = window_of(things, camera)
    size = order['size']
    passes.crop_to([share + (3 if edge > 1 else -3) / size for edge, share in enumerate(window)])
    with tempfile.TemporaryDirectory() as folder:
        fine = trace_through(folder, order) if view.get('isClear') else [passes.trace(folder, size, order['samples'])]
        passes.crop_to((0, 0, 1, 1))
        wide = passes.trace(folder, WIDE, WIDE_SAMPLES)
        empty = passes.ground_light(folder, things, size)
    near = passes.seen_through(*fine, window, empty) if view.get('isClear') else passes.separated(*fine, window, empty)
    inside = passes.inside_of(window, size)
    parts = {name: passes.uncut(near[name], size, inside) for name in ('base', 'main', 'second')}
    write({**parts, 'opacity': passes.opacity(near, window, wide, empty)}, order['file'] + '.passes')


def trace_through(folder, order):
    """On the table, and again on a black one, with the same chances."""
    samples = order['samples'] * CLEAR_SAMPLES
    seen = passes.trace(folder, order['size'], samples, bounces=CLEAR_BOUNCES)
    studio.set_table((0, 0, 0))
    black = passes.trace(folder, order['size'], samples, bounces=CLEAR_BOUNCES)
    studio.set_table(studio.GROUND)
    return seen, black


def view_of(view, areas):
    """A close view names an area: it looks at a point of it (u, v) and shows so many centimetres of it."""
    if 'area' not in view:
        return view
    point = areas[view['area']].world(*view['point'])
    return {**view, 'target': tuple(point)}


def window_of(things, camera):
    points = [studio.project(camera, point) for point in studio.sample_points(things)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (max(0, min(xs) - MARGIN), max(0, min(ys) - MARGIN), min(1, max(xs) + MARGIN), min(1, max(ys) + MARGIN))


def seen(area, camera):
    """A fine net of the visible part, as demo/scenes/meshes.ts takes it."""
    at = lambda u, v: studio.project(camera, area.world(u, v))
    start, end = facing_part(at)
    points = [share for row in range(STEPS + 1) for column in range(STEPS + 1)
              for share in at(start + (end - start) * column / STEPS, row / STEPS)]
    digits = [round(share, 5) for share in points]
    return {'widthCm': area.width_cm, 'heightCm': area.height_cm, 'from': start, 'to': end, 'steps': STEPS, 'points': digits}


def facing_part(at, count=200, grazing=0.06):
    """From the place that is seen best outwards, as far as the surface does not turn away."""
    facing = [min(spread(at, index / count, v, 1 / count) for v in (0, 0.5, 0.99)) for index in range(count)]
    best = max(facing)
    if best <= 0:
        return 0, 0
    first = last = facing.index(best)
    while first > 0 and facing[first - 1] > best * grazing:
        first -= 1
    while last + 1 < count and facing[last + 1] > best * grazing:
        last += 1
    return first / count, (last + 1) / count


def spread(at, u, v, width):
    here, right, below = at(u, v), at(u + width, v), at(u, v + 0.01)
    return (right[0] - here[0]) * (below[1] - here[1]) - (right[1] - here[1]) * (below[0] - here[0])


def write(parts, file):
    tile = lambda value: np.repeat(value, 3, -1) if value.shape[-1] == 1 else value
    light = [tile(parts[name]) for name in ('base', 'main', 'second')]
    shoulder = [np.where(value > 1, WHITE - (WHITE - 1) ** 2 / (np.maximum(value, 1) - 2 + WHITE), value) for value in light]
    coded = [(np.clip(value / WHITE, 0, 1)) ** (1 / GAMMA) for value in shoulder] + [tile(parts['opacity'])]
    (np.concatenate(coded, 0) * 255 + 0.5).astype(np.uint8).tofile(file)


with open(sys.argv[sys.argv.index('--') + 1]) as file:
    run(json.load(file))
