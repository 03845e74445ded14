import { randomUUID } from 'node:crypto'
import { closureToken, saveClosureRequest } from '../../../src/law/account-closure.store.ts'
import type { World } from '../world.ts'
import { nothing, type Rows, row } from './row.ts'

/**
 * What the law gives to everybody, with or without an account. The forms answer the same whatever they name; what
 * was allowed is of the token that allowed it.
 */
//                                                 nobody guestA a1 a2 guestB b1
export const lawRows: Rows = {
  'law.getTerms': row('200 200 200 200 200 200', nothing),
  'law.createRegretRequest': row('200 200 200 200 200 200', () => ({
    input: { orderNumber: '1', emailAddress: someone(), name: 'Inés Videla' },
  })),
  'law.createLeaveRequest': row('200 200 200 200 200 200', () => ({
    input: { emailAddress: someone(), what: 'account' },
  })),
  // whoever has the link has the mailbox; in B it opens nothing
  'law.confirmLeaveRequest': row('200 200 200 200 422 422', async (world) => ({
    input: await leaving(world),
  })),
  'law.recordConsent': row('401 200 200 200 200 200', () => ({
    input: { kind: 'measurement', given: true, version: '1' },
  })),
  'law.recordConsent: reminders of an account': row('401 401 200 200 401 200', () => ({
    input: { kind: 'reminders', given: false, version: '1' },
  })),
  'law.getConsents': row('401 200 200 200 200 200', nothing),
}

const someone = () => `nadie.${randomUUID()}@empresa.example`

async function leaving({ cast }: World) {
  const { database, config, now } = cast.services
  const code = `BA-${randomUUID().slice(0, 8).toUpperCase()}`
  const asked = { code, what: 'account' as const, email: someone() }
  await database.inShop(cast.pampa, (tx) => saveClosureRequest(tx, asked, now()))
  return { code, token: closureToken(config, cast.pampa, code) }
}
