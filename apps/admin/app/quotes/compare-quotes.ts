import type { OfficeQuote } from './use-quote.ts'

type Quote = Pick<OfficeQuote['quote'], 'rows' | 'totals' | 'answer'>
/** A row of one version or of both; null where a version has it not. */
export type RowChange = {
  key: string
  name: string
  units: { before: number | null; after: number | null }
  /** With taxes, before discounts; null where nobody has priced it. */
  total: { before: number | null; after: number | null }
}
export type QuoteChanges = {
  /** The rows that are not what they were, in the order of the newer version; those that are gone come last. */
  rows: readonly RowChange[]
  discount: { before: number; after: number }
  total: { before: number | null; after: number | null }
  note: { before: string; after: string }
  leadTimeDays: { before: number | null; after: number | null }
}

/** What a version of a quote has otherwise than an earlier one. */
export function compareQuotes(before: Quote, after: Quote): QuoteChanges {
  const earlier = new Map(before.rows.map((row) => [keyOf(row), row]))
  const later = new Map(after.rows.map((row) => [keyOf(row), row]))
  const keys = [...new Set([...later.keys(), ...earlier.keys()])]
  const rows = keys.map((key): RowChange => {
    const [was, is] = [earlier.get(key), later.get(key)]
    const { productName = '', variantName = '' } = is ?? was ?? {}
    return {
      key,
      name: [productName, variantName].filter(Boolean).join(' · '),
      units: { before: was?.quantity ?? null, after: is?.quantity ?? null },
      total: { before: was?.total ?? null, after: is?.total ?? null },
    }
  })
  return {
    rows: rows.filter(({ units, total }) => isChanged(units) || isChanged(total)),
    discount: { before: before.totals?.discount ?? 0, after: after.totals?.discount ?? 0 },
    total: { before: before.totals?.total ?? null, after: after.totals?.total ?? null },
    note: { before: before.answer?.note ?? '', after: after.answer?.note ?? '' },
    leadTimeDays: {
      before: before.answer?.leadTimeDays ?? null,
      after: after.answer?.leadTimeDays ?? null,
    },
  }
}

export const isChanged = <Value>({ before, after }: { before: Value; after: Value }) => before !== after

/** A line that stays keeps its uuid from version to version. */
const keyOf = ({ shoppingCartUUID, sku }: Quote['rows'][number]) => `${shoppingCartUUID} ${sku}`
