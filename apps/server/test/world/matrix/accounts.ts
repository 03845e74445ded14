import { PASSWORD, signIn } from '../people.ts'
import { nothing, type Rows, row } from './row.ts'

/**
 * Tokens and accounts. An account is of one shop: its e-mail and password are unknown in another, and a
 * refresh token opens nothing there.
 */
//                                                        nobody guestA a1 a2 guestB b1
export const accountRows: Rows = {
  'customers.getAccess': row('200 200 200 200 200 200', nothing),
  // whoever signs in with a guest's token brings along what the guest uploaded: each guest does so once
  'customers.authenticate': row(
    '200 200 200 200 401 401',
    ({ a1 }) => ({ input: { userNameOrEmailAddress: a1.email, password: PASSWORD } }),
    { endsSession: true },
  ),
  'customers.refreshToken': row('200 200 200 200 401 401', async ({ cast, a1 }) => {
    const { refreshToken } = await signIn(cast, 'pampa', a1.email)
    return { input: { refreshToken } }
  }),
  'customers.logOut': row('401 200 200 200 200 200', nothing, { endsSession: true }),
}
