import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StarterSet } from '../staff/starter-set.ts'

const place = fileURLToPath(new URL('../../../../demo/src/starter-set.ts', import.meta.url))

/** The demo stands above the server and is known to it by its place alone. It is read when a shop is opened. */
export async function loadStarterSet(): Promise<StarterSet> {
  const { starterSet } = (await import(pathToFileURL(place).href)) as { starterSet: StarterSet }
  return starterSet
}
