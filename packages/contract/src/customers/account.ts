/**
 * Accounts by e-mail. No answer tells whether an e-mail has an account: its owner is told by mail.
 *
 * The mails lead to the storefront's page `/<shop>/auth`, whose address stays as it is:
 * `?mode=emailVerify&userId=…&code=…&email=…&from=…` (then ValidateCodeAuth with the number and the code) and
 * `?mode=passwordChange&userId=…&code=…` (then ResetPassword with both and the new password).
 */
import { z } from 'zod'
import { del, Empty, get, post, put } from '../call.ts'
import { Id, QueryFlag, QueryId } from '../wire.ts'
import {
  Code,
  EmailAddress,
  emailFields,
  emailMissing,
  type emailOf,
  fullNameOf,
  hasEmail,
  profileFields,
  ReturnPath,
} from './fields.ts'
import { NewPassword, Password } from './password.ts'
import { DeviceToken, exampleDeviceToken, exampleTokens, SignedIn, UserFields } from './tokens.ts'

const isEcommerceClient = QueryFlag.optional()

/** The owner of a code: by the number that the mail's link carries, or by the e-mail that the person typed. */
const codeOwnerFields = { userId: Id.optional(), ...emailFields }
type CodeOwner = { userId?: number | undefined } & Parameters<typeof emailOf>[0]
const hasCodeOwner = (input: CodeOwner) => input.userId !== undefined || hasEmail(input)
const codeOwnerMissing = { error: 'Falta decir de quién es el código.', path: ['userId'] }

export const Profile = z.object({
  ...UserFields.shape,
  canLogin: z.literal(true),
  /** The address that waits to be confirmed; until then `email` counts. */
  pendingEmail: z.string().nullable(),
  /** False for people who only sign in elsewhere. */
  hasPassword: z.boolean(),
})

const exampleProfile = {
  userId: 4711,
  email: 'lucia@empresa.example',
  fullName: 'Lucía Paz',
  phoneNumber: '+54 9 11 2345 6789',
  company: 'Paz SA',
  canLogin: true as const,
  pendingEmail: null,
  hasPassword: true,
}

export const account = {
  registerUser: post('/api/services/app/Account/RegisterUser', {
    summary: 'Abre una cuenta; el correo que sigue dice cómo confirmarla, o que ya hay una',
    who: 'public',
    hasSharedLimit: true,
    takes: z
      .object({
        ...profileFields,
        ...emailFields,
        password: NewPassword,
        /** Where the person was going: the link in the mail leads there. */
        from: ReturnPath.optional(),
        isEcommerceClient,
      })
      .refine((input) => Boolean(fullNameOf(input)), { error: 'Falta el nombre.', path: ['name'] })
      .refine(hasEmail, emailMissing),
    gives: z.object({
      /** Always false: the e-mail has to be confirmed first, or belongs to somebody already. */
      canLogin: z.boolean(),
      emailAddress: z.string(),
    }),
    refuses: ['switched_off', 'too_many_mails', 'common_password', 'busy'],
    opens: 'none',
    example: {
      takes: {
        name: 'Lucía',
        surname: 'Paz',
        emailAddress: 'lucia@empresa.example',
        password: 'Remeras2026',
        phoneNumber: '+54 9 11 2345 6789',
        company: 'Paz SA',
        from: '/checkout',
        isEcommerceClient: true,
      },
      gives: { canLogin: false, emailAddress: 'lucia@empresa.example' },
    },
  }),
  sendEmailActivationEcommerceLink: post('/api/services/app/Account/SendEmailActivationEcommerceLink', {
    summary: 'Manda otra vez el correo que confirma una cuenta, si hay una por confirmar',
    who: 'public',
    hasSharedLimit: true,
    takes: z
      .object({ ...emailFields, from: ReturnPath.optional(), isEcommerceClient })
      .refine(hasEmail, emailMissing),
    gives: z.object({}),
    refuses: ['too_many_mails'],
    opens: 'none',
    example: { takes: { emailAddress: 'lucia@empresa.example', isEcommerceClient: true }, gives: {} },
  }),
  validateCodeAuth: post('/api/services/app/Account/ValidateCodeAuth', {
    summary:
      'Confirma un correo con el código que llegó a él; el de una cuenta nueva también inicia la sesión',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ ...codeOwnerFields, confirmationToken: Code }).refine(hasCodeOwner, codeOwnerMissing),
    gives: z.object({
      canLogin: z.boolean(),
      email: z.string(),
      /** The session of an account that was just confirmed; null for the new e-mail of an account, and where nobody may sign in. */
      session: SignedIn.nullable(),
    }),
    refuses: ['bad_code', 'account_blocked', 'too_many_tries', 'conflict'],
    opens: 'none',
    example: {
      takes: { userId: 4711, confirmationToken: 'K7QF-2MXR' },
      gives: { canLogin: true, email: 'lucia.paz@empresa.com.ar', session: exampleTokens },
    },
  }),
  sendPasswordResetCodePartner: post('/api/services/app/Account/SendPasswordResetCodePartner', {
    summary: 'Manda el código para elegir una contraseña, si hay una cuenta con ese correo',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ ...emailFields, isEcommerceClient }).refine(hasEmail, emailMissing),
    gives: z.object({}),
    refuses: ['switched_off', 'too_many_mails'],
    opens: 'none',
    example: { takes: { emailAddress: 'lucia@empresa.example', isEcommerceClient: true }, gives: {} },
  }),
  resetPassword: post('/api/services/app/Account/ResetPassword', {
    summary:
      'Elige una contraseña con el código del correo, también la primera; las sesiones abiertas terminan',
    who: 'public',
    hasSharedLimit: true,
    takes: z
      .object({ ...codeOwnerFields, resetCode: Code, password: NewPassword, isEcommerceClient })
      .refine(hasCodeOwner, codeOwnerMissing),
    gives: z.object({ canLogin: z.boolean(), userName: z.string(), deviceToken: DeviceToken }),
    refuses: ['switched_off', 'bad_code', 'too_many_tries', 'common_password', 'busy'],
    opens: 'none',
    example: {
      takes: { userId: 4711, resetCode: 'K7QF-2MXR', password: 'Tazones2026' },
      gives: { canLogin: true, userName: 'lucia@empresa.example', deviceToken: exampleDeviceToken },
    },
  }),
  getProfile: get('/api/services/app/Account/GetProfile', {
    summary: 'Lo que la cuenta dice de su persona',
    who: 'customer',
    takes: Empty,
    gives: Profile,
    refuses: ['bad_token'],
    example: { takes: {}, gives: exampleProfile },
  }),
  updateProfile: put('/api/services/app/Account/UpdateProfile', {
    summary:
      'Cambia lo que se manda; un correo nuevo pide la contraseña y vale cuando se confirma, una contraseña nueva pide la anterior',
    who: 'customer',
    takes: z
      .object({
        ...profileFields,
        email: EmailAddress.optional(),
        currentPassword: Password.optional(),
        newPassword: NewPassword.optional(),
      })
      .refine((input) => fullNameOf(input) !== '', { error: 'Falta el nombre.', path: ['name'] }),
    gives: Profile,
    refuses: [
      'bad_token',
      'wrong_password',
      'no_password',
      'sign_in_again',
      'common_password',
      'too_many_tries',
      'too_many_mails',
      'busy',
    ],
    opens: 'none',
    example: {
      takes: {
        name: 'Lucía Paz',
        email: 'lucia.paz@empresa.example',
        currentPassword: 'Remeras2026',
        phoneNumber: '+54 9 11 2345 6789',
        company: 'Paz SA',
      },
      gives: { ...exampleProfile, pendingEmail: 'lucia.paz@empresa.example' },
    },
  }),
  deleteAccount: del('/api/services/app/Account/DeleteAccount', {
    summary:
      'Olvida a la persona para siempre; los pedidos guardan lo que piden las facturas. La contraseña va en el cuerpo',
    who: 'buyer',
    takes: z.object({ Email: EmailAddress, UserId: QueryId, password: Password.optional() }),
    gives: z.object({}),
    refuses: ['bad_token', 'not_found', 'wrong_password', 'sign_in_again', 'too_many_tries', 'busy'],
    opens: 'none',
    example: {
      takes: { Email: 'lucia@empresa.example', UserId: 4711, password: 'Tazones2026' },
      gives: {},
    },
  }),
  getPersonalData: get('/api/services/app/Account/GetPersonalData', {
    summary: 'Todo lo que la tienda sabe de la persona, por tema',
    who: 'buyer',
    takes: Empty,
    gives: z.object({
      /** ISO 8601, UTC. */
      exportedAt: z.string(),
      shop: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
    refuses: ['bad_token'],
    // what is handed over on request is more than the pages show
    forReadOnly: false,
    example: {
      takes: {},
      gives: {
        exportedAt: '2026-11-21T12:00:00.000Z',
        shop: 'Pampa',
        data: {
          customers: { email: 'lucia@empresa.example', fullName: 'Lucía Paz', company: 'Paz SA' },
          customization: [{ kind: 'logo', name: 'logo-paz.svg', width: 1200, height: 800 }],
        },
      },
    },
  }),
}
