/** How much shops may have. */
import type { operator } from '@estampa/contract/operator'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Quotas } from '@estampa/domain/shops'
import { settleDefaultQuotas } from '../../shops/cell-directory.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { findDefaultQuotas, saveQuotas } from '../../shops/quotas.store.ts'
import { findPerson } from '../../staff/persons.store.ts'
import type { OperatorHandlers } from '../calls.ts'
import { changeShop } from './operated-shop.ts'

type Calls = Pick<typeof operator, 'setShopQuotas' | 'getDefaultQuotas' | 'setDefaultQuotas'>

export const quotaHandlers: OperatorHandlers<Calls> = {
  setShopQuotas: (visit) =>
    changeShop(visit, 'setShopQuotas', async (_tx, { row }) => {
      const before: Quotas = {
        products: row.most_products,
        uploads: row.most_uploads,
        people: row.most_people,
        mails: row.most_mails,
      }
      const { quotas } = visit.input
      return {
        before,
        after: quotas,
        inItsCell: async (its, operator) => {
          await saveQuotas(its, operator, row.id, quotas)
          return true
        },
      }
    }),
  getDefaultQuotas: ({ services }) => services.database.outside(findDefaultQuotas),
  setDefaultQuotas: async ({ services, session, input, now, ip }) => {
    const saved = await services.database.inNoShop(async (tx) => {
      const person = await findPerson(tx, session.person_id)
      if (!person) return refuse('not_operator')
      const before = await findDefaultQuotas(tx)
      await saveQuotas(tx, person.id, 'default', input)
      const said = { who: person.name, call: 'setDefaultQuotas', shop: '', at: now, ip }
      await recordOperation(tx, { ...said, before, after: input })
      return input
    })
    if (!isRefusal(saved)) await settleDefaultQuotas(services.database)
    return saved
  },
}
