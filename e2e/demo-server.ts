import { rm } from 'node:fs/promises'
import { openedDatabases } from '@estampa/server/test/database'
import type { Browser } from 'playwright-core'
import { copyDemo } from './demo-template.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { closeWindows, openBrowser } from './watched-page.ts'

/** The demo on a database of its own, and a browser. */
export type Demo = {
  origin: string
  server: ServerProcess
  browser: Browser
  ownerUrl: string
  /** Where its files lie. */
  folder: string
  close(): Promise<void>
}

export async function openDemo(settings: Record<string, string> = {}): Promise<Demo> {
  const { ownerUrl, folder } = await copyDemo()
  openedDatabases.push(ownerUrl)
  const server = await serverProcess({
    DATABASE_URL: ownerUrl,
    DEMO: 'true',
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  })
  await server.start()
  const browser = await openBrowser()
  return {
    origin: server.origin,
    server,
    browser,
    ownerUrl,
    folder,
    async close() {
      await closeWindows(browser)
      await server.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
