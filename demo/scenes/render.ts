/**
 * Renders the catalog's pictures of what `compose.ts` has no passes of: `npm run pictures -w @estampa/demo`, with `-- --missing` only those that are
 * not there, `-- taza` only those whose product begins so,
 * `-- --cloth` or `-- --objects` one half,
 * `-- --marked` only the first color and the decorated pictures of each,
 * `-- --measure` no picture at all, only the print areas of the rigid products. Print areas found on the pictures go to src/placements.json.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { appearances } from '../src/appearances/appearances.ts'
import composed from '../src/composed.json' with { type: 'json' }
import { rendersWithLogo } from '../src/first-colors.ts'
import { type Darkroom, openDarkroom, writeWebp } from './darkroom.ts'
import { type AreaOnPicture, placeOf } from './meshes.ts'
import { inkOf, orderOf } from './orders.ts'
import { keepPlacements } from './placements.ts'
import type { SewingOrder, ShotOrder, StudioPicture } from './stage.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

type Shot = {
  readonly file: string
  readonly order: ShotOrder | SewingOrder
  readonly isMarked?: boolean
}

function shotsOf(appearance: ProductAppearance): Shot[] {
  const shots = appearance.colours.map(
    (color): Shot => ({ file: `${appearance.slug}-${color}`, order: orderOf(appearance, color) }),
  )
  const logoShots = [...rendersWithLogo(appearance)].map(
    ([color, file]): Shot => ({
      file,
      isMarked: true,
      order: {
        ...orderOf(appearance, color),
        logo: { ...appearance.logo, colour: inkOf(appearance, color) },
      },
    }),
  )
  return [...shots, ...logoShots]
}

async function shoot(darkroom: Darkroom, order: ShotOrder | SewingOrder): Promise<StudioPicture> {
  return 'cut' in order
    ? darkroom.page.evaluate((asked) => window.estampa.tailor(asked), order)
    : darkroom.page.evaluate((asked) => window.estampa.take(asked), order)
}

/** Each side of the first color of a rigid product is framed as for its picture; where its areas fall is noted. */
async function measure(chosen: readonly ProductAppearance[]): Promise<void> {
  const darkroom = await openDarkroom()
  for (const appearance of chosen.filter((one) => !one.cloth)) {
    const found: Found = {}
    for (const shot of shotsOf(appearance).filter((one) => !one.isMarked)) {
      const { order } = shot
      if ('cut' in order) continue
      const areas = await darkroom.page.evaluate((asked) => window.estampa.measure(asked), order)
      note(found, shot, { areas, rectangles: {} })
    }
    await keepPlacements(appearance.slug, found)
  }
  await darkroom.close()
}

type Found = Record<string, AreaOnPicture>

async function run(requestedNames: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const onlyMissing = requestedNames.includes('--missing')
  const starts = requestedNames.filter((word) => !word.startsWith('--'))
  const half = requestedNames.includes('--cloth')
    ? [true]
    : requestedNames.includes('--objects')
      ? [false]
      : [true, false]
  const chosen = appearances
    .filter((appearance) => half.includes(appearance.cloth) && !Object.hasOwn(composed, appearance.slug))
    .filter((appearance) => starts.length === 0 || starts.some((start) => appearance.slug.startsWith(start)))
  if (requestedNames.includes('--measure')) return measure(chosen)
  let darkroom = await openDarkroom()
  let count = 0
  for (const appearance of chosen) {
    const found: Found = {}
    for (const [index, shot] of shotsOf(appearance).entries()) {
      if (requestedNames.includes('--marked') && index > 0 && !shot.isMarked) continue
      const file = `${folder}${shot.file}.webp`
      if (onlyMissing && existsSync(file)) continue
      const picture = await shoot(darkroom, shot.order)
      await writeWebp(picture.dataUrl, file)
      if (!shot.isMarked) note(found, shot, picture)
      if (++count % 60 === 0) {
        await darkroom.close()
        darkroom = await openDarkroom()
      }
    }
    console.log(appearance.slug)
    if (Object.keys(found).length > 0) await keepPlacements(appearance.slug, found)
  }
  await darkroom.close()
}

/** The share of an area's width that a picture must show to be of use. */
const minSeen = 0.3

/** Areas are noted on the first picture that shows them. */
function note(found: Found, shot: Shot, taken: Pick<StudioPicture, 'areas' | 'rectangles'>): void {
  const picture = `${shot.file}.webp`
  for (const [area, seen] of Object.entries(taken.areas))
    if (seen.to - seen.from > minSeen) found[area] ??= placeOf(seen, picture)
  for (const [area, rectangle] of Object.entries(taken.rectangles)) found[area] ??= { picture, ...rectangle }
}

await run(process.argv.slice(2))
