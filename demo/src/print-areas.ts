import type { ProductAppearance } from './appearances/appearance.ts'

/** Names of the print areas, by scene. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mug: { frente: 'Frente', envolvente: 'Alrededor' },
  stemware: { frente: 'Cáliz' },
  pen: { cuerpo: 'Cuerpo' },
  pencil: { cuerpo: 'Cuerpo' },
  marker: { cuerpo: 'Cuerpo' },
  penSet: { cuerpo: 'Cuerpo' },
  notebook: { tapa: 'Tapa', inferior: 'Pie de tapa' },
  spiral: { tapa: 'Tapa' },
  folder: { tapa: 'Tapa' },
  calendar: { hoja: 'Pie de hoja' },
  stickyNotes: { tapa: 'Primera hoja' },
  mousePad: { superficie: 'Superficie' },
  lanyard: { cinta: 'Cinta', credencial: 'Credencial' },
  charger: { superficie: 'Superficie' },
  earbuds: { frente: 'Estuche' },
  phoneStand: { base: 'Base' },
  cable: { disco: 'Disco' },
  umbrella: { gajo: 'Gajo' },
  board: { superficie: 'Superficie' },
  lunchBox: { tapa: 'Tapa' },
  mat: { exterior: 'Exterior' },
  giftBox: { tapa: 'Tapa' },
  top: { frente: 'Frente', pecho: 'Pecho izquierdo', espalda: 'Espalda', manga: 'Manga' },
  apron: { pecho: 'Pechera', frente: 'Bolsillo' },
  beanie: { frente: 'Vuelta' },
  trousers: { pierna: 'Pierna' },
  backpack: { frente: 'Bolsillo' },
  cooler: { frente: 'Bolsillo' },
}

/** Width × height in centimeters of what hangs as cloth; on rigid things they are measured. */
const sizes: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  top: { frente: [28, 35], pecho: [9, 9], espalda: [30, 40], manga: [7, 8] },
  apron: { pecho: [18, 18], frente: [20, 13] },
  beanie: { frente: [9, 6] },
  trousers: { pierna: [9, 9] },
  folded: { frente: [16, 16] },
  tote: { frente: [26, 25] },
  drawstring: { frente: [22, 26] },
  cooler: { frente: [14, 11] },
  duffel: { frente: [18, 15] },
  pouch: { frente: [14, 9] },
}

export function areaName(look: ProductAppearance, area: string): string {
  return names[look.scene]?.[area] ?? 'Frente'
}

/** Millimeters that are printed over the edge, where a print goes around to it: no hairline of the ground is left. */
const bleeds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'taza-clasica': { envolvente: 2 },
}

export const bleedOfArea = ({ slug }: ProductAppearance, area: string): number | undefined =>
  bleeds[slug]?.[area]

/** What a laser bares, where it is not the metal or the wood that is seen: glass turns white and dull. */
const bared: Readonly<Record<string, string>> = { stemware: '#eef0ef' }

export const baredBy = ({ scene }: ProductAppearance): string | undefined => bared[scene]

/** A deviation below which nobody sees a circle become an oval. */
const unseen = 0.03

/** The largest within the usual size that has the proportions of the place on the picture. */
export function printAreaSize(
  look: ProductAppearance,
  area: string,
  place: { readonly width: number; readonly height: number },
): readonly [widthCm: number, heightCm: number] {
  const size = sizes[look.scene]?.[area]
  if (!size) throw new Error(`${look.slug} has no size for ${area}`)
  const [width, height] = size
  const wider = place.width / place.height / (width / height)
  const rounded = (centimeters: number) => Math.round(centimeters * 10) / 10
  if (Math.abs(wider - 1) <= unseen) return size
  return wider > 1 ? [width, rounded(height / wider)] : [rounded(width * wider), height]
}
