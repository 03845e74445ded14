import { z } from 'zod'
import { get } from '../call.ts'
import { Uuid } from '../wire.ts'

/** The minimum that an open page needs to know whether it shows an order as it is. */
export const OrderNotifications = z.object({
  /** Changes with each move of the order, its payments, proofs or parcel; it has no other meaning. */
  mark: z.string(),
  /** `sequence` of the newest message of the shop; 0 where it wrote none. */
  fromShop: z.int(),
  /** `sequence` of the newest own message that the shop has read; 0 where it read none. */
  readByShop: z.int(),
})

export const notificationCalls = {
  getOrderNews: get('/api/services/app/Orders/GetOrderNews', {
    summary:
      'Si cambió algo en un pedido propio desde la última vez: una marca y los últimos mensajes, para preguntarlo cada minuto sin traer el pedido. No marca nada como leído',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: OrderNotifications,
    refuses: ['not_found'],
    example: {
      takes: { Id: '7a0c9d1e-3f52-4b8a-9c61-5d2e8f40b713' },
      gives: { mark: '0f3c1d5a9b7e24680f3c1d5a9b7e2468', fromShop: 2, readByShop: 1 },
    },
  }),
}
