/**
 * Looks at a stranger's PDF without opening it: whether it is one, whether it can be looked into, and whether it
 * holds what a paper does not need (programs, attached files, what starts something). Nothing of it is drawn.
 */
import { inflateSync } from 'node:zlib'

export type PdfVerdict = 'fine' | 'unreadable' | 'locked' | 'runs'

const EOF_WITHIN = 1_024
const MAX_UNFOLDED = 32_000_000
/** The file that antivirus programs agree to take for a virus. */
const TEST_VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
/** A browser that guesses would take the file for a page. */
const markup = /<(!doctype|html|head|body|script|iframe|svg|object|embed|form|img|a|style|meta)[\s/>]/i
/** Browsers guess by the beginning alone. */
const GUESSED_BYTES = 4_096
const running =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|GoToE|ImportData|SubmitForm|Rendition)(?![A-Za-z0-9])/

export function inspectPdf(bytes: Uint8Array): PdfVerdict {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = whole.toString('latin1')
  const isWhole =
    text.slice(-EOF_WITHIN).includes('%%EOF') && /\bstartxref\b/.test(text.slice(-EOF_WITHIN * 2))
  if (!/^%PDF-[12]\.\d/.test(text) || !isWhole) return 'unreadable'
  const { outside, objects } = partsOf(text)
  const names = plain(outside)
  if (/\/Encrypt(?![A-Za-z0-9])/.test(names)) return 'locked'
  if (running.test(names) || hasForeignParts(text, outside)) return 'runs'
  return inspectObjects(objects)
}

/** It is something else at the same time: a page for a browser, or what comes behind the end of the paper. */
function hasForeignParts(text: string, outside: string): boolean {
  const behind = text.slice(text.lastIndexOf('%%EOF') + '%%EOF'.length)
  return (
    text.includes(TEST_VIRUS) ||
    markup.test(outside) ||
    markup.test(text.slice(0, GUESSED_BYTES)) ||
    /[^\s\0]/.test(behind)
  )
}

/** Splits a PDF into the text outside of streams and the streams that hold objects themselves. */
function partsOf(text: string): { outside: string; objects: PdfObject[] } {
  const outside: string[] = []
  const objects: PdfObject[] = []
  let at = 0
  for (;;) {
    const start = /(?<!end)stream\r?\n/g
    start.lastIndex = at
    const found = start.exec(text)
    const end = found ? text.indexOf('endstream', start.lastIndex) : -1
    outside.push(text.slice(at, found && end >= 0 ? found.index : undefined))
    if (!found || end < 0) return { outside: outside.join(' '), objects }
    // no further back than the stream before it, or a file of nothing but streams is read over and over
    const between = text.slice(at, found.index)
    const dictionary = plain(between.slice(Math.max(0, between.lastIndexOf('obj'))))
    if (/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) {
      objects.push({ dictionary, stream: Buffer.from(text.slice(start.lastIndex, end), 'latin1') })
    }
    at = end
  }
}

type PdfObject = { dictionary: string; stream: Buffer }

function inspectObjects(objects: readonly PdfObject[]): PdfVerdict {
  let room = MAX_UNFOLDED
  for (const { dictionary, stream } of objects) {
    const unfolded = unfold(dictionary, stream, room)
    if (unfolded === undefined) return 'unreadable'
    room -= unfolded.length
    if (running.test(plain(unfolded.toString('latin1')))) return 'runs'
  }
  return 'fine'
}

/** Undefined where it is packed in a way that papers are not, or is too much. */
function unfold(dictionary: string, stream: Buffer, room: number): Buffer | undefined {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.replace(/[[\]\s]/g, '')
  if (filter === undefined) return stream.length <= room ? stream : undefined
  if (filter !== '/FlateDecode' && filter !== '/Fl') return undefined
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, room) })
  } catch {
    return undefined
  }
}

/** Names may be written with their letters as numbers: /J#53 is /JS. */
function plain(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
