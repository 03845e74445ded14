import { MARK_SHARE, type ProductAppearance } from './appearances/appearance.ts'
import composed from './composed.json' with { type: 'json' }
import type { ColorName } from './palette.ts'
import placements from './placements.json' with { type: 'json' }

/** A picture that is a part of another one: both by their file names, the part in shares of its width and height. */
export type DemoExcerpt = {
  readonly file: string
  readonly of: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Along each side of the square that is cut out. */
  readonly sidePx: number
}

type Area = { readonly picture: string; readonly x: number; readonly y: number } & {
  readonly width: number
  readonly height: number
}
const areas: Readonly<Record<string, Readonly<Record<string, Area>>>> = placements
const composedProducts: Readonly<Record<string, { readonly views: readonly string[] }>> = composed

/** Along each side of a picture that was composed of passes. */
export const COMPOSED_PX = 1600
/** A smaller part would not be sharp, a larger one shows what the whole picture shows. */
const closeUp = { ofMark: 1.7, least: 0.36, most: 0.6 }

/** The sample logo of a product from nearby; undefined where the whole picture is near enough, or too small for it. */
export function closeUpOf(appearance: ProductAppearance, color: ColorName): DemoExcerpt | undefined {
  const { slug, logo, colours } = appearance
  const area = areas[slug]?.[logo.area]
  const views = composedProducts[slug]?.views
  // a pen has a picture of its own from nearby
  if (!area || !views || views.includes('detalle') || /-(espalda|alrededor)\./.test(area.picture))
    return undefined
  const mark = Math.min(area.width, area.height) * (logo.scale ?? MARK_SHARE)
  const side = Math.max(closeUp.least, mark * closeUp.ofMark)
  if (side > closeUp.most) return undefined
  const start = (middle: number) => Math.min(1 - side, Math.max(0, middle - side / 2))
  return {
    file: `${slug}-${color}-cerca`,
    of: color === (logo.on ?? colours[0]) ? `${slug}-logo` : `${slug}-${color}-logo`,
    x: start(area.x + area.width / 2),
    y: start(area.y + area.height / 2),
    width: side,
    height: side,
    sidePx: Math.round(side * COMPOSED_PX),
  }
}

const banner = { width: 1920, height: 900 }
type InScene = readonly [slug: string, color: ColorName, left: number, top: number, sidePx: number]

/** Products that stand in a scene as they are sold, and the square around them there, in pixels. */
const inScenes: Readonly<Record<string, readonly InScene[]>> = {
  'banner-mate': [
    ['termo-matero', 'ingles', 720, 10, 780],
    ['mate-calabaza', 'suela', 1040, 230, 640],
  ],
  'banner-desk': [['bateria-10000', 'blanco', 1280, 270, 630]],
  'banner-outdoor': [
    ['botella-termica-500', 'ingles', 650, 60, 700],
    ['botella-termica-bambu', 'blanco', 850, 60, 700],
    ['gorra-gabardina', 'oliva', 1270, 210, 640],
  ],
  'banner-party-small': [['chapita-redonda', 'fucsia', 1200, 250, 640]],
  'banner-wear': [
    ['chomba-pique', 'marino', 820, 40, 850],
    ['remera-oversize', 'crema', 1220, 0, 700],
  ],
  'banner-eco': [
    ['lonchera-bambu', 'salvia', 1030, 220, 640],
    ['botella-termica-bambu', 'blanco', 430, 80, 700],
    ['cuaderno-corcho', 'corcho', 660, 250, 640],
    ['portalapices-bambu', 'bambu', 1290, 230, 620],
    ['boligrafo-bambu', 'bambu', 1070, 350, 540],
  ],
  'banner-kit': [
    ['cuaderno-kraft', 'kraft', 600, 330, 560],
    ['taza-mate', 'salvia', 1058, 75, 540],
  ],
  'banner-welcome': [
    ['cuaderno-a5', 'marino', 630, 340, 560],
    ['botella-termica-bambu', 'salvia', 1095, 60, 620],
  ],
  'banner-recognition': [['set-escritura', 'marino', 546, 115, 580]],
  'banner-covers': [
    ['cuaderno-corcho', 'corcho', 490, 275, 560],
    ['cuaderno-ejecutivo', 'bordo', 1003, 255, 540],
  ],
  'banner-refill': [
    ['botella-vidrio-bambu', 'transparente', 605, 150, 640],
    ['botella-corcho', 'crema', 1015, 120, 640],
  ],
  'banner-print': [
    ['taza-bicolor', 'rojo', 580, 120, 660],
    ['taza-clasica', 'rojo', 1170, 110, 640],
    ['cuaderno-a5', 'rojo', 470, 210, 680],
    ['boligrafo-giro-metal', 'negro', 1230, 330, 560],
  ],
  'banner-premium': [
    ['botella-acero', 'acero', 1270, 10, 640],
    ['cuaderno-ejecutivo', 'suela', 640, 210, 680],
    ['set-escritura', 'negro', 1240, 270, 620],
  ],
  'banner-premium-drink': [
    ['copa-vino', 'transparente', 940, 100, 720],
    ['vaso-whisky', 'transparente', 1255, 250, 620],
  ],
  'use-rail': [
    ['remera-clasica', 'blanco', 522, 105, 720],
    ['remera-organica', 'oliva', 1200, 105, 720],
  ],
  'use-rail-shirts': [
    ['remera-oversize', 'lila', 520, 100, 700],
    ['camisa-oxford', 'azul', 1214, 92, 706],
  ],
  'use-hooks': [
    ['bolsa-playa', 'marino', 780, 0, 640],
    ['mochila-cordon', 'amarillo', 1320, 0, 600],
    ['mochila-ejecutiva', 'petroleo', 140, 320, 580],
  ],
  'use-desk': [
    ['cuaderno-espiral-eco', 'kraft', 80, 255, 640],
    ['taza-clasica', 'blanco', 680, 40, 600],
    ['boligrafo-clic', 'azul', 1215, 310, 580],
    ['bateria-slim', 'negro', 616, 360, 540],
  ],
  'use-table': [
    ['botella-acero', 'cobre', 0, 125, 640],
    ['botella-vidrio-bambu', 'transparente', 394, 165, 640],
    ['termo-comida', 'naranja', 915, 195, 640],
    ['botella-termica-500', 'negro', 1270, 125, 650],
  ],
}

/** Scenes of products in use belong to no shop. */
export const scenesOfUse: readonly string[] = Object.keys(inScenes).filter((scene) =>
  scene.startsWith('use-'),
)

/** The product in a scene, in this color; undefined where it does not stand there so. */
export function sceneOf(slug: string, color: ColorName, scene: string): DemoExcerpt | undefined {
  const found = inScenes[scene]?.find(([one, inColor]) => one === slug && inColor === color)
  if (!found) return undefined
  const [, , left, top, sidePx] = found
  return {
    file: `${slug}-${color}-${scene.replace('banner-', 'en-').replace('use-', 'en-uso-')}`,
    of: scene,
    x: left / banner.width,
    y: top / banner.height,
    width: sidePx / banner.width,
    height: sidePx / banner.height,
    sidePx,
  }
}

/** Every excerpt that a shop of the demo may show. */
export function excerptsOf(appearances: readonly ProductAppearance[]): DemoExcerpt[] {
  const scenes = Object.keys(inScenes)
  const found = appearances.flatMap((appearance) =>
    appearance.colours.flatMap((color) => [
      closeUpOf(appearance, color),
      ...scenes.map((scene) => sceneOf(appearance.slug, color, scene)),
    ]),
  )
  return found.filter((one) => one !== undefined)
}
