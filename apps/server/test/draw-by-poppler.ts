import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** Poppler's two painters: Splash, and Cairo, which also paints patterns without colors of their own. */
type Painter = 'pdftoppm' | 'pdftocairo'

/** A page within its crop box as PNG. */
export async function drawByPoppler(
  pdf: Buffer,
  page: number,
  dpi: number,
  painter: Painter = 'pdftoppm',
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-poppler-'))
  try {
    const file = join(folder, 'page.pdf')
    await writeFile(file, pdf)
    const range = ['-f', String(page), '-l', String(page)]
    const how = ['-r', String(dpi), '-cropbox', ...range, '-png', file]
    const output = painter === 'pdftocairo' ? ['-singlefile', '-'] : []
    return await runProgram('poppler-utils', painter, [...how, ...output])
  } finally {
    await rm(folder, { recursive: true })
  }
}
