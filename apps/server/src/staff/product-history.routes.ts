import type { staffProductHistory } from '@estampa/contract/staff'
import { refuse } from '@estampa/domain/refusal'
import { listFamilies } from '../catalog/catalog.store.ts'
import type { FieldChange } from '../catalog/product-changes.ts'
import type { Handler } from '../http/context.ts'
import { productFacts } from './product-facts.ts'
import { findProductName, listProductHistory, type ProductDeed } from './product-history.store.ts'

type Calls = typeof staffProductHistory

const PAGE = 40

/** What became of a product. */
export const productHistoryHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getProductHistory: async ({ tx, shop, input }) => {
    const { Id: id, before } = input
    const name = await findProductName(tx, id)
    if (name === undefined) return refuse('not_found')
    const [micros = '', kind = '', number = ''] = before?.split('-') ?? []
    const place = before === undefined ? null : { micros, kind: Number(kind), number }
    const found = await listProductHistory(tx, { id, before: place, take: PAGE + 1 })
    const families = await listFamilies(tx, { alsoEmpty: true })
    const texts = {
      titles: new Map(families.map((family) => [family.id, family.title])),
      roundPrice: shop.config.roundPrice,
    }
    const items = found.slice(0, PAGE).map(({ place: id, at, who, deed }) => ({
      id,
      at,
      who,
      deed: deedView(deed),
      ...(deed.did === 'change'
        ? { before: deed.before, after: deed.after }
        : productFacts(deed.did === 'import' && deed.isNew ? [] : joinAlike(deed.fields), texts)),
    }))
    return { name, items, hasMore: found.length > PAGE }
  },
}

function deedView(deed: ProductDeed['deed']) {
  if (deed.did === 'change') return { kind: 'change' as const, call: deed.call }
  if ('run' in deed) return { kind: 'run' as const, run: deed.run, isUndo: deed.did === 'run_undone' }
  const { source, isNew } = deed
  return {
    kind: 'import' as const,
    source,
    import: deed.import,
    isNew,
    isUndo: deed.did === 'import_undone',
  }
}

/** Variants that changed alike are told once: a shirt has thirty. */
function joinAlike(fields: readonly FieldChange[]): FieldChange[] {
  const groups = Map.groupBy(fields, ({ sku, field, before, after }) =>
    JSON.stringify([sku === null, field, before, after]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const count = others.length + 1
    return [count === 1 ? first : { ...first, sku: `${first.sku} y ${count - 1} más` }]
  })
}
