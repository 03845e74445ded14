import {
  Box3,
  DoubleSide,
  type Object3D,
  OrthographicCamera,
  RGBAFormat,
  type Scene,
  ShaderMaterial,
  UnsignedByteType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/**
 * The shadow of a large soft light on the ground: where is the product above each spot, and how high?
 * Low parts darken the ground sharply where they touch it, high parts widely and faintly, moved away from the light.
 */
export type GroundShadow = {
  readonly pixels: HTMLCanvasElement
  readonly centreX: number
  readonly centreZ: number
  readonly sizeCm: number
}

const side = 320
const slices = 14

const heights = new ShaderMaterial({
  side: DoubleSide,
  uniforms: { top: { value: 1 } },
  vertexShader: `varying float h; void main() { vec4 w = modelMatrix * vec4(position, 1.0); h = w.y; gl_Position = projectionMatrix * viewMatrix * w; }`,
  fragmentShader: `uniform float top; varying float h; void main() { float s = clamp(h / top, 0.0, 1.0); gl_FragColor = vec4(s, 1.0, 0.0, 1.0); }`,
})

export function castShadow(
  renderer: WebGLRenderer,
  scene: Scene,
  product: Object3D,
  strength = 1,
): GroundShadow {
  const bounds = new Box3().setFromObject(product)
  const topCm = Math.max(bounds.max.y, 0.5)
  const centerX = (bounds.max.x + bounds.min.x) / 2 + topCm * 0.2
  const centerZ = (bounds.max.z + bounds.min.z) / 2
  const sizeCm = Math.max(bounds.max.x - bounds.min.x, bounds.max.z - bounds.min.z) * 1.5 + topCm * 2
  heights.uniforms.top = { value: topCm }
  const low = readHeights(renderer, scene, centerX, centerZ, sizeCm, topCm, true)
  const high = readHeights(renderer, scene, centerX, centerZ, sizeCm, topCm, false)
  const light = new Float32Array(side * side).fill(1)
  const pixelsPerCm = side / sizeCm
  for (let slice = 0; slice < slices; slice++) {
    darken(light, low, high, ((slice + 0.3) / slices) ** 1.7, topCm * pixelsPerCm, strength)
  }
  const touching = new Float32Array(side * side)
  const nearCm = Math.max(0.25, topCm * 0.03)
  for (let at = 0; at < touching.length; at++) touching[at] = (low[at] ?? 2) * topCm < nearCm ? 1 : 0
  const contact = blurShadow(touching, Math.max(1.2, pixelsPerCm * topCm * 0.02))
  for (let at = 0; at < light.length; at++)
    light[at] = (light[at] ?? 1) * (1 - 0.5 * strength * (contact[at] ?? 0))
  return { pixels: paint(light), centreX: centerX, centreZ: centerZ, sizeCm }
}

function darken(
  light: Float32Array,
  low: Float32Array,
  high: Float32Array,
  z: number,
  topPx: number,
  strength: number,
): void {
  const shiftX = Math.round(z * topPx * 0.3)
  const shiftY = Math.round(z * topPx * -0.16)
  const mask = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const fromX = x - shiftX
      const fromY = y - shiftY
      if (fromX < 0 || fromY < 0 || fromX >= side || fromY >= side) continue
      const at = fromY * side + fromX
      const solid = (low[at] ?? 2) <= z + 0.04 && (high[at] ?? -1) >= z - 0.04
      if (solid) mask[y * side + x] = 1
    }
  }
  const soft = blurShadow(mask, 1.5 + z * topPx * 0.22)
  const weight = (0.19 * (1 - z) ** 1.2 + 0.035) * strength
  for (let at = 0; at < light.length; at++) light[at] = (light[at] ?? 1) * (1 - weight * (soft[at] ?? 0))
}

/** Relative height (0 = ground, 1 = top) of the lowest or highest part over each spot; 2 or -1 where there is none. */
function readHeights(
  renderer: WebGLRenderer,
  scene: Scene,
  x: number,
  z: number,
  sizeCm: number,
  topCm: number,
  fromBelow: boolean,
): Float32Array {
  const half = sizeCm / 2
  const camera = new OrthographicCamera(-half, half, half, -half, 0.01, topCm * 3 + 2)
  camera.up.set(0, 0, -1)
  camera.position.set(x, fromBelow ? -topCm - 1 : topCm * 2 + 1, z)
  camera.lookAt(x, 0, z)
  const target = new WebGLRenderTarget(side, side, { format: RGBAFormat, type: UnsignedByteType })
  const previous = { background: scene.background, environment: scene.environment }
  scene.overrideMaterial = heights
  scene.background = null
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(scene, camera)
  const bytes = new Uint8Array(side * side * 4)
  renderer.readRenderTargetPixels(target, 0, 0, side, side, bytes)
  renderer.setRenderTarget(null)
  scene.overrideMaterial = null
  Object.assign(scene, previous)
  target.dispose()
  return unpack(bytes, fromBelow)
}

function unpack(bytes: Uint8Array, fromBelow: boolean): Float32Array {
  const found = new Float32Array(side * side)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = (row * side + (fromBelow ? side - 1 - column : column)) * 4
      const seen = (bytes[at + 1] ?? 0) > 127
      found[(side - 1 - row) * side + column] = seen ? (bytes[at] ?? 0) / 255 : fromBelow ? 2 : -1
    }
  }
  return found
}

/** Three box blurs, close to a Gaussian. */
export function blurShadow(source: Float32Array, sigma: number, width = side): Float32Array {
  const radius = Math.max(1, Math.round(sigma))
  let values = source
  for (let pass = 0; pass < 3; pass++) {
    values = boxBlur(values, radius, width, 1)
    values = boxBlur(values, radius, width, width)
  }
  return values
}

function boxBlur(source: Float32Array, radius: number, width: number, stride: number): Float32Array {
  const result = new Float32Array(source.length)
  const height = source.length / width
  const lines = stride === 1 ? height : width
  const length = stride === 1 ? width : height
  const share = 1 / (radius * 2 + 1)
  for (let line = 0; line < lines; line++) {
    const start = stride === 1 ? line * width : line
    let sum = 0
    for (let at = -radius; at <= radius; at++)
      sum += source[start + Math.min(Math.max(at, 0), length - 1) * stride] as number
    for (let at = 0; at < length; at++) {
      result[start + at * stride] = sum * share
      const enters = Math.min(at + radius + 1, length - 1)
      const leaves = Math.max(at - radius, 0)
      sum += (source[start + enters * stride] as number) - (source[start + leaves * stride] as number)
    }
  }
  return result
}

function paint(light: Float32Array): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  const image = ink.createImageData(side, side)
  for (let at = 0; at < light.length; at++) {
    const x = (at % side) / side - 0.5
    const y = Math.floor(at / side) / side - 0.5
    const edge = Math.min(1, Math.max(0, (0.5 - Math.max(Math.abs(x), Math.abs(y))) * 8))
    image.data.set([38, 32, 28, (1 - (light[at] ?? 1)) * edge * 255], at * 4)
  }
  ink.putImageData(image, 0, 0)
  return canvas
}
