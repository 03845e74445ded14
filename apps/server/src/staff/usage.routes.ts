import type { staffUsage } from '@estampa/contract/staff'
import type { Handler } from '../http/context.ts'
import { listQuotas } from '../shops/quotas.store.ts'

type Calls = typeof staffUsage

/** What the shop uses of what the installation lets it have. */
export const usageHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getUsage: async ({ tx, now }) => ({ quotas: await listQuotas(tx, now) }),
}
