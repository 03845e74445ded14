import type { Paths } from '@estampa/contract/call'

const inAdmin = (method: 'GET' | 'POST', names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, [method, '/api/services/app/Admin/*'] as const]))
const ofStaff = (method: 'GET' | 'POST', names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, [method, '/api/services/app/Staff/*'] as const]))

/** Method and path of each call of the back office. */
export const officePaths: Paths = {
  admin: {
    ...inAdmin('GET', 'getAccount listSessions'),
    ...inAdmin(
      'POST',
      'signIn beginPasskeySignIn signInWithPasskey signOut forgotPassword resetPassword getInvitation acceptInvitation ' +
        'proveAgain changePassword endSession beginAuthenticator confirmAuthenticator removeAuthenticator beginPasskey ' +
        'addPasskey removePasskey',
    ),
  },
  staff: {
    ...ofStaff('GET', 'getOrders getOrder getFlags getOrderMessages getPeople getKeys getChanges'),
    ...ofStaff(
      'POST',
      'moveOrder nameParcel settleFlag recordPayment approvePayment rejectPayment recordRefund sendProof ' +
        'sendOrderMessage invitePerson withdrawInvitation changeRole disablePerson makeKey endKey',
    ),
  },
}
