/** A process that decodes one stranger's picture after the other; it knows none of the server's secrets. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { endBeforeTheServer } from '../end-before-the-server.ts'
import type { Rendered } from '../renderer-pool.ts'
import { type RewrittenPicture, rewritePicture } from './rewrite.ts'

setPriority(10)
endBeforeTheServer()
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (given: Uint8Array) => {
  const answer = (rendered: Omit<Rendered<RewrittenPicture>, 'rssBytes'>) =>
    process.send?.({ ...rendered, rssBytes: process.memoryUsage.rss() } satisfies Rendered<RewrittenPicture>)
  // The server watches the processor time: on a busy machine the clock says nothing.
  await rewritePicture(given, 0).then(
    (output) => answer({ output }),
    (cause: unknown) => answer({ output: null, error: cause instanceof Error ? cause.message : '' }),
  )
})
// nobody is left to work for
process.on('disconnect', () => process.exit())
