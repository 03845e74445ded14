/** Addresses of the typefaces' files, which the build puts beside the editor, and the fonts that have come. */
import { type Font, findFont, firstFont, parseFont } from '@estampa/artwork/fonts'

const asked = new Map<string, Promise<Font>>()
const come = new Map<string, Font>()

/** The font where it has come already: drawing does not wait. */
export const fontAtHand = (key: string): Font | undefined => come.get(key)

/** Asked for once; one that did not come is asked for again. */
export function loadFont(key: string): Promise<Font> {
  const known = findFont(key)?.key ?? firstFont
  const loading = asked.get(known) ?? fetchFont(known)
  asked.set(known, loading)
  loading.then(
    (font) => come.set(key, font),
    () => asked.delete(known),
  )
  return loading
}

/** Also for showing a typeface's name in itself. The build reads this form. */
export const addressOfFont = (key: string): string =>
  new URL(`../../../artwork/fonts/${key}.ttf`, import.meta.url).href

async function fetchFont(key: string): Promise<Font> {
  const answer = await fetch(addressOfFont(key))
  if (!answer.ok) throw new Error(`The typeface ${key} did not come: ${answer.status}`)
  return parseFont(new Uint8Array(await answer.arrayBuffer()))
}
