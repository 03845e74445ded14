"""
Traces a whole scene for a wide picture, with its own colors: `blender -b -P scene.py -- order.json`. The order names the
scene's script, width, height, samples, the picture of the mark that is printed, garments that were sewn before, and the file to write: three bytes a pixel.
A scene whose light goes through glass gives how often it may be thrown on.
"""
import importlib
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import denoise
import passes
import studio
from film import developed


def run(order):
    studio.empty()
    needs = importlib.import_module(order['scene']).build(order['mark'], **order['garments']) or {}
    with tempfile.TemporaryDirectory() as folder:
        layers = passes.trace(folder, order['width'], order['samples'], height=order['height'], **needs)
    light, color, normal = (layers[name][..., :3] for name in ('Image', 'DiffCol', 'Normal'))
    picture = denoise.denoised(light, color, normal, order['weights'])
    (np.clip(developed(picture), 0, 1) * 255 + 0.5).astype(np.uint8).tofile(order['file'])


with open(sys.argv[sys.argv.index('--') + 1]) as file:
    run(json.load(file))
