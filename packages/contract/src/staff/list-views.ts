import type { Permission } from '@estampa/domain/staff'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, TextLine } from '../wire.ts'

/** A filter of a list under a name. */
const ListView = z.object({
  id: z.int(),
  name: z.string(),
  /** As the list's address says it: `state=proof&delivery=pickup`. */
  query: z.string(),
  isShared: z.boolean(),
  /** Whether this person may rename and remove it. */
  isYours: z.boolean(),
  /** Who made it. */
  by: z.string(),
})

export const ListViews = z.object({ items: z.array(ListView) })

const NewListView = z.object({
  /** Of the one that is changed; without it a new one is made. */
  Id: Id.optional(),
  name: TextLine(40).min(1),
  query: z
    .string()
    .max(600)
    .regex(/^[\w=&%+.,~*-]*$/),
  isShared: z.boolean().default(false),
})

type ExampleView = Pick<z.input<typeof ListView>, 'name' | 'query'>
const exampleViews = (view: ExampleView): z.input<typeof ListViews> => ({
  items: [{ id: 4, ...view, isShared: true, isYours: true, by: 'Ana Ventas' }],
})

/** A list with views: how its calls call it, and who may see it. */
type ViewedList = { name: 'Order' | 'Product'; title: string; permission: Permission; example: ExampleView }

const getViews = ({ name, title, permission, example }: ViewedList) =>
  get(`/api/services/app/Staff/Get${name}Views`, {
    summary: `Las vistas de la lista de ${title}: las propias y las de la tienda`,
    who: 'staff',
    permission,
    takes: Empty,
    gives: ListViews,
    example: { takes: {}, gives: exampleViews(example) },
  })

const saveView = ({ name, title, permission, example }: ViewedList) =>
  post(`/api/services/app/Staff/Save${name}View`, {
    summary: `Guarda un filtro de la lista de ${title} con un nombre, o cambia uno guardado; hasta 30 por persona. Compartirlo con la tienda pide su permiso`,
    who: 'staff',
    permission,
    takes: NewListView,
    gives: ListViews,
    refuses: ['bad_token', 'not_found', 'not_allowed', 'too_many_saved_views', 'view_name_taken'],
    example: { takes: { ...example, isShared: true }, gives: exampleViews(example) },
  })

const removeView = ({ name, title, permission }: ViewedList) =>
  post(`/api/services/app/Staff/Remove${name}View`, {
    summary: `Borra una vista propia de la lista de ${title} o, con su permiso, una de la tienda`,
    who: 'staff',
    permission,
    takes: z.object({ Id }),
    gives: ListViews,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 4 }, gives: { items: [] } },
  })

const orders: ViewedList = {
  name: 'Order',
  title: 'pedidos',
  permission: 'orders.view',
  example: { name: 'Retiros con serigrafía', query: 'delivery=pickup&technique=3' },
}
const products: ViewedList = {
  name: 'Product',
  title: 'productos',
  permission: 'products.view',
  example: { name: 'Tazas sin stock', query: 'show=stock&family=3' },
}

/** The views of lists: each person’s own, and those of the shop. */
export const staffListViews = {
  getOrderViews: getViews(orders),
  saveOrderView: saveView(orders),
  removeOrderView: removeView(orders),
  getProductViews: getViews(products),
  saveProductView: saveView(products),
  removeProductView: removeView(products),
  getOrderTechniques: get('/api/services/app/Staff/GetOrderTechniques', {
    summary: 'Las técnicas de la tienda, por las que se filtran los pedidos',
    who: 'staff',
    permission: 'orders.view',
    takes: Empty,
    gives: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
    example: { takes: {}, gives: { items: [{ id: 3, name: 'Serigrafía' }] } },
  }),
}
