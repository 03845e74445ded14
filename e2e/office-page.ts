/** The back office in a browser, as one of the people of a demo shop. */
import type { BrowserContext } from 'playwright-core'
import type { Demo } from './demo-server.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

export const DEMO_PASSWORD = 'Estampa2026'

/** `name`: before the «@» of the demo's address. */
type Colleague = { name?: string; shop?: string; width?: Width }

/** Somebody of a shop who has signed in, before any page was opened. */
export async function openOffice(
  demo: Demo,
  { name = 'ventas', shop = 'andina', width = 1280 }: Colleague = {},
): Promise<WatchedPage> {
  const watched = await openPage(demo.browser, width)
  await signInAtOffice(watched.page.context(), demo.server.officeOrigin, `${name}@${shop}.demo`)
  return watched
}

export async function signInAtOffice(
  context: BrowserContext,
  officeOrigin: string,
  email: string,
): Promise<void> {
  const answer = await context.request.post(`${officeOrigin}/api/services/app/Admin/SignIn`, {
    headers: { origin: officeOrigin },
    data: { email, password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`)
}
