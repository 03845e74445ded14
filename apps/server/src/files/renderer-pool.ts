/**
 * Warm processes that draw SVG. A small drawing can keep a renderer busy for minutes (masks, long texts) and nothing
 * inside a process can stop that, so each draws in a process that can be killed, and that stays for the next drawing.
 *
 * What counts is the processor time of a drawing: on a busy machine the same drawing takes longer and is as good. Who
 * waits behind too many, or is given up because the machine does nothing at all, is told «busy», never that his
 * drawing is at fault.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Drawing, Drawn } from './draw-svg/renderer.ts'
import { readUsage } from './process-usage.ts'
import { takeTurns } from './turns.ts'

export type Limits = {
  /** Processor time of one drawing. */
  readonly cpuMs: number
  readonly mostBytes: number
}
export type PoolSize = { readonly renderers: number; readonly waiting: number }

const file = fileURLToPath(new URL('./draw-svg/renderer.ts', import.meta.url))
const HEAP_MB = 96
const WATCH_MS = 200
const IDLE_MS = 30_000
/** A process that has grown to this is replaced after its drawing, and one of the second size is killed. */
const LARGE_RSS = 150_000_000
const MOST_RSS = 420_000_000
/** Times the processor time: a machine that gives less of itself to a drawing is overwhelmed. */
const WALL_FACTOR = 12

/** No process before the first drawing, and none some time after the last. */
export function openRendererPool({ renderers, waiting }: PoolSize) {
  const inTurn = takeTurns(renderers, waiting)
  const idle: Renderer[] = []
  return async function draw(drawing: Drawing, limits: Limits): Promise<Buffer | Refusal> {
    return inTurn(async () => {
      const first = await drawOnce(idle, drawing, limits)
      // a process may end for no fault of the drawing, such as for lack of memory
      const drawn = first ?? (await drawOnce(idle, drawing, limits))
      return drawn ?? refuse('unreadable_picture')
    })
  }
}

/** Undefined where the process ended by itself. */
async function drawOnce(
  idle: Renderer[],
  drawing: Drawing,
  limits: Limits,
): Promise<Buffer | Refusal | undefined> {
  let renderer = idle.pop()
  while (renderer && !renderer.isFit) renderer = idle.pop()
  renderer ??= new Renderer()
  const drawn = await renderer.draw(drawing, limits)
  if (!renderer.isFit) return drawn
  renderer.rest()
  idle.push(renderer)
  return drawn
}

class Renderer {
  readonly #child: ChildProcess
  #isGone = false
  #isLarge = false
  #resting: NodeJS.Timeout | undefined

  constructor() {
    this.#child = fork(file, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // it needs none of the server's secrets
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    })
    this.#child.on('error', () => this.#end())
    this.#child.on('exit', () => {
      this.#isGone = true
    })
  }

  get isFit(): boolean {
    if (this.#isLarge) this.#end()
    return !this.#isGone
  }

  /** It keeps nobody from ending, and ends itself when nothing comes. */
  rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    this.#resting = setTimeout(() => this.#end(), IDLE_MS)
    this.#resting.unref()
  }

  async draw(drawing: Drawing, { cpuMs, mostBytes }: Limits): Promise<Buffer | Refusal | undefined> {
    clearTimeout(this.#resting)
    this.#child.ref()
    this.#child.channel?.ref()
    const watch = this.#watch(cpuMs)
    const drawn = await this.#ask(drawing)
    const why = watch.end()
    if (why) return why
    if (!drawn) return undefined
    if (!drawn.png || drawn.png.length > mostBytes) return refuse('unreadable_picture')
    this.#isLarge = drawn.rssBytes > LARGE_RSS
    const { buffer, byteOffset, byteLength } = drawn.png
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  /** Undefined where the process ended instead of answering. */
  #ask(drawing: Drawing): Promise<Drawn | undefined> {
    const child = this.#child
    return new Promise((done) => {
      const answered = (drawn: unknown) => {
        child.off('exit', ended)
        done(drawn as Drawn)
      }
      const ended = () => {
        child.off('message', answered)
        done(undefined)
      }
      if (this.#isGone) return done(undefined)
      child.once('message', answered)
      child.once('exit', ended)
      child.send(drawing, (error) => error && this.#end())
    })
  }

  /** Kills the process where it does too much; `end` says why it was killed. */
  #watch(cpuMs: number): { end: () => Refusal | undefined } {
    const began = Date.now()
    const before = readUsage(this.#child.pid)
    let why: Refusal | undefined
    const timer = setInterval(() => {
      const now = readUsage(this.#child.pid)
      const wallMs = Date.now() - began
      // where processor time cannot be read the clock stands for it
      const usedMs = now && before ? now.cpuMs - before.cpuMs : wallMs
      if (usedMs > cpuMs || (now && now.rssBytes > MOST_RSS)) why = refuse('too_complex')
      else if (wallMs > WALL_FACTOR * cpuMs) why = refuse('busy')
      if (why) this.#end()
    }, WATCH_MS)
    return {
      end: () => {
        clearInterval(timer)
        return why
      },
    }
  }

  #end(): void {
    this.#isGone = true
    this.#child.kill('SIGKILL')
  }
}
