"""
Traces a view and keeps what the composer reads of it: `base`, what is seen besides the product's color; the light on
each part that takes a color; and the opacity of product and shadow before the ground. All of it is linear here.
"""
import os

import bpy
import numpy as np

from materials import GRAY
from studio import GROUND

LAYERS = ('Image', 'DiffDir', 'DiffInd', 'DiffCol', 'Normal', 'main', 'second', 'metal', 'ground', 'clear')
# where the light on the main part lies that is seen best, against white paper in full light
WELL_LIT = 0.97
SHADOW_DEPTH = 1.45
# how much the drawing of a material, as the grain of wood, keeps apart what is smoothed
DRAWN = 7
LACQUER = 0.06
# how light the table is in a picture, where light goes through the product
TABLE_SEEN = 0.78


def trace(folder, size, samples, threads=2, height=None, bounces=4):
    """Renders once and gives every pass as an array, rows from the top."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, max(3, bounces // 2)
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = size, height or size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'normal'):
        setattr(layer, f'use_pass_{name}', True)
    write_layers(scene, folder)
    bpy.ops.render.render()
    return {name: read(os.path.join(folder, f'{name}0001.exr')) for name in LAYERS}


def write_layers(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name in LAYERS:
        out.file_slots.new(name)
        tree.links.new(source.outputs[name], out.inputs[name])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs['Image'])


def read(file):
    picture = bpy.data.images.load(file)
    picture.colorspace_settings.name = 'Raw'
    width, height = picture.size
    pixels = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(pixels)
    bpy.data.images.remove(picture)
    os.remove(file)
    return pixels.reshape(height, width, 4)[::-1].copy()


def mean(value):
    return value[..., :3].mean(-1, keepdims=True)


def crop_to(window):
    """Renders only a window (left, top, right, bottom), shares of the picture."""
    left, top, right, bottom = (min(1, max(0, share)) for share in window)
    render = bpy.context.scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = 1 - bottom, 1 - top


def ground_light(folder, things, size, small=96, samples=64):
    """The light on the ground without the product: smooth, so a small picture of it is enough."""
    render = bpy.context.scene.render
    render.use_border = False
    for thing in things:
        thing.hide_render = True
    layers = trace(folder, small, samples, render.threads)
    light = mean(layers['DiffDir']) + mean(layers['DiffInd'])
    for _ in range(8):
        for axis in (0, 1):
            wide = np.concatenate([light.take([0], axis), light, light.take([-1], axis)], axis)
            cut = lambda start: wide.take(range(start, start + small), axis)
            light = (cut(0) + 2 * cut(1) + cut(2)) / 4
    return enlarged(light, size)


def separated(layers, window, empty):
    """Of a window: base, the lights on both colors, what is product, and the part of its light that reaches the ground; without noise, well exposed."""
    inside = inside_of(window, layers['Image'].shape[0])
    cut = {name: layer[inside] for name, layer in layers.items()}
    main, second, metal, ground = (np.clip(cut[name][..., :1], 0, 1) for name in ('main', 'second', 'metal', 'ground'))
    diffuse = (cut['DiffDir'] + cut['DiffInd'])[..., :3]
    colored = main + second
    share = np.divide(metal, colored, out=np.zeros_like(metal), where=colored > 1e-4)
    image = cut['Image'][..., :3]
    # a metal's color is that of all it mirrors, but for a little that its lacquer does
    mirrored = image * (1 - LACQUER) / np.maximum(GRAY * colored, 1e-4)
    light = diffuse * (1 - share) + mirrored * share
    base = image - GRAY * light * colored - np.array(GROUND, np.float32) * diffuse * ground
    base = np.where(ground > 0.999, 0, np.maximum(base, 0))
    # which material, as one number: each pair of neighbors in it is far apart
    guides = np.concatenate([cut['Normal'][..., :3], main * 2 + second * 5 + metal + ground * 9, mean(cut['DiffCol']) * DRAWN], -1)
    light, base = filtered([without_sparks(one) for one in (mean(light), base)], guides)
    table, = filtered([without_sparks(mean(diffuse) / empty[inside])], ground * 9, rounds=6)
    well_lit = main[..., 0] > 0.95 if (main > 0.95).any() else second[..., 0] > 0.95
    is_metal = well_lit.any() and metal[well_lit].mean() > 0.5
    exposure = WELL_LIT / np.percentile(light[well_lit], 86 if is_metal else 72) if well_lit.any() else 0.8
    product = np.clip(cut['Image'][..., 3:], 0, 1) - ground
    return {'base': base * exposure, 'main': light * main * exposure, 'second': light * second * exposure,
            'product': np.clip(product, 0, 1), 'ground': ground, 'table': table}


def seen_through(layers, black, window, empty):
    """
    As `separated`, of what light goes through: traced once on the table and once on a black one. The difference is the table's
    light; as much of it as all colors have in common comes from the ground in the end, the rest is the color of what is drunk.
    """
    inside = inside_of(window, layers['Image'].shape[0])
    cut = {name: layer[inside] for name, layer in layers.items()}
    table_light = np.array(GROUND, np.float32) * empty[inside]
    main, second, ground, clear = (np.clip(cut[name][..., :1], 0, 1) for name in ('main', 'second', 'ground', 'clear'))
    guides = np.concatenate([cut['Normal'][..., :3] * 2, main * 2 + second * 5 + ground * 9 + clear * 3], -1)
    diffuse = mean(cut['DiffDir'] + cut['DiffInd'])
    noisy = [cut['Image'][..., :3], black['Image'][inside][..., :3], diffuse]
    lit, dark, light = filtered([without_sparks(one) for one in noisy], guides, rounds=3, tone=0.25)
    # what is neither clear nor table is lit by it too, but lets none through
    common = np.where(clear + ground > 0.02, np.clip((lit - dark) / table_light, 0, 1).min(-1, keepdims=True), 0)
    exposure = TABLE_SEEN / table_light.mean()
    base = np.maximum(lit - common * table_light - GRAY * light * (main + second), 0)
    table, = filtered([without_sparks(diffuse / empty[inside])], ground * 9, rounds=6)
    return {'base': np.where(ground > 0.999, 0, base) * exposure, 'main': light * main * exposure, 'second': light * second * exposure,
            'product': np.clip(1 - ground - np.clip(common - ground * table, 0, 1), 0, 1), 'ground': ground, 'table': table}


def opacity(near, window, wide, empty):
    """Of product and shadow. Far from the product its shadow is soft: there a smaller picture tells it."""
    size = empty.shape[0]
    inside = inside_of(window, size)
    ground = np.clip(wide['ground'][..., :1], 0, 1)
    table = (mean(wide['DiffDir']) + mean(wide['DiffInd'])) / enlarged(empty, ground.shape[0])
    table, = filtered([without_sparks(table)], ground * 9, rounds=3)
    # below the product the table is not seen: what is seen around it spreads there, so that enlarging takes no dark in
    far = enlarged(spread(table, ground > 0.98), size)
    weight = feathered(near['ground'].shape[:2], window)
    far[inside] = far[inside] * (1 - weight) + near['table'] * weight
    shade = np.clip(far, 0, 1) ** SHADOW_DEPTH
    product = np.zeros_like(shade)
    table_seen = np.clip(enlarged(np.clip(wide['Image'][..., 3:], 0, 1), size), 0, 1)
    product[inside] = near['product']
    table_seen[inside] = near['ground']
    return np.clip(product + table_seen * (1 - shade), 0, 1)


def spread(value, known):
    """Fills what is unknown from its known neighbors, from the outside inwards."""
    value, known = value.copy(), known.copy()
    for _ in range(max(value.shape)):
        if known.all():
            break
        total, count = np.zeros_like(value), np.zeros_like(value)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                here, there = windows(value.shape, dy, dx)
                total[here] += value[there] * known[there]
                count[here] += known[there]
        new = ~known & (count > 0)
        value[new] = total[new] / count[new]
        known |= new
    return value


def enlarged(value, size):
    """The same picture in so many pixels, between the pixels that there are."""
    small = value.shape[0]
    at = (np.arange(size) + 0.5) / size * small - 0.5
    for axis in (0, 1):
        low = np.clip(np.floor(at).astype(int), 0, small - 2)
        part = np.clip(at - low, 0, 1).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1)).astype(np.float32)
        value = value.take(low, axis) * (1 - part) + value.take(low + 1, axis) * part
    return value


def inside_of(window, size):
    left, top, right, bottom = (round(share * size) for share in window)
    return slice(top, bottom), slice(left, right)


def uncut(value, size, inside):
    whole = np.zeros((size, size, value.shape[-1]), np.float32)
    whole[inside] = value
    return whole


def feathered(shape, window, share=0.1):
    """1 inside, falling softly to 0 at the edges, but for those of the picture itself."""
    sides = []
    for length, (low, high) in zip(shape, ((window[1], window[3]), (window[0], window[2]))):
        at = (np.arange(length) + 0.5) / length
        near = np.minimum(at if low > 0 else 1, 1 - at if high < 1 else 1)
        near = np.clip(near / share, 0, 1) * np.ones(length)
        sides.append(near * near * (3 - 2 * near))
    return (sides[0][:, None] * sides[1][None, :])[..., None].astype(np.float32)


def without_sparks(value):
    """No pixel lighter or darker than all of its neighbors."""
    low, high = np.full_like(value, np.inf), np.full_like(value, -np.inf)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dy or dx:
                here, there = windows(value.shape, dy, dx)
                low[here] = np.minimum(low[here], value[there])
                high[here] = np.maximum(high[here], value[there])
    return np.clip(value, low, high)


def filtered(values, guides, rounds=5, form=26.0, tone=0.8):
    """A wavelet filter that goes around the edges of the form and of what it has smoothed so far."""
    for step in range(rounds):
        reach = 2 ** step
        sums = [np.zeros_like(value) for value in values]
        weights = [np.zeros(value.shape[:2] + (1,), np.float32) for value in values]
        means = [mean(value) for value in values]
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                share = (2 - abs(dy)) * (2 - abs(dx)) / 16
                here, there = windows(guides.shape, dy * reach, dx * reach)
                apart = guides[there] - guides[here]
                unlike = np.einsum('yxc,yxc->yx', apart, apart)[..., None] * form
                for at, value in enumerate(values):
                    away = np.abs(means[at][there] - means[at][here]) / (means[at][here] + 0.05)
                    weight = share * np.exp(-unlike - away * (1 + step) / tone)
                    sums[at][here] += value[there] * weight
                    weights[at][here] += weight
        values = [total / weight for total, weight in zip(sums, weights)]
    return values


def windows(shape, dy, dx):
    """Two views of an array, the second moved against the first, without what falls off its edges."""
    def cut(length, move):
        return slice(max(0, -move), length - max(0, move)), slice(max(0, move), length - max(0, -move))

    (rows, moved_rows), (columns, moved_columns) = cut(shape[0], dy), cut(shape[1], dx)
    return (rows, columns), (moved_rows, moved_columns)
