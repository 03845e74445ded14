import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, TextLine } from '../wire.ts'

/** A filter of the list of orders under a name. */
const OrderView = z.object({
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

const OrderViews = z.object({ items: z.array(OrderView) })

const exampleViews: z.input<typeof OrderViews> = {
  items: [
    {
      id: 4,
      name: 'Retiros con serigrafía',
      query: 'delivery=pickup&technique=3',
      isShared: true,
      isYours: true,
      by: 'Ana Ventas',
    },
  ],
}

/** The views of the list of orders: each person’s own, and those of the shop. */
export const staffOrderViews = {
  getOrderViews: get('/api/services/app/Staff/GetOrderViews', {
    summary: 'Las vistas de la lista de pedidos: las propias y las de la tienda',
    who: 'staff',
    permission: 'orders.view',
    takes: Empty,
    gives: OrderViews,
    example: { takes: {}, gives: exampleViews },
  }),
  getOrderTechniques: get('/api/services/app/Staff/GetOrderTechniques', {
    summary: 'Las técnicas de la tienda, por las que se filtran los pedidos',
    who: 'staff',
    permission: 'orders.view',
    takes: Empty,
    gives: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
    example: { takes: {}, gives: { items: [{ id: 3, name: 'Serigrafía' }] } },
  }),
  saveOrderView: post('/api/services/app/Staff/SaveOrderView', {
    summary:
      'Guarda un filtro de la lista de pedidos con un nombre, o cambia uno guardado; hasta 30 por persona. Compartirlo con la tienda pide su permiso',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({
      /** Of the one that is changed; without it a new one is made. */
      Id: Id.optional(),
      name: TextLine(40).min(1),
      query: z
        .string()
        .max(600)
        .regex(/^[\w=&%+.,~*-]*$/),
      isShared: z.boolean().default(false),
    }),
    gives: OrderViews,
    refuses: ['bad_token', 'not_found', 'not_allowed', 'too_many_saved_views', 'view_name_taken'],
    example: {
      takes: { name: 'Retiros con serigrafía', query: 'delivery=pickup&technique=3', isShared: true },
      gives: exampleViews,
    },
  }),
  removeOrderView: post('/api/services/app/Staff/RemoveOrderView', {
    summary: 'Borra una vista propia o, con su permiso, una de la tienda',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({ Id }),
    gives: OrderViews,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 4 }, gives: { items: [] } },
  }),
}
