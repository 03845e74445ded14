/** Text as people wrote it into a feed: entities, tags, idle marks and words in capitals. */
import { plainText } from '@estampa/domain/plain-text'

/** «.», «--», «n/a»: what suppliers write where there is nothing to say. */
const idle =
  /^(?:[.\-–—_\s*/]*|n\/?a|s\/?d|null|undefined|none|ninguno|ninguna|sin (?:datos?|descripci[oó]n)|(?:not?|without) (?:description|available|data))$/i

export function isIdle(text: string): boolean {
  return idle.test(text.trim())
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  reg: '®',
  copy: '©',
  trade: '™',
  euro: '€',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  ccedil: 'ç',
  Ccedil: 'Ç',
}
const accents: Record<string, string> = { acute: '\u0301', grave: '\u0300', uml: '\u0308', circ: '\u0302' }
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

function decodeOnce(text: string): string {
  return text.replace(entity, (whole, body: string) => {
    if (body.startsWith('#')) {
      const hex = body[1] === 'x' || body[1] === 'X'
      const point = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
    }
    const accented = /^([a-z])(acute|grave|uml|circ)$/i.exec(body)
    if (accented) return `${accented[1]}${accents[accented[2]?.toLowerCase() ?? '']}`.normalize('NFC')
    return named[body] ?? named[body.toLowerCase()] ?? whole
  })
}

/** Feeds that pass through two systems are often encoded twice. */
function decodeEntities(text: string): string {
  const once = decodeOnce(text)
  return once.includes('&') ? decodeOnce(once) : once
}

const hidden = /<(script|style)\b[^>]{0,500}>[\s\S]{0,20000}?<\/\1\s*>|<!--[\s\S]{0,20000}?-->/gi
const breaking = /<\s*(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>]{0,500}>/gi
const bullet = /<\s*li\b[^<>]{0,500}>/gi
const inline = /<\/?(?:b|i|u|a|em|strong|span|font|sup|sub|small)\b[^<>]{0,2000}>/gi
const tag = /<\/?[a-z][^<>]{0,2000}>/gi
// controls (but tab and line feed), soft hyphens, marks of direction and of zero width
const invisible = /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd]/gu

/** Paragraphs and lists keep their lines; everything else of the markup goes. */
export function cleanParagraphs(text: string, most = 10_000): string {
  const plain = decodeEntities(text)
    .replace(/\r\n?/g, '\n')
    .replace(hidden, ' ')
    .replace(breaking, '\n')
    .replace(bullet, '• ')
    .replace(inline, '')
    .replace(tag, ' ')
    .replace(invisible, '')
    .normalize('NFC')
  const lines = plain.split('\n').map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
  const joined = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
  return isIdle(joined) ? '' : cutAtWord(joined, most)
}

/** One line. */
export function cleanText(text: string, most = 200): string {
  return cutAtWord(cleanParagraphs(text).replace(/\s+/g, ' '), most)
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}

/** Small letters without accents and marks, for comparing: «T. Única» → «t unica». */
export function plainOf(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const acronyms = new Set(
  (
    'USB LED LCD HD FHD PVC PET RPET ABS PP PU PC PE EVA MDF UV BPA GPS NFC QR RFID TWS MP3 MP4 SD SSD HDMI ' +
    'DTF VIP SPF FSC XXXS XXS XS XL XXL XXXL XXXXL 2XL 3XL 4XL 5XL II III IV VI VII VIII IX 3D 4K A3 A4 A5 A6 ' +
    'B5 TV PC RGB IP67 IP68 ANSI CNC OEM XS/S S/M M/L L/XL'
  ).split(' '),
)
const units = /^(?:ml|cc|cm|mm|mts?|kg|gr?|grs|oz|mah|pcs|u|un|uds|hs|hojas|piezas)\.?$/i

/**
 * NAMES IN CAPITALS → Names as sentences. Acronyms, sizes, codes with digits and the brands stay; a text that
 * already has small letters is left as it is.
 */
export function sentenceCase(text: string, brands: readonly string[] = []): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 4 || /\p{Ll}/u.test(letters)) return text
  const known = brandWords(brands)
  let before = ''
  const words = text.split(' ').map((word) => {
    const shown = known.get(word) ?? lowered(word, before)
    before = word
    return shown
  })
  return withCapital(words.join(' '))
}

/**
 * A name of a product: as a sentence where it is all in capitals or all in small letters, without the marks that
 * hang at its ends («nexus stylus -»).
 */
export function productName(text: string, brands: readonly string[] = []): string {
  const name = text.replace(/^[\s\-–—_.,;:|/*]+|[\s\-–—_,;:|/]+$/g, '')
  if (/\p{Lu}/u.test(name)) return sentenceCase(name, brands)
  const known = brandWords(brands)
  const words = name.split(' ').map((word) => {
    const upper = word.toUpperCase()
    return known.get(upper) ?? (acronyms.has(upper) && !roman.test(upper) ? upper : word)
  })
  return withCapital(words.join(' '))
}

// «vi» and «pp» in small letters may be words
const roman = /^(?:[IVX]+|P[PCU]|PC|TV)$/

function brandWords(brands: readonly string[]): Map<string, string> {
  return new Map(brands.flatMap((brand) => brand.split(' ')).map((word) => [word.toUpperCase(), word]))
}

function withCapital(sentence: string): string {
  return sentence.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, mark: string, first: string) => {
    return mark + first.toUpperCase()
  })
}

const sizeMark = /^(?:T|TALLES?|TALLAS?)\.?:?$/
const number = /^\d+(?:[.,]\d+)?$/

function lowered(word: string, before: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (acronyms.has(bare) || (sizeMark.test(before) && bare.length <= 4)) return word
  if (number.test(before))
    return units.test(bare) ? word.toLowerCase() : word.length === 1 ? word : lower(word)
  const glued = /^(\d+(?:[.,]\d+)?)([A-Z]+)$/.exec(bare)
  if (glued) return units.test(glued[2] ?? '') ? word.toLowerCase() : word
  return /\d/.test(bare) ? word : lower(word)
}

/** «USB/LED» and «LED-RGB» are acronyms too. */
function lower(word: string): string {
  return word.replace(/[\p{L}\p{N}]+/gu, (part) => (acronyms.has(part) ? part : part.toLowerCase()))
}

/** A brand in capitals gets one capital; short ones are acronyms («BIC»). */
export function brandName(text: string): string {
  const brand = cleanText(text, 60)
  if (/\p{Ll}/u.test(brand)) return brand
  return brand.replace(/\p{L}+/gu, (word) => {
    return word.length <= 3 ? word : word.charAt(0) + word.slice(1).toLowerCase()
  })
}

/** Treats undefined members as absent ones. */
export function withoutUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
}
