import { randomUUID } from 'node:crypto'
import { customers, emailOf } from '@estampa/contract/customers'
import { refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { accountHandlers } from './account.routes.ts'
import type { ExternalSignInServices } from './external-providers.ts'
import { beginExternalSignIn, finishExternalSignIn } from './external-sign-in.ts'
import { guestHandlers } from './guests.routes.ts'
import type { AccountServices } from './personal-data.ts'
import { exchangeRefreshToken } from './refresh-token.ts'
import { endSession } from './sessions.store.ts'
import { signIn } from './sign-in.ts'

export const customersRoutes = handle<typeof customers, AccountServices & ExternalSignInServices>(
  'customers',
  customers,
  {
    getAccess: async ({ services, shop, now }) => {
      const guest = { kind: 'guest', guestId: randomUUID() } as const
      const { token, expireInSeconds } = await services.tokens.issue(shop.id, guest, now)
      return { accessToken: token, expireInSeconds }
    },
    authenticate: async ({ services, shop, person, input, now, ip }) => {
      if (!shop.config.loginInShop) return refuse('switched_off')
      const { password, rememberClient: remember = true, deviceToken } = input
      const email = emailOf(input) ?? ''
      return signIn(services, shop, { email, password, remember, ip, person, deviceToken }, now)
    },
    refreshToken: async ({ services, shop, input, now }) => {
      if (!shop.config.loginInShop) return refuse('switched_off')
      return input.refreshToken
        ? exchangeRefreshToken(services, shop, input.refreshToken, now)
        : refuse('bad_refresh_token')
    },
    logOut: async ({ tx, person, now }) => {
      if (person.kind === 'customer') await endSession(tx, person.sessionId, now)
      return {}
    },
    getExternalAuthenticationProviders: async ({ services, shop }) =>
      shop.config.loginInShop ? services.providers.list() : [],
    beginExternalAuthentication: beginExternalSignIn,
    externalAuthenticate: finishExternalSignIn,
    ...accountHandlers,
    ...guestHandlers,
  },
)
