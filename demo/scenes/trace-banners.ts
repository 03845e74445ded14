/**
 * Path-traces the home pages' wide pictures that are whole scenes: `npm run trace-banners -w @estampa/demo`, with
 * `-- banner-mate` only one, with `-- --width=640 --samples=12 --folder=/tmp/try` a quick look elsewhere.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runBlender } from './blender.ts'
import { type Mark, markSvg } from './mark-paths.ts'

/** The script in `tracing/` that sets the scene, and the mark that is printed on its products. */
const scenes: Readonly<Record<string, { readonly scene: string; readonly mark: Mark }>> = {
  'banner-mate': { scene: 'breakfast', mark: 'leaf' },
  'banner-desk': { scene: 'desk', mark: 'orbit' },
  'banner-outdoor': { scene: 'trail', mark: 'peak' },
}

const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const folder = option('folder') ?? fileURLToPath(new URL('../pictures', import.meta.url))
const width = Number(option('width') ?? 1920)
const height = Math.round((width * 900) / 1920)
const samples = Number(option('samples') ?? 32)
const names = words.filter((word) => !word.startsWith('--'))

await mkdir(folder, { recursive: true })
for (const [name, { scene, mark }] of Object.entries(scenes)) {
  if (names.length > 0 && !names.includes(name)) continue
  const work = await mkdtemp(join(tmpdir(), 'scene-'))
  try {
    const picture = `${work}/mark.png`
    await sharp(Buffer.from(markSvg(mark, '#000000', 512, 512)))
      .png()
      .toFile(picture)
    const order = { scene, mark: picture, width, height, samples, file: `${work}/scene.raw` }
    await writeFile(`${work}/order.json`, JSON.stringify(order))
    await runBlender('scene', `${work}/order.json`)
    const raw = { width, height, channels: 3 } as const
    const { size } = await sharp(await readFile(order.file), { raw })
      .webp({ quality: 84, effort: 5, smartSubsample: true })
      .toFile(`${folder}/${name}.webp`)
    console.log(`${name}: ${Math.round(size / 1000)} kB`)
  } finally {
    await rm(work, { recursive: true })
  }
}
