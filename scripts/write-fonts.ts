/**
 * The typefaces of shops and office as they are fetched: the published files without the weights that nothing is set in,
 * which is up to three fifths of them. No letter is lost. They are written after a change of this file or of a package:
 * node scripts/write-fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

type Weights = number | { min: number; max: number }

/** Texts are set from 400 on, titles in the `--title-weight` of typefaces.css. */
const faces: Readonly<Record<string, Weights>> = {
  archivo: { min: 400, max: 820 },
  'bricolage-grotesque': 760,
  figtree: { min: 400, max: 700 },
  fraunces: 420,
  'inter-tight': { min: 400, max: 700 },
  jost: { min: 400, max: 700 },
  manrope: { min: 400, max: 700 },
  newsreader: 560,
  nunito: { min: 400, max: 800 },
}

const folder = new URL('../packages/web/src/theme/fonts/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

export async function trimmedFace(name: string): Promise<Buffer> {
  const published = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const wght = faces[name]
  if (wght === undefined) throw new Error(`no face ${name}`)
  return subsetFont(readFileSync(published), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wght },
  })
}

if (import.meta.main) {
  for (const name of Object.keys(faces))
    writeFileSync(new URL(`${name}.woff2`, folder), await trimmedFace(name))
}
