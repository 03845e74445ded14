"""A wristband of silicone, standing on its edge; its middle is the origin."""
import math

from geometry import swept
from materials import surface


def build(options):
    line = [(math.cos(step / 48 * 2 * math.pi) * 3.3, math.sin(step / 48 * 2 * math.pi) * 3.1, 0) for step in range(48)]
    band = swept('wristband', line, lambda share: (0.11, 0.6), surface('softTouch', 'main'), across=(0, 0, 1), samples=1, sides=32, power=4, closed=True)
    return [band], {}, {'elevation': 30}
