import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../http/services.ts'
import type { Job } from '../../jobs/job.ts'
import { enqueue, enqueueInTurn } from '../../jobs/jobs.store.ts'
import { settleEach } from '../../jobs/settle-each.ts'
import { advanceImport } from './advance-import.ts'
import { deleteImport, type ImportState, listForgotten } from './imports.store.ts'

const AboutImport = z.object({ shop: z.int(), id: z.int() })
/** An import that nobody went on with is gone after so long, with its file. */
const KEPT_MS = 14 * DAY_MS
/** States in which the server has something to do. */
const isWorking = (state: ImportState) => ['fetching', 'looking', 'checking', 'running'].includes(state)

/** The imports of a shop are worked on one after the other. */
export function advanceImportLater(tx: Tx, shop: number, id: number): Promise<void> {
  return enqueueInTurn(tx, `imports ${shop}`, 'advance_import', { shop, id })
}

const advance: Job<Services> = async (payload, services) => {
  const { shop: shopId, id } = AboutImport.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  let next = await advanceImport({ services, shop }, id)
  while (next && isWorking(next.state)) next = await advanceImport({ services, shop }, id)
}

const sweep: Job<Services> = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - KEPT_MS)
  await settleEach(await shops.all(), ({ id: shop }) =>
    database.inShop(shop, async (tx) => {
      for (const { id, fileKey, picturesKey } of await listForgotten(tx, before)) {
        const keys = [fileKey, picturesKey].filter((key) => key !== null)
        await deleteImport(tx, id)
        if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
      }
    }),
  )
}

export const importTasks: Record<string, Job<Services>> = { advance_import: advance, sweep_imports: sweep }
