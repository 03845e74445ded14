import type { Refusals } from '../refusals.ts'

export const customersRefusals = {
  wrong_credentials: {
    status: 401,
    es: 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    arg: 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.',
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
} as const satisfies Refusals
