/** A process that draws a page of one stranger's PDF after the other; it knows none of the server's secrets. */
import type { Refusal } from '@estampa/domain/refusal'
import { beginRenderer } from '../begin-renderer.ts'
import type { RenderResult } from '../renderer-pool.ts'
import { drawPdfPage, type PdfDrawing } from './open-page.ts'

export type PdfPageToDraw = { readonly bytes: Uint8Array; readonly page: number }
export type DrawnPdf = { readonly answer: PdfDrawing | Refusal }

// pictures are only written here
beginRenderer([])
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
