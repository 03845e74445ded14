/**
 * The trade's usual techniques as a shop begins with them: how each is priced, from how many units, with how many colors,
 * how large and in how many days. What it costs is the shop's own and is left to be written. The keys are those by which
 * an import knows them, and by which their finest line is known.
 */
import type { PricingBy } from './technique.ts'

export type StarterTechnique = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly pricing: PricingBy
  /** From…to of what it is priced by, inclusive; `to` null: no end. */
  readonly bands: readonly (readonly [from: number, to: number | null])[]
  readonly minimum: number
  readonly maxColours: number | null
  readonly maxCm: readonly [width: number, height: number] | null
  readonly days: number
  readonly isVectorOnly: boolean
  /** On dark products a white base goes below its inks. */
  readonly hasWhiteBase: boolean
}

/** From how many units on prices usually fall. */
export const starterQuantities = [1, 50, 100, 250, 500, 1000] as const

const flat = [[0, null]] as const
const byColor = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 6],
] as const
const byArea = [
  [0, 25],
  [25, 100],
  [100, 400],
  [400, null],
] as const

export const starterTechniques: readonly StarterTechnique[] = [
  {
    key: 'screen_printing',
    name: 'Serigrafía',
    description: 'Tinta a través de una malla, un paso por color. Colores plenos y duraderos.',
    pricing: 'colour',
    bands: byColor,
    minimum: 50,
    maxColours: 6,
    maxCm: [35, 45],
    days: 6,
    isVectorOnly: false,
    hasWhiteBase: true,
  },
  {
    key: 'pad_printing',
    name: 'Tampografía',
    description: 'Un tampón de silicona lleva la tinta a superficies chicas o curvas, con detalle fino.',
    pricing: 'colour',
    bands: [
      [1, 1],
      [2, 2],
      [3, 4],
    ],
    minimum: 100,
    maxColours: 4,
    maxCm: [10, 8],
    days: 5,
    isVectorOnly: false,
    hasWhiteBase: true,
  },
  {
    key: 'laser',
    name: 'Grabado láser',
    description: 'La luz graba metal, madera, cuero o bambú: un solo tono, nítido y para siempre.',
    pricing: 'area',
    bands: [
      [0, 10],
      [10, 25],
      [25, null],
    ],
    minimum: 25,
    maxColours: 1,
    maxCm: [20, 20],
    days: 4,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'embroidery',
    name: 'Bordado',
    description: 'Hilo cosido a máquina, con relieve. Para prendas y gorras; no se borra ni se agrieta.',
    pricing: 'stitches',
    bands: [
      [1, 5],
      [6, 10],
      [11, 20],
      [21, 60],
    ],
    minimum: 12,
    maxColours: 12,
    maxCm: [30, 30],
    days: 7,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'sublimation',
    name: 'Sublimación',
    description:
      'La tinta se integra al material. Foto completa sin tacto, sobre poliéster o cerámica blanca.',
    pricing: 'flat',
    bands: flat,
    minimum: 12,
    maxColours: null,
    maxCm: [90, 40],
    days: 4,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'dtf',
    name: 'DTF',
    description: 'Impresión en film que se transfiere con calor: degradados y fotos sobre cualquier tela.',
    pricing: 'area',
    bands: byArea,
    minimum: 10,
    maxColours: null,
    maxCm: [40, 50],
    days: 4,
    isVectorOnly: false,
    hasWhiteBase: true,
  },
  {
    key: 'uv_printing',
    name: 'Impresión UV',
    description: 'Tinta curada con luz sobre objetos rígidos, a todo color.',
    pricing: 'area',
    bands: [
      [0, 20],
      [20, 80],
      [80, null],
    ],
    minimum: 25,
    maxColours: null,
    maxCm: [30, 42],
    days: 4,
    isVectorOnly: false,
    hasWhiteBase: true,
  },
  {
    key: 'digital_printing',
    name: 'Impresión digital',
    description: 'Tinta directa sobre la prenda o el papel, a todo color y sin preparación de matrices.',
    pricing: 'area',
    bands: byArea,
    minimum: 1,
    maxColours: null,
    maxCm: [35, 45],
    days: 4,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'heat_transfer',
    name: 'Vinilo textil',
    description: 'Vinilo cortado y fijado con plancha. Para nombres, números y telas técnicas.',
    pricing: 'colour',
    bands: [
      [1, 1],
      [2, 3],
    ],
    minimum: 10,
    maxColours: 3,
    maxCm: [30, 40],
    days: 4,
    isVectorOnly: true,
    hasWhiteBase: false,
  },
  {
    key: 'transfer',
    name: 'Transfer serigráfico',
    description: 'Se imprime en papel y se pasa a la prenda con calor, con la firmeza de la serigrafía.',
    pricing: 'colour',
    bands: byColor,
    minimum: 100,
    maxColours: 6,
    maxCm: [30, 40],
    days: 8,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'debossing',
    name: 'Bajorrelieve',
    description: 'Un molde de metal hunde la marca en cuero, cuerina o papel. Sin tinta.',
    pricing: 'area',
    bands: [
      [0, 25],
      [25, null],
    ],
    minimum: 50,
    maxColours: 1,
    maxCm: [12, 12],
    days: 8,
    isVectorOnly: true,
    hasWhiteBase: false,
  },
  {
    key: 'hot_stamping',
    name: 'Hot stamping',
    description: 'Película metálica fijada con calor y presión: dorado, plata o cobre.',
    pricing: 'area',
    bands: [
      [0, 25],
      [25, null],
    ],
    minimum: 100,
    maxColours: 1,
    maxCm: [12, 12],
    days: 7,
    isVectorOnly: true,
    hasWhiteBase: false,
  },
  {
    key: 'doming',
    name: 'Gota de resina',
    description: 'Una impresión bajo una gota de resina transparente, con volumen y brillo.',
    pricing: 'area',
    bands: [
      [0, 10],
      [10, null],
    ],
    minimum: 100,
    maxColours: null,
    maxCm: [10, 10],
    days: 8,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
  {
    key: 'decal',
    name: 'Calco vitrificado',
    description: 'Una calcomanía horneada sobre cerámica o vidrio: resiste el lavavajillas.',
    pricing: 'colour',
    bands: byColor,
    minimum: 144,
    maxColours: 4,
    maxCm: [20, 9],
    days: 12,
    isVectorOnly: false,
    hasWhiteBase: false,
  },
]

export function findStarter(key: string | null): StarterTechnique | undefined {
  return starterTechniques.find((one) => one.key === key)
}
