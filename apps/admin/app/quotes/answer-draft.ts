import { parseAmount } from '@estampa/web/money'
import type { AnswerFields, OfficeQuote } from './use-quote.ts'

type DraftRow = { sku: string; name: string; quantity: string }
/** A line while it is written: one of the quote by its `uuid`, or one that is added. */
export type DraftLine = {
  uuid: string | null
  name: string
  image: string | null
  decorations: readonly string[]
  rows: readonly DraftRow[]
  /** In percent; empty where there is none. */
  discount: string
  isOut: boolean
}
/** A line that names no product, while it is written. */
export type DraftFreeLine = {
  uuid: string | null
  text: string
  quantity: string
  /** Before taxes. */
  unitPrice: string
  discount: string
}
/** An offer as it stands in the fields, before anybody knows whether it is one. */
export type OfferDraft = {
  lines: readonly DraftLine[]
  freeLines: readonly DraftFreeLine[]
  discountKind: 'percent' | 'amount'
  discount: string
  leadTimeDays: string
  days: string
  note: string
}
export type DraftFault = 'quantity' | 'text' | 'percent' | 'amount' | 'lead_time' | 'days' | 'empty'
/** By field: `quantity 0 1` is the second row of the first line. */
export type DraftFaults = Readonly<Record<string, DraftFault>>

const MAX_QUANTITY = 1_000_000

/** The quote as it is, to be changed; without discounts, which belong to the answer before. */
export function draftAnswer({ quote: { rows } }: OfficeQuote): OfferDraft {
  const lines = new Map<string, DraftLine>()
  const freeLines: DraftFreeLine[] = []
  for (const { shoppingCartUUID: uuid, productName, variantName, sku, quantity, ...row } of rows) {
    if (row.isFree) {
      const unitPrice = row.unitPrice === null ? '' : String(row.unitPrice).replace('.', ',')
      freeLines.push({ uuid, text: productName, quantity: String(quantity), unitPrice, discount: '' })
      continue
    }
    const line = lines.get(uuid)
    const one = { sku, name: variantName, quantity: String(quantity) }
    lines.set(uuid, {
      uuid,
      name: productName,
      image: row.image,
      decorations: row.decorations,
      rows: [...(line?.rows ?? []), one],
      discount: '',
      isOut: false,
    })
  }
  return { ...emptyOffer, lines: [...lines.values()], freeLines }
}

/** Of a quote that nobody asked for on the page. */
export const emptyOffer: OfferDraft = {
  lines: [],
  freeLines: [],
  discountKind: 'percent',
  discount: '',
  leadTimeDays: '',
  days: '',
  note: '',
}

/** The fields that hold nothing that could be sent. */
export function faultsOfDraft(draft: OfferDraft): DraftFaults {
  const faults: Record<string, DraftFault> = {}
  for (const [at, line] of draft.lines.entries()) {
    if (line.isOut) continue
    for (const [row, { quantity }] of line.rows.entries()) {
      if (wholeIn(quantity, 1, MAX_QUANTITY) === undefined) faults[`quantity ${at} ${row}`] = 'quantity'
    }
    if (line.discount.trim() !== '' && percentOf(line.discount) === undefined)
      faults[`discount ${at}`] = 'percent'
  }
  for (const [at, { text, quantity, unitPrice, discount }] of draft.freeLines.entries()) {
    if (text.trim() === '') faults[`free text ${at}`] = 'text'
    if (wholeIn(quantity, 1, MAX_QUANTITY) === undefined) faults[`free quantity ${at}`] = 'quantity'
    if (parseAmount(unitPrice) === undefined) faults[`free price ${at}`] = 'amount'
    if (discount.trim() !== '' && percentOf(discount) === undefined) faults[`free discount ${at}`] = 'percent'
  }
  if (draft.lines.every(({ isOut }) => isOut)) faults.lines = 'empty'
  if (draft.discount.trim() !== '' && discountIn(draft) === undefined) {
    faults.discount = draft.discountKind
  }
  if (isWrong(draft.leadTimeDays, 180)) faults.leadTimeDays = 'lead_time'
  if (isWrong(draft.days, 365)) faults.days = 'days'
  return faults
}

/** The draft as the call takes it; of one without faults. */
export function answerOf({ quote }: OfficeQuote, draft: OfferDraft): AnswerFields {
  return { Id: quote.id, state: quote.state, ...offerOf(draft) }
}

/** What is offered, whoever it is for. */
export function offerOf(draft: OfferDraft) {
  const discount = discountIn(draft)
  const leadTimeDays = wholeIn(draft.leadTimeDays, 1, 180)
  const days = wholeIn(draft.days, 1, 365)
  return {
    lines: draft.lines.filter(({ isOut }) => !isOut).map(lineOf),
    freeLines: draft.freeLines.map(freeLineOf),
    note: draft.note.trim(),
    ...(discount && { discount }),
    ...(leadTimeDays !== undefined && { leadTimeDays }),
    ...(days !== undefined && { days }),
  }
}

function lineOf({ uuid, rows, discount }: DraftLine) {
  const percent = percentOf(discount)
  return {
    ...(uuid !== null && { shoppingCartUUID: uuid }),
    rows: rows.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) })),
    ...(percent !== undefined && { discount: { percent } }),
  }
}

function freeLineOf({ uuid, text, quantity, unitPrice, discount }: DraftFreeLine) {
  const percent = percentOf(discount)
  return {
    ...(uuid !== null && { shoppingCartUUID: uuid }),
    text: text.trim(),
    quantity: Number(quantity),
    unitPrice: parseAmount(unitPrice) ?? 0,
    ...(percent !== undefined && { discount: { percent } }),
  }
}

function discountIn({ discountKind, discount }: OfferDraft) {
  const percent = discountKind === 'percent' ? percentOf(discount) : undefined
  const amount = discountKind === 'amount' ? parseAmount(discount) : undefined
  if (percent !== undefined) return { percent }
  return amount === undefined ? undefined : { amount }
}

/** «12,5», «12.5 %»: more than nothing, up to everything, with two decimals at most. */
function percentOf(typed: string): number | undefined {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const percent = Number(plain)
  return percent > 0 && percent <= 100 ? percent : undefined
}

function wholeIn(typed: string, least: number, most: number): number | undefined {
  const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

const isWrong = (typed: string, most: number) => typed.trim() !== '' && wholeIn(typed, 1, most) === undefined
