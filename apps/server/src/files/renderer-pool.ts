/**
 * Warm processes that draw SVG and decode pictures. A small drawing can keep a renderer busy for minutes (masks, long
 * texts), a picture can take hundreds of megabytes, and nothing inside a process can stop that: so each is done in a
 * process that can be killed, that gives its memory back when it ends, and that stays for the next one.
 *
 * Renderers are limited by processor time: on a busy machine the same drawing takes longer and is as good. A call behind
 * too many others, or given up because the machine does nothing at all, is told «busy», never that its drawing is at
 * fault.
 *
 * A process starts its work when the memory budget admits what it takes. One that rests goes on counting, and ends as
 * soon as other work needs its memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { MemoryLease } from '../memory/memory-budget.ts'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import { childEnvironment } from './child-environment.ts'
import { createLimiter } from './limiter.ts'
import { readUsage } from './process-usage.ts'

export type RenderLimits = {
  /** Processor time. */
  readonly cpuMs: number
  /** Memory beside that of the process itself. */
  readonly memoryBytes: number
  /** A process that becomes larger is killed. */
  readonly mostRssBytes?: number
}
export type PoolSize = { readonly renderers: number; readonly waiting: number }
/** The answer of a renderer: null where it could not be done, and how large its process has become. */
export type RenderResult<Output> = {
  readonly output: Output | null
  /** The message of the library where it failed. */
  readonly error?: string
  /** The code of the system where it failed, such as `ENOSPC`. */
  readonly code?: string | undefined
  readonly rssBytes: number
}
export type RenderFault =
  | Refusal<'busy' | 'too_complex'>
  | { readonly error: string; readonly code?: string | undefined }

const HEAP_MB = 96
const WATCH_MS = 200
const IDLE_MS = 30_000
/** The memory of a process before it renders anything. */
const PROCESS_BYTES = 48 * MEGABYTE
/** A process that has grown to this is replaced after its work, and one of the second size is killed at once. */
const LARGE_RSS = 150_000_000
const MAX_RSS = 420_000_000
/** Times the processor time: a machine that gives less of itself to a drawing is overwhelmed. */
const WALL_FACTOR = 12

/** Runs `file` in processes that answer each message with a `Rendered`. No process before the first work. */
export function openRendererPool<Input, Output>(file: string, { renderers, waiting }: PoolSize) {
  const limited = createLimiter(renderers, waiting)
  const idle: Renderer<Input, Output>[] = []
  memory.work.onShortage(() => {
    for (const renderer of idle.splice(0)) renderer.end()
  })

  async function renderOnce(input: Input, limits: RenderLimits): Promise<Output | RenderFault | undefined> {
    const lease = await memory.work.lease({ bytes: PROCESS_BYTES + limits.memoryBytes })
    if (!lease) return refuse('busy')
    let renderer = idle.pop()
    while (renderer && !renderer.isFit) renderer = idle.pop()
    renderer ??= new Renderer(file)
    renderer.keep(lease)
    const rendered = await renderer.render(input, limits)
    if (!renderer.isFit) return rendered
    renderer.rest()
    idle.push(renderer)
    return rendered
  }

  return function render(input: Input, limits: RenderLimits): Promise<Output | RenderFault> {
    return limited(async () => {
      const first = await renderOnce(input, limits)
      // A process may end for no fault of its input, such as for lack of memory.
      const rendered = first ?? (await renderOnce(input, limits))
      return rendered ?? { error: 'the renderer ended' }
    })
  }
}

class Renderer<Input, Output> {
  readonly #child: ChildProcess
  #isGone = false
  #isLarge = false
  /** Linux killed it, which it does where memory ends: nothing is wrong with its input. */
  #isOutOfMemory = false
  #resting: NodeJS.Timeout | undefined
  #lease: MemoryLease | undefined

  constructor(file: string) {
    this.#child = fork(file, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnvironment(),
    })
    const release = () => {
      this.#isGone = true
      this.#lease?.end()
    }
    this.#child.on('error', () => (this.#child.pid === undefined ? release() : this.end()))
    this.#child.on('exit', release)
  }

  get isFit(): boolean {
    if (this.#isLarge) this.end()
    return !this.#isGone
  }

  /** The memory of what it does next, and then of itself for as long as it lives. */
  keep(lease: MemoryLease): void {
    this.#lease?.end()
    this.#lease = lease
  }

  /** It keeps nobody from ending, and ends itself when nothing comes. */
  rest(): void {
    this.#lease?.shrinkTo(PROCESS_BYTES)
    this.#child.unref()
    this.#child.channel?.unref()
    this.#resting = setTimeout(() => this.end(), IDLE_MS)
    this.#resting.unref()
  }

  /** Undefined where the process ended by itself. */
  async render(input: Input, limits: RenderLimits): Promise<Output | RenderFault | undefined> {
    clearTimeout(this.#resting)
    this.#child.ref()
    this.#child.channel?.ref()
    const watch = this.#watch(limits)
    const rendered = await this.#ask(input)
    const why = watch.end()
    if (why) return why
    if (!rendered) return this.#isOutOfMemory ? refuse('busy') : undefined
    this.#isLarge = rendered.rssBytes > LARGE_RSS
    return rendered.output ?? { error: rendered.error ?? '', code: rendered.code }
  }

  /** Undefined where the process ended instead of answering. */
  #ask(input: Input): Promise<RenderResult<Output> | undefined> {
    const child = this.#child
    return new Promise((done) => {
      const answered = (rendered: unknown) => {
        child.off('exit', ended)
        done(rendered as RenderResult<Output>)
      }
      const ended = (_code: number | null, signal: NodeJS.Signals | null) => {
        child.off('message', answered)
        this.#isOutOfMemory = signal === 'SIGKILL'
        done(undefined)
      }
      if (this.#isGone) return done(undefined)
      child.once('message', answered)
      child.once('exit', ended)
      child.send(input as object, (error) => error && this.end())
    })
  }

  /** Kills the process where it does too much; `end` says why it was killed. */
  #watch({ cpuMs, mostRssBytes = MAX_RSS }: RenderLimits): {
    end: () => Refusal<'busy' | 'too_complex'> | undefined
  } {
    const began = Date.now()
    const before = readUsage(this.#child.pid)
    let why: Refusal<'busy' | 'too_complex'> | undefined
    const timer = setInterval(() => {
      const now = readUsage(this.#child.pid)
      const wallMs = Date.now() - began
      // where processor time cannot be read the clock stands for it
      const usedMs = now && before ? now.cpuMs - before.cpuMs : wallMs
      if (usedMs > cpuMs || (now && now.rssBytes > mostRssBytes)) why = refuse('too_complex')
      else if (wallMs > WALL_FACTOR * cpuMs) why = refuse('busy')
      if (why) this.end()
    }, WATCH_MS)
    return {
      end: () => {
        clearInterval(timer)
        return why
      },
    }
  }

  end(): void {
    this.#isGone = true
    clearTimeout(this.#resting)
    this.#child.kill('SIGKILL')
  }
}
