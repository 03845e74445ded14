import { z } from 'zod'
import type { Services } from '../http/services.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { changeNextProducts, revertNextProducts } from './carry-out-product-run.ts'

const RunToDo = z.object({ shop: z.int(), runId: z.int(), direction: z.enum(['change', 'undo']) })

/** Products of one step: a second of work at most, and the catalog is free for others after it. */
const STEP = 200

/** Long runs of products: a run that was cut off goes on where it was. */
export const productRunTasks = {
  carry_out_product_run: async (payload: unknown, { database, shops, now }: Services): Promise<void> => {
    const { shop: shopId, runId, direction } = RunToDo.parse(payload)
    const shop = await shops.byId(shopId)
    if (!shop) return
    let isMore = true
    while (isMore) {
      isMore = await database.inShop(shopId, (tx) =>
        direction === 'change'
          ? changeNextProducts(tx, runId, { rules: priceRulesOf(shop), now: now(), most: STEP })
          : revertNextProducts(tx, runId, { now: now(), most: STEP }),
      )
    }
  },
}
