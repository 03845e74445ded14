/** Reads a paper back as people do: its words in their order, its pages, its letters and its code. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import decodeQr from 'jsqr'
import sharp from 'sharp'

const run = promisify(execFile)

/** With poppler's programs, which share no code with what draws papers. */
export async function readPaper(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-paper-'))
  const file = join(folder, 'paper.pdf')
  try {
    await writeFile(file, bytes)
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-'])
    const { stdout: info } = await run('pdfinfo', [file])
    const { stdout: fonts } = await run('pdffonts', [file])
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
      code: await codeOn(file, text.split('\f').length - 1),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a phone would read on the last page. */
async function codeOn(file: string, lastPage: number): Promise<string | null> {
  const page = String(lastPage)
  const { stdout } = await run('pdftoppm', ['-r', '150', '-f', page, '-l', page, '-png', file], {
    encoding: 'buffer',
    maxBuffer: 50_000_000,
  })
  const { data, info } = await sharp(stdout).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
