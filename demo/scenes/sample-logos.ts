/** The logos of invented firms on the pictures: a mark, alone or with the firm's name, in one ink or in several. */

import { outlineText } from '@estampa/artwork/text'
import { artworkFont } from '@estampa/server/files/artwork-fonts'
import { MARK_SHARE, type MarkName } from '../src/appearances/appearance.ts'
import { type Drawing, drawMark, fittedSvg } from './mark-paths.ts'

type Firm = {
  readonly name: string
  /** As designs name it. */
  readonly font: string
  /** Of the tones of its mark; its name has the first, on light goods and on dark ones. */
  readonly onLight: readonly string[]
  readonly onDark: readonly string[]
}

const firms: Readonly<Record<MarkName, Firm>> = {
  orbit: {
    name: 'órbita',
    font: 'montserrat',
    onLight: ['#4b3a9b', '#e4572e', '#f2a33a'],
    onDark: ['#ffffff', '#ff7a59', '#ffc145'],
  },
  peak: {
    name: 'CUMBRE',
    font: 'archivo-black',
    onLight: ['#1c4e80', '#2f8f83', '#f28c28'],
    onDark: ['#ffffff', '#7fd1c4', '#ffb347'],
  },
  leaf: {
    name: 'brote',
    font: 'quicksand',
    onLight: ['#2f7d4f', '#7ab33e', '#1f5a43'],
    onDark: ['#e8f5d6', '#a9d86e', '#6fcf97'],
  },
  grid: {
    name: 'TRAMA',
    font: 'bebas-neue',
    onLight: ['#26303c', '#1b4f9c', '#d7263d', '#f5b700'],
    onDark: ['#ffffff', '#5aa9ff', '#ff5a5f', '#ffd23f'],
  },
  wave: {
    name: 'marea',
    font: 'poppins',
    onLight: ['#1b3f7f', '#1f7fc1', '#35b6d6'],
    onDark: ['#ffffff', '#8fdcf2', '#3fa9e0'],
  },
  knot: {
    name: 'nudo',
    font: 'fredoka',
    onLight: ['#6a4c93', '#f28c28', '#e0457b'],
    onDark: ['#ffffff', '#ffc145', '#ff8fb3'],
  },
}

/** The inks of a firm's full-color logo. */
export function inksOf(mark: MarkName, isOnDark: boolean): readonly string[] {
  return isOnDark ? firms[mark].onDark : firms[mark].onLight
}

/** From here on an area is a strip: a name stands beside its mark there, and below it elsewhere. */
const STRIP = 2
/** The mark, the gap and the height of small letters, of the mark's height. */
const beside = { gap: 24, em: 96 } as const
const below = { mark: 72, gap: 8, widest: 100, em: 30 } as const

/** The mark in one ink or in all of its own, as large as fits into this share of the area. */
export function sampleLogoSvg(
  {
    mark,
    isNamed,
    scale = MARK_SHARE,
  }: { mark: MarkName; isNamed?: boolean | undefined; scale?: number | undefined },
  inks: readonly string[],
  size: { readonly width: number; readonly height: number },
): string {
  const drawn = drawMark(mark, inks)
  const isStrip = size.width / size.height >= STRIP
  const logo = isNamed ? named(mark, inks, drawn, isStrip) : { width: 100, height: 100, drawn }
  return fittedSvg(logo, size, scale)
}

function named(mark: MarkName, inks: readonly string[], drawn: string, isStrip: boolean): Drawing {
  const { name, font } = firms[mark]
  const lettering = {
    text: name,
    font,
    letterSpacing: 20,
    lineHeight: 1,
    align: 'left',
    outline: null,
    curve: null,
  } as const
  const letters = outlineText({ ...lettering, size: isStrip ? beside.em : below.em }, artworkFont(font))
  const path = (x: number, y: number, size = 1) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="${letters.path}" fill="${inks[0]}"/>`
  if (isStrip) {
    const left = 100 + beside.gap
    return { width: left + letters.width, height: 100, drawn: drawn + path(left + letters.width / 2, 50) }
  }
  const size = Math.min(1, below.widest / letters.width)
  const top = below.mark + below.gap
  const small = `<g transform="translate(${(100 - below.mark) / 2} 0) scale(${below.mark / 100})">${drawn}</g>`
  return {
    width: 100,
    height: top + letters.height * size,
    drawn: small + path(50, top + (letters.height * size) / 2, size),
  }
}
