/** The inspector of a running Node process, for what only V8 itself can tell or do. */
import { setTimeout as delay } from 'node:timers/promises'

const OPENS_MS = 10_000

export class Inspector {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (result: unknown) => void>()
  #last = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
      if (id === undefined) return
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
    })
  }

  /** `port` is the process's `--inspect-port`, which opens when the process is sent SIGUSR1. */
  static async open(port: number): Promise<Inspector> {
    const socket = new WebSocket(await addressAt(port))
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return new Inspector(socket)
  }

  /** Bytes of the objects that are still referred to; everything else is collected first. */
  async readLiveHeap(): Promise<number> {
    await this.#call('HeapProfiler.collectGarbage')
    // what a finalizer of the first collection let go
    await this.#call('HeapProfiler.collectGarbage')
    return (await this.#call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
  }

  close(): void {
    this.#socket.close()
  }

  #call<Result>(method: string): Promise<Result> {
    this.#last += 1
    const id = this.#last
    const answer = new Promise<unknown>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method }))
    return answer as Promise<Result>
  }
}

async function addressAt(port: number): Promise<string> {
  const deadline = performance.now() + OPENS_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined)
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (target) return target.webSocketDebuggerUrl
    if (performance.now() > deadline) throw new Error(`no inspector at port ${port}`)
    await delay(50)
  }
}
