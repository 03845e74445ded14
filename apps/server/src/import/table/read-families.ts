import { cleanText, sentenceCase } from '../normalize/text.ts'
import type { ImportedFamily } from '../product.ts'

/** «Textil > Poleras | Oficina»: each path from its end, so that the first is what the product is first of all. */
export function familiesIn(cells: readonly string[]): ImportedFamily[] {
  const paths = cells.flatMap((text) => text.split(/\s*[|;]\s*/))
  const named = paths.flatMap((path) => {
    const levels = path
      .split('>')
      .map((level) => sentenceCase(cleanText(level, 80)))
      .filter(Boolean)
    return levels.map((title, at) => ({ title, parent: levels[at - 1] })).toReversed()
  })
  const once = named.filter(({ title }, at) => named.findIndex((one) => one.title === title) === at)
  return once.map(({ title, parent }, at) => ({
    title,
    icon_url: null,
    main: at === 0,
    ...(parent !== undefined && { parent }),
  }))
}
