/** What the units of a sheet have printed: units that have the same are one art, and each person of a list has an own one. */
import { visibleOf } from '@estampa/domain/customization/boxes'
import { isRefusal } from '@estampa/domain/refusal'
import { type PictureToDraw, pictureKeyOf } from '../../customization/draw-art.ts'
import { fitPersonIn } from '../../customization/fit-roster.ts'
import type { PrintAreaToPrint } from '../../customization/print-files/print-job.ts'
import type { Services } from '../../http/services.ts'
import type { Shop } from '../../http/shop.ts'
import { findOrderToCopy, type OrderedRow } from '../../orders/artwork.store.ts'
import { decoratedLines, readArtworkFacts } from '../../orders/line-pictures.ts'
import { type OrderedPrintArea, readPrintAreas } from '../../orders/print-areas.ts'
import type { SheetFailure, SheetUnit } from './gang-sheets.store.ts'
import type { FilmArt } from './outline-film-art.ts'

export type SheetArt = FilmArt & {
  readonly orderId: string
  readonly number: number
  readonly units: readonly SheetUnit[]
  /** The label without anybody's name. */
  readonly plainLabel: string
  readonly pictureKeys: ReadonlySet<string>
}
export type SheetArts = {
  readonly arts: readonly SheetArt[]
  /** Of all arts, each once. */
  readonly pictures: readonly PictureToDraw[]
}
type Reading = { readonly services: Services; readonly shop: Shop }

/** All of them are on a thread at once when the sheet is drawn. */
const MAX_PICTURE_BYTES = 48 * 1024 * 1024

export async function readSheetArts(
  reading: Reading,
  techniqueId: number,
  units: readonly SheetUnit[],
): Promise<SheetArts | SheetFailure> {
  const arts: SheetArt[] = []
  const pictures = new Map<string, PictureToDraw>()
  for (const [orderId, ofOrder] of Map.groupBy(units, (unit) => unit.orderId)) {
    const read = await readOrder(reading, { orderId, techniqueId }, ofOrder)
    if ('failure' in read) return read
    arts.push(...read.arts)
    for (const picture of read.pictures) pictures.set(picture.key, picture)
    const bytes = [...pictures.values()].reduce((sum, one) => sum + one.bytes.length, 0)
    if (bytes > MAX_PICTURE_BYTES) return { failure: 'too_complex', number: null }
  }
  return { arts, pictures: [...pictures.values()] }
}

async function readOrder(
  { services, shop }: Reading,
  { orderId, techniqueId }: { orderId: string; techniqueId: number },
  units: readonly SheetUnit[],
): Promise<SheetArts | SheetFailure> {
  const order = await services.database.readInShop(shop.id, (tx) => findOrderToCopy(tx, orderId))
  if (!order) return { failure: 'no_art', number: null }
  const { number } = order
  const lines = decoratedLines(order.rows)
  const facts = await readArtworkFacts({ services, shop, order }, lines)
  const arts: SheetArt[] = []
  const pictures: PictureToDraw[] = []
  for (const [index, rows] of lines.entries()) {
    const ofLine = units.filter(({ lineId }) => lineId === rows[0]?.shoppingCartUUID)
    if (ofLine.length === 0) continue
    const read = await readPrintAreas({ services, shop }, facts, rows)
    if (isRefusal(read)) return { failure: 'no_art', number }
    pictures.push(...read.pictures)
    for (const area of read.areas.filter((one) => one.techniqueId === techniqueId)) {
      const ofArea = ofLine.filter((unit) => unit.area === area.areaId)
      const named = { orderId, number, plainLabel: `${number}-${index + 1} ${area.place.area.name}` }
      arts.push(...artsOf(area, rows, ofArea).map((art) => ({ ...named, ...labeled(art, named.plainLabel) })))
    }
  }
  const found = arts.reduce((sum, art) => sum + art.units.length, 0)
  return found < units.length ? { failure: 'no_art', number } : { arts, pictures }
}

type UnitArt = {
  readonly place: PrintAreaToPrint
  readonly hasBase: boolean
  readonly units: readonly SheetUnit[]
  /** «Pérez 10» */
  readonly person: string
}

const labeled = ({ person, ...art }: UnitArt, plainLabel: string) => ({
  ...art,
  label: [plainLabel, person].filter(Boolean).join(' · '),
  pictureKeys: new Set(
    visibleOf(art.place.view).flatMap((element) => (element.type === 'text' ? [] : [pictureKeyOf(element)])),
  ),
})

/** Dark goods have a white base and light ones have none; a list has a print for each person. */
function artsOf(
  { place, personalized }: OrderedPrintArea,
  rows: readonly OrderedRow[],
  units: readonly SheetUnit[],
): UnitArt[] {
  const roster = rows[0]?.customization?.roster ?? []
  const isBased = (variantName: string | undefined) =>
    place.whiteBase !== undefined &&
    (place.whiteBase.length === 0 || (variantName !== undefined && place.whiteBase.includes(variantName)))
  if (personalized) {
    return units.flatMap((unit) => {
      const person = roster[unit.unit - 1]
      if (!person) return []
      const variant = rows.find(({ sku }) => sku === person.sku)?.variantName
      const own = { ...place, view: fitPersonIn(personalized, person).view }
      const name = [person.name, person.number].filter(Boolean).join(' ')
      return [{ place: own, hasBase: isBased(variant), units: [unit], person: name }]
    })
  }
  const variants = rows.flatMap(({ variantName, quantity }) =>
    Array.from({ length: quantity }, () => variantName),
  )
  const groups = Map.groupBy(units, ({ unit }) => isBased(variants[unit - 1]))
  return [...groups].map(([hasBase, some]) => ({ place, hasBase, units: some, person: '' }))
}
