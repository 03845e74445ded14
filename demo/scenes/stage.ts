import type { Camera } from 'three'
import { cuts } from './cloth/cuts/cuts.ts'
import { coverOf, dye } from './cloth/dye.ts'
import { drawField } from './cloth/field.ts'
import type { Garment } from './cloth/layer.ts'
import { type SewnGarment, sew } from './cloth/sew.ts'
import { decal, type Mark, type Method } from './marks.ts'
import { type Model, type ModelOptions, part, type VariantPaint } from './models/model.ts'
import { models } from './models/models.ts'
import { seenOf, type VisiblePatch } from './placing.ts'
import { type Cover, frameCamera, type Ground, type Shot, Studio, type View } from './studio.ts'

/** An order of the darkroom to the page: one picture of one model in one paint. */
export type ShotOrder = {
  readonly model: string
  readonly paint: VariantPaint
  readonly options: ModelOptions
  readonly ground: Ground
  readonly view?: Partial<View>
  readonly back?: boolean
  readonly logo?: {
    readonly area: string
    readonly mark: Mark
    readonly colour: string
    readonly method: Method
    readonly scale?: number
  }
  readonly widthPx?: number
  readonly heightPx?: number
}

/** A rectangle as shares of the picture. */
export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** `areas` are those of a rigid thing, `rectangles` those of a garment, which hangs flat before the camera. */
export type StudioPicture = {
  readonly dataUrl: string
  readonly areas: Readonly<Record<string, VisiblePatch>>
  readonly rectangles: Readonly<Record<string, Rectangle>>
}

const studio = new Studio()
/** Of a picture, where its order says nothing. */
const SIDE_PX = 900

/** The model in its paint, with its logo on. */
function dress(order: Omit<ShotOrder, 'ground'>): Model {
  const build = models[order.model]
  if (!build) throw new Error(`No model is called ${order.model}`)
  const model = build(order.paint, order.options)
  const { logo } = order
  if (logo) {
    const patch = model.areas[logo.area]
    if (!patch) throw new Error(`${order.model} has no area ${logo.area}`)
    const sheet = part(
      patch.geometry,
      decal(logo.mark, logo.colour, patch.widthCm / patch.heightCm, logo.method),
      false,
    )
    sheet.renderOrder = 5
    model.group.add(sheet)
  }
  return model
}

function take(order: ShotOrder): StudioPicture {
  const model = dress(order)
  const { canvas, camera } = studio.shoot(model.group, shotOf(order, model))
  return { dataUrl: canvas.toDataURL('image/png'), areas: seenAreas(model, camera), rectangles: {} }
}

/** Where the areas of a model lie, without rendering it. */
function measure(order: ShotOrder): Record<string, VisiblePatch> {
  const model = dress(order)
  model.group.updateMatrixWorld(true)
  return seenAreas(model, frameCamera(model.group, shotOf(order, model)))
}

function shotOf(order: ShotOrder, model: Model): Shot {
  const view: View = { ...model.view, ...order.view }
  const turned = order.back ? { ...view, azimuth: view.azimuth + 180 } : view
  return {
    widthPx: order.widthPx ?? SIDE_PX,
    heightPx: order.heightPx ?? SIDE_PX,
    view: turned,
    ground: order.ground,
  }
}

function seenAreas(model: Model, camera: Camera): Record<string, VisiblePatch> {
  return Object.fromEntries(
    Object.entries(model.areas).map(([name, patch]) => [name, seenOf(patch, model.group, camera)]),
  )
}

/** One picture of a garment or soft bag. The unlit cloth is kept: other colors of the same cut are quick. */
export type SewingOrder = {
  readonly cut: string
  readonly options: ModelOptions
  readonly paint: VariantPaint
  readonly heather?: boolean
  readonly ground: Ground
  readonly logo?: ShotOrder['logo']
}

const rack = new Map<string, { sewn: SewnGarment; garment: Garment }>()

function hang(order: SewingOrder): { sewn: SewnGarment; garment: Garment } {
  const key = JSON.stringify([order.cut, order.options])
  const cached = rack.get(key)
  if (cached) return cached
  const cut = cuts[order.cut]
  if (!cut) throw new Error(`No cut is called ${order.cut}`)
  const garment = cut(order.options)
  rack.clear()
  const rackEntry = { garment, sewn: sew(garment) }
  rack.set(key, rackEntry)
  return rackEntry
}

function dyed(order: SewingOrder): HTMLCanvasElement {
  const { sewn, garment } = hang(order)
  const { logo } = order
  const area = logo && garment.areas[logo.area]
  if (logo && !area) throw new Error(`${order.cut} has no area ${logo.area}`)
  const print =
    logo && area
      ? {
          area,
          mark: logo.mark,
          colour: logo.colour,
          sewn: logo.method === 'embroidery',
          scale: logo.scale ?? 0.9,
        }
      : undefined
  return dye(
    sewn,
    { ...order.paint, heather: order.heather ?? false },
    order.ground,
    garment.stands ?? false,
    print,
  )
}

function tailor(order: SewingOrder): StudioPicture {
  const { sewn, garment } = hang(order)
  const cloth = dyed(order)
  const frame = frameOf(sewn.cover)
  const { canvas } = framed(cloth, frame)
  const rectangles = Object.fromEntries(
    Object.entries(garment.areas).map(([name, { x, y, width, height }]) => [
      name,
      within(frame, { x: x / 1000, y: y / 1000, width: width / 1000, height: height / 1000 }),
    ]),
  )
  return { dataUrl: canvas.toDataURL('image/png'), areas: {}, rectangles }
}

function framed(
  cloth: HTMLCanvasElement,
  frame: Frame,
): { canvas: HTMLCanvasElement; ink: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  ink.imageSmoothingQuality = 'high'
  ink.drawImage(
    cloth,
    frame.x * cloth.width,
    frame.y * cloth.height,
    frame.side * cloth.width,
    frame.side * cloth.height,
    0,
    0,
    SIDE_PX,
    SIDE_PX,
  )
  return { canvas, ink }
}

/** Of the picture that an order makes: its product's cover, and that of product and shadow, as base64 of a byte a pixel. */
type CoverPicture = { readonly goods: string; readonly opacity: string; readonly sidePx: number }

function cover(order: ShotOrder | SewingOrder): CoverPicture {
  const { goods, opacity } = 'cut' in order ? coverOfCloth(order) : coverOfModel(order)
  const written = (bytes: Uint8Array) => {
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }
  return { goods: written(goods), opacity: written(opacity), sidePx: Math.sqrt(goods.length) }
}

function coverOfModel(order: ShotOrder): Cover {
  const model = dress(order)
  return studio.cover(model.group, shotOf(order, model))
}

function coverOfCloth(order: SewingOrder): Cover {
  const { sewn, garment } = hang(order)
  const shares = coverOf(sewn, garment.stands ?? false)
  const frame = frameOf(sewn.cover)
  const bytes = (share: Float32Array) => {
    const { data } = framed(drawField(share), frame).ink.getImageData(0, 0, SIDE_PX, SIDE_PX)
    return Uint8Array.from({ length: data.length / 4 }, (_, index) => data[index * 4] as number)
  }
  return { goods: bytes(shares.goods), opacity: bytes(shares.opacity) }
}

type Frame = { readonly x: number; readonly y: number; readonly side: number }

/** The square of the board that the picture shows: the piece in its middle, nearly as large in every picture. */
function frameOf(cover: Float32Array): Frame {
  const px = Math.sqrt(cover.length)
  let [left, top, right, bottom] = [px, px, 0, 0]
  for (let at = 0; at < cover.length; at++) {
    if ((cover[at] as number) < 0.5) continue
    const [x, y] = [at % px, Math.floor(at / px)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const side = Math.min(1, Math.max(0.86, Math.max(right - left, bottom - top) / px / 0.84))
  const middle = (from: number, to: number) =>
    Math.min(Math.max((from + to) / 2 / px - side / 2, 0), 1 - side)
  return { x: middle(left, right), y: middle(top, bottom), side }
}

function within(frame: Frame, place: Rectangle): Rectangle {
  const digits = (value: number) => Math.round(value * 1e4) / 1e4
  return {
    x: digits((place.x - frame.x) / frame.side),
    y: digits((place.y - frame.y) / frame.side),
    width: digits(place.width / frame.side),
    height: digits(place.height / frame.side),
  }
}

declare global {
  interface Window {
    estampa: {
      take: typeof take
      measure: typeof measure
      tailor: typeof tailor
      cover: typeof cover
    }
  }
}
window.estampa = { take, measure, tailor, cover }
