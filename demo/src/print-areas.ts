import type { Look } from './looks/look.ts'

/** What an area is called and how large it is, width × height in centimetres. */
export type AreaSize = readonly [name: string, widthCm: number, heightCm: number]

const chest: AreaSize = ['Pecho izquierdo', 9, 9]
const apronAreas: Record<string, AreaSize> = { pecho: ['Pechera', 18, 18], frente: ['Bolsillo', 20, 13] }
const topAreas: Record<string, AreaSize> = {
  frente: ['Frente', 28, 35],
  pecho: chest,
  espalda: ['Espalda', 30, 40],
  manga: ['Manga', 7, 8],
}

const sizes: Readonly<Record<string, Readonly<Record<string, AreaSize>>>> = {
  mug: { frente: ['Frente', 8, 6.5], envolvente: ['Alrededor', 20, 8] },
  bottle: { frente: ['Frente', 5.5, 8] },
  sportBottle: { frente: ['Frente', 5, 6] },
  glassBottle: { frente: ['Frente', 5, 6.5] },
  tumbler: { frente: ['Frente', 5.5, 6] },
  stemware: { frente: ['Cáliz', 4.5, 4.5] },
  mate: { frente: ['Frente', 4, 3.4] },
  pen: { cuerpo: ['Cuerpo', 4, 0.8] },
  pencil: { cuerpo: ['Cuerpo', 6, 0.5] },
  marker: { cuerpo: ['Cuerpo', 4.2, 0.8] },
  penSet: { cuerpo: ['Cuerpo', 3.6, 0.6] },
  notebook: { tapa: ['Tapa', 7.5, 8.8], inferior: ['Pie de tapa', 6.5, 2.9] },
  spiral: { tapa: ['Tapa', 8.3, 8.4] },
  folder: { tapa: ['Tapa', 10, 7] },
  calendar: { hoja: ['Pie de hoja', 16, 3.2] },
  penPot: { frente: ['Frente', 5, 5.5] },
  stickyNotes: { tapa: ['Primera hoja', 5.5, 4.5] },
  mousePad: { superficie: ['Superficie', 17, 13] },
  lanyard: { cinta: ['Cinta', 1.5, 5], credencial: ['Credencial', 6.5, 5] },
  powerBank: { frente: ['Frente', 4.3, 7] },
  usb: { frente: ['Frente', 1.4, 2.6] },
  charger: { superficie: ['Superficie', 4.5, 4.5] },
  speaker: { frente: ['Frente', 4.5, 4] },
  earbuds: { frente: ['Estuche', 3, 1.8] },
  phoneStand: { base: ['Base', 5, 0.9] },
  cable: { disco: ['Disco', 2.5, 2.5] },
  keyring: { frente: ['Frente', 2, 3] },
  pin: { frente: ['Frente', 1.9, 1.9] },
  badge: { frente: ['Frente', 3.6, 3.6] },
  umbrella: { gajo: ['Gajo', 20, 18] },
  board: { superficie: ['Superficie', 9, 7] },
  lunchBox: { tapa: ['Tapa', 8, 7] },
  candle: { frente: ['Frente', 4.6, 4.4] },
  ball: { frente: ['Frente', 3.4, 3.2] },
  mat: { exterior: ['Exterior', 18, 7] },
  giftBox: { tapa: ['Tapa', 10, 10] },
  cap: { frente: ['Frente', 9.5, 5.5] },
  bucketHat: { frente: ['Frente', 8.5, 4.6] },
  top: topAreas,
  apron: apronAreas,
  beanie: { frente: ['Vuelta', 9, 6] },
  trousers: { pierna: ['Pierna', 9, 9] },
  folded: { frente: ['Frente', 16, 16] },
  tote: { frente: ['Frente', 26, 25] },
  drawstring: { frente: ['Frente', 22, 26] },
  backpack: { frente: ['Bolsillo', 16, 14] },
  cooler: { frente: ['Bolsillo', 14, 11] },
  duffel: { frente: ['Frente', 18, 15] },
  pouch: { frente: ['Frente', 14, 9] },
}

export function areaSize(look: Look, area: string): AreaSize {
  const size = sizes[look.scene]?.[area]
  if (!size) throw new Error(`${look.slug} has no size for ${area}`)
  return size
}
