"""
Takes the noise out of what was traced with few samples, by the network of Intel's Open Image Denoise: its weights
(Apache 2.0) are a file of tensors, which NumPy multiplies here.
"""
import struct

import numpy as np

MAGIC = 0x41D7
# the network halves the picture so often
HALVINGS = 4
# rows that are worked on at once, and how far around them what is seen matters
ROWS, AROUND = 256, 96
BRIGHTEST = 65504.0
KEY = 0.18


def denoised(light, albedo, normal, weights):
    """Light, color of the material and normal, rows of pixels with three channels, linear; the light without noise."""
    network = tensors(weights)
    exposure = exposure_of(light)
    guides = [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    seen = np.concatenate([perceived(np.clip(light * exposure, 0, BRIGHTEST)), *guides], -1).astype(np.float32)
    height, width = light.shape[:2]
    step = 2 ** HALVINGS
    seen = np.pad(seen, ((0, -height % step), (0, -width % step), (0, 0)), 'edge')
    done = np.empty(seen.shape[:2] + (3,), np.float32)
    for top in range(0, seen.shape[0], ROWS):
        above, below = max(0, top - AROUND), min(seen.shape[0], top + ROWS + AROUND)
        done[top:top + ROWS] = forward(network, seen[above:below])[top - above:top - above + ROWS]
    return emitted(np.clip(done[:height, :width], 0, 1)) / exposure


def forward(network, seen):
    """The network's way down to a sixteenth of the picture and up again, with what was seen on the way down beside it."""
    def conv(name, value):
        return convolved(value, *network[name])

    first = halved(conv('enc_conv1', conv('enc_conv0', seen)))
    second = halved(conv('enc_conv2', first))
    third = halved(conv('enc_conv3', second))
    value = halved(conv('enc_conv4', third))
    value = conv('enc_conv5b', conv('enc_conv5a', value))
    for level, beside in ((4, third), (3, second), (2, first), (1, seen)):
        value = np.concatenate([value.repeat(2, 0).repeat(2, 1), beside], -1)
        value = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', value))
    return conv('dec_conv0', value)


def convolved(value, weight, bias):
    """Three by three neighbors, of which none lies outside; what is below zero is zero."""
    height, width, channels = value.shape
    wide = np.pad(value, ((1, 1), (1, 1), (0, 0)))
    total = np.tile(bias, (height * width, 1))
    for dy in range(3):
        for dx in range(3):
            moved = np.ascontiguousarray(wide[dy:dy + height, dx:dx + width]).reshape(-1, channels)
            total += moved @ weight[dy, dx]
    return np.maximum(total, 0, out=total).reshape(height, width, -1)


def halved(value):
    height, width, channels = value.shape
    return value.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def tensors(file):
    """Each layer's weights (row, column, in, out) and bias, by its name."""
    with open(file, 'rb') as opened:
        data = opened.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != MAGIC:
        raise ValueError(f'{file} holds no tensors')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    found = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        numbers = np.frombuffer(data, '<f2' if kind == b'h' else '<f4', int(np.prod(shape)), start)
        found[name] = numbers.reshape(shape).astype(np.float32)
    layers = {name.rsplit('.', 1)[0] for name in found}
    return {
        name: (np.ascontiguousarray(found[f'{name}.weight'].transpose(2, 3, 1, 0)), found[f'{name}.bias'])
        for name in layers
    }


def exposure_of(light):
    """By which the usual brightness is a middle gray."""
    brightness = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    height, width = (length // 16 * 16 for length in brightness.shape)
    blocks = brightness[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return KEY / np.exp(np.log(lit).mean()) if lit.size else 1.0


# how light the eye finds what is so bright, as the network was taught: a line, then a power, then a logarithm
SLOPE = 1.41283765e+03
FACTOR, POWER, OFFSET = 1.64593172, 4.31384981e-01, -2.94139609e-03
SCALE, SHIFT, END = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
DARK, MIDDLE = 1.57945760e-06, 3.22087631e-02


def curve(bright):
    return np.where(bright <= DARK, SLOPE * bright,
                    np.where(bright <= MIDDLE, FACTOR * np.maximum(bright, 1e-12) ** POWER + OFFSET,
                             SCALE * np.log(bright + SHIFT) + END))


WHITE = float(curve(np.float64(BRIGHTEST)))


def perceived(bright):
    return curve(bright) / WHITE


def emitted(seen):
    light = seen * WHITE
    return np.where(light <= SLOPE * DARK, light / SLOPE,
                    np.where(light <= FACTOR * MIDDLE ** POWER + OFFSET, (np.maximum(light - OFFSET, 0) / FACTOR) ** (1 / POWER),
                             np.exp((light - END) / SCALE) - SHIFT))
