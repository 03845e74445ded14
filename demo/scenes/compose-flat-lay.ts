/**
 * The wide picture of a shop of clothes: garments, folded shirts and a tailor's things on a table of oak, seen from straight
 * above. All of it is one relief that is lit at once, as each garment of the catalog is, so that what lies on another piece
 * sinks on it and shades it. `npm run flat-lay -w @estampa/demo`, with `-- --finer=0.5 --folder=/tmp/try` a quick look elsewhere.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Point } from './garments/lines.ts'
import { inkAt, Table } from './table.ts'
import { developedTable } from './table-light.ts'
import { buttonOf, linear, spoolOf, tagOf, tapeOf } from './table-things.ts'

const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const folder = option('folder') ?? fileURLToPath(new URL('../pictures', import.meta.url))
/** Pixels that are lit for one of the picture. */
const finer = Number(option('finer') ?? 1.5)

const [WIDTH, HEIGHT] = [1920, 900]
const PER_CM = 9.4
const [NAVY, CREAM, BONE, INDIGO] = ['#1e2f52', '#eadfca', '#efe6d6', '#3a3f95']

/** Folded shirts from the lowest to the uppermost: their color and their turn. */
const folded: readonly (readonly [color: string, turn: number])[] = [
  [NAVY, 3],
  ['#d7a441', -1.5],
  ['#94a68b', 1.5],
  ['#f4f1ea', -1],
  ['#ad5f3c', 2.5],
]

function putTailorsThings(table: Table): void {
  const curve = Array.from(
    { length: 60 },
    (_, step): Point => [step - 30, 5 * Math.sin(step / 11) + 2 * Math.sin(step / 5)],
  )
  table.put(tapeOf(curve, linear('#f0c64a')), { x: 86, y: 86, turn: -6 }, 40)
  table.put(spoolOf(linear(INDIGO)), { x: 100, y: 66, turn: 28 }, 8)
  table.put(spoolOf(linear('#d8c9ae')), { x: 106.5, y: 73, turn: -12 }, 8)
  table.put(buttonOf(1.15, linear(BONE)), { x: 98.5, y: 76, turn: 10 }, 2)
  table.put(buttonOf(1.15, linear(BONE)), { x: 101.4, y: 79.6, turn: 40 }, 2)
  table.put(buttonOf(1.15, linear('#5b3a22')), { x: 96.8, y: 80.2, turn: 70 }, 2)
  const label = tagOf(linear('#efe3cc'), (x, y) => inkAt(x / 0.6, y / 0.6), linear(INDIGO))
  table.put(label, { x: 103, y: 13, turn: -16 }, 8)
}

function layGarments(table: Table): void {
  table.layTop({
    options: { fit: 'oversize', seed: 3 },
    color: CREAM,
    x: 183,
    y: 35,
    turn: 9,
    print: { area: 'frente', ink: NAVY, share: 0.62, raised: 0.01 },
  })
  table.layTop({
    options: { neck: 'polo', weave: 'pique', seed: 21 },
    color: NAVY,
    x: 134,
    y: 49,
    turn: -7,
    print: { area: 'pecho', ink: '#f6f3ec', share: 0.8, raised: 0.06 },
  })
  for (const [at, [color, turn]] of folded.entries())
    table.layTop({
      options: { seed: 60 + at },
      color,
      x: 187 - at * 3.7,
      y: 90 - at * 0.9,
      turn,
      fold: { half: 13.5, top: -60, bottom: 2 },
    })
}

// a light of even sides has half as many pixels
const even = (pixels: number) => Math.round((pixels * finer) / 4) * 4
const table = new Table({ widthPx: even(WIDTH), heightPx: even(HEIGHT), perCm: PER_CM * finer })
putTailorsThings(table)
layGarments(table)
await mkdir(folder, { recursive: true })
const { size } = await sharp(developedTable(table), {
  raw: { width: table.size.widthPx, height: table.size.heightPx, channels: 3 },
})
  .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'lanczos3' })
  .webp({ quality: 92, effort: 6, smartSubsample: true })
  .toFile(`${folder}/banner-wear.webp`)
console.log(`banner-wear: ${Math.round(size / 1000)} kB`)
