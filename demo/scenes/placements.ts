import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AreaOnPicture } from './meshes.ts'

const placementsFile = fileURLToPath(new URL('../src/placements.json', import.meta.url))

/** Notes where the areas of a product lie. Two may be at it at once: the file is read again before each change. */
export async function keepPlacements(
  slug: string,
  found: Readonly<Record<string, AreaOnPicture>>,
): Promise<void> {
  const known = existsSync(placementsFile) ? JSON.parse(await readFile(placementsFile, 'utf8')) : {}
  const all: Record<string, Record<string, AreaOnPicture>> = {
    ...known,
    [slug]: { ...known[slug], ...found },
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${placementsFile}.part`, written(sorted))
  await rename(`${placementsFile}.part`, placementsFile)
}

/** One line for an area, so that a change is one. */
function written(all: Record<string, Record<string, AreaOnPicture>>): string {
  const products = Object.entries(all).map(([slug, areas]) => {
    const lines = Object.entries(areas).map(([area, place]) => `    "${area}": ${JSON.stringify(place)}`)
    return `  "${slug}": {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${products.join(',\n')}\n}\n`
}
