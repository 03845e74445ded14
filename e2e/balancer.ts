import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const CHECK_MS = 100

/** Leads each request to a node that is ready, as HAProxy does with `option httpchk GET /readyz` and `option redispatch`. */
export class Balancer {
  /** Answers of 500 and above that do not say when to come back. */
  readonly faults: string[] = []
  /** Answers that told somebody to come back. */
  announced = 0
  answered = 0
  readonly #ready = new Set<string>()
  readonly #nodes = new Set<string>()
  readonly #server = createServer((asked, answer) => void this.#lead(asked, answer))
  #turn = 0
  #isOver = false

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    void this.#check()
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  /** Waits until the node takes requests. */
  async add(origin: string): Promise<void> {
    this.#nodes.add(origin)
    while (!this.#ready.has(origin)) await delay(CHECK_MS)
  }

  remove(origin: string): void {
    this.#nodes.delete(origin)
    this.#ready.delete(origin)
  }

  async #check(): Promise<void> {
    while (!this.#isOver) {
      await Promise.all([...this.#nodes].map((node) => this.#checkNode(node)))
      await delay(CHECK_MS)
    }
  }

  async #checkNode(node: string): Promise<void> {
    const answer = await fetch(`${node}/readyz`).catch(() => undefined)
    if (answer?.ok && this.#nodes.has(node)) this.#ready.add(node)
    else this.#ready.delete(node)
  }

  async #lead(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const what = `${asked.method} ${asked.url}`
    for (let tries = 0; tries < 3; tries += 1) {
      const nodes = [...this.#ready]
      const node = nodes[this.#turn++ % Math.max(1, nodes.length)]
      if (node === undefined) break
      try {
        const given = await this.#send(node, asked, Buffer.concat(chunks))
        this.#note(what, node, given)
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        return
      } catch (error) {
        // nobody took it: it may go elsewhere
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') continue
        this.faults.push(`${what} at ${node}: ${(error as Error).message}`)
        answer.writeHead(502).end()
        return
      }
    }
    this.faults.push(`${what}: no node is ready`)
    answer.writeHead(502).end()
  }

  async #send(node: string, asked: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { host: _, connection: __, ...headers } = asked.headers
    const sent: ClientRequest = request(new URL(asked.url ?? '/', node), {
      method: asked.method,
      headers: { ...headers, host: new URL(node).host },
      agent: false,
    })
    sent.end(body)
    const [given] = (await once(sent, 'response')) as [IncomingMessage]
    return given
  }

  #note(what: string, node: string, { statusCode = 502, headers }: IncomingMessage): void {
    this.answered += 1
    if (statusCode < 500) return
    if (statusCode === 503 && headers['retry-after'] !== undefined) this.announced += 1
    else this.faults.push(`${what} at ${node}: ${statusCode}`)
  }
}
