import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { type AdminClient, adminClient } from '@estampa/contract/admin-client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { RoleId } from '@estampa/domain/staff'
import { createAdminApp } from '../src/admin/admin-app.ts'
import { hashNewPassword } from '../src/customers/passwords.ts'
import type { CellRoles } from '../src/db/cells.ts'
import { addOperator } from '../src/staff/operators.store.ts'
import { addPerson } from '../src/staff/people.ts'
import { TestMailServer } from './test-mail-server.ts'
import { openTestShops } from './test-shops.ts'
import { startTestWorker } from './test-worker.ts'

export const officePassword = 'Remeras2026'

/** A browser at the back office: it keeps its cookies and says where its calls come from. */
export type OfficeBrowser = {
  api(shop?: string): AdminClient
  cookies: Map<string, string>
  /** The `set-cookie` headers of the last answer. */
  lastCookies(): readonly string[]
}

/** The back office of the two test shops on a port of its own, with mails; `shift.ms` moves the clock. */
export async function openTestOffice(settings: Record<string, string> = {}, migrated?: CellRoles) {
  const post = new TestMailServer()
  await post.open()
  const port = await freePort()
  const testShops = await openTestShops(
    {
      ADMIN_PORT: String(port),
      ADMIN_URL: `http://localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      LOGIN_TRIES: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    migrated,
  )
  const { services } = testShops
  const shift = { ms: 0 }
  services.now = () => new Date(Date.now() + shift.ms)
  const worker = await startTestWorker(testShops)
  const office = await createAdminApp(services, { build: { folder: settings.BUILD ?? '/nowhere' } })
  await office.listen({ port, host: 'localhost' })
  const origin = `http://localhost:${port}`
  const add = async (email: string, shop: 'pampa' | 'andina' = 'pampa', role: RoleId = 'owner') => {
    const person = { email, name: 'Ana Ventas', password: officePassword, role }
    const added = await addPerson(services.database, testShops[shop], person, services.now())
    if ('refusal' in added) throw new Error(added.refusal)
    return added
  }
  const browser = () => openBrowser(origin)
  return {
    testShops,
    services,
    office,
    origin,
    post,
    shift,
    browser,
    add,
    /** Somebody of this role, signed in. */
    async enter(email: string, shop: 'pampa' | 'andina' = 'pampa', role: RoleId = 'owner') {
      await add(email, shop, role)
      const opened = browser()
      await opened.api().admin.signIn({ email, password: officePassword })
      return opened
    },
    /** Whoever runs the installation, signed in. */
    async enterOperator(email: string) {
      const now = services.now()
      const passwordHash = (await hashNewPassword(officePassword)) as string
      await services.database.inNoShop((tx) =>
        addOperator(tx, { email, name: 'Olga Operadora', passwordHash, now }),
      )
      const opened = browser()
      await opened.api().admin.signIn({ email, password: officePassword })
      return opened
    },
    async close() {
      await worker.stop()
      await office.close()
      await testShops.close()
      await post.close()
    },
  }
}

export type TestOffice = Awaited<ReturnType<typeof openTestOffice>>

function openBrowser(origin: string): OfficeBrowser {
  const cookies = new Map<string, string>()
  let last: readonly string[] = []
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('user-agent', 'Firefox en Linux')
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(input, { ...init, headers })
    last = answer.headers.getSetCookie()
    for (const line of last) keep(cookies, line)
    return answer
  }
  return {
    cookies,
    lastCookies: () => last,
    api: (shop = '') => adminClient(httpTransport({ origin, shop, fetch: send })),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [name = '', value = ''] = line.split(';', 1)[0]?.split('=', 2) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
