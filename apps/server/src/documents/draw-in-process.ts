/**
 * Draws a catalog in a process of its own: what it takes of memory is given back when it ends, however large it
 * was, it yields the processors to whoever answers people, and it can be ended. It ends with the server, too.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { childEnvironment } from '../files/child-environment.ts'
import type { CatalogToDraw } from './catalog-to-draw.ts'

export type CatalogDrawJob = {
  readonly files: Config['files']
  readonly catalog: CatalogToDraw
  /** Path of the file that is to be written. */
  readonly part: string
}
/** A message of the drawing process: the number of drawn cards, or that all is written. */
export type CatalogProgress = { readonly done: number } | 'written'

const child = fileURLToPath(new URL('./draw-in-process/child.ts', import.meta.url))
/** One picture takes twenty seconds at most. */
const MAX_SILENCE_MS = 90_000
/** Ten thousand products take half of it. */
const HEAP_MB = 256

/** Throws where the drawing ended in any other way than whole. */
export function drawInProcess(errand: CatalogDrawJob, tell: (done: number) => void): Promise<void> {
  return new Promise((written, failed) => {
    const drawing = fork(child, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      env: childEnvironment(),
    })
    const end = () => drawing.kill('SIGKILL')
    let silence = setTimeout(end, MAX_SILENCE_MS)
    drawing.on('message', (news: CatalogProgress) => {
      clearTimeout(silence)
      silence = setTimeout(end, MAX_SILENCE_MS)
      if (news === 'written') written()
      else tell(news.done)
    })
    drawing.once('error', failed)
    drawing.once('exit', (code, signal) => {
      clearTimeout(silence)
      failed(new Error(`the drawing of a catalogue ended with ${signal ?? code}`))
    })
    drawing.send(errand, (error) => error && failed(error))
  })
}
