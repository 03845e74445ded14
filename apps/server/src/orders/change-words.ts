/** A change of an order as people read it. */
import type { OrderChange } from '@estampa/contract/orders'
import type { OrderProductLine } from '@estampa/domain/orders'
import type { z } from 'zod'
import type { ChangeableContent, StoredOrderChange } from './stored-changes.store.ts'

type ContentView = z.output<typeof OrderChange>['before']

export function toChangeView(change: StoredOrderChange): z.output<typeof OrderChange> {
  const { number, state, who, at, note, evidence, answeredBy, answeredAt, before, after } = change
  return {
    number,
    state,
    who,
    at,
    note,
    evidence,
    words: changeWords(before, after),
    answer: answeredBy !== null && answeredAt !== null ? { who: answeredBy, at: answeredAt } : null,
    difference: after.total - before.total,
    before: toContentView(before),
    after: toContentView(after),
  }
}

export function toContentView(content: ChangeableContent): ContentView {
  const { lines, totals, shippingCost, discount, total, address } = content
  return {
    lines: [...Map.groupBy(lines, (line) => line.shoppingCartUUID)].map(([shoppingCartUUID, rows]) => ({
      shoppingCartUUID,
      productName: rows[0]?.productName ?? '',
      image: rows[0]?.image ?? null,
      rows: toRowViews(rows),
    })),
    subTotal: totals.subTotal,
    taxes: totals.taxes,
    shippingCost,
    discount,
    total,
    address: addressLine(address),
  }
}

/** The rows of one line: what it cost was shared among its units. */
export function toRowViews(rows: readonly OrderProductLine[]): ContentView['lines'][number]['rows'] {
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const whole = rows.reduce((sum, { priceBase, priceAplication }) => sum + priceBase + priceAplication, 0)
  return rows.map(({ sku, variantName, quantity, priceBase, priceAplication, total }) => ({
    sku,
    variantName,
    quantity,
    unitPrice: Math.round(whole / units),
    subTotal: priceBase + priceAplication,
    total,
  }))
}

function addressLine(address: Partial<ChangeableContent['address']> | undefined): string {
  const { street = '', streetNumber = '', apartment = '', locality, city, province, zipCode } = address ?? {}
  const place = [...new Set([locality, city, province, zipCode])]
  return [`${street} ${streetNumber} ${apartment}`, ...place]
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ')
}

/** Each difference in a sentence of its own. */
function changeWords(before: ChangeableContent, after: ChangeableContent): string[] {
  const [old, fresh] = [before, after].map(({ lines }) => Map.groupBy(lines, (line) => line.shoppingCartUUID))
  const uuids = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])
  const words = [...uuids].flatMap((uuid) => lineWords(old?.get(uuid) ?? [], fresh?.get(uuid) ?? []))
  const isElsewhere = JSON.stringify(before.address) !== JSON.stringify(after.address)
  return isElsewhere ? [...words, 'Otros datos de entrega'] : words
}

function lineWords(old: readonly OrderProductLine[], fresh: readonly OrderProductLine[]): string[] {
  const gone = old.filter(({ sku }) => !fresh.some((row) => row.sku === sku))
  const come = fresh.filter(({ sku }) => !old.some((row) => row.sku === sku))
  const [left] = gone
  const [right] = come
  const exchanged = gone.length === 1 && come.length === 1 && left && right
  const other = fresh.flatMap((row) => {
    const before = old.find(({ sku }) => sku === row.sku)
    return before && before.quantity !== row.quantity
      ? `${nameOf(row)}: de ${before.quantity} a ${unitsOf(row)}`
      : []
  })
  if (exchanged) {
    const [from, to] = [left, right].map((row) => `${row.variantName || row.sku} (${unitsOf(row)})`)
    return [`${left.productName}: ${from} pasa a ${to}`, ...other]
  }
  return [
    ...gone.map((row) => `Se quita ${nameOf(row)} (${unitsOf(row)})`),
    ...other,
    ...come.map((row) => `Se agrega ${nameOf(row)} (${unitsOf(row)})`),
  ]
}

const nameOf = ({ productName, variantName }: OrderProductLine) => `${productName} ${variantName}`.trim()
const unitsOf = ({ quantity }: OrderProductLine) => `${quantity} ${quantity === 1 ? 'unidad' : 'unidades'}`
