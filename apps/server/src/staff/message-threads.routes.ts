import type { staffThreads } from '@estampa/contract/staff'
import type { Handler } from '../http/context.ts'
import { listThreads } from './message-threads.store.ts'
import { searchOf } from './orders.routes.ts'

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
}
