/**
 * Renders the catalog's pictures: `npm run pictures -w @estampa/demo`, with `-- --missing` only those that are
 * not there, `-- taza` only those whose product begins so,
 * `-- --cloth` or `-- --objects` one half,
 * `-- --marked` only the first color and the decorated picture of each,
 * `-- --measure` no picture at all, only the print areas of the rigid products. Print areas found on the pictures go to src/placements.json.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ProductAppearance, SurfaceName } from '../src/appearances/appearance.ts'
import { appearances } from '../src/appearances/appearances.ts'
import { type ColorName, isDark, paletteHex } from '../src/palette.ts'
import { type Darkroom, openDarkroom, writeWebp } from './darkroom.ts'
import { type AreaOnPicture, placeOf } from './meshes.ts'
import type { SewingOrder, ShotOrder, StudioPicture } from './stage.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const placementsFile = fileURLToPath(new URL('../src/placements.json', import.meta.url))

export const grounds: Record<SurfaceName, { light: string; deep: string }> = {
  sand: { light: '#f3eee6', deep: '#ddd3c5' },
  stone: { light: '#eff0f0', deep: '#d5d8da' },
  linen: { light: '#f0ede8', deep: '#d9d4cb' },
  mist: { light: '#ecf0f3', deep: '#ced7de' },
  leaf: { light: '#eff1e8', deep: '#d4dac8' },
  blush: { light: '#f5ece8', deep: '#e2d1ca' },
}

/** `shows`: areas that only this picture shows, all others are on the first one. */
type Shot = {
  readonly file: string
  readonly order: ShotOrder | SewingOrder
  readonly isMarked?: boolean
  readonly shows?: string
}

function shotsOf(appearance: ProductAppearance): Shot[] {
  const shots = appearance.colours.map(
    (color): Shot => ({ file: `${appearance.slug}-${color}`, order: orderOf(appearance, color) }),
  )
  const first = appearance.colours[0]
  if (!first) throw new Error(`${appearance.slug} has no colours`)
  const logoColor = appearance.logo.on ?? first
  const paint = paintOf(appearance, logoColor)
  const color = appearance.logo.colour ?? (isDark(paint.main) ? '#ffffff' : '#26303c')
  shots.push({
    file: `${appearance.slug}-logo`,
    isMarked: true,
    order: { ...orderOf(appearance, logoColor), logo: { ...appearance.logo, colour: color } },
  })
  return [...shots, ...otherSides(appearance)]
}

/** The back, or what goes around, in every color. */
function otherSides(appearance: ProductAppearance): Shot[] {
  return appearance.colours.flatMap((color): Shot[] => {
    const order = orderOf(appearance, color)
    const file = `${appearance.slug}-${color}`
    if (appearance.hasBack) {
      const back = { ...order, options: { ...order.options, back: true } }
      return [{ file: `${file}-espalda`, shows: 'espalda', order: back }]
    }
    if (!appearance.isSeenAround) return []
    const around = { ...order, view: { azimuth: aroundDegrees } }
    return [{ file: `${file}-alrededor`, shows: 'envolvente', order: around }]
  })
}

/** From where the middle of what goes around is seen, the handle behind. */
const aroundDegrees = -100

function paintOf(appearance: ProductAppearance, color: ColorName): { main: string; second: string } {
  const fixedMain = appearance.scene === 'stemware' || appearance.slug === 'bateria-bambu'
  if (appearance.turnsSecond) return { main: appearance.main, second: paletteHex(color) }
  return { main: fixedMain ? appearance.main : paletteHex(color), second: appearance.second }
}

function orderOf(appearance: ProductAppearance, color: ColorName): ShotOrder | SewingOrder {
  const { heather, ...options } = appearance.options
  const common = { paint: paintOf(appearance, color), options, ground: grounds[appearance.ground] }
  if (appearance.cloth)
    return { ...common, cut: appearance.scene, heather: heather === true || color === 'melange' }
  return { ...common, model: appearance.scene }
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
    await keep(appearance.slug, found)
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
    .filter((appearance) => half.includes(appearance.cloth))
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
    if (Object.keys(found).length > 0) await keep(appearance.slug, found)
  }
  await darkroom.close()
}

/** The share of an area's width that a picture must show to be of use. */
const minSeen = 0.3
const otherSide = ['espalda', 'envolvente']

/** Areas are noted on the first picture that shows them: the first color, or the other side. */
function note(found: Found, shot: Shot, taken: Pick<StudioPicture, 'areas' | 'rectangles'>): void {
  const picture = `${shot.file}.webp`
  const isHere = (area: string) =>
    !found[area] && (shot.shows ? shot.shows === area : !otherSide.includes(area))
  for (const [area, seen] of Object.entries(taken.areas))
    if (isHere(area) && seen.to - seen.from > minSeen) found[area] = placeOf(seen, picture)
  for (const [area, rectangle] of Object.entries(taken.rectangles))
    if (isHere(area)) found[area] = { picture, ...rectangle }
}

/** Two halves may be rendered at once: the file is read again before each change. */
async function keep(slug: string, found: Found): Promise<void> {
  const known = existsSync(placementsFile) ? JSON.parse(await readFile(placementsFile, 'utf8')) : {}
  const all: Record<string, Found> = { ...known, [slug]: { ...known[slug], ...found } }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${placementsFile}.part`, written(sorted))
  await rename(`${placementsFile}.part`, placementsFile)
}

/** One line for an area, so that a change is one. */
function written(all: Record<string, Found>): string {
  const products = Object.entries(all).map(([slug, areas]) => {
    const lines = Object.entries(areas).map(([area, place]) => `    "${area}": ${JSON.stringify(place)}`)
    return `  "${slug}": {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${products.join(',\n')}\n}\n`
}

await run(process.argv.slice(2))
