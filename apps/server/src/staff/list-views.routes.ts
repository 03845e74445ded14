import type { staffListViews } from '@estampa/contract/staff'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { grantedTo, type Person } from '../http/person.ts'
import {
  changeListView,
  deleteListView,
  insertListView,
  type ListOfViews,
  listTechniqueNames,
  listViewsOf,
  lockViewsOf,
  type StoredListView,
} from './list-views.store.ts'
import { actorOf } from './people.ts'

type Calls = typeof staffListViews

const MAX_VIEWS = 30

const getViews =
  (list: ListOfViews): Handler<Calls['getOrderViews']> =>
  ({ tx, person }) =>
    viewsOf(tx, list, person)

const saveView =
  (list: ListOfViews): Handler<Calls['saveOrderView']> =>
  async (context) => {
    const { tx, person, input, now, record } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const staffId = Number(who.id)
    const views = await lockViewsOf(tx, list, staffId)
    const before = views.find(({ id }) => id === input.Id)
    const refusal = whyNotSaved(context, { staffId, views, before })
    if (refusal) return refusal
    const { Id: _, ...view } = input
    const id = before?.id ?? (await insertListView(tx, { list, staffId, now }, view))
    if (before) await changeListView(tx, id, view)
    await record(tx, { subject: subjectOf({ id, name: view.name }), before: factsOf(before), after: view })
    return viewsOf(tx, list, person)
  }

const removeView =
  (list: ListOfViews): Handler<Calls['removeOrderView']> =>
  async ({ tx, person, input, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const view = (await lockViewsOf(tx, list, Number(who.id))).find(({ id }) => id === input.Id)
    if (!view || !mayChange(person, view)) return refuse('not_found')
    await deleteListView(tx, view.id)
    await record(tx, { subject: subjectOf(view), before: factsOf(view), after: { isRemoved: true } })
    return viewsOf(tx, list, person)
  }

/** The views of the lists of orders and of products. */
export const listViewHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getOrderViews: getViews('orders'),
  saveOrderView: saveView('orders'),
  removeOrderView: removeView('orders'),
  getProductViews: getViews('products'),
  saveProductView: saveView('products'),
  removeProductView: removeView('products'),
  getOrderTechniques: async ({ tx }) => ({ items: await listTechniqueNames(tx) }),
}

type Saving = { staffId: number; views: readonly StoredListView[]; before: StoredListView | undefined }

function whyNotSaved(
  { person, input }: Pick<Context<Calls['saveOrderView']>, 'person' | 'input'>,
  { staffId, views, before }: Saving,
) {
  const own = views.filter((view) => view.staffId === staffId)
  if (input.Id !== undefined && (!before || !mayChange(person, before))) return refuse('not_found')
  if (input.isShared && !before?.isShared && !maySharing(person)) return refuse('not_allowed')
  const isTaken = views.some(({ id, name }) => id !== before?.id && sameName(name, input.name))
  if (isTaken) return refuse('view_name_taken')
  return !before && own.length >= MAX_VIEWS ? refuse('too_many_saved_views', { most: MAX_VIEWS }) : undefined
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const maySharing = (person: Person) => grantedTo(person).includes('views.share')

/** One's own; of the shop's, whoever may share. */
function mayChange(person: Person, { staffId, isShared }: StoredListView): boolean {
  const isOwn = person.kind === 'staff' && person.staffId === String(staffId)
  return isOwn || (isShared && maySharing(person))
}

async function viewsOf(tx: Tx, list: ListOfViews, person: Person) {
  const staffId = person.kind === 'staff' ? Number(person.staffId) : 0
  const views = await listViewsOf(tx, list, staffId)
  return {
    items: views.map((view) => {
      const { id, name, query, isShared, by } = view
      return { id, name, query, isShared, isYours: mayChange(person, view), by }
    }),
  }
}

const subjectOf = ({ id, name }: { id: number; name: string }) => ({ kind: 'view', id: String(id), name })

function factsOf(view: StoredListView | undefined) {
  return view ? { name: view.name, query: view.query, isShared: view.isShared } : {}
}
