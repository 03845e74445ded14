import { z } from 'zod'
import { Empty, get, post } from './call.ts'
import { account } from './customers/account.ts'
import { externalCalls } from './customers/external.ts'
import { emailMissing, hasEmail } from './customers/fields.ts'
import { guestCalls } from './customers/guests.ts'
import {
  Authenticated,
  DeviceToken,
  exampleDeviceToken,
  exampleTokens,
  SignedIn,
} from './customers/tokens.ts'
import { QueryFlag, Text } from './wire.ts'

export { account, Profile } from './customers/account.ts'
export { externalCalls } from './customers/external.ts'
export { emailOf, fullNameOf } from './customers/fields.ts'
export { guestCalls } from './customers/guests.ts'
export { NewPassword } from './customers/password.ts'
export { Authenticated } from './customers/tokens.ts'

export const customers = {
  getAccess: get('/api/TokenAuth/GetAccess', {
    summary: 'Un token de invitado de la tienda',
    who: 'public',
    takes: Empty,
    gives: z.object({ accessToken: z.string(), expireInSeconds: z.int() }),
    example: { takes: {}, gives: { accessToken: exampleTokens.accessToken, expireInSeconds: 2_592_000 } },
  }),
  authenticate: post('/api/TokenAuth/Authenticate', {
    summary: 'Inicia la sesión de un cliente con correo y contraseña',
    who: 'public',
    hasSharedLimit: true,
    takes: z
      .object({
        userNameOrEmailAddress: Text(256).optional(),
        emailAddress: Text(256).optional(),
        password: z.string().min(1).max(128),
        rememberClient: z.boolean().optional(),
        isEcommerceClient: QueryFlag.optional(),
        deviceToken: DeviceToken.optional(),
      })
      .refine(hasEmail, emailMissing),
    gives: SignedIn,
    refuses: ['wrong_credentials', 'account_blocked', 'too_many_tries', 'switched_off', 'busy'],
    opens: 'none',
    example: {
      takes: {
        userNameOrEmailAddress: 'lucia.paz@empresa.com.ar',
        password: 'Tres tristes tigres 3',
        rememberClient: true,
        isEcommerceClient: true,
        deviceToken: exampleDeviceToken,
      },
      gives: { ...exampleTokens, deviceToken: exampleDeviceToken },
    },
  }),
  refreshToken: post('/api/TokenAuth/RefreshToken', {
    summary:
      'Cambia un token de renovación (en la dirección o en el cuerpo) por tokens nuevos; el anterior termina',
    who: 'public',
    takes: z.object({ refreshToken: z.string().max(500).optional() }),
    gives: Authenticated,
    refuses: ['bad_refresh_token', 'switched_off'],
    // finding a stolen token revokes its family: that must be kept although the answer is a refusal
    opens: 'none',
    example: { takes: { refreshToken: 'b4C1kq0Zt7mVx2sYh9wLr5nGu8dPe3jQfA6oTiKzM0c' }, gives: exampleTokens },
  }),
  logOut: get('/api/TokenAuth/LogOut', {
    summary: 'Termina la sesión del token',
    who: 'guest',
    takes: Empty,
    gives: z.object({}),
    opens: 'write',
    example: { takes: {}, gives: {} },
  }),
  ...externalCalls,
  ...account,
  ...guestCalls,
}
