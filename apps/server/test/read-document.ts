/** Reads a PDF document back as people do: its words in their order, its pages, its letters and its code. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import decodeQr from 'jsqr'
import sharp from 'sharp'

const execute = promisify(execFile)

async function run(program: string, given: string[]): Promise<string> {
  const { stdout } = await runRaw(program, given)
  return stdout.toString('utf8')
}

async function runRaw(program: string, given: string[]) {
  const how = { encoding: 'buffer', maxBuffer: 50_000_000 } as const
  try {
    return await execute(program, given, how)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    installPoppler()
    return execute(program, given, how)
  }
}

/** As the browser tests do it with their browser. */
function installPoppler(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'poppler-utils']]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    }
    return
  }
  throw new Error('The tests of papers need pdftotext. Install it (Debian: apt-get install poppler-utils).')
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
    const { stdout } = await runRaw('pdftoppm', ['-r', '150', '-f', page, '-l', page, '-png', file])
    const { data, info } = await sharp(stdout).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return decodeQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
  })
}

async function withFile<T>(bytes: Uint8Array, read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-paper-'))
  const file = join(folder, 'paper.pdf')
  try {
    await writeFile(file, bytes)
    return await read(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
