import { type Font, findFont, firstFont, parseFont } from '@estampa/artwork/fonts'

/** Where the build puts a typeface's file: beside the editor. The build reads this form of address. */
const addressOfFont = (key: string): string =>
  new URL(`../../../artwork/fonts/${key}.ttf`, import.meta.url).href

/** Fetches a typeface; a key that nobody knows is written in the first one, as on the server. */
export async function fetchFont(key: string): Promise<Font> {
  const address = addressOfFont(findFont(key)?.key ?? firstFont)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return parseFont(new Uint8Array(await answer.arrayBuffer()))
}

/** A sheet with the name of each typeface drawn in its letters, one symbol per key. */
export const fontNames = new URL('./fonts/names.svg', import.meta.url).href
