import type { ApplicationTechnique, PriceBand, PricingBy } from '@estampa/domain/customization'
import { amountIn } from './amounts.ts'
import type { DemoCountry } from './shops/demo-shop.ts'

/** The letter by which the range names a technique. */
export type TechniqueLetter = 'S' | 'T' | 'B' | 'L' | 'D' | 'U' | 'V' | 'K' | 'X'

type Facts = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly pricing: PricingBy
  /** [from, to, price at one unit, price of each more] in ARS. */
  readonly bands: readonly (readonly [number, number | null, number, number])[]
  readonly setUp: number
  readonly repeat: number
  readonly minimum: number
  readonly extra: number
  readonly maxColours: number | null
  readonly maxCm: readonly [number, number] | null
  readonly days: number
  readonly hasWhiteBase?: boolean
}

const scale = [
  [1, 1],
  [25, 0.86],
  [50, 0.72],
  [100, 0.6],
  [250, 0.5],
  [500, 0.42],
  [1000, 0.36],
] as const

const facts: Readonly<Record<TechniqueLetter, Facts>> = {
  S: {
    key: 'screen_printing',
    name: 'Serigrafía',
    description:
      'Tinta a través de una malla, un paso por color. Colores plenos y duraderos; conviene en tiradas medianas y grandes.',
    pricing: 'colour',
    bands: [
      [1, 1, 980, 0],
      [2, 6, 1650, 620],
    ],
    setUp: 14500,
    repeat: 6500,
    minimum: 50,
    extra: 18000,
    maxColours: 6,
    maxCm: [36, 45],
    days: 6,
    hasWhiteBase: true,
  },
  T: {
    key: 'pad_printing',
    name: 'Tampografía',
    description:
      'Un tampón de silicona lleva la tinta a superficies curvas o chicas. Detalle fino en lapiceras, tazas y plásticos.',
    pricing: 'colour',
    bands: [
      [1, 1, 420, 0],
      [2, 4, 760, 310],
    ],
    setUp: 9800,
    repeat: 4200,
    minimum: 50,
    extra: 12000,
    maxColours: 4,
    maxCm: [12, 10],
    days: 5,
    hasWhiteBase: true,
  },
  B: {
    key: 'embroidery',
    name: 'Bordado',
    description:
      'Hilo de poliéster cosido a máquina. Relieve y prestigio para prendas y gorras; no se borra ni se agrieta.',
    pricing: 'stitches',
    bands: [
      [1, 5, 2600, 380],
      [6, 12, 4300, 340],
      [13, 60, 6500, 300],
    ],
    setUp: 32000,
    repeat: 0,
    minimum: 12,
    extra: 15000,
    maxColours: 12,
    maxCm: [30, 30],
    days: 7,
  },
  L: {
    key: 'laser',
    name: 'Grabado láser',
    description:
      'La luz graba metal, vidrio, madera, bambú, corcho o cuero, y descubre lo que hay bajo un color. Un solo tono, máxima nitidez y para siempre.',
    pricing: 'area',
    bands: [
      [0, 9, 850, 0],
      [9, 25, 1250, 28],
      [25, null, 1700, 24],
    ],
    setUp: 8500,
    repeat: 3000,
    minimum: 25,
    extra: 9500,
    maxColours: 1,
    maxCm: [20, 20],
    days: 4,
  },
  D: {
    key: 'dtf',
    name: 'DTF full color',
    description:
      'Impresión en film que se transfiere con calor. Degradados y fotos sobre cualquier tela, aun en pocas unidades.',
    pricing: 'area',
    bands: [
      [0, 100, 1450, 0],
      [100, 400, 1450, 7],
      [400, null, 3550, 6],
    ],
    setUp: 6500,
    repeat: 2500,
    minimum: 10,
    extra: 7500,
    maxColours: null,
    maxCm: [40, 50],
    days: 4,
    hasWhiteBase: true,
  },
  U: {
    key: 'uv',
    name: 'Impresión UV full color',
    description:
      'Tinta curada con luz sobre objetos rígidos. Color completo, barniz con relieve y buena resistencia.',
    pricing: 'area',
    bands: [
      [0, 20, 690, 0],
      [20, 80, 690, 16],
      [80, null, 1650, 14],
    ],
    setUp: 7800,
    repeat: 2800,
    minimum: 25,
    extra: 8900,
    maxColours: null,
    maxCm: [30, 42],
    days: 4,
    hasWhiteBase: true,
  },
  V: {
    key: 'heat_transfer',
    name: 'Transfer vinílico',
    description: 'Vinilo cortado y fijado con plancha. Ideal para nombres, números y telas técnicas.',
    pricing: 'colour',
    bands: [
      [1, 1, 1900, 0],
      [2, 3, 3100, 900],
    ],
    setUp: 5200,
    repeat: 2000,
    minimum: 10,
    extra: 6800,
    maxColours: 3,
    maxCm: [30, 40],
    days: 4,
  },
  K: {
    key: 'debossing',
    name: 'Cuño en seco',
    description:
      'Presión con un molde de metal que hunde la marca en el cuero o la cuerina. Sobrio y sin tinta.',
    pricing: 'flat',
    bands: [[0, null, 780, 0]],
    setUp: 24500,
    repeat: 0,
    minimum: 50,
    extra: 14000,
    maxColours: null,
    maxCm: [12, 12],
    days: 7,
  },
  X: {
    key: 'sublimation',
    name: 'Sublimación',
    description:
      'La tinta pasa a gas y se integra al material. Foto completa sin tacto ni desgaste, sobre poliéster o cerámica blanca.',
    pricing: 'flat',
    bands: [[0, null, 1350, 0]],
    setUp: 6900,
    repeat: 2500,
    minimum: 12,
    extra: 7900,
    maxColours: null,
    maxCm: [90, 40],
    days: 4,
  },
}

const order: readonly TechniqueLetter[] = ['S', 'T', 'B', 'L', 'D', 'U', 'V', 'K', 'X']

export function techniqueId(shop: number, letter: TechniqueLetter): number {
  return shop * 100 + order.indexOf(letter) + 1
}

export function techniqueName(letter: TechniqueLetter): string {
  return facts[letter].name
}

export const minimumOfTechnique = (letter: TechniqueLetter): number => facts[letter].minimum

export function isTechniqueLetter(letter: string): letter is TechniqueLetter {
  return letter in facts
}

export function techniquesOf(shop: number, environment: DemoCountry): ApplicationTechnique[] {
  return order.map((letter) => {
    const fact = facts[letter]
    const money = (ars: number) => amountIn(environment, ars)
    const bands = fact.bands.map(
      ([from, to, price, next]): PriceBand => ({
        from,
        to,
        scales: scale.map(([minimum_quantity, share]) => ({
          minimum_quantity,
          price: money(price * share),
          next_price: money(next * share),
        })),
      }),
    )
    return {
      id: techniqueId(shop, letter),
      key: fact.key,
      name: fact.name,
      description:
        environment === 'CL'
          ? fact.description.replace('lapiceras, tazas', 'lápices, tazones').replace('cuerina', 'ecocuero')
          : fact.description,
      pricing: fact.pricing,
      bands,
      setUp: money(fact.setUp),
      setUpRepeat: money(fact.repeat),
      minUnitsForPrinting: fact.minimum,
      customizationUnderMinimumExtraCost: money(fact.extra),
      maxColours: fact.maxColours,
      max_width_centimeters: fact.maxCm?.[0] ?? null,
      max_height_centimeters: fact.maxCm?.[1] ?? null,
      productionDays: fact.days,
      ...(fact.hasWhiteBase && { hasWhiteBase: true }),
    }
  })
}
