export type MailFailure = 'daily' | 'address' | 'full' | 'refused' | 'login' | 'away' | 'other'

/** What the answer of a mail server means for people; the most certain sign first. */
const signs: readonly (readonly [MailFailure, RegExp])[] = [
  // ours: the shop sent as many as it may in a day
  ['daily', /^daily limit: \d+$/],
  ['full', /\b5?4?52\b|[45]\.2\.2|full|quota/i],
  ['login', /\b53[0458]\b|EAUTH|authenticat/i],
  ['away', /ECONNECTION|ETIMEDOUT|ESOCKET|ECONNREFUSED|EDNS|timeout|\b421\b/i],
  ['address', /[45]\.1\.\d|no such user|unknown|does not exist|not found|recipient|mailbox unavailable/i],
  ['refused', /[45]\.7\.\d|spam|policy|blocked|reject|\b55[0-9]\b/i],
]

export function mailFailureOf(said: string): MailFailure {
  return signs.find(([, sign]) => sign.test(said))?.[0] ?? 'other'
}
