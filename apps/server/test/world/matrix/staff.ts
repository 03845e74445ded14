import { PASSWORD } from '../people.ts'
import { type Rows, row } from './row.ts'

/** The people of a shop. Their e-mail and password are unknown in another. */
//                                                 nobody guestA a1 a2 guestB b1
export const staffRows: Rows = {
  'staff.authenticateStaff': row('200 200 200 200 401 401', ({ staffA }) => ({
    input: { email: staffA.email, password: PASSWORD },
  })),
}
