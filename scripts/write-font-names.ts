/** Draws the name of every typeface in its own letters: `node scripts/write-font-names.ts` after a new one came. */
import { readFile, writeFile } from 'node:fs/promises'
import { fontList, parseFont } from '@estampa/artwork/fonts'
import { outlineText } from '@estampa/artwork/text'

const height = 12
const target = new URL('../packages/editor/src/view/fonts/names.svg', import.meta.url)

const symbols = await Promise.all(
  fontList.map(async ({ key, name, file }) => {
    const font = parseFont(await readFile(new URL(`../packages/artwork/fonts/${file}`, import.meta.url)))
    const lettering = {
      text: name,
      font: key,
      size: 8,
      letterSpacing: 0,
      lineHeight: 1,
      align: 'left',
    } as const
    const { path, width } = outlineText({ ...lettering, outline: null, curve: null }, font)
    const whole = shorter(path)
    return (
      `<symbol id="${key}" viewBox="${-Math.ceil(width / 2)} ${-height / 2} ${Math.ceil(width)} ${height}" ` +
      `preserveAspectRatio="xMinYMid"><path d="${whole}"/></symbol>`
    )
  }),
)

/** A tenth of a millimeter is finer than a pixel of the list. */
function shorter(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10 + 0))
}

await writeFile(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Tipos de letra</title>\n${symbols.join('\n')}\n</svg>\n`,
)
