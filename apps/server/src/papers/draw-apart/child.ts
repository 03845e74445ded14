/** What runs in the process that draws one catalogue. */
import { once } from 'node:events'
import { createWriteStream, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { endBeforeTheServer } from '../../files/end-before-the-server.ts'
import { openFiles } from '../../files/files.ts'
import { findTile } from '../../files/picture-tiles.ts'
import type { CatalogErrand, CatalogNews } from '../draw-apart.ts'
import { drawCatalog } from '../draw-catalog.ts'

/** A third of what the server gets where both want a processor: behind it, and never starved by it. */
const LOW = 5

// whoever asked has gone
process.on('disconnect', () => process.exit(1))
yieldToOthers()
endBeforeTheServer()
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const [errand] = (await once(process, 'message')) as [CatalogErrand]
const files = openFiles(errand.files)
await drawCatalog(errand.catalog, {
  tileOf: (image) => findTile(files, image, errand.catalog.tiles),
  out: createWriteStream(errand.part),
  tell: (done) => process.send?.({ done } satisfies CatalogNews),
})
process.send?.('written' satisfies CatalogNews, () => process.exit(0))

/** On Linux each thread has a priority of its own; those to come take after this one. */
function yieldToOthers(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, LOW)
}
