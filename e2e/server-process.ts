import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/** This checkout. */
export const repository = fileURLToPath(new URL('..', import.meta.url))

/** The settings of memory with which `npm start`, the image and the unit run the server, for whoever measures it. */
export function startSettings(): Record<string, string> & { readonly NODE_OPTIONS: string } {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  const allocator: [string, string][] = [...scripts.start.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(
    ([, name, value]) => [name, value],
  )
  return {
    ...Object.fromEntries(allocator),
    NODE_OPTIONS: scripts.start.match(/--max-[\w-]+=\d+/g).join(' '),
  }
}

/** Longer than any start: a machine that runs many tests is slow. */
const READY_MS = 180_000

/** The real server as a process of its own, started like an operator would, killed like a power cut. */
export type ServerProcess = {
  origin: string
  /** Where the people of its shops work; outside demo mode it answers under another name. */
  officeOrigin: string
  /** Id of the process that runs now. */
  readonly pid: number
  /** What it has written since its last start. */
  readonly output: string
  start(): Promise<void>
  /** Sends a signal and waits for nothing. */
  signal(name: NodeJS.Signals): void
  /** Gives the exit code; null where the signal ended it. */
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

/** `tree` is a checkout whose sources are started; without it, what a run has bundled of ours, where it has. */
export async function serverProcess(settings: Record<string, string>, tree?: string): Promise<ServerProcess> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const officeOrigin = `http://localhost:${adminPort}`
  let child: ChildProcess | undefined
  let output = ''
  return {
    origin,
    officeOrigin,
    get pid() {
      return child?.pid ?? 0
    },
    get output() {
      return output
    },
    async start() {
      output = ''
      const bundle = tree ? undefined : process.env.SERVER_BUNDLE
      const main = bundle ?? join(tree ?? repository, 'apps/server/src/main.ts')
      child = spawn(process.execPath, [main], {
        env: {
          ...cleanEnvironment(bundle),
          PORT: String(port),
          PUBLIC_URL: origin,
          ADMIN_PORT: String(adminPort),
          ADMIN_URL: settings.DEMO === 'true' ? officeOrigin : 'https://office.example',
          LOG_LEVEL: 'error',
          // a machine that is busy with other tests is no crowd
          SHED_LOAD: 'false',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      await ready(child)
    },
    signal(name) {
      child?.kill(name)
    },
    async kill(signal = 'SIGKILL') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = await gone
      return code
    },
  }
}

/** The runner's own variables would change what is tested. */
function cleanEnvironment(bundle?: string): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env
  // dozens of servers start in a run: what one has compiled serves the next, and goes with the bundle where that is one
  const NODE_COMPILE_CACHE = join(bundle ? dirname(bundle) : tmpdir(), 'estampa-compile-cache')
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE }
}

async function ready(child: ChildProcess): Promise<void> {
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error(`the server did not come up:\n${output}`)), READY_MS)
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('is ready at')) resolve()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  await promise.finally(() => clearTimeout(late))
}
