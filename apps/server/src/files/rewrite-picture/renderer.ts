/** A process that decodes one stranger's picture after the other; it knows none of the server's secrets. */
import { writeFile } from 'node:fs/promises'
import { beginRenderer } from '../begin-renderer.ts'
import type { RenderResult } from '../renderer-pool.ts'
import { type EncodedPicture, type RewrittenPicture, rewritePicture } from './rewrite.ts'

beginRenderer(['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'])

/** A picture that came in a file goes back in it: as a message it would be in the server's memory in pieces and whole. */
async function rewriteInPlace(given: EncodedPicture): Promise<RewrittenPicture> {
  const rewritten = await rewritePicture(given, 0)
  if (typeof given !== 'string') return rewritten
  await writeFile(given, rewritten.bytes)
  return { ...rewritten, bytes: new Uint8Array() }
}

process.on('message', async (given: EncodedPicture) => {
  const answer = (rendered: Omit<RenderResult<RewrittenPicture>, 'rssBytes'>) =>
    process.send?.({
      ...rendered,
      rssBytes: process.memoryUsage.rss(),
    } satisfies RenderResult<RewrittenPicture>)
  // The server watches the processor time: on a busy machine the clock says nothing.
  await rewriteInPlace(given).then(
    (output) => answer({ output }),
    (cause: NodeJS.ErrnoException) => answer({ output: null, error: cause.message, code: cause.code }),
  )
})
