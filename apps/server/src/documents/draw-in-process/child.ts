/** The process that draws one catalog. */
import { once } from 'node:events'
import { createWriteStream, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { openFiles } from '../../files/files.ts'
import { findTile } from '../../files/picture-tiles.ts'
import { preferKillOnOutOfMemory } from '../../files/prefer-kill-on-out-of-memory.ts'
import { drawCatalogPdf } from '../draw-catalog-pdf.ts'
import type { CatalogDrawJob, CatalogProgress } from '../draw-in-process.ts'

/** A third of what the server gets where both want a processor: behind it, and never starved by it. */
const LOW = 5

// whoever asked has gone
process.on('disconnect', () => process.exit(1))
yieldToOthers()
preferKillOnOutOfMemory()
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const [errand] = (await once(process, 'message')) as [CatalogDrawJob]
const files = openFiles(errand.files)
await drawCatalogPdf(errand.catalog, {
  tileOf: (image) => findTile(files, image, errand.catalog.tiles),
  out: createWriteStream(errand.part),
  tell: (done) => process.send?.({ done } satisfies CatalogProgress),
})
process.send?.('written' satisfies CatalogProgress, () => process.exit(0))

/** On Linux each thread has a priority of its own; those to come take after this one. */
function yieldToOthers(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, LOW)
}
