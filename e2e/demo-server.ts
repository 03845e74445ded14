import { rm } from 'node:fs/promises'
import { openedDatabases } from '@estampa/server/test/database'
import type { Browser } from 'playwright-core'
import { copyDemo, renewDatabase } from './demo-template.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { closeWindows, openBrowser } from './watched-page.ts'

/** The ten demo shops on a server, and a browser. */
export type Demo = {
  origin: string
  server: ServerProcess
  browser: Browser
  ownerUrl: string
  /** Where its files lie. */
  folder: string
  close(): Promise<void>
}

let shared: Promise<Omit<Demo, 'browser'>> | undefined

/**
 * The demo that the test files of this process share, one after the other: to start one takes seconds of the processor.
 * What a file leaves in it must not matter to another, in whatever order they come. Files look, shop as guests, work on
 * orders that they place as `compras@pampa.demo`, and ask for the things that they made themselves. Whatever a shop comes
 * with stays as it is: its settings, products, categories, texts and first orders. No file counts what the shop has in
 * all. A file that does more takes `openOwnDemo` and says there why.
 */
export async function openDemo(): Promise<Demo> {
  shared ??= startKept()
  const demo = await shared
  openedDatabases.push(demo.ownerUrl)
  const browser = await openBrowser()
  return { ...demo, browser, close: () => closeWindows(browser) }
}

let renewed: Promise<Omit<Demo, 'browser'>> | undefined

/**
 * A demo as it comes, for one test file alone. Without settings of its own a file gets the server of the file before it, on
 * another copy of the database: a server that has been asked before answers with half of the work.
 */
export async function openOwnDemo(settings?: Record<string, string>): Promise<Demo> {
  const demo = settings ? await startDemo(settings) : await openRenewed()
  openedDatabases.push(demo.ownerUrl)
  const browser = await openBrowser()
  return {
    ...demo,
    browser,
    async close() {
      await closeWindows(browser)
      if (settings) await demo.close()
    },
  }
}

async function openRenewed(): Promise<Omit<Demo, 'browser'>> {
  if (renewed) await renewDatabase(await renewed)
  renewed ??= startKept()
  return renewed
}

/** It ends with this process, which the runner ends by a signal. */
async function startKept(): Promise<Omit<Demo, 'browser'>> {
  const demo = await startDemo({})
  const stop = () => demo.server.signal('SIGTERM')
  process.once('SIGTERM', stop)
  process.once('exit', stop)
  return demo
}

async function startDemo(settings: Record<string, string>): Promise<Omit<Demo, 'browser'>> {
  const { ownerUrl, folder } = await copyDemo()
  const server = await serverProcess({
    DATABASE_URL: ownerUrl,
    DEMO: 'true',
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  })
  await server.start()
  return {
    origin: server.origin,
    server,
    ownerUrl,
    folder,
    async close() {
      await server.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
