import { logoFile } from '../fixtures/pictures.ts'
import { nul, texts } from './nasty.ts'
import type { RandomSource } from './random-source.ts'

export type FormPart = { name: string; value: string } | { name: string; filename: string; bytes: Uint8Array }
export type Form = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

const BOUNDARY = '----estampa-fuzz'

/** The parts as multipart/form-data, byte by byte, with names that FormData would not let through. */
export function formBody(parts: readonly FormPart[], boundary = BOUNDARY): Form {
  const chunks: Uint8Array[] = []
  for (const part of parts) {
    const file = 'bytes' in part ? `; filename="${part.filename}"\r\ncontent-type: image/png` : ''
    chunks.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`),
    )
    chunks.push('bytes' in part ? part.bytes : Buffer.from(part.value))
    chunks.push(Buffer.from('\r\n'))
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat(chunks)),
  }
}

export async function partsOf(input: unknown, files: readonly File[]): Promise<FormPart[]> {
  const fields = Object.entries(input ?? {}).map(([name, value]) => ({ name, value: String(value) }))
  const read = files.map(async (file) => ({
    name: 'files',
    filename: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }))
  return [...fields, ...(await Promise.all(read))]
}

type FormMutation = (parts: FormPart[], dice: RandomSource) => Promise<Form> | Form

/** Ways to spoil an upload. */
export const formMutations: Record<string, FormMutation> = {
  'other field names': (parts, dice) =>
    formBody(
      parts.map((part) => ({
        ...part,
        name: dice.pick(['file', '', '__proto__', 'files[0]', 'x'.repeat(300)]),
      })),
    ),
  'no bytes': (parts) =>
    formBody(parts.map((part) => ('bytes' in part ? { ...part, bytes: new Uint8Array() } : part))),
  'no file': (parts) => formBody(parts.filter((part) => !('bytes' in part))),
  'many files': async (parts, dice) => {
    const bytes = new Uint8Array(await (await logoFile()).arrayBuffer())
    const count = dice.pick([2, 8, 9, 30])
    return formBody([
      ...parts,
      ...Array.from({ length: count }, () => ({ name: 'files', filename: 'a.png', bytes })),
    ])
  },
  'many fields': (parts) =>
    formBody([...parts, ...Array.from({ length: 60 }, (_, at) => ({ name: `f${at}`, value: 'x' }))]),
  'huge field': (parts, dice) =>
    formBody([{ name: 'name', value: 'x'.repeat(dice.pick([121, 25_000, 400_000])) }, ...parts]),
  'spoilt bytes': (parts, dice) => formBody(parts.map((part) => mutateBytes(part, dice))),
  'strange file name': (parts, dice) =>
    formBody(
      parts.map((part) =>
        'bytes' in part
          ? { ...part, filename: dice.pick([...texts, ...nul]).replaceAll(/["\r\n]/g, '') }
          : part,
      ),
    ),
  'strange text': (parts, dice) =>
    formBody([{ name: 'name', value: dice.pick([...texts, ...nul]) }, ...parts]),
  'cut off': (parts, dice) => {
    const { headers, body } = formBody(parts)
    return { headers, body: body.slice(0, dice.roll(body.length)) }
  },
  'without a boundary': (parts) => ({
    ...formBody(parts),
    headers: { 'content-type': 'multipart/form-data' },
  }),
  'another boundary': (parts) => ({
    ...formBody(parts),
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
  }),
  'JSON instead': () => ({
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array(Buffer.from('{}')),
  }),
}

function mutateBytes(part: FormPart, dice: RandomSource): FormPart {
  if (!('bytes' in part)) return part
  const bytes = new Uint8Array(part.bytes)
  for (let turn = 0; turn < 20; turn += 1) bytes[dice.roll(bytes.length)] = dice.roll(256)
  return { ...part, bytes: dice.happens(50) ? bytes : bytes.slice(0, dice.roll(bytes.length)) }
}
