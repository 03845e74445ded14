import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** A page within its crop box as PNG. */
export async function drawByPoppler(pdf: Buffer, page: number, dpi: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-poppler-'))
  try {
    const file = join(folder, 'page.pdf')
    await writeFile(file, pdf)
    const range = ['-f', String(page), '-l', String(page)]
    return await runProgram('poppler-utils', 'pdftoppm', [
      '-r',
      String(dpi),
      '-cropbox',
      ...range,
      '-png',
      file,
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}
