/** Makes a PNG beside each drawing (logos, favicons, designs, marks of clients): `npm run logos -w @estampa/demo`. */
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const heights = { logo: 192, favicon: 180, design: 600, client: 96 } as const

for (const file of (await readdir(folder)).filter((name) => name.endsWith('.svg'))) {
  const kind = file.split('-')[0] as keyof typeof heights
  await sharp(folder + file, { density: 300 })
    .resize({ height: heights[kind] })
    .png({ compressionLevel: 9, palette: true })
    .toFile(folder + file.replace('.svg', '.png'))
}
