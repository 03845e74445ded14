import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A road to PostgreSQL that a test can close, cut and block, as networks and failovers do. */
export class DatabaseProxy {
  #target: { host: string; port: number }
  readonly #pairs = new Set<[Socket, Socket]>()
  readonly #server = createServer((socket) => this.#carry(socket))
  #isFrozen = false
  #port = 0

  constructor(url: string) {
    this.#target = targetOf(url)
  }

  /** Leads to another server from now on, and cuts everybody off who is at this one. */
  leadTo(url: string): void {
    this.#target = targetOf(url)
    this.cut()
  }

  /** Takes connections, at the same address as before. */
  async open(): Promise<void> {
    if (this.#server.listening) return
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Refuses whoever comes, after it has cut everybody off. */
  async close(): Promise<void> {
    const closed = this.#server.listening ? once(this.#server, 'close') : undefined
    this.#server.close()
    this.cut()
    await closed
  }

  cut(): void {
    for (const [near] of this.#pairs) near.resetAndDestroy()
  }

  /** Takes connections and bytes, and carries nothing. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen
    for (const pair of this.#pairs) this.#flow(pair)
  }

  /** The same database by this road. */
  address(url: string): string {
    const changed = new URL(url)
    changed.hostname = '127.0.0.1'
    changed.port = String(this.#port)
    return changed.href
  }

  #carry(near: Socket): void {
    const far = connect(this.#target)
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    const end = () => {
      this.#pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    this.#flow(pair)
  }

  #flow(pair: [Socket, Socket]): void {
    for (const socket of pair) {
      if (this.#isFrozen) socket.pause()
      else socket.resume()
    }
  }
}

function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}
