/** Renders the wide pictures of the home pages: `npm run banners -w @estampa/demo`, or only those that are named. */
import { fileURLToPath } from 'node:url'
import { arrangements } from './banners.ts'
import { openDarkroom, writeWebp } from './darkroom.ts'
import { rails } from './rails.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const requestedNames = process.argv.slice(2)
const isWanted = ([name]: readonly [string, unknown]) =>
  requestedNames.length === 0 || requestedNames.includes(name)

const darkroom = await openDarkroom()
for (const [name, table] of Object.entries(arrangements).filter(isWanted)) {
  const picture = await darkroom.page.evaluate((asked) => window.estampa.arrange(asked), table)
  console.log(name, await writeWebp(picture.dataUrl, `${folder}${name}.webp`, 82))
}
for (const [name, rail] of Object.entries(rails).filter(isWanted)) {
  const picture = await darkroom.page.evaluate((asked) => window.estampa.hangRail(asked), rail)
  console.log(name, await writeWebp(picture.dataUrl, `${folder}${name}.webp`, 82))
}
await darkroom.close()
