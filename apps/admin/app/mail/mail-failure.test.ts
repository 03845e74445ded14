import { expect, test } from 'vitest'
import { mailFailureOf } from './mail-failure.ts'

test('what a mail server said is told in plain words [OWN-15]', () => {
  expect(
    [
      '550 5.1.1 no such user',
      '552 5.2.2 mailbox full',
      '554 5.7.1 message looks like spam',
      'the mail server took no mail: EAUTH 535 authentication failed',
      'the mail server took no mail: ESOCKET connect ECONNREFUSED 127.0.0.1:25',
      'odd',
    ].map(mailFailureOf),
  ).toEqual(['address', 'full', 'refused', 'login', 'away', 'other'])
})
