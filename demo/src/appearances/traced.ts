import type { ProductAppearance } from './appearance.ts'
import { appearances } from './appearances.ts'

/**
 * Products whose pictures are composed of traced passes. A product has up to three views: `frente` in every color,
 * `alrededor`, `lado` or `espalda` from elsewhere, `detalle` close to the print.
 */
export type TracedViewName = 'frente' | 'alrededor' | 'lado' | 'espalda' | 'detalle'

/** Degrees around and above; a close view looks at a point of an area and shows so many centimeters. */
export type TracedView = {
  readonly elevation?: number
  readonly azimuth?: number
  readonly fill?: number
  readonly area?: string
  readonly point?: readonly [u: number, v: number]
  readonly spanCm?: number
  /** What has a front and a back, as a garment, is turned over. */
  readonly isBack?: boolean
}

type TracedShape = {
  /** The script in demo/tracing; a garment is laid down by demo/scenes/garments. */
  readonly shape: string
  /** The only products of its scene that it draws, if not all, and what draws the others. */
  readonly slugs?: readonly string[]
  readonly others?: string
  readonly views: Partial<Record<TracedViewName, TracedView>>
}

const shapes: Readonly<Record<string, TracedShape>> = {
  mug: {
    shape: 'mug',
    views: {
      frente: {},
      lado: { elevation: 24, azimuth: 48, fill: 0.62 },
      alrededor: { azimuth: -100 },
      detalle: { area: 'frente', point: [0.62, 0.44], spanCm: 8.4, elevation: 13, azimuth: -6 },
    },
  },
  bottle: {
    shape: 'bottle',
    views: {
      frente: {},
      lado: { elevation: 34, fill: 0.76 },
      detalle: { area: 'frente', point: [0.5, 0.02], spanCm: 12.5, elevation: 12, azimuth: -8 },
    },
  },
  pen: {
    shape: 'pen',
    views: {
      frente: {},
      lado: { elevation: 26, azimuth: -64, fill: 0.8 },
      detalle: { area: 'cuerpo', point: [0.42, 0.5], spanCm: 6.4, elevation: 46, azimuth: -6 },
    },
  },
  notebook: {
    shape: 'notebook',
    views: {
      frente: {},
      lado: { elevation: 24, azimuth: 52, fill: 0.8 },
      detalle: { area: 'tapa', point: [0.86, 0.92], spanCm: 11, elevation: 36, azimuth: 20 },
    },
  },
  powerBank: {
    shape: 'power_bank',
    views: {
      frente: {},
      lado: { elevation: 17, azimuth: -22, fill: 0.72 },
      detalle: { area: 'frente', point: [0.5, 0.78], spanCm: 8.2, elevation: 34, azimuth: -14 },
    },
  },
  lunchBox: { shape: 'lunch_box', views: { frente: {} } },
  usb: { shape: 'usb', slugs: ['usb-madera'], others: 'swivel_usb', views: { frente: {} } },
  board: { shape: 'board', views: { frente: {} } },
  folder: { shape: 'folder', slugs: ['carpeta-a4'], views: { frente: {} } },
  speaker: { shape: 'speaker', slugs: ['parlante-cilindro', 'parlante-disco'], views: { frente: {} } },
  cap: { shape: 'cap', views: { frente: {} } },
  umbrella: { shape: 'umbrella', views: { frente: {} } },
  penSet: { shape: 'pen_set', views: { frente: {} } },
  stemware: { shape: 'glass', views: { frente: {} } },
  glassBottle: { shape: 'glass_bottle', views: { frente: {} } },
  top: {
    shape: 'garment',
    views: { frente: {}, espalda: { isBack: true } },
  },
  trousers: { shape: 'garment', views: { frente: {} } },
  apron: { shape: 'garment', views: { frente: {} } },
  tote: {
    shape: 'tote',
    slugs: ['bolsa-algodon', 'bolsa-algodon-color'],
    others: 'garment',
    views: { frente: {} },
  },
  spiral: { shape: 'spiral', views: { frente: {} } },
  lanyard: { shape: 'lanyard', views: { frente: {} } },
  beanie: { shape: 'beanie', views: { frente: {} } },
  tumbler: { shape: 'tumbler', views: { frente: {} } },
  bucketHat: { shape: 'bucket_hat', views: { frente: {} } },
  drawstring: { shape: 'drawstring', views: { frente: {} } },
  backpack: { shape: 'backpack', views: { frente: {} } },
  keyring: { shape: 'keyring', slugs: ['llavero-cuero'], others: 'tag', views: { frente: {} } },
  mate: {
    shape: 'mate',
    views: {
      frente: {},
      detalle: { area: 'frente', point: [0.62, 0.3], spanCm: 9, elevation: 24, azimuth: 14 },
    },
  },
}

/** Colored plastic that light goes through is still rendered as before. */
const isTinted = ({ options }: ProductAppearance) => options.finish === 'tritan'

const shapeOf = ({ shape, slugs, others }: TracedShape, { slug }: ProductAppearance): string | undefined =>
  !slugs || slugs.includes(slug) ? shape : others

/** Products of one form in other colors. */
const sameForm: Readonly<Record<string, string>> = {
  'taza-bicolor': 'taza-clasica',
  'cuaderno-a5-contraste': 'cuaderno-a5',
  'bolsa-algodon-color': 'bolsa-algodon',
  'gorra-gabardina': 'gorra-clasica',
  'remera-organica': 'remera-clasica',
  'remera-ribete': 'remera-clasica',
  'chomba-contraste': 'chomba-pique',
  'paraguas-golf': 'paraguas-bicolor',
}

export type TracedProduct = {
  readonly appearance: ProductAppearance
  /** The product whose passes it shares; its own slug as a rule. */
  readonly form: string
  readonly shape: string
  readonly views: Partial<Record<TracedViewName, TracedView>>
}

export const tracedProducts: readonly TracedProduct[] = appearances.flatMap((appearance) => {
  const traced = shapes[appearance.scene]
  const shape = traced && shapeOf(traced, appearance)
  if (!shape || isTinted(appearance)) return []
  const { alrededor, lado, ...views } = traced.views
  const second = appearance.isSeenAround ? alrededor && { alrededor } : lado && { lado }
  return [
    {
      appearance,
      form: sameForm[appearance.slug] ?? appearance.slug,
      shape,
      views: { ...views, ...second },
    },
  ]
})
