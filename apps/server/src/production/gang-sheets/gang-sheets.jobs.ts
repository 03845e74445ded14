import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Services } from '../../http/services.ts'
import type { Job } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/jobs.store.ts'
import { settleEach } from '../../jobs/settle-each.ts'
import {
  dropSheetFiles,
  failSheet,
  findGangSheet,
  listSheetUnits,
  lockGangSheets,
  saveMadeSheet,
} from './gang-sheets.store.ts'
import { makeGangSheet } from './make-gang-sheet.ts'

/** A sheet is printed on the day on which it is made; its art may show somebody's name. */
const FILE_DAYS = 30

const Asked = z.object({ shop: z.int(), sheet: z.uuid() })

/** Once for each sheet; one that was undone meanwhile is nobody's, and its file goes at night. */
const makeSheet: Job<Services> = async (payload, services) => {
  const { shop: shopId, sheet: id } = Asked.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const { sheet, units } = await services.database.readInShop(shopId, async (tx) => ({
    sheet: await findGangSheet(tx, id),
    units: await listSheetUnits(tx, id),
  }))
  if (sheet?.state !== 'making') return
  const made = await makeGangSheet({ services, shop }, sheet, units)
  await services.database.inShop(shopId, async (tx) => {
    await lockGangSheets(tx)
    if ('failure' in made) await failSheet(tx, id, made)
    else await saveMadeSheet(tx, made)
  })
}

/** Every night. */
const sweepSheetFiles: Job<Services> = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - FILE_DAYS * DAY_MS)
  await settleEach(await shops.all(), (shop) =>
    database.inShop(shop.id, async (tx) => {
      const keys = await dropSheetFiles(tx, before)
      if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
    }),
  )
}

export const gangSheetTasks: Record<string, Job<Services>> = {
  make_gang_sheet: makeSheet,
  sweep_gang_sheets: sweepSheetFiles,
}
