import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'

/** A mail that somebody of the shop sends to themselves, to see that the shop's mails go out. */
export type TestMail = {
  event: string
  subject: string
  /** What the mail server said; null: it took the mail. */
  failure: string | null
}
export type TestMailServices = Services & {
  /** `at` tells one time from another: the same is sent once. */
  sendTestMail: (shop: Shop, recipient: { email: string }, at: string) => Promise<TestMail>
}
