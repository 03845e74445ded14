import { CanvasTexture, Color, MeshPhysicalMaterial, SRGBColorSpace } from 'three'

/** Invented marks for showing decorated products: geometry, no letters, nobody's brand. */
export type Mark = 'orbit' | 'peak' | 'leaf' | 'grid' | 'wave' | 'knot'
type Ink = CanvasRenderingContext2D

/** Each mark is drawn in a square of 100 × 100. */
const drawings: Record<Mark, (ink: Ink) => void> = {
  orbit: (ink) => {
    ink.lineWidth = 11
    ring(ink, 50, 50, 36)
    disc(ink, 50, 50, 15)
    disc(ink, 78, 26, 10)
  },
  peak: (ink) => {
    polygon(ink, [
      [6, 82],
      [38, 24],
      [54, 52],
      [40, 82],
    ])
    polygon(ink, [
      [48, 82],
      [68, 46],
      [94, 82],
    ])
    disc(ink, 72, 26, 9)
  },
  leaf: (ink) => {
    leafShape(ink, 50, 90, -0.62, 72)
    leafShape(ink, 50, 90, 0.62, 72)
    leafShape(ink, 50, 86, 0, 82)
  },
  grid: (ink) => {
    for (const [x, y] of [
      [8, 8],
      [54, 54],
    ])
      ink.fillRect(x ?? 0, y ?? 0, 38, 38)
    disc(ink, 73, 27, 19)
    polygon(ink, [
      [8, 92],
      [46, 92],
      [8, 54],
    ])
  },
  wave: (ink) => {
    ink.lineWidth = 12
    ink.lineCap = 'round'
    for (const y of [28, 52, 76]) {
      ink.beginPath()
      ink.moveTo(10, y)
      ink.bezierCurveTo(32, y - 26, 46, y + 26, 64, y)
      ink.bezierCurveTo(72, y - 10, 82, y - 10, 90, y - 2)
      ink.stroke()
    }
  },
  knot: (ink) => {
    ink.lineWidth = 11
    for (const [x, y] of [
      [36, 38],
      [64, 38],
      [50, 62],
    ])
      ring(ink, x ?? 0, y ?? 0, 24)
  },
}

function disc(ink: Ink, x: number, y: number, r: number): void {
  ink.beginPath()
  ink.arc(x, y, r, 0, Math.PI * 2)
  ink.fill()
}
function ring(ink: Ink, x: number, y: number, r: number): void {
  ink.beginPath()
  ink.arc(x, y, r, 0, Math.PI * 2)
  ink.stroke()
}
function polygon(ink: Ink, points: readonly (readonly number[])[]): void {
  ink.beginPath()
  for (const [x = 0, y = 0] of points) ink.lineTo(x, y)
  ink.closePath()
  ink.fill()
}
function leafShape(ink: Ink, x: number, y: number, angle: number, length: number): void {
  ink.save()
  ink.translate(x, y)
  ink.rotate(angle)
  ink.beginPath()
  ink.moveTo(0, 0)
  ink.bezierCurveTo(-length * 0.3, -length * 0.35, -length * 0.2, -length * 0.8, 0, -length)
  ink.bezierCurveTo(length * 0.2, -length * 0.8, length * 0.3, -length * 0.35, 0, 0)
  ink.fill()
  ink.globalCompositeOperation = 'destination-out'
  ink.lineWidth = 3
  ink.beginPath()
  ink.moveTo(0, 0)
  ink.lineTo(0, -length)
  ink.stroke()
  ink.restore()
}

/** Draws the mark as large as fits, in one color, on clear ground. */
export function drawMark(mark: Mark, color: string, widthPx: number, heightPx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  const side = Math.min(widthPx, heightPx) * 0.92
  ink.translate((widthPx - side) / 2, (heightPx - side) / 2)
  ink.scale(side / 100, side / 100)
  ink.fillStyle = color
  ink.strokeStyle = color
  drawings[mark](ink)
  return canvas
}

export type Method = 'print' | 'engraving' | 'embroidery'

export function decal(mark: Mark, color: string, ratio: number, method: Method): MeshPhysicalMaterial {
  const height = 512
  const texture = new CanvasTexture(drawMark(mark, color, Math.round(height * ratio), height))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  const engraved = method === 'engraving'
  return new MeshPhysicalMaterial({
    color: new Color('#ffffff'),
    map: texture,
    transparent: true,
    roughness: engraved ? 0.5 : 0.45,
    metalness: engraved ? 0.6 : 0,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    depthWrite: false,
  })
}
