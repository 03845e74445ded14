/** Records of a JSON feed one by one, whatever its size: pages, a bare list, or one record per line. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { CannotImport, type ImportSource, readSourceText } from './source.ts'

export type JsonRecord = { readonly where: string; readonly value: unknown; readonly isUnreadable?: true }

const mostLine = 20_000_000
/** Keys and values in one piece each: a third of the tokens. */
const whole = { packValues: true, streamValues: false }

export async function* readRecords(
  source: ImportSource,
  took: (bytes: number) => void,
): AsyncGenerator<JsonRecord> {
  yield* source.format === 'lines' ? readLines(source, took) : readList(source, took)
}

async function* readList(source: ImportSource, took: (bytes: number) => void): AsyncGenerator<JsonRecord> {
  const isBare = source.beginning.trimStart().startsWith('[')
  const text = Readable.from(readSourceText(source, took))
  const stages = isBare
    ? [streamArray.withParserAsStream(whole)]
    : [pick.withParserAsStream({ ...whole, filter: 'generic_products' }), streamArray.asStream()]
  const items = stages.at(-1) as Readable
  // what breaks a stage reaches us through the last one
  const flow = pipeline([text, ...stages]).catch((error: Error) => void items.destroy(error))
  let count = 0
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>) {
      count += 1
      yield { where: `registro ${count}`, value: unwrapped(value) }
    }
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotImport(`El JSON está roto después del registro ${count}: ${message}`)
  } finally {
    text.destroy()
    await flow
  }
  if (count === 0) throw new CannotImport('El JSON no trae productos: falta la lista «generic_products».')
}

/** Each line a record or a page of records; a line that is no JSON spoils nothing but itself. */
async function* readLines(source: ImportSource, took: (bytes: number) => void): AsyncGenerator<JsonRecord> {
  let number = 0
  for await (const line of linesOf(readSourceText(source, took))) {
    number += 1
    if (line.trim() === '') continue
    yield* recordsIn(line, `línea ${number}`)
  }
}

function* recordsIn(line: string, where: string): Generator<JsonRecord> {
  const value = parsed(line)
  if (value === undefined) yield { where, value, isUnreadable: true }
  else {
    const page = typeof value === 'object' && value !== null && 'generic_products' in value
    const products = page ? (value as { generic_products: unknown }).generic_products : undefined
    if (!Array.isArray(products)) yield { where, value: unwrapped(value) }
    else
      for (const [at, one] of products.entries())
        yield { where: `${where}, registro ${at + 1}`, value: unwrapped(one) }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The detail call wraps its product. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('generic_product' in value)) return value
  return (value as { generic_product: unknown }).generic_product
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > mostLine)
      throw new CannotImport('Una línea del archivo pasa los 20 millones de caracteres.')
    yield* lines
  }
  if (rest !== '') yield rest
}
