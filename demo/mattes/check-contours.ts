/**
 * Tells the mattes whose outline is not that of their pictures: `npm run contours -w @estampa/demo`, with `-- taza` only those
 * that begin so. Where a matte has an edge, the picture of some color must have one: an outline that was guessed runs
 * through the shadow or through the ground in places, and shops show it there as a torn line.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { matteOf } from '../src/mattes.ts'
import { SIDE_PX } from './matte.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const words = process.argv.slice(2)
const mattes = words.find((word) => word.startsWith('--mattes='))?.split('=')[1] ?? folder('mattes')
const starts = words.filter((word) => !word.startsWith('--'))

/** Of 255, from one pixel to the next but one. */
const MATTE_EDGE = 60
const PICTURE_EDGE = 5
/** Pictures are looked at in so many colors, plain ones first. */
const MOST_COLORS = 4
const MOST_GUESSED = 0.1
/** White parts on a light ground have no edge in any picture. */
const HARDLY_SEEN =
  /^(auriculares|bateria-bambu|llavero-madera|mochila|notas-adhesivas|parlante-cubo|resaltador|vaso-(sorbete|cafe-banda|termico-manija))/

/** The passes of traced products say exactly what these cover: glass too, which has no edge against its ground. */
const isAsked = (name: string) =>
  !existsSync(folder('passes') + name) &&
  !HARDLY_SEEN.test(name) &&
  (starts.length === 0 || starts.some((start) => name.startsWith(start)))

async function run(): Promise<void> {
  const pictures = (await readdir(folder('pictures'))).filter((file) => file.endsWith('.webp'))
  const groups = Map.groupBy(
    pictures.filter((file) => !file.includes('-logo')),
    matteOf,
  )
  const files = (await readdir(mattes)).filter((file) => file.endsWith('.webp'))
  for (const file of files.filter(isAsked)) {
    const share = await guessedShare(`${mattes}/${file}`, (groups.get(file) ?? []).slice(0, MOST_COLORS))
    if (share <= MOST_GUESSED) continue
    console.log(`${file}: ${Math.round(share * 100)} % of the outline are not in the pictures`)
    process.exitCode = 1
  }
}

async function guessedShare(matte: string, pictures: readonly string[]): Promise<number> {
  const goods = await grayOf(sharp(matte).extract({ left: 0, top: 0, width: SIDE_PX, height: SIDE_PX }))
  const edges = slopesOf(goods)
  const seen = new Uint8Array(edges.length)
  for (const picture of pictures) {
    const slopes = slopesOf(await grayOf(sharp(folder('pictures') + picture).resize(SIDE_PX, SIDE_PX)))
    for (let index = 0; index < seen.length; index++)
      if ((slopes[index] as number) > PICTURE_EDGE) seen[index] = 1
  }
  let [all, guessed] = [0, 0]
  for (let index = 0; index < edges.length; index++) {
    if ((edges[index] as number) < MATTE_EDGE) continue
    all++
    if (seen[index] === 0) guessed++
  }
  return guessed / Math.max(1, all)
}

const grayOf = (picture: Sharp) => picture.grayscale().extractChannel(0).raw().toBuffer()

function slopesOf(gray: Buffer): Float32Array {
  const slopes = new Float32Array(gray.length)
  for (let index = SIDE_PX; index < gray.length - SIDE_PX; index++) {
    const across = (gray[index + 1] as number) - (gray[index - 1] as number)
    const down = (gray[index + SIDE_PX] as number) - (gray[index - SIDE_PX] as number)
    slopes[index] = Math.hypot(across, down)
  }
  return slopes
}

await run()
