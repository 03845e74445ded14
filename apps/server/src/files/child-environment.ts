/** The environment of processes and threads beside the server: none of its secrets. */
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Code that the server has compiled is read instead of compiled anew. Empty where it keeps no such cache. */
export function compileCacheEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  // each version of Node has a folder of its own inside
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

/**
 * The environment of a process that works with pixels: without arenas for each thread they leave no holes, and those that
 * are freed go back to the machine at once.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return { PATH, HOME, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', ...compileCacheEnvironment() }
}
