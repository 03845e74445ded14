/** The people of a shop change where a product is decorated, and take that to others that are like it. */
import type { Generic } from '@estampa/domain/catalog'
import { type AreaCut, ownCut } from '@estampa/domain/catalog/area-cut'
import { copiedAreas, editPrintAreas, type PrintAreaEdit } from '@estampa/domain/catalog/print-area-edit'
import { decimal } from '@estampa/domain/messages/numbers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context } from '../http/context.ts'
import { findStaffProduct, type StaffGeneric } from './products.store.ts'

type AreaContext = Pick<Context, 'tx' | 'record' | 'seenVersion'>

export async function savePrintAreas(
  { tx, record, seenVersion }: AreaContext,
  id: number,
  edits: readonly PrintAreaEdit[],
): Promise<StaffGeneric | Refusal> {
  await lockCatalog(tx)
  const before = await findStaffProduct(tx, id)
  if (!before) return refuse('not_found')
  const { version } = before
  if (seenVersion !== null && seenVersion !== version) return refuse('product_changed', { data: { version } })
  const after = editPrintAreas(before.generic, edits, [...(await listTechniques(tx)).values()])
  if (isRefusal(after)) return after
  await saveGenerics(tx, [asDraft(after)], { stockOf: [] })
  await record(tx, areaChange(before.generic, after))
  const saved = await findStaffProduct(tx, id)
  if (!saved) throw new Error(`product ${id} is gone while its catalog is locked`)
  return saved
}

/** Gives how many took them; those without a picture, and those that are gone, take none. */
export async function copyPrintAreas(
  { tx, record }: AreaContext,
  id: number,
  to: readonly number[],
): Promise<number | Refusal> {
  await lockCatalog(tx)
  const [source, techniques] = [
    (await findGenerics(tx, [id])).get(id),
    [...(await listTechniques(tx)).values()],
  ]
  if (!source) return refuse('not_found')
  const others = await findGenerics(
    tx,
    [...new Set(to)].filter((one) => one !== id),
  )
  const changed: { before: Generic; after: Generic }[] = []
  for (const before of others.values()) {
    const copied = copiedAreas(source, before)
    const kept = before.printing_areas.filter((area) => !copied.some((one) => one.id === area.id))
    const after = editPrintAreas(before, [...kept.map(toAreaEdit), ...copied], techniques)
    if (copied.length > 0 && !isRefusal(after)) changed.push({ before, after })
  }
  await saveGenerics(
    tx,
    changed.map(({ after }) => asDraft(after)),
    { stockOf: [] },
  )
  for (const { before, after } of changed) await record(tx, areaChange(before, after))
  // nothing fitted: that somebody tried is kept all the same
  if (changed.length === 0) await record(tx, areaChange(source, source))
  return changed.length
}

export function toAreaEdit(area: Generic['printing_areas'][number]): PrintAreaEdit & { id: number } {
  return {
    id: area.id,
    name: area.name,
    widthMillimeters: Math.round(area.width_centimeters * 100) / 10,
    heightMillimeters: Math.round(area.height_centimeters * 100) / 10,
    placement: area.placement,
    techniques: area.printing_types,
    cut: ownCut(area),
  }
}

const shapeNames = { rectangle: '', rounded: ' redondeada', ellipse: ' en óvalo' } as const

/** What sets it apart from a rectangle without bleed, as changes tell it. */
function cutText(cut: AreaCut): string {
  const { shape = 'rectangle', corner_millimeters, bleed_millimeters, safe_millimeters } = cut
  const said = [
    shapeNames[shape] + (shape === 'rounded' ? ` a ${decimal(corner_millimeters ?? 0)} mm` : ''),
    bleed_millimeters ? ` sangrado ${decimal(bleed_millimeters)} mm` : '',
    safe_millimeters === undefined ? '' : ` margen ${decimal(safe_millimeters)} mm`,
    ...(cut.grounds ?? []).map(({ color, hex }) => ` fondo de ${color} ${hex}`),
    cut.light ? ` luz corregida` : '',
  ]
  return said.filter(Boolean).join(',')
}

function areaChange(before: Generic, after: Generic): RecordedChange {
  const names = new Map([...before.printing_types, ...after.printing_types].map(({ id, name }) => [id, name]))
  const said = ({ printing_areas }: Generic) =>
    printing_areas
      .map((area) => {
        const { name, width_centimeters: width, height_centimeters: height, printing_types } = area
        const techniques = printing_types.map((id) => names.get(id) ?? id).join(', ')
        return `${name} ${decimal(width)} × ${decimal(height)} cm${cutText(area)} (${techniques})`
      })
      .join(' · ')
  return {
    subject: { kind: 'product', id: String(after.id), name: after.name },
    before: { printAreas: said(before) },
    after: { printAreas: said(after) },
  }
}
