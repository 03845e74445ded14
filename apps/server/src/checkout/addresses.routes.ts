import type { addresses } from '@estampa/contract/checkout'
import { refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { dropAddress, findLastInvoice, listAddresses } from './addresses.store.ts'
import { saveAddress } from './save-address.ts'

type Handlers = { [Name in keyof typeof addresses]: Handler<(typeof addresses)[Name]> }

export const addressesHandlers: Handlers = {
  getAddresses: async ({ tx, shop, person }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return { items: await listAddresses(tx, shop.config.environment, person.customerId) }
  },
  saveAddress: async ({ tx, shop, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return saveAddress(tx, shop, person.customerId, { input, now })
  },
  removeAddress: async ({ tx, person, input }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return (await dropAddress(tx, person.customerId, input.Id)) ? {} : refuse('not_found')
  },
  getBillingData: async ({ tx, person }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return { orderInvoiceFK: await findLastInvoice(tx, person.customerId) }
  },
}
