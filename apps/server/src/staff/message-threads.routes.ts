import type { staffThreads } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import type { Context, Handler } from '../http/context.ts'
import { toStaffMessageViews } from '../orders/message-view.ts'
import { lockThread, type StoredMessage } from '../orders/messages.store.ts'
import { markThreadClosed, markThreadOpen } from '../orders/messages.ts'
import { listThreads } from './message-threads.store.ts'
import { searchOf } from './orders.routes.ts'
import { actorOf } from './people.ts'
import { recordOrderChange } from './record-changes.ts'

type Calls = typeof staffThreads

const MAX_ROWS = 20

/** What buyers and shop write to each other, as one list of the whole shop. */
export const threadHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getMessageThreads: async ({ tx, input }) => {
    const { show, Filtro = '', PaginaActual = 1, maxResultCount: take = MAX_ROWS } = input
    const query = { ...searchOf(Filtro), show, take, skip: (PaginaActual - 1) * take }
    const found = await listThreads(tx, query)
    return { ...found, total_pages: Math.ceil(found.totalCount / take) }
  },
  closeThread: (context) => {
    const { tx, input, now } = context
    const { Id: orderId, lastSeen } = input
    return markThread(context, (by) => markThreadClosed(tx, { orderId, by, lastSeen, now }))
  },
  reopenThread: (context) => markThread(context, () => markThreadOpen(context.tx, context.input.Id)),
}

type ThreadContext = Pick<Context, 'services' | 'tx' | 'person' | 'now' | 'record'> & {
  input: { Id: string }
}

/** One after the other: a message that is written meanwhile comes before the mark, or after it. */
async function markThread(
  { services, tx, person, input, now, record }: ThreadContext,
  mark: (by: string) => Promise<readonly StoredMessage[] | Refusal>,
) {
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  if (!(await lockThread(tx, input.Id, null))) return refuse('not_found')
  const messages = await recordOrderChange({ tx, record }, { orderId: input.Id }, () => mark(who.name))
  return isRefusal(messages) ? messages : toStaffMessageViews(messages, signer(services.config, now))
}
