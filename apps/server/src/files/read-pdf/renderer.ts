/** A process that draws a page of one stranger's PDF after the other; it knows none of the server's secrets. */
import { setPriority } from 'node:os'
import type { Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { preferKillOnOutOfMemory } from '../prefer-kill-on-out-of-memory.ts'
import type { RenderResult } from '../renderer-pool.ts'
import { drawPdfPage, type PdfDrawing } from './open-page.ts'

export type PdfPageToDraw = { readonly bytes: Uint8Array; readonly page: number }
export type DrawnPdf = { readonly answer: PdfDrawing | Refusal }

setPriority(10)
preferKillOnOutOfMemory()
// pictures are only written here
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.concurrency(1)
sharp.cache(false)
// pdf.js leaves out what it cannot read, and only says so on the console
let warnings: string[] = []
for (const way of ['log', 'warn'] as const) {
  console[way] = (text: unknown) => {
    warnings.push(String(text))
  }
}
// pdf.js takes it for granted, and Node has it since 22
ArrayBuffer.prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  return this.slice(0, length)
}

process.on('message', async ({ bytes, page }: PdfPageToDraw) => {
  warnings = []
  const output = { answer: await drawPdfPage(bytes, page, () => warnings) }
  process.send?.({ output, rssBytes: process.memoryUsage.rss() } satisfies RenderResult<DrawnPdf>)
})
// nobody is left to draw for
process.on('disconnect', () => process.exit())
