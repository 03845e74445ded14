import type { staffCategories } from '@estampa/contract/staff'
import { categoriesAbove, inTreeOrder, whyNotArranged } from '@estampa/domain/catalog/categories'
import { plainText } from '@estampa/domain/plain-text'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { lockCatalog } from '../catalog/catalog.store.ts'
import {
  arrangeCategories,
  deleteCategory,
  insertCategory,
  listCategories,
  mergeCategories,
  type StoredCategory,
  updateCategory,
} from '../catalog/categories.store.ts'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'

type Calls = typeof staffCategories

const NO_ID_YET = 0

/** The categories of the shop: all of them are a few hundred at most, so each call answers how they are now. */
export const categoryHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getCategories: async ({ tx }) => ({ items: await listCategories(tx) }),
  createCategory: async ({ tx, input, record }) => {
    const { title, parentId } = input
    const all = await lockedCategories(tx)
    const wrong = whyNotNamed(all, title)
    if (wrong) return wrong
    if (parentId !== null && !all.some(({ id }) => id === parentId)) return refuse('not_found')
    const misplaced = whyNotArranged([...all, { id: NO_ID_YET, parentId }])
    if (misplaced) return misplaced
    const id = await insertCategory(tx, { title, parentId }, new Set(all.map(({ url }) => url)))
    await record(tx, { subject: subjectOf({ id, title }), before: {}, after: { name: title } })
    return { items: await listCategories(tx) }
  },
  saveCategory: async ({ tx, shop, input, record }) => {
    const all = await lockedCategories(tx)
    const before = all.find(({ id }) => id === input.Id)
    if (!before) return refuse('not_found')
    const { title = before.title, picture = before.picture } = input
    const others = all.filter((one) => one !== before)
    const wrong = whyNotNamed(others, title)
    if (wrong) return wrong
    if (picture !== null && picture !== before.picture && !isOwnPicture(picture, shop.name))
      return refuse('invalid_input', {
        validationErrors: [{ message: 'La imagen no es de la tienda.', members: ['picture'] }],
      })
    await updateCategory(tx, before, { title, picture })
    await record(tx, {
      subject: subjectOf({ id: before.id, title }),
      before: { name: before.title, picture: before.picture },
      after: { name: title, picture },
    })
    return { items: await listCategories(tx) }
  },
  arrangeCategories: async ({ tx, input: { places }, record }) => {
    const all = await lockedCategories(tx)
    const known = new Set(all.map(({ id }) => id))
    if (!places.every(({ id }) => known.has(id))) return refuse('categories_moved')
    const named = new Set(places.map(({ id }) => id))
    // one that somebody made meanwhile comes last
    const arranged = [...places, ...all.filter(({ id }) => !named.has(id))]
    const wrong = whyNotArranged(arranged)
    if (wrong) return wrong
    const after = namesInOrder(arranged.flatMap((place) => withPlace(all, place)))
    await arrangeCategories(tx, arranged, movedIn(all, arranged))
    await record(tx, {
      subject: { kind: 'category', id: 'all', name: '' },
      before: { order: namesInOrder(all) },
      after: { order: after },
    })
    return { items: await listCategories(tx) }
  },
  mergeCategory: async ({ tx, input, record }) => {
    if (input.Id === input.into) return refuse('category_merge_with_itself')
    const all = await lockedCategories(tx)
    const [from, into] = [input.Id, input.into].map((one) => all.find(({ id }) => id === one))
    if (!from || !into) return refuse('not_found')
    if (categoriesAbove(all, into.id).includes(from.id)) return refuse('categories_in_circle')
    const wrong = await liftChildren(tx, all, from, into.id)
    if (wrong) return wrong
    await mergeCategories(tx, from.id, into.id)
    const after = { mergedInto: into.title, products: from.products }
    await record(tx, { subject: subjectOf(from), before: {}, after })
    return { items: await listCategories(tx) }
  },
  deleteCategory: async ({ tx, input, record }) => {
    const all = await lockedCategories(tx)
    const gone = all.find(({ id }) => id === input.Id)
    if (!gone) return refuse('not_found')
    const wrong = await liftChildren(tx, all, gone, gone.parentId)
    if (wrong) return wrong
    await deleteCategory(tx, gone.id)
    const before = { name: gone.title, products: gone.products }
    await record(tx, { subject: subjectOf(gone), before, after: { name: '', products: 0 } })
    return { items: await listCategories(tx) }
  },
}

async function lockedCategories(tx: Tx): Promise<StoredCategory[]> {
  await lockCatalog(tx)
  return listCategories(tx)
}

const subjectOf = ({ id, title }: Pick<StoredCategory, 'id' | 'title'>) => ({
  kind: 'category',
  id: String(id),
  name: title,
})

function whyNotNamed(others: readonly StoredCategory[], title: string): Refusal | undefined {
  // signs alone make no address
  if (!/[\p{L}\p{N}]/u.test(title)) return refuse('category_nameless')
  const isTaken = others.some((one) => plainText(one.title) === plainText(title))
  return isTaken ? refuse('category_exists') : undefined
}

const isOwnPicture = (url: string, shop: string) => url.startsWith(`/pictures/shops/${shop}/`)

function withPlace(
  all: readonly StoredCategory[],
  { id, parentId }: { id: number; parentId: number | null },
) {
  const found = all.find((one) => one.id === id)
  return found ? [{ ...found, parentId }] : []
}

/** «Textil», «– Poleras»: as they are read. */
function namesInOrder(categories: readonly StoredCategory[]): string[] {
  return inTreeOrder(categories).map(({ title, level }) => `${'– '.repeat(level)}${title}`)
}

/** Gives the categories that stand below others than before: their products are found elsewhere. */
function movedIn(
  before: readonly StoredCategory[],
  after: readonly { id: number; parentId: number | null }[],
): number[] {
  return after
    .map(({ id }) => id)
    .filter((id) => String(categoriesAbove(before, id)) !== String(categoriesAbove(after, id)))
}

/** Moves what stands in a category that goes into another one. */
async function liftChildren(
  tx: Tx,
  all: readonly StoredCategory[],
  gone: StoredCategory,
  parentId: number | null,
): Promise<Refusal | undefined> {
  const places = all.map((one) => (one.parentId === gone.id ? { ...one, parentId } : one))
  const wrong = whyNotArranged(places)
  if (wrong) return wrong
  const moved = movedIn(all, places)
  if (moved.length > 0) await arrangeCategories(tx, inTreeOrder(places), moved)
  return undefined
}
