import { randomUUID } from 'node:crypto'
import { addGuest } from '../../../src/customers/guests.store.ts'
import { freshCode } from '../fresh.ts'
import { openGuestOf } from '../holders.ts'
import { type Rows, row } from './row.ts'

const person = () => ({ name: 'Inés Videla', emailAddress: `ines.${randomUUID()}@empresa.example` })

/**
 * Asking and buying without an account. Whoever has a code with the number that it is of has the mail; a link opens in
 * the shop that made it, and is claimed by the account of its e-mail alone. In B nobody buys without an account.
 */
//                                                        nobody guestA a1 a2 guestB b1
export const guestRows: Rows = {
  'customers.sendGuestCode': row('401 200 200 200 200 200', () => ({ input: person() })),
  'customers.confirmGuestCode': row('401 200 200 200 422 422', async (world) => {
    const { services, pampa } = world.cast
    const { name: fullName, emailAddress: email } = person()
    const guest = { fullName, email, phoneNumber: '', company: '', guestId: null }
    const { id: userId } = await services.database.inShop(pampa, (tx) => addGuest(tx, guest, services.now()))
    return { input: { userId, code: await freshCode(world, userId, 'guest_quote') } }
  }),
  'customers.beginGuestOrder': row('401 200 200 200 403 403', () => ({ input: person() })),
  'customers.openGuestLink': row('200 200 200 200 404 404', async ({ cast }) => {
    const { link } = await openGuestOf(cast, person().emailAddress)
    return { input: { link } }
  }),
  'customers.claimGuestLink': row('401 401 200 422 401 404', async ({ cast, a1 }) => {
    const { link } = await openGuestOf(cast, a1.email)
    return { input: { link } }
  }),
}
