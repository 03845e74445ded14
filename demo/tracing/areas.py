"""Print areas as surfaces over u and v, both 0…1, v downwards as on paper."""
import math

from mathutils import Matrix, Vector


class PrintArea:
    def __init__(self, at, width_cm, height_cm):
        self.at = at
        self.width_cm = width_cm
        self.height_cm = height_cm
        self.matrix = Matrix.Identity(4)

    def world(self, u, v):
        return self.matrix @ Vector(self.at(u, v))


def round_area(radius_at, middle, width, height, angle=0.0):
    """Around an upright body; the angle is measured from the camera's side, −y, to the right."""
    half = width / radius_at(middle) / 2

    def at(u, v):
        z = middle + (0.5 - v) * height
        around = angle + (u - 0.5) * 2 * half
        r = radius_at(z)
        return (math.sin(around) * r, -math.cos(around) * r, z)

    return PrintArea(at, width, height)


def flat_area(width, height, x, y, z):
    """On a face that looks upwards."""
    return PrintArea(lambda u, v: (x + (u - 0.5) * width, y + (0.5 - v) * height, z), width, height)


def barrel_area(radius, start, end, height, towards):
    """On a barrel that lies along x; `towards` is where its middle looks, radians from the top to the camera."""
    half = height / radius / 2

    def at(u, v):
        around = towards + (v - 0.5) * 2 * half
        return (start + (end - start) * u, -math.sin(around) * radius, math.cos(around) * radius)

    return PrintArea(at, abs(end - start), height)
