import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from './open-client.ts'

type Log = { error(cause: unknown, what: string): void }

/** A message to a listener: the text of an announcement, or that some may have been missed. */
export type Announcement = { text: string } | 'line_cut' | 'line_open'

type Channel = 'shop_changed' | 'session_ended' | 'products_changed'
type Listener = { url: string; channel: Channel; log: Log }

const RETRY_MS = 1_000
/** A line that leads nowhere any more says nothing: it is asked now and then whether somebody is there. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT_ANSWER_MS = 5_000

/**
 * Hears what other processes announce through PostgreSQL, within milliseconds. A cut line is opened again; the
 * listener is told of both, because what was announced meanwhile is lost. With several databases the line is open while
 * those to all of them are. Gives the way to stop.
 */
export async function listenForAnnouncements(
  { urls, ...line }: Omit<Listener, 'url'> & { urls: readonly string[] },
  heard: (announcement: Announcement) => void,
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()))
  }
  const open = new Set<string>()
  const hearFrom = (url: string) => (announcement: Announcement) => {
    if (announcement === 'line_open') open.add(url)
    if (announcement === 'line_cut') open.delete(url)
    // what was announced on this line is lost, whether or not another one is still cut
    const isPartlyOpen = announcement === 'line_open' && open.size < urls.length
    heard(isPartlyOpen ? 'line_cut' : announcement)
  }
  try {
    for (const url of urls) stops.push(await listenAt({ ...line, url }, hearFrom(url)))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function listenAt(
  line: Listener,
  heard: (announcement: Announcement) => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let client = await openLine(line, heard)

  async function keepOpen(): Promise<void> {
    for (;;) {
      await untilCut(client)
      if (closing.signal.aborted) return
      heard('line_cut')
      line.log.error(undefined, `the line that announces ${line.channel} was cut`)
      await reopen()
      if (closing.signal.aborted) return
    }
  }

  async function reopen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = await openLine(line, heard)
        if (closing.signal.aborted) await client.end()
        return
      } catch (cause) {
        line.log.error(cause, `cannot hear ${line.channel}, trying again`)
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  const keeping = keepOpen()
  return async () => {
    closing.abort()
    await client.end()
    await keeping
  }
}

async function openLine(
  { url, channel }: Listener,
  heard: (announcement: Announcement) => void,
): Promise<pg.Client> {
  const client = await openClient(url)
  client.on('notification', ({ payload }) => heard({ text: payload ?? '' }))
  await client.query(`listen ${channel}`)
  heard('line_open')
  return client
}

/** Ends when the line is cut or does not answer any more. */
async function untilCut(client: pg.Client): Promise<void> {
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
