/** A process that decodes one stranger's picture after the other; it knows none of the server's secrets. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { preferKillOnOutOfMemory } from '../prefer-kill-on-out-of-memory.ts'
import type { RenderResult } from '../renderer-pool.ts'
import { type RewrittenPicture, rewritePicture } from './rewrite.ts'

setPriority(10)
preferKillOnOutOfMemory()
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (given: Uint8Array) => {
  const answer = (rendered: Omit<RenderResult<RewrittenPicture>, 'rssBytes'>) =>
    process.send?.({
      ...rendered,
      rssBytes: process.memoryUsage.rss(),
    } satisfies RenderResult<RewrittenPicture>)
  // The server watches the processor time: on a busy machine the clock says nothing.
  await rewritePicture(given, 0).then(
    (output) => answer({ output }),
    (cause: unknown) => answer({ output: null, error: cause instanceof Error ? cause.message : '' }),
  )
})
// nobody is left to work for
process.on('disconnect', () => process.exit())
