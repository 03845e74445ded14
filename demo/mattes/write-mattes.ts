/**
 * Writes the mattes of the products' pictures: `npm run mattes -w @estampa/demo`, with `-- taza` only those that begin so. What is
 * there is left alone.
 * Of what was composed the matte is in its passes; of the rest the scene that drew it is asked what it covers.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Darkroom, openDarkroom } from '../scenes/darkroom.ts'
import { isCut } from '../scenes/garments/cuts.ts'
import { appearances } from '../src/appearances/appearances.ts'
import composed from '../src/composed.json' with { type: 'json' }
import { formOf, matteOf } from '../src/mattes.ts'
import { withoutTurnedEdge } from './cloth-edge.ts'
import { matteOfScene } from './drawn-matte.ts'
import { withTidyShadow, writeMatte } from './matte.ts'
import { matteOfPasses } from './traced-matte.ts'

const starts = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const [passes, mattes] = [folder('passes'), folder('mattes')]
/** What lies flat on a table. */
const isSewn = new Set(appearances.flatMap(({ scene, slug }) => (isCut(scene) ? [formOf(slug)] : [])))
const isAsked = (name: string) =>
  !existsSync(mattes + name) && (starts.length === 0 || starts.some((start) => name.startsWith(start)))

async function writeTraced(): Promise<void> {
  const names = (await readdir(passes)).filter((name) => name.endsWith('.webp') && isAsked(name))
  for (const name of names) {
    const matte = await matteOfPasses(passes + name)
    const trimmed = isSewn.has(name.replace(/-\w+\.webp$/, '')) ? await withoutTurnedEdge(matte) : matte
    await writeMatte(withTidyShadow(trimmed), mattes + name)
    console.log(name)
  }
}

async function writeDrawn(darkroom: Darkroom): Promise<void> {
  const drawn = appearances.filter(({ slug }) => !Object.hasOwn(composed, slug))
  for (const appearance of drawn) {
    const name = matteOf(`${appearance.slug}-${appearance.colours[0]}`)
    if (!name || !isAsked(name)) continue
    await writeMatte(withTidyShadow(await matteOfScene(darkroom, appearance)), mattes + name)
    console.log(name)
  }
}

await writeTraced()
const darkroom = await openDarkroom()
await writeDrawn(darkroom)
await darkroom.close()
