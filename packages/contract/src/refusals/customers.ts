import type { Refusals } from './refusal-table.ts'

export const customersRefusals = {
  wrong_credentials: {
    status: 401,
    es: 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    arg: 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.',
  },
  account_blocked: {
    status: 403,
    es: 'La tienda no acepta pedidos con este correo. Escríbele para resolverlo.',
    arg: 'La tienda no acepta pedidos con este correo. Escribile para resolverlo.',
  },
  too_many_tries: {
    status: 429,
    es: 'Hubo demasiados intentos. Espera quince minutos y vuelve a probar.',
    arg: 'Hubo demasiados intentos. Esperá quince minutos y volvé a probar.',
  },
  bad_refresh_token: {
    status: 401,
    es: 'Tu sesión terminó. Inicia sesión otra vez.',
    arg: 'Tu sesión terminó. Iniciá sesión otra vez.',
  },
  provider_unknown: { status: 404, es: 'Esta tienda no ofrece iniciar sesión con ese proveedor.' },
  provider_down: {
    status: 503,
    es: '{provider} no responde en este momento. Inténtalo en unos minutos o entra con tu contraseña.',
    arg: '{provider} no responde en este momento. Probá en unos minutos o entrá con tu contraseña.',
  },
  provider_refused: {
    status: 401,
    es: '{provider} no confirmó quién eres. Empieza de nuevo desde el inicio de sesión.',
    arg: '{provider} no confirmó quién sos. Empezá de nuevo desde el inicio de sesión.',
  },
  provider_email_unverified: {
    status: 422,
    es: '{provider} no confirma que ese correo sea tuyo. Crea tu cuenta con correo y contraseña.',
    arg: '{provider} no confirma que ese correo sea tuyo. Creá tu cuenta con correo y contraseña.',
  },
  external_login_over: {
    status: 422,
    es: 'Este inicio de sesión ya terminó o empezó en otro navegador. Empieza de nuevo.',
    arg: 'Este inicio de sesión ya terminó o empezó en otro navegador. Empezá de nuevo.',
  },
  registration_off: {
    status: 403,
    es: 'No hay una cuenta con ese correo, y esta tienda no recibe registros nuevos por ahora.',
  },
  too_many_mails: {
    status: 429,
    es: 'Ya enviamos varios correos a esa dirección. Espera un rato antes de pedir otro y revisa el correo no deseado.',
    arg: 'Ya enviamos varios correos a esa dirección. Esperá un rato antes de pedir otro y revisá el correo no deseado.',
  },
  bad_code: {
    status: 422,
    es: 'El código no es correcto, ya se usó o venció. Revísalo o pide otro.',
    arg: 'El código no es correcto, ya se usó o venció. Revisalo o pedí otro.',
  },
  wrong_password: {
    status: 422,
    es: 'La contraseña no es correcta. Revísala e inténtalo de nuevo.',
    arg: 'La contraseña no es correcta. Revisala y probá de nuevo.',
  },
  common_password: {
    status: 422,
    es: 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.',
    arg: 'Esa contraseña es de las más usadas y se adivina enseguida. Elegí otra.',
  },
  no_password: {
    status: 422,
    es: 'Tu cuenta todavía no tiene contraseña. Pide un código para elegir una.',
    arg: 'Tu cuenta todavía no tiene contraseña. Pedí un código para elegir una.',
  },
  sign_in_again: {
    status: 422,
    es: 'Por seguridad, vuelve a iniciar sesión y después inténtalo de nuevo.',
    arg: 'Por seguridad, volvé a iniciar sesión y después probá de nuevo.',
  },
} as const satisfies Refusals
