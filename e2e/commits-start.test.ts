import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const COMMITS = Number(process.env.COMMITS ?? 20)
const READY_MS = 120_000
const repository = fileURLToPath(new URL('..', import.meta.url))
const inRepository = (...path: string[]) => join(repository, ...path)

/** Bisecting and going back to the version before need every commit, not the newest alone. */
test.runIf(existsSync(inRepository('.git')))(
  `each of the last ${COMMITS} commits starts`,
  async () => {
    const commits = git('log', `-${COMMITS}`, '--first-parent', '--format=%H %s').trim().split('\n')
    const broken: string[] = []
    for (const commit of commits) {
      const fault = await faultOf(commit.slice(0, 40))
      if (fault !== undefined) broken.push(`${commit.slice(0, 9)} ${commit.slice(41)}: ${fault}`)
    }
    expect(broken).toEqual([])
  },
  COMMITS * READY_MS,
)

function git(...args: string[]): string {
  return execFileSync('git', ['-C', inRepository('.'), ...args], { encoding: 'utf8' })
}

/** The output of this commit's server when it did not start; undefined where it did. */
async function faultOf(commit: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'estampa-commit-'))
  // PostgreSQL's account has to reach its data
  chmodSync(folder, 0o711)
  const tree = join(folder, 'tree')
  try {
    git('worktree', 'add', '--quiet', '--detach', tree, commit)
    linkModules(tree)
    return await start(tree, join(folder, 'var'))
  } finally {
    execFileSync('git', ['-C', inRepository('.'), 'worktree', 'remove', '--force', tree], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Installed packages are shared; the workspaces are the commit's own. */
function linkModules(tree: string): void {
  const installed = inRepository('node_modules')
  mkdirSync(join(tree, 'node_modules/@estampa'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@estampa') symlinkSync(join(installed, name), join(tree, 'node_modules', name))
  }
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(tree, parent)).map((name) => join(parent, name)),
  )
  for (const path of [...workspaces, 'demo', 'e2e', 'bench']) {
    symlinkSync(join(tree, path), join(tree, 'node_modules/@estampa', basename(path)))
    const own = inRepository(path, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(tree, path, 'node_modules'))
  }
  symlinkSync(inRepository('apps/storefront/build'), join(tree, 'apps/storefront/build'))
}

async function start(tree: string, dataDir: string): Promise<string | undefined> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(tree, 'apps/server/src/main.ts')], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      DEMO: 'false',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ADMIN_PORT: String(await freePort()),
      ADMIN_URL: 'https://office.example',
      SECRET_KEY: 'a secret of the tests, long enough',
      MAIL_FROM: 'Estampa <no-reply@estampa.example>',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  const fault = await untilReady(server)
  server.kill('SIGTERM')
  await ended
  return fault
}

function untilReady(server: ChildProcess): Promise<string | undefined> {
  let output = ''
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(`nothing after ${READY_MS} ms:\n${output}`), READY_MS)
    const answer = (fault?: string) => {
      clearTimeout(late)
      resolve(fault)
    }
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes('is ready at')) answer()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => answer(output.trim().split('\n').slice(-8).join('\n')))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
