import { z } from 'zod'
import { post } from '../call.ts'
import { Text, TextLine, Uuid } from '../wire.ts'
import { exampleOrderId, exampleStaffOrder } from './example.ts'
import { StaffOrder } from './order.ts'

const ParcelNumber = z.int().min(1).max(10_000)
const OneParcel = z.object({ Id: Uuid, parcel: ParcelNumber })
const refusals = ['bad_token', 'not_found', 'order_changed'] as const

/** An order that leaves in several parcels. */
export const staffParcels = {
  packParcel: post('/api/services/app/Staff/PackParcel', {
    summary:
      'Arma un paquete con algunas unidades de un pedido, o corrige uno que no salió. Con `leaves` sale en el momento: quien compró recibe un correo con lo que lleva, y con la última unidad el pedido queda despachado',
    who: 'staff',
    permission: 'parcels.edit',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      /** The parcel that is corrected; without it a new one is packed. */
      parcel: ParcelNumber.optional(),
      /** So many units of the lines at these positions. */
      lines: z
        .array(z.object({ position: z.int().min(1), units: z.int().min(0).max(1_000_000) }))
        .min(1)
        .max(500),
      /** Its name, for the buyer. */
      carrier: TextLine(60).default(''),
      number: TextLine(60).default(''),
      /** Page that follows it; https only. */
      url: Text(500).default(''),
      leaves: z.boolean().default(false),
    }),
    gives: StaffOrder,
    refuses: [
      ...refusals,
      'parcel_not_now',
      'parcel_of_carrier',
      'parcel_empty',
      'parcel_units_missing',
      'parcel_has_left',
      'parcel_is_last',
      'parcel_link_wrong',
      'rest_missing',
      'order_move_not_allowed',
    ],
    example: {
      takes: {
        Id: exampleOrderId,
        lines: [{ position: 1, units: 30 }],
        carrier: 'Correo Argentino',
        number: 'CP123456789AR',
        leaves: true,
      },
      gives: exampleStaffOrder,
    },
  }),
  sendParcel: post('/api/services/app/Staff/SendParcel', {
    summary:
      'Un paquete armado sale de la tienda: quien compró recibe un correo con lo que lleva, y con la última unidad el pedido queda despachado',
    who: 'staff',
    permission: 'parcels.edit',
    isVersioned: true,
    takes: OneParcel,
    gives: StaffOrder,
    refuses: [
      ...refusals,
      'parcel_not_now',
      'parcel_has_left',
      'parcel_is_last',
      'rest_missing',
      'order_move_not_allowed',
    ],
    example: { takes: { Id: exampleOrderId, parcel: 1 }, gives: exampleStaffOrder },
  }),
  takeBackParcel: post('/api/services/app/Staff/TakeBackParcel', {
    summary: 'Desarma un paquete que no salió: lo que llevaba queda otra vez sin empaquetar',
    who: 'staff',
    permission: 'parcels.edit',
    isVersioned: true,
    takes: OneParcel,
    gives: StaffOrder,
    refuses: [...refusals, 'parcel_has_left'],
    example: { takes: { Id: exampleOrderId, parcel: 1 }, gives: exampleStaffOrder },
  }),
  confirmParcel: post('/api/services/app/Staff/ConfirmParcel', {
    summary: 'Un paquete llegó; con el último el pedido queda entregado',
    who: 'staff',
    permission: 'parcels.edit',
    isVersioned: true,
    takes: OneParcel,
    gives: StaffOrder,
    refuses: [...refusals, 'parcel_not_on_its_way', 'order_move_not_allowed'],
    example: { takes: { Id: exampleOrderId, parcel: 1 }, gives: exampleStaffOrder },
  }),
}
