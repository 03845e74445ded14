import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git, hasHistory, openCommit } from './commit-tree.ts'
import { freePort } from './free-port.ts'

const COMMITS = Number(process.env.COMMITS ?? 20)
const READY_MS = 120_000

/** Bisecting and going back to the version before need every commit, not the newest alone. */
test.runIf(hasHistory)(
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

/** The output of this commit's server when it did not start; undefined where it did. */
async function faultOf(commit: string): Promise<string | undefined> {
  const { tree, folder, remove } = openCommit(commit)
  try {
    return await start(tree, join(folder, 'var'))
  } finally {
    remove()
  }
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
