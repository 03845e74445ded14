/**
 * What a stranger sends to be looked at by people: a picture is read and written anew, a PDF is inspected and kept as it
 * came, only ever to be downloaded.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { PdfVerdict } from './inspect-pdf.ts'
import { kindOf, readPicture } from './read-picture.ts'
import { runOnWorker } from './worker-pool.ts'
import { inspectPdfTask } from './worker-tasks.ts'

export type SentFile = {
  kind: 'picture' | 'pdf'
  bytes: Buffer
  type: string
  ending: string
  preview?: Buffer
}

const pictures = ['png', 'jpeg', 'webp'] as const
const pdfRefusals = {
  unreadable: 'receipt_unreadable',
  locked: 'receipt_locked',
  runs: 'receipt_runs',
} as const satisfies Record<Exclude<PdfVerdict, 'fine'>, string>

export async function readSentFile(bytes: Buffer): Promise<SentFile | Refusal> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return readPdf(bytes)
  if (isHeic(bytes)) return refuse('receipt_heic')
  const kind = kindOf(bytes)
  if (!pictures.some((one) => one === kind)) return refuse('receipt_unreadable')
  const read = await readPicture(bytes)
  if (isRefusal(read)) return read.refusal === 'unreadable_picture' ? refuse('receipt_unreadable') : read
  const { bytes: anew, type, preview } = read
  return { kind: 'picture', bytes: anew, type, preview, ending: type === 'image/png' ? 'png' : 'jpg' }
}

async function readPdf(bytes: Buffer): Promise<SentFile | Refusal> {
  const seen = await runOnWorker(inspectPdfTask, new Uint8Array(bytes))
  if (isRefusal(seen)) return seen.refusal === 'busy' ? seen : refuse('receipt_unreadable')
  if (seen !== 'fine') return refuse(pdfRefusals[seen])
  return { kind: 'pdf', bytes, type: 'application/pdf', ending: 'pdf' }
}

/** True for the pictures that iPhones take by themselves: boxes of «ftyp» with one of these brands. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}

/** For people's eyes only: the name never becomes part of a path. `usual` stands where nothing of it can be shown. */
export function displayName(name: string, usual: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}<>"]/gu, '').trim()
  return plain.slice(0, 120) || usual
}
