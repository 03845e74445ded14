/**
 * Draws the SVG logos and designs of demo/pictures as PNG beside them: pages show pictures of
 * the catalog as pixels. Run after a drawing has changed: node demo/scenes/render-drawings.ts
 */
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Three points a pixel, for sharp screens. */
const DENSITY = 288

for (const file of (await readdir(folder)).filter((name) => name.endsWith('.svg'))) {
  const drawn = sharp(folder + file, { density: DENSITY }).resize({ width: 960, withoutEnlargement: true })
  await drawn.png({ compressionLevel: 9, palette: true }).toFile(folder + file.replace(/svg$/, 'png'))
}
