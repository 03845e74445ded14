import type { staffFinds } from '@estampa/contract/staff'
import { plainText } from '@estampa/domain/plain-text'
import { signer } from '../files/signed-addresses.ts'
import type { Handler } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import { listCustomers } from './customers.store.ts'
import { findQuotesByContact } from './find.store.ts'
import { listShopOrders } from './list-orders.store.ts'
import { staffOrdersQueryOf } from './orders.routes.ts'
import { listStaffProducts } from './products.store.ts'

type Calls = typeof staffFinds

const SHOWN = 6
const MAX_WORDS = 8
const everyProduct = { state: null, missing: null, family: null, order: 'name' } as const

/** The search over everything: one call, and of each thing only where the person may see it. */
export const findHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  find: async ({ tx, shop, person, input: { Filtro }, services, now }) => {
    const granted = grantedTo(person)
    const words = plainText(Filtro).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
    const query = staffOrdersQueryOf({ Filtro, maxResultCount: SHOWN }, shop, now)
    const [orders, quotes, customers, products] = await Promise.all([
      listShopOrders(tx, query, signer(services.config, now)),
      granted.includes('quotes.view') ? findQuotesByContact(tx, words, SHOWN) : [],
      granted.includes('customers.view') ? listCustomers(tx, { words, skip: 0, take: SHOWN }) : undefined,
      granted.includes('products.view')
        ? listStaffProducts(tx, { ...everyProduct, words, skip: 0, after: null, take: SHOWN })
        : undefined,
    ])
    return {
      orders: orders.items.map(({ number, buyer, productName }) => ({
        number,
        buyer: buyer.company || buyer.name,
        productName,
      })),
      quotes,
      customers: customers?.items.map(({ id, name, email, company }) => ({ id, name, email, company })) ?? [],
      products: products?.items.map(({ id, code, name }) => ({ id, code, name })) ?? [],
    }
  },
}
