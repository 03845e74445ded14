import { CanvasTexture, Color, MeshPhysicalMaterial, SRGBColorSpace } from 'three'
import { MARK_SHARE } from '../src/appearances/appearance.ts'
import { type Mark, markPaths } from './mark-paths.ts'

export type { Mark } from './mark-paths.ts'

/** Draws the mark as large as fits, in one color, on clear ground. */
export function drawMark(mark: Mark, color: string, widthPx: number, heightPx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  const side = Math.min(widthPx, heightPx) * MARK_SHARE
  ink.translate((widthPx - side) / 2, (heightPx - side) / 2)
  ink.scale(side / 100, side / 100)
  ink.fillStyle = color
  ink.strokeStyle = color
  for (const { d, line, isRound, cuts } of markPaths[mark]) {
    ink.globalCompositeOperation = cuts ? 'destination-out' : 'source-over'
    ink.lineWidth = line ?? 0
    ink.lineCap = isRound ? 'round' : 'butt'
    if (line === undefined) ink.fill(new Path2D(d))
    else ink.stroke(new Path2D(d))
  }
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
