import { isRefusal } from '@estampa/domain/refusal'
import { z } from 'zod'
import { enqueue } from '../db/jobs.ts'
import { inSlowCrew } from '../files/crew.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import type { Job } from '../worker.ts'
import { findCatalog, saveCatalog, saveFailure, saveProgress } from './catalog-paper.store.ts'
import { type CatalogFacts, gatherCatalog, hashOfCatalog, withPictures } from './catalog-paper.ts'

const Asked = z.object({ shop: z.int(), family: z.int() })
/** Of a hundred: the pictures, then the drawing. */
const PICTURES = 85
const STEP = 4

/** Makes the catalogue that somebody asked for. What would show the same as the last one is the last one. */
const drawCatalogPaper: Job = async (payload, services) => {
  const { shop: shopId, family } = Asked.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  try {
    const facts = await gatherCatalog({ services, shop }, family)
    const made = facts && (await makeCatalog(services, shop, family, facts))
    if (!made) await fail(services, shop, family)
  } catch (error) {
    await fail(services, shop, family)
    throw error
  }
}

async function makeCatalog(
  services: Services,
  shop: Shop,
  family: number,
  facts: CatalogFacts,
): Promise<boolean> {
  const hash = hashOfCatalog(facts)
  const key = `shops/${shop.id}/catalogs/${hash}/${facts.name}.pdf`
  const before = await services.database.readInShop(shop.id, (tx) => findCatalog(tx, family))
  if (before?.hash !== hash || !(await services.files.has(key))) {
    const catalog = await withPictures(services, facts, progressOf(services, shop, family))
    const bytes = await inSlowCrew('drawCatalog', catalog)
    if (isRefusal(bytes)) return false
    await services.files.put(key, bytes, 'application/pdf')
  }
  const saved = { family, version: shop.version, key, hash, now: services.now() }
  await services.database.inShop(shop.id, async (tx) => {
    const keys = await saveCatalog(tx, saved)
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  })
  return true
}

/** Writes down how far it is, now and then. */
function progressOf({ database }: Services, shop: Shop, family: number) {
  let last = 0
  return async (part: number) => {
    const progress = Math.floor(part * PICTURES)
    if (progress < last + STEP) return
    last = progress
    await database.inShop(shop.id, (tx) => saveProgress(tx, family, progress))
  }
}

async function fail({ database, now }: Services, shop: Shop, family: number): Promise<void> {
  await database.inShop(shop.id, (tx) => saveFailure(tx, family, now()))
}

export const catalogPaperTasks: Record<string, Job> = { catalog_paper: drawCatalogPaper }
