import { countsOf, pageOf } from '@estampa/contract/paging'
import type { staffWithdrawals } from '@estampa/contract/staff'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { closeWithdrawal } from '../law/close-withdrawal.ts'
import { listWithdrawals } from '../law/withdrawal.store.ts'
import { actorOf } from './people.ts'

type Calls = typeof staffWithdrawals

const USUAL_PAGE = 20

/** The requests of withdrawal, for the person who decides on them. */
export const withdrawalHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getRegretRequests: async ({ tx, shop, input }) => {
    const page = pageOf(input, USUAL_PAGE)
    const query = { ...page, state: input.state ?? null, code: null }
    const { total, items } = await listWithdrawals(tx, shop.config.environment, query)
    return { items, ...countsOf(total, page) }
  },
  closeRegretRequest: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { code, ...closing } = input
    const refusal = await closeWithdrawal(tx, { shopId: shop.id, code, closing, who, now })
    if (refusal) return refusal
    await record(tx, {
      subject: { kind: 'withdrawal', id: code, name: code },
      before: { state: 'open' },
      after: { state: 'closed', outcome: closing.outcome },
    })
    const only = { offset: 0, limit: 1, state: null, code }
    const [withdrawal] = (await listWithdrawals(tx, shop.config.environment, only)).items
    return withdrawal ?? refuse('not_found')
  },
}
