import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from '../db/open-client.ts'

const RETRY_MS = 1_000
/** A line that leads nowhere any more says nothing: it is asked now and then whether somebody is there. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT_ANSWER_MS = 5_000

/**
 * Keeps a connection on which PostgreSQL announces the shops that change, and opens it again whenever it is cut.
 * `heard` is called with the name of the shop, or with '' when any may have changed unheard.
 */
export async function listenForChanges(
  url: string,
  log: { error(cause: unknown, what: string): void },
  heard: (name: string) => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let client = await openLine(url, heard)

  /** Ends when the line is cut or does not answer any more. */
  async function untilCut(): Promise<void> {
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const heartbeat = setInterval(() => {
      client
        .query({ text: 'select 1', query_timeout: HEARTBEAT_ANSWER_MS } as pg.QueryConfig)
        .catch(() => client.end())
    }, HEARTBEAT_MS)
    heartbeat.unref()
    await ended
    clearInterval(heartbeat)
  }

  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      await untilCut()
      heard('')
      if (closing.signal.aborted) return
      log.error(undefined, 'the line that announces shop changes was cut')
      await reopen()
    }
  }

  async function reopen(): Promise<void> {
    for (;;) {
      try {
        client = await openLine(url, heard)
        if (closing.signal.aborted) await client.end()
        return
      } catch (cause) {
        log.error(cause, 'cannot hear shop changes, trying again')
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
    }
  }

  const keeping = keepOpen()
  return async () => {
    closing.abort()
    await client.end()
    await keeping
  }
}

async function openLine(url: string, heard: (name: string) => void): Promise<pg.Client> {
  const client = await openClient(url)
  client.on('notification', (message) => heard(message.payload ?? ''))
  await client.query('listen shop_changed')
  heard('')
  return client
}
