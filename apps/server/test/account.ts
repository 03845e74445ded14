import type { Tx } from '../src/db/database.ts'
import { startWorker } from '../src/worker.ts'
import { type Cast, openCast } from './cast.ts'
import { codeIn, Post, until, waitingJobs } from './post.ts'

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

export const password = 'Remeras2026'

/** What somebody sends to open an account. */
export const asks = (email: string, more: object = {}) => ({
  ...{ name: 'Lucía', surname: 'Paz', emailAddress: email, password, isEcommerceClient: true },
  ...more,
})

/** The cast with a mail server and a worker that writes to it; `shift.ms` moves the clock. */
export async function openAccounts(settings: Record<string, string> = {}) {
  const post = new Post()
  const shift = { ms: 0 }
  await post.open()
  const cast = await openCast({
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    LOGIN_TRIES: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  cast.services.now = () => new Date(Date.now() + shift.ms)
  const worker = await startWorker(cast.ownerUrl, cast.services)
  return {
    ...{ cast, post, shift },
    ...peopleOf(cast, post),
    inPampa: <T>(work: (tx: Tx) => Promise<T>) => cast.services.database.inShop(cast.pampa, work),
    /** Every mail that was asked for has been sent or found needless. */
    allSent: () => until(async () => (await waitingJobs(cast)) === 0),
    async close() {
      await worker.stop()
      await cast.close()
      await post.close()
    },
  }
}

function peopleOf(cast: Cast, post: Post) {
  const calls = (shop = 'pampa', token?: string) => cast.api(shop, token).customers
  const signIn = (email: string, shop = 'pampa', secret = password) =>
    calls(shop).authenticate({ userNameOrEmailAddress: email, password: secret })
  return {
    calls,
    signIn,
    /** A person who has confirmed their e-mail, signed in. */
    async settle(email: string, shop = 'pampa') {
      await calls(shop).registerUser(asks(email, { phoneNumber: '+54 11 2345 6789', company: 'Paz SA' }))
      const { userId, code } = codeIn(await post.next(email))
      await calls(shop).validateCodeAuth({ userId, confirmationToken: code })
      return signIn(email, shop)
    },
    isIn: (token: string) =>
      calls('pampa', token)
        .getProfile({})
        .then(
          () => true,
          () => false,
        ),
  }
}
