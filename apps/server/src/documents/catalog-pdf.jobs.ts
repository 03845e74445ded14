import { rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import { type CatalogFacts, gatherCatalog, hashOfCatalog } from './catalog-facts.ts'
import { findCatalogPdf, saveCatalogPdf, saveFailure, saveProgress } from './catalog-pdf.store.ts'
import { drawInProcess } from './draw-in-process.ts'

const Asked = z.object({ shop: z.int(), family: z.int() })
/** The share of the cards in the progress, of a hundred; the rest is storing the file. */
const CARDS = 98
const STEP = 4
const TELL_EACH_MS = 5_000
/** The memory of the process that draws a catalog of some thousand products. */
const CATALOG_BYTES = 160 * MEGABYTE

/** Makes the catalog that somebody asked for. What would show the same as the last one is the last one. */
const drawCatalogPaper: Job<Services> = async (payload, services) => {
  const { shop: shopId, family } = Asked.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  try {
    const facts = await gatherCatalog({ services, shop }, family)
    if (facts) await makeCatalog(services, shop, family, facts)
    else await fail(services, shop, family)
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
): Promise<void> {
  const hash = hashOfCatalog(facts)
  const key = `shops/${shop.id}/catalogs/${hash}/${facts.name}.pdf`
  const before = await services.database.readInShop(shop.id, (tx) => findCatalogPdf(tx, family))
  if (before?.hash !== hash || !(await services.files.has(key))) {
    await drawInto(key, services, facts, progressOf(services, shop, family))
  }
  const saved = { family, version: shop.version, key, hash, now: services.now() }
  await services.database.inShop(shop.id, async (tx) => {
    const keys = await saveCatalogPdf(tx, saved)
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  })
}

/** The file is there whole or not at all. Pictures that were made before the drawing was cut off are not made again. */
async function drawInto(
  key: string,
  { files, config, now }: Services,
  { name: _, ...facts }: CatalogFacts,
  tell: (part: number) => void,
): Promise<void> {
  const part = await files.openPart()
  const all = Math.max(
    1,
    facts.sections.reduce((sum, { cards }) => sum + cards.length, 0),
  )
  const errand = { files: config.files, catalog: { ...facts, made: now() }, part }
  try {
    const drawn = await memory.work.run({ bytes: CATALOG_BYTES }, () =>
      drawInProcess(errand, (done) => tell(done / all)),
    )
    if (drawn !== undefined) throw new Error('there is no memory for a catalogue, it is tried again')
    await files.take(key, part, 'application/pdf')
  } finally {
    await rm(part, { force: true })
  }
}

/** Writes down how far it is: at each step, and now and then that somebody is still at it. */
function progressOf({ database, now, log }: Services, shop: Shop, family: number) {
  let last = { progress: 0, at: now().getTime() }
  return (part: number) => {
    const [progress, at] = [Math.floor(part * CARDS), now().getTime()]
    if (progress < last.progress + STEP && at < last.at + TELL_EACH_MS) return
    last = { progress, at }
    database
      .inShop(shop.id, (tx) => saveProgress(tx, family, progress, new Date(at)))
      .catch((error) => log.warn(error, 'the progress of a catalogue was not written down'))
  }
}

async function fail({ database, now }: Services, shop: Shop, family: number): Promise<void> {
  await database.inShop(shop.id, (tx) => saveFailure(tx, family, now()))
}

export const catalogPdfTasks: Record<string, Job<Services>> = { catalog_paper: drawCatalogPaper }
