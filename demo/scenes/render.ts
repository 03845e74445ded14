/**
 * Renders the catalogue's pictures: `npm run pictures -w @estampa/demo`, with `-- --missing` only those that are
 * not there, `-- taza` only those whose product begins so,
 * `-- --cloth` or `-- --objects` one half,
 * `-- --marked` only the first colour and the decorated picture of each,
 * `-- --measure` no picture at all, only the print areas of the rigid products. Print areas found on the pictures go to src/placements.json.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { GroundName, Look } from '../src/looks/look.ts'
import { looks } from '../src/looks/looks.ts'
import { type ColourName, hexOf, isDark } from '../src/palette.ts'
import { type Darkroom, openDarkroom, writeWebp } from './darkroom.ts'
import { type Place, placeOf } from './meshes.ts'
import type { Order, Picture, SewingOrder } from './stage.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const placementsFile = fileURLToPath(new URL('../src/placements.json', import.meta.url))

export const grounds: Record<GroundName, { light: string; deep: string }> = {
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
  readonly order: Order | SewingOrder
  readonly isMarked?: boolean
  readonly shows?: string
}

function shotsOf(look: Look): Shot[] {
  const shots = look.colours.map(
    (colour): Shot => ({ file: `${look.slug}-${colour}`, order: orderOf(look, colour) }),
  )
  const first = look.colours[0]
  if (!first) throw new Error(`${look.slug} has no colours`)
  const shown = look.logo.on ?? first
  const paint = paintOf(look, shown)
  const colour = look.logo.colour ?? (isDark(paint.main) ? '#ffffff' : '#26303c')
  shots.push({
    file: `${look.slug}-logo`,
    isMarked: true,
    order: { ...orderOf(look, shown), logo: { ...look.logo, colour } },
  })
  return [...shots, ...otherSides(look)]
}

/** The back, or what goes around, in every colour. */
function otherSides(look: Look): Shot[] {
  return look.colours.flatMap((colour): Shot[] => {
    const order = orderOf(look, colour)
    const file = `${look.slug}-${colour}`
    if (look.hasBack) {
      const back = { ...order, options: { ...order.options, back: true } }
      return [{ file: `${file}-espalda`, shows: 'espalda', order: back }]
    }
    if (!look.isSeenAround) return []
    const around = { ...order, view: { azimuth: aroundDegrees } }
    return [{ file: `${file}-alrededor`, shows: 'envolvente', order: around }]
  })
}

/** From where the middle of what goes around is seen, the handle behind. */
const aroundDegrees = -100

function paintOf(look: Look, colour: ColourName): { main: string; second: string } {
  const fixedMain = look.scene === 'stemware' || look.slug === 'bateria-bambu'
  if (look.turnsSecond) return { main: look.main, second: hexOf(colour) }
  return { main: fixedMain ? look.main : hexOf(colour), second: look.second }
}

function orderOf(look: Look, colour: ColourName): Order | SewingOrder {
  const { heather, ...options } = look.options
  const common = { paint: paintOf(look, colour), options, ground: grounds[look.ground] }
  if (look.cloth) return { ...common, cut: look.scene, heather: heather === true || colour === 'melange' }
  return { ...common, model: look.scene }
}

async function shoot(darkroom: Darkroom, order: Order | SewingOrder): Promise<Picture> {
  return 'cut' in order
    ? darkroom.page.evaluate((asked) => window.estampa.tailor(asked), order)
    : darkroom.page.evaluate((asked) => window.estampa.take(asked), order)
}

/** Each side of the first colour of a rigid product is framed as for its picture; where its areas fall is noted. */
async function measure(chosen: readonly Look[]): Promise<void> {
  const darkroom = await openDarkroom()
  for (const look of chosen.filter((one) => !one.cloth)) {
    const found: Found = {}
    for (const shot of shotsOf(look).filter((one) => !one.isMarked)) {
      const { order } = shot
      if ('cut' in order) continue
      const areas = await darkroom.page.evaluate((asked) => window.estampa.measure(asked), order)
      note(found, shot, { areas, rectangles: {} })
    }
    await keep(look.slug, found)
  }
  await darkroom.close()
}

type Found = Record<string, Place>

async function run(wanted: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const onlyMissing = wanted.includes('--missing')
  const starts = wanted.filter((word) => !word.startsWith('--'))
  const half = wanted.includes('--cloth') ? [true] : wanted.includes('--objects') ? [false] : [true, false]
  const chosen = looks
    .filter((look) => half.includes(look.cloth))
    .filter((look) => starts.length === 0 || starts.some((start) => look.slug.startsWith(start)))
  if (wanted.includes('--measure')) return measure(chosen)
  let darkroom = await openDarkroom()
  let count = 0
  for (const look of chosen) {
    const found: Found = {}
    for (const [index, shot] of shotsOf(look).entries()) {
      if (wanted.includes('--marked') && index > 0 && !shot.isMarked) continue
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
    console.log(look.slug)
    if (Object.keys(found).length > 0) await keep(look.slug, found)
  }
  await darkroom.close()
}

/** The share of an area's width that a picture must show to be of use. */
const leastSeen = 0.3
const otherSide = ['espalda', 'envolvente']

/** Areas are noted on the first picture that shows them: the first colour, or the other side. */
function note(found: Found, shot: Shot, taken: Pick<Picture, 'areas' | 'rectangles'>): void {
  const picture = `${shot.file}.webp`
  const isHere = (area: string) =>
    !found[area] && (shot.shows ? shot.shows === area : !otherSide.includes(area))
  for (const [area, seen] of Object.entries(taken.areas))
    if (isHere(area) && seen.to - seen.from > leastSeen) found[area] = placeOf(seen, picture)
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
