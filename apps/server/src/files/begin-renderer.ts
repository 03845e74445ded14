/** How a process of strangers' pictures begins; it knows none of the server's secrets. */
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { preferKillOnOutOfMemory } from './prefer-kill-on-out-of-memory.ts'

/** By then it has compiled what it needs. */
const COMPILED_MS = 1_000

/** `loaders` are the kinds of files that it may decode, by their names in libvips. */
export function beginRenderer(loaders: string[]): void {
  setPriority(10)
  preferKillOnOutOfMemory()
  sharp.block({ operation: ['VipsForeignLoad'] })
  if (loaders.length > 0) sharp.unblock({ operation: loaders })
  sharp.concurrency(1)
  sharp.cache(false)
  // nobody is left to work for
  process.on('disconnect', () => process.exit())
  // it ends by being killed, when nothing is written any more
  setTimeout(flushCompileCache, COMPILED_MS).unref()
}
