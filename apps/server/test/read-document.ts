/** Reads a PDF document back as people do: its words in their order, its pages, its letters and its code. */
import decodeQr from 'jsqr'
import sharp from 'sharp'
import { runProgram, withFile } from './run-program.ts'

const poppler = 'poppler-utils'

async function run(program: string, given: string[]): Promise<string> {
  return (await runProgram(poppler, program, given)).toString('utf8')
}

/** Uses poppler's programs, which share no code with our PDF writer. */
export function readDocument(bytes: Uint8Array) {
  return withFile(bytes, async (file) => {
    const text = await run('pdftotext', ['-layout', file, '-'])
    const info = await run('pdfinfo', [file])
    const fonts = await run('pdffonts', [file])
    return {
      pages: text.split('\f').slice(0, -1),
      /** Spaces are not told apart. */
      text: text.replace(/\s+/g, ' '),
      info: Object.fromEntries(info.split('\n').map((line) => line.split(/:\s+(.*)/).slice(0, 2))),
      fonts: fonts
        .trim()
        .split('\n')
        .slice(2)
        .map((line) => line.replace(/\s+/g, ' ')),
    }
  })
}

/** The address in the QR code of a page, else of the last one, as a phone reads it. */
export function readQrCode(bytes: Uint8Array, number?: number): Promise<string | null> {
  return withFile(bytes, async (file) => {
    const [, last = ''] = /^Pages:\s+(\d+)/m.exec(await run('pdfinfo', [file])) ?? []
    const page = String(number ?? last)
    const picture = await runProgram(poppler, 'pdftoppm', ['-r', '150', '-f', page, '-l', page, '-png', file])
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return decodeQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
  })
}
