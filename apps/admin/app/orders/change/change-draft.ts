/** A change of an order while it is written: what its fields hold, and what they ask of the server. */
import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffOrderChanges } from '@estampa/contract/staff'
import type { StaffOrder } from '../order-types.ts'

export type ChangeFields = CallInput<(typeof staffOrderChanges)['previewOrderChange']>
export type ChangePreview = CallResult<(typeof staffOrderChanges)['previewOrderChange']>
export type OrderVariants = CallResult<(typeof staffOrderChanges)['getOrderVariants']>['products']

export type ChangeDraftRow = { sku: string; name: string; quantity: string }
export type ChangeDraftLine = {
  /** null: a new line. */
  uuid: string | null
  genericProductId: number | null
  name: string
  image: string | null
  isDecorated: boolean
  rows: readonly ChangeDraftRow[]
  isOut: boolean
}
export type ChangeDraftAddress = NonNullable<ChangeFields['address']>
export type ChangeDraft = {
  lines: readonly ChangeDraftLine[]
  address: ChangeDraftAddress
  note: string
  evidence: string
}

export function draftChange({ order }: StaffOrder): ChangeDraft {
  const { province: _, city: __, locality: ___, ...address } = order.address
  const lines = [...Map.groupBy(order.lines, (line) => line.shoppingCartUUID)].map(
    ([uuid, rows]): ChangeDraftLine => ({
      uuid,
      genericProductId: rows[0]?.genericProductId ?? null,
      name: rows[0]?.productName ?? '',
      image: rows[0]?.image ?? null,
      isDecorated: rows[0]?.hasProductBuilding ?? false,
      rows: rows.map(({ sku, variantName, quantity }) => ({
        sku,
        name: variantName,
        quantity: String(quantity),
      })),
      isOut: false,
    }),
  )
  return { lines, address, note: '', evidence: '' }
}

export type ChangeFault = 'quantity' | 'empty'

/** By the name of the field: `quantity <line> <row>` or `lines`. */
export function faultsOfChange({ lines }: ChangeDraft): Record<string, ChangeFault> {
  const faults: Record<string, ChangeFault> = {}
  for (const [at, { rows, isOut }] of lines.entries()) {
    if (isOut) continue
    for (const [row, { quantity }] of rows.entries()) {
      if (!/^[1-9]\d{0,5}$/.test(quantity.trim())) faults[`quantity ${at} ${row}`] = 'quantity'
    }
  }
  if (lines.every(({ isOut }) => isOut)) faults.lines = 'empty'
  return faults
}

/** What is asked of the server: what nobody touched is not sent. */
export function changeOf(order: StaffOrder, { lines, address }: ChangeDraft): ChangeFields {
  const before = draftChange(order)
  const isSame = JSON.stringify(lines) === JSON.stringify(before.lines)
  const isThere = JSON.stringify(address) === JSON.stringify(before.address)
  const asked = lines
    .filter(({ isOut }) => !isOut)
    .map(({ uuid, rows }) => {
      const own = before.lines.find((line) => line.uuid === uuid)
      if (uuid !== null && JSON.stringify(own?.rows) === JSON.stringify(rows))
        return { shoppingCartUUID: uuid }
      const asked = rows.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) }))
      return { ...(uuid !== null && { shoppingCartUUID: uuid }), rows: asked }
    })
  return { Id: order.order.id, ...(!isSame && { lines: asked }), ...(!isThere && { address }) }
}
