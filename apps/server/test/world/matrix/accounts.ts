import { randomUUID } from 'node:crypto'
import { freshCode, freshCustomer } from '../fresh.ts'
import { PASSWORD, signIn } from '../people.ts'
import type { World } from '../world.ts'
import { nothing, type Rows, row } from './row.ts'

/**
 * Tokens and accounts. An account is of one shop: its e-mail and password are unknown in another, and a
 * refresh token opens nothing there. What is asked about an e-mail gets the same answer everywhere.
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
  'customers.registerUser': row('200 200 200 200 200 200', () => ({
    input: {
      name: 'Inés',
      surname: 'Videla',
      emailAddress: `ines.${randomUUID()}@empresa.example`,
      password: 'Remeras2026',
    },
  })),
  'customers.sendEmailActivationEcommerceLink': row('200 200 200 200 200 200', () => ({
    input: { emailAddress: `nadie.${randomUUID()}@empresa.example` },
  })),
  'customers.sendPasswordResetCodePartner': row('200 200 200 200 200 200', () => ({
    input: { emailAddress: `nadie.${randomUUID()}@empresa.example` },
  })),
  // a code and the number of an account of A: whoever has both has the mail
  'customers.validateCodeAuth': row(
    '200 200 200 200 422 422',
    async (world) => {
      const { customerId } = await freshCustomer(world)
      const confirmationToken = await freshCode(world, customerId, 'activation')
      return { input: { userId: customerId, confirmationToken } }
    },
    // it signs in, and a guest brings along what the guest uploaded
    { endsSession: true },
  ),
  'customers.resetPassword': row('200 200 200 200 422 422', async (world) => {
    const { customerId } = await freshCustomer(world)
    const resetCode = await freshCode(world, customerId, 'password_reset')
    return { input: { userId: customerId, resetCode, password: 'Tazones2026' } }
  }),
  'customers.getProfile': row('401 401 200 200 401 200', nothing),
  'customers.updateProfile': row('401 401 200 200 401 200', async (world) => ({
    input: { phoneNumber: '+54 9 11 2345 6789', company: 'Bodega del Sur' },
    ownerToken: (await freshCustomer(world)).token,
  })),
  'customers.getPersonalData': row('401 401 200 200 401 200', nothing),
  'customers.deleteAccount': row('401 401 200 404 401 404', async (world) => {
    const { email, customerId, token } = await freshCustomer(world)
    return { input: { Email: email, UserId: customerId, password: PASSWORD }, ownerToken: token }
  }),
}

/**
 * Signing in with a provider is of the guest who began it: in anybody else's hands its code and state are over.
 */
export const providerRows: Rows = {
  'customers.getExternalAuthenticationProviders': row('200 200 200 200 200 200', nothing),
  'customers.beginExternalAuthentication': row('401 200 200 200 200 200', () => ({
    input: { authProvider: 'OpenIdConnect', returnUrl: '/orders/list' },
  })),
  'customers.externalAuthenticate': row(
    '401 200 422 422 422 422',
    async (world) => ({ input: await visitProvider(world) }),
    { owner: 'guestA' },
  ),
}

/** What the browser of guestA brings home after signing in at the provider. */
async function visitProvider({ provider, guestA }: World) {
  const account = `cuenta-${randomUUID()}`
  provider.accounts.set(account, {
    email: `${account}@empresa.example`,
    email_verified: true,
    name: 'Inés Videla',
  })
  const { authorizationUrl } = await guestA.api.customers.beginExternalAuthentication({
    authProvider: 'OpenIdConnect',
  })
  const back = await provider.signIn(authorizationUrl, account)
  const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams)
  return { authProvider: 'OpenIdConnect', providerAccessCode: code, state, iss }
}
