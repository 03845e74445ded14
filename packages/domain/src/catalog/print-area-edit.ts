/**
 * How the people of a shop change where a product is decorated. The product takes the techniques of its areas; an area keeps
 * its number, by which designs and orders know it.
 */
import type { Generic, PrintingArea } from '../catalog.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type AreaCut, areaCutFaults, areaCutFaultsOf, ownCut } from './area-cut.ts'
import { isSurface } from './area-surface.ts'
import type { Placement } from './placement.ts'

export type PrintAreaEdit = {
  /** null: a new one. */
  readonly id: number | null
  readonly name: string
  readonly widthMillimeters: number
  readonly heightMillimeters: number
  readonly placement: Placement
  /** By id. */
  readonly techniques: readonly number[]
  /** Absent: as it is. */
  readonly cut?: AreaCut | undefined
}

export const printAreaFaults = [
  'empty',
  'name_repeated',
  'out_of_range',
  'unknown',
  ...areaCutFaults,
] as const
/** `area`: which one of those that were sent. */
export type PrintAreaFault = {
  readonly area: number
  readonly field: string
  readonly fault: (typeof printAreaFaults)[number]
}

export const MAX_PRINT_AREAS = 12
export const areaMillimeters = { min: 2, max: 3000 } as const

type KnownTechnique = { readonly id: number; readonly name: string }

/** The product after the edit, or every fault at once. */
export function editPrintAreas(
  generic: Generic,
  edits: readonly PrintAreaEdit[],
  techniques: readonly KnownTechnique[],
): Generic | Refusal<'print_areas_unsound'> {
  const faults = edits.flatMap((edit, area) =>
    faultsOf(edit, edits.slice(0, area), generic, techniques).map((fault) => ({ area, ...fault })),
  )
  if (faults.length > 0) return refuse('print_areas_unsound', { count: faults.length, data: { faults } })
  let next = Math.max(0, ...generic.printing_areas.map(({ id }) => id))
  const areas = edits.map((edit): PrintingArea => {
    const { id, name, widthMillimeters, heightMillimeters, placement, techniques: printing_types } = edit
    return {
      id: id ?? ++next,
      name: name.trim(),
      width_centimeters: widthMillimeters / 10,
      height_centimeters: heightMillimeters / 10,
      placement,
      printing_types,
      ...ownCut(edit.cut ?? generic.printing_areas.find((area) => area.id === id) ?? {}),
    }
  })
  return { ...generic, printing_areas: areas, printing_types: typesOf(generic, areas, techniques) }
}

/** Those that some area takes: first what the product had, in its order. */
function typesOf(
  { printing_types }: Generic,
  areas: readonly PrintingArea[],
  techniques: readonly KnownTechnique[],
): Generic['printing_types'] {
  const used = new Set(areas.flatMap((area) => area.printing_types))
  const kept = printing_types.filter(({ id }) => used.has(id))
  const added = techniques.filter(({ id }) => used.has(id) && !kept.some((one) => one.id === id))
  return [...kept, ...added.map(({ id, name }) => ({ id, name }))]
}

function faultsOf(
  edit: PrintAreaEdit,
  others: readonly PrintAreaEdit[],
  { printing_areas, images }: Generic,
  techniques: readonly KnownTechnique[],
): Omit<PrintAreaFault, 'area'>[] {
  const { id, name, placement } = edit
  const faults: Omit<PrintAreaFault, 'area'>[] = []
  const plain = (text: string) => text.trim().toLocaleLowerCase('es')
  if (name.trim() === '') faults.push({ field: 'name', fault: 'empty' })
  else if (others.some((one) => plain(one.name) === plain(name)))
    faults.push({ field: 'name', fault: 'name_repeated' })
  for (const field of ['widthMillimeters', 'heightMillimeters'] as const) {
    const { min, max } = areaMillimeters
    if (!(edit[field] >= min && edit[field] <= max)) faults.push({ field, fault: 'out_of_range' })
  }
  const size = { width: edit.widthMillimeters, height: edit.heightMillimeters }
  if (edit.cut && size.width > 0 && size.height > 0) faults.push(...areaCutFaultsOf(edit.cut, size))
  if (edit.techniques.length === 0) faults.push({ field: 'techniques', fault: 'empty' })
  if (edit.techniques.some((one) => !techniques.some((known) => known.id === one)))
    faults.push({ field: 'techniques', fault: 'unknown' })
  const isPictured = images.some(({ image_url }) => image_url === placement.image_url)
  if (!isPictured) faults.push({ field: 'picture', fault: 'unknown' })
  if (!isSurface(placement)) faults.push({ field: 'placement', fault: 'out_of_range' })
  const isKnown = id === null || printing_areas.some((area) => area.id === id)
  if (!isKnown || (id !== null && others.some((one) => one.id === id)))
    faults.push({ field: 'id', fault: 'unknown' })
  return faults
}

/**
 * The areas of one product as another takes them: the same sizes, techniques and places. On a picture of other proportions
 * a place says nothing, so there it stands in the middle.
 */
export function copiedAreas(from: Generic, to: Generic): PrintAreaEdit[] {
  const main = (images: Generic['images']) => images.find((image) => image.main) ?? images[0]
  return from.printing_areas.flatMap((area): PrintAreaEdit[] => {
    const source = from.images.find(({ image_url }) => image_url === area.placement.image_url)
    const isMain = source === main(from.images)
    const target =
      (isMain ? undefined : to.images.find(({ order }) => order === source?.order)) ?? main(to.images)
    if (!target) return []
    const isAlike =
      source &&
      Math.abs(source.width * target.height - target.width * source.height) <
        0.02 * source.width * target.height
    const { image_url: _, mesh, ...box } = area.placement
    const surface = isAlike
      ? { ...box, ...(mesh && { mesh }) }
      : { ...box, x: (1 - box.width) / 2, y: (1 - box.height) / 2 }
    const same = to.printing_areas.find(({ name }) => name === area.name)
    return [
      {
        id: same?.id ?? null,
        name: area.name,
        widthMillimeters: area.width_centimeters * 10,
        heightMillimeters: area.height_centimeters * 10,
        placement: { image_url: target.image_url, ...surface },
        techniques: area.printing_types,
        cut: ownCut(area),
      },
    ]
  })
}
