import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { foldedMegabytes } from './hostile-files.ts'

/** A PDF as a bank's app makes it: one page with a few words. */
export async function receiptPdf(pdfText = 'Transferencia 00398127'): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([300, 400]).drawText(pdfText, { x: 20, y: 360, size: 14 })
  return Buffer.from(await document.save())
}

async function changed(change: (document: PDFDocument) => unknown, useObjectStreams = true): Promise<Buffer> {
  const document = await PDFDocument.load(await receiptPdf())
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams }))
}

/** PDFs that are more than a plain document, or no PDF, by the refusal that they get. */
export const wrongReceipts: Record<string, [string, () => Buffer | Promise<Buffer>]> = {
  'a PDF that runs a program': [
    'receipt_runs',
    () => changed((pdf) => pdf.addJavaScript('x', 'app.alert(1)'), false),
  ],
  'a PDF that hides its program in a packed stream': [
    'receipt_runs',
    () => changed((pdf) => pdf.addJavaScript('x', 'app.alert(1)')),
  ],
  'a PDF that spells its program in numbers': [
    'receipt_runs',
    async () => inserted(await changed(() => {}, false), '<< /S /J#61vaScript /JS (app.alert\\(1\\)) >>'),
  ],
  'a PDF with a file inside': [
    'receipt_runs',
    () =>
      changed((pdf) => pdf.attach(Buffer.from('MZ'), 'factura.exe', { mimeType: 'application/x-dosexec' })),
  ],
  'a PDF that starts a program': [
    'receipt_runs',
    async () => inserted(await changed(() => {}, false), '<< /S /Launch /F (cmd.exe) >>'),
  ],
  'a PDF that carries a test virus': [
    'receipt_runs',
    async () =>
      inserted(
        await changed(() => {}, false),
        '(X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*)',
      ),
  ],
  'a PDF that is a page too': [
    'receipt_runs',
    async () => inserted(await changed(() => {}, false), '(<html><script>alert\\(1\\)</script></html>)'),
  ],
  'a PDF with a page behind its end': [
    'receipt_runs',
    async () => Buffer.concat([await receiptPdf(), Buffer.from('\n<b>x</b>')]),
  ],
  'a PDF with a password': [
    'receipt_locked',
    async () => inserted(await changed(() => {}, false), '<< /Encrypt 5 0 R >>'),
  ],
  'half of a PDF': ['receipt_unreadable', async () => (await receiptPdf()).subarray(0, 400)],
  'a page that begins like a PDF': [
    'receipt_unreadable',
    () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
  ],
  'a PDF with a program of a megabyte behind it': [
    'receipt_unreadable',
    async () => Buffer.concat([await receiptPdf(), Buffer.alloc(1_000_000, 'x')]),
  ],
  'a PDF whose stream unfolds to 100 MB': [
    'receipt_unreadable',
    () => {
      const stream = foldedMegabytes()
      const object = `9 0 obj << /Type /ObjStm /Filter /FlateDecode /Length ${stream.length} >> stream\n`
      const parts = ['%PDF-1.7\n', object, stream, '\nendstream endobj\nstartxref\n0\n%%EOF\n']
      return Buffer.concat(parts.map((part) => Buffer.from(part)))
    },
  ],
}

function inserted(pdf: Buffer, object: string): Buffer {
  const text = pdf.toString('latin1')
  return Buffer.from(text.replace('endobj', `endobj\n99 0 obj\n${object}\nendobj`), 'latin1')
}

export const photo = (background = '#6688aa') =>
  sharp({ create: { width: 300, height: 500, channels: 3, background } })

/** The first bytes of what an iPhone takes. */
export const heic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
