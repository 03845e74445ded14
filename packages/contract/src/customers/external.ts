import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { QueryFlag } from '../wire.ts'
import { ReturnPath } from './fields.ts'
import { exampleTokens, SignedIn } from './tokens.ts'

/** The name of a provider, as ABP has it: Google, Microsoft, OpenIdConnect. */
const ProviderName = z.string().regex(/^[A-Za-z]{2,40}$/)

/** Printable, as RFC 6749 has codes and states. */
const Printable = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x20-\x7e]+$/)

export const externalCalls = {
  getExternalAuthenticationProviders: get('/api/TokenAuth/GetExternalAuthenticationProviders', {
    summary: 'Proveedores con los que se puede iniciar sesión; ninguno si la tienda no la ofrece',
    who: 'public',
    takes: Empty,
    gives: z.array(z.object({ name: ProviderName, displayName: z.string(), clientId: z.string() })),
    opens: 'none',
    example: {
      takes: {},
      gives: [{ name: 'Google', displayName: 'Google', clientId: '318-cuentas.apps.googleusercontent.com' }],
    },
  }),
  beginExternalAuthentication: post('/api/TokenAuth/BeginExternalAuthentication', {
    summary:
      'Empieza una sesión con un proveedor: la dirección a la que ir, para este invitado y por diez minutos',
    who: 'guest',
    takes: z.object({
      authProvider: ProviderName,
      /** Where the person lands afterwards. */
      returnUrl: ReturnPath.optional(),
    }),
    gives: z.object({
      authorizationUrl: z.string(),
      /** Comes back in the address; it begins with the provider's name and a dot. */
      state: z.string(),
      expireInSeconds: z.int(),
    }),
    refuses: ['provider_unknown', 'provider_down', 'too_many_tries', 'switched_off'],
    opens: 'none',
    example: {
      takes: { authProvider: 'Google', returnUrl: '/orders/list' },
      gives: {
        authorizationUrl:
          'https://accounts.google.com/o/oauth2/v2/auth?client_id=318-cuentas.apps.googleusercontent.com&response_type=code',
        state: 'Google.gX0cWq1jYJ5mB3wQyq9r7l0b2v9m1n3hQ0c8dT4e5uA',
        expireInSeconds: 600,
      },
    },
  }),
  externalAuthenticate: post('/api/TokenAuth/ExternalAuthenticate', {
    summary: 'Inicia la sesión de un cliente con el código que dio un proveedor',
    who: 'guest',
    hasSharedLimit: true,
    takes: z.object({
      authProvider: ProviderName,
      /** The authorization code of the address that the provider sent the person back to. */
      providerAccessCode: Printable(4_000),
      /** The state of that address: without it nobody has begun here. */
      state: Printable(200).optional(),
      /** The issuer of that address, where the provider names it. */
      iss: Printable(500).optional(),
      returnUrl: ReturnPath.optional(),
      rememberClient: z.boolean().optional(),
      isEcommerceClient: QueryFlag.optional(),
    }),
    gives: z.object({
      ...SignedIn.shape,
      waitingForActivation: z.boolean(),
      returnUrl: z.string().nullable(),
    }),
    refuses: [
      'provider_unknown',
      'provider_down',
      'provider_refused',
      'provider_email_unverified',
      'external_login_over',
      'account_blocked',
      'registration_off',
      'switched_off',
    ],
    opens: 'none',
    example: {
      takes: {
        authProvider: 'Google',
        providerAccessCode: '4/0AVMBsJhRkq7',
        state: 'Google.gX0cWq1jYJ5mB3wQyq9r7l0b2v9m1n3hQ0c8dT4e5uA',
      },
      gives: { ...exampleTokens, waitingForActivation: false, returnUrl: '/orders/list' },
    },
  }),
}
