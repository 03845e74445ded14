import type { Tx } from '../src/db/database.ts'
import { codeIn, countWaitingJobs, TestMailServer, until } from './test-mail-server.ts'
import { openTestShops, type TestShops } from './test-shops.ts'
import { startTestWorker } from './test-worker.ts'

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

export const password = 'Remeras2026'

/** The input that opens an account. */
export const registrationInput = (email: string, more: object = {}) => ({
  name: 'Lucía',
  surname: 'Paz',
  emailAddress: email,
  password,
  isEcommerceClient: true,
  ...more,
})

/** The cast with a mail server and a worker that writes to it; `shift.ms` moves the clock. */
export async function openAccounts(settings: Record<string, string> = {}) {
  const post = new TestMailServer()
  const shift = { ms: 0 }
  await post.open()
  const testShops = await openTestShops({
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    LOGIN_TRIES: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  testShops.services.now = () => new Date(Date.now() + shift.ms)
  const worker = await startTestWorker(testShops)
  return {
    testShops,
    post,
    shift,
    ...peopleOf(testShops, post),
    inPampa: <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work),
    /** Every mail that was asked for has been sent or found needless. */
    allSent: () => until(async () => (await countWaitingJobs(testShops)) === 0),
    async close() {
      await worker.stop()
      await testShops.close()
      await post.close()
    },
  }
}

function peopleOf(testShops: TestShops, post: TestMailServer) {
  const calls = (shop = 'pampa', token?: string) => testShops.api(shop, token).customers
  const signIn = (email: string, shop = 'pampa', secret = password) =>
    calls(shop).authenticate({ userNameOrEmailAddress: email, password: secret })
  return {
    calls,
    signIn,
    /** A person who has confirmed their e-mail, signed in. */
    async settle(email: string, shop = 'pampa') {
      await calls(shop).registerUser(
        registrationInput(email, { phoneNumber: '+54 11 2345 6789', company: 'Paz SA' }),
      )
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
