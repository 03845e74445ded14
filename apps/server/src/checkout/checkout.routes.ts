import { checkout } from '@estampa/contract/checkout'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { showOrder } from '../orders/show-order.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { addressesHandlers } from './addresses.routes.ts'
import { answerProposal } from './change-proposal.ts'
import { completeOrder } from './complete-order.ts'
import { convertQuoteToOrder } from './convert-quote.ts'

export const checkoutRoutes = handle<typeof checkout, ShippingServices>('checkout', checkout, {
  completeOrder,
  answerOrderChange: async ({ tx, shop, services, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const answered = await answerProposal(tx, { shop, orderId: input.Id, customerId, ...input, now })
    return isRefusal(answered) ? answered : showOrder(tx, input.Id, customerId, { shop, services, now })
  },
  convertQuoteToOrder,
  ...addressesHandlers,
})
