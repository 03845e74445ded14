/** Programs of the system that read our documents, installed where they are missing. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What the program writes; `debianPackage` is the one that it comes with. */
export async function runProgram(debianPackage: string, program: string, given: string[]): Promise<Buffer> {
  const how = { encoding: 'buffer', maxBuffer: 50_000_000 } as const
  try {
    return (await execute(program, given, how)).stdout
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    install(debianPackage, program)
    return (await execute(program, given, how)).stdout
  }
}

/** As the browser tests do it with their browser. */
function install(debianPackage: string, program: string): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    }
    return
  }
  throw new Error(
    `The tests of documents need ${program}. Install it (Debian: apt-get install ${debianPackage}).`,
  )
}

/** The bytes as a file, which is gone when they are read. */
export async function withFile<T>(bytes: Uint8Array, read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-paper-'))
  const file = join(folder, 'paper.pdf')
  try {
    await writeFile(file, bytes)
    return await read(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
