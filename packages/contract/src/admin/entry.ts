import { z } from 'zod'
import { Empty, post } from '../call.ts'
import { Text } from '../wire.ts'

const Email = Text(256).min(3)
const Password = z.string().min(1).max(128)
/** Eight characters at least; what guessers try first is refused. */
const NewPassword = z.string().min(8).max(128)
/** Six digits of the authenticator, or a recovery code. */
const Code = Text(40)
/** What a link of a mail carries; only its hash is stored. */
const LinkToken = Text(100).min(20)

/** What a browser gives and gets for a passkey, as WebAuthn has it in JSON. */
const PublicKeyOptions = z.looseObject({ challenge: z.string() })
const PublicKeyResponse = z.looseObject({ id: Text(1_400), type: z.literal('public-key') })

export const entryCalls = {
  signIn: post('/api/services/app/Admin/SignIn', {
    summary:
      'Inicia la sesión en el escritorio de la tienda; con segundo factor, el código va en la misma llamada',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({
      email: Email,
      password: Password,
      code: Code.optional(),
      /** Thirty days in place of a working day. */
      staySignedIn: z.boolean().default(false),
    }),
    gives: Empty,
    refuses: ['wrong_credentials', 'too_many_tries', 'second_factor_needed', 'second_factor_wrong', 'busy'],
    opens: 'none',
    example: { takes: { email: 'ventas@pampa.example', password: 'Tres tristes tigres 3' }, gives: {} },
  }),
  beginPasskeySignIn: post('/api/services/app/Admin/BeginPasskeySignIn', {
    summary: 'Empieza a iniciar sesión con una llave de acceso',
    who: 'public',
    hasSharedLimit: true,
    takes: Empty,
    gives: z.object({ options: PublicKeyOptions }),
    refuses: ['too_many_tries'],
    opens: 'none',
    example: { takes: {}, gives: { options: { challenge: 'uJ1xT2v8mQ0' } } },
  }),
  signInWithPasskey: post('/api/services/app/Admin/SignInWithPasskey', {
    summary: 'Inicia la sesión con una llave de acceso, que vale por contraseña y segundo factor',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ response: PublicKeyResponse, staySignedIn: z.boolean().default(false) }),
    gives: Empty,
    refuses: ['passkey_wrong', 'wrong_credentials'],
    opens: 'none',
    example: { takes: { response: { id: 'AQIDBA', type: 'public-key' } }, gives: {} },
  }),
  signOut: post('/api/services/app/Admin/SignOut', {
    summary: 'Termina la sesión',
    who: 'public',
    takes: Empty,
    gives: Empty,
    opens: 'none',
    example: { takes: {}, gives: {} },
  }),
  forgotPassword: post('/api/services/app/Admin/ForgotPassword', {
    summary:
      'Envía un enlace para elegir otra contraseña; la respuesta es la misma si el correo no es de nadie',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ email: Email }),
    gives: Empty,
    refuses: ['too_many_mails'],
    opens: 'none',
    example: { takes: { email: 'ventas@pampa.example' }, gives: {} },
  }),
  resetPassword: post('/api/services/app/Admin/ResetPassword', {
    summary: 'Guarda la contraseña elegida con el enlace del correo y termina las demás sesiones',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ token: LinkToken, password: NewPassword }),
    gives: Empty,
    refuses: ['link_over', 'common_password', 'busy'],
    opens: 'none',
    example: {
      takes: { token: 'c2VtaWxsYXMtZGUtZ2lyYXNvbA', password: 'Tres tristes tigres 4' },
      gives: {},
    },
  }),
  checkFirstStart: post('/api/services/app/Admin/CheckFirstStart', {
    summary: 'Si el enlace de la consola todavía sirve para crear a la primera persona de la instalación',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ token: LinkToken }),
    gives: Empty,
    refuses: ['link_over', 'too_many_tries'],
    opens: 'none',
    example: { takes: { token: 'c2VtaWxsYXMtZGUtZ2lyYXNvbA' }, gives: {} },
  }),
  startInstallation: post('/api/services/app/Admin/StartInstallation', {
    summary:
      'Crea a la primera persona, que opera la instalación, e inicia su sesión; el enlace sirve una vez y solo mientras no hay nadie',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({
      token: LinkToken,
      name: Text(120),
      email: Email.regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, 'Falta un correo, como ana@tienda.com.'),
      password: NewPassword,
    }),
    gives: Empty,
    refuses: ['link_over', 'name_missing', 'common_password', 'too_many_tries', 'busy'],
    opens: 'none',
    example: {
      takes: {
        token: 'c2VtaWxsYXMtZGUtZ2lyYXNvbA',
        name: 'Ana Paz',
        email: 'ana@regalos.example',
        password: 'Tres tristes tigres 4',
      },
      gives: {},
    },
  }),
  getInvitation: post('/api/services/app/Admin/GetInvitation', {
    summary: 'A qué tienda y con qué función invita un enlace',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({ shop: Text(40), token: LinkToken }),
    gives: z.object({ shopName: z.string(), email: z.string(), role: z.string(), hasAccount: z.boolean() }),
    refuses: ['link_over', 'too_many_tries'],
    opens: 'none',
    example: {
      takes: { shop: 'pampa', token: 'c2VtaWxsYXMtZGUtZ2lyYXNvbA' },
      gives: { shopName: 'Pampa', email: 'tomas@pampa.example', role: 'workshop', hasAccount: false },
    },
  }),
  acceptInvitation: post('/api/services/app/Admin/AcceptInvitation', {
    summary: 'Acepta la invitación; quien ya tiene cuenta prueba su contraseña, los demás eligen una',
    who: 'public',
    hasSharedLimit: true,
    takes: z.object({
      shop: Text(40),
      token: LinkToken,
      name: Text(120).default(''),
      password: NewPassword,
    }),
    gives: Empty,
    refuses: [
      'link_over',
      'quota_people',
      'name_missing',
      'common_password',
      'wrong_credentials',
      'too_many_tries',
      'conflict',
      'busy',
    ],
    opens: 'none',
    example: {
      takes: {
        shop: 'pampa',
        token: 'c2VtaWxsYXMtZGUtZ2lyYXNvbA',
        name: 'Tomás Taller',
        password: 'Tres tristes tigres 4',
      },
      gives: {},
    },
  }),
}
