/** A server in production mode on an empty database, with a browser and a mail server beside it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import type { Browser } from 'playwright-core'
import { carryOffice } from './office-over-https.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { closeWindows, openBrowser, openPage, type WatchedPage } from './watched-page.ts'

export const OFFICE = 'https://office.example'

export type EmptyInstallation = {
  server: ServerProcess
  browser: Browser
  post: TestMailServer
  /** The link that makes the first person; empty where none was offered. */
  firstLink(): string
  /** A window at the office. */
  openOffice(width: 360 | 1280): Promise<WatchedPage>
  close(): Promise<void>
}

export async function openEmptyInstallation(): Promise<EmptyInstallation> {
  const post = new TestMailServer()
  await post.open()
  const folder = await mkdtemp(join(tmpdir(), 'estampa-opening-'))
  const server = await serverProcess({
    DEMO: 'false',
    DATABASE_URL: (await freshDatabase()).owner,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret of the tests, long enough',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
  })
  await server.start()
  const browser = await openBrowser()
  return {
    server,
    browser,
    post,
    firstLink: () => /https:\/\/office\.example\/first-start\/[\w-]+/.exec(server.output)?.[0] ?? '',
    async openOffice(width) {
      const watched = await openPage(browser, width)
      await carryOffice(watched.page.context(), { from: OFFICE, to: server.officeOrigin })
      return watched
    },
    async close() {
      await closeWindows(browser)
      await server.kill('SIGTERM')
      await post.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
