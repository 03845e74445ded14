import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ManualText, readManualText } from './manual-text.ts'
import { type ManualPicture, readPictures } from './pictures.ts'

export const manualFolder = fileURLToPath(new URL('../../../../../docs/manual/', import.meta.url))

/** README.md is the index: it names the pages in the order in which they are read. */
export const INDEX = 'README'

export type Manual = {
  index: ManualText
  /** In the order of the index. */
  pages: readonly ManualText[]
  pictures: ReadonlyMap<string, ManualPicture>
}

/** The whole manual; a page that the index does not name comes last. */
export async function readManual(folder = manualFolder): Promise<Manual> {
  const pictures = await readPictures(join(folder, 'pictures'))
  const names = (await readdir(folder)).flatMap((file) => /^([a-z-]+|README)\.md$/.exec(file)?.[1] ?? [])
  const texts = await Promise.all(
    names.map(async (name) =>
      readManualText(name, await readFile(join(folder, `${name}.md`), 'utf8'), pictures),
    ),
  )
  const index = texts.find(({ name }) => name === INDEX)
  if (!index) throw new Error(`${folder} has no ${INDEX}.md`)
  // its list of all pages comes after those that it recommends
  const order = index.links.filter(({ anchor }) => anchor === '').map(({ page }) => page)
  const placeOf = ({ name }: ManualText) => (order.includes(name) ? order.lastIndexOf(name) : order.length)
  const pages = texts.filter((text) => text !== index).toSorted((one, other) => placeOf(one) - placeOf(other))
  return { index, pages, pictures }
}
