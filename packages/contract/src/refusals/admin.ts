import type { Refusals } from './refusal-table.ts'

/** Refusals of the back office: of entering it, and of one's own account. */
export const adminRefusals = {
  not_signed_in: { status: 401, es: 'Inicia sesión para continuar.', arg: 'Iniciá sesión para continuar.' },
  other_origin: { status: 403, es: 'Este pedido no viene del escritorio de la tienda.' },
  not_operator: { status: 403, es: 'Esto lo hace quien opera la instalación.' },
  proof_needed: {
    status: 403,
    es: 'Por seguridad, escribe otra vez tu contraseña antes de seguir.',
    arg: 'Por seguridad, escribí otra vez tu contraseña antes de seguir.',
  },
  second_factor_needed: {
    status: 401,
    es: 'Escribe el código de tu aplicación de autenticación o uno de recuperación.',
    arg: 'Escribí el código de tu aplicación de autenticación o uno de recuperación.',
  },
  second_factor_wrong: {
    status: 422,
    es: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
    arg: 'El código no es correcto o ya se usó. Esperá el siguiente y probá de nuevo.',
  },
  authenticator_there: {
    status: 409,
    es: 'Tu cuenta ya pide un código. Quita primero la aplicación de autenticación que tienes.',
    arg: 'Tu cuenta ya pide un código. Quitá primero la aplicación de autenticación que tenés.',
  },
  passkey_wrong: {
    status: 422,
    es: 'No pudimos comprobar la llave de acceso. Inténtalo de nuevo o entra con tu contraseña.',
    arg: 'No pudimos comprobar la llave de acceso. Probá de nuevo o entrá con tu contraseña.',
  },
  link_over: {
    status: 410,
    es: 'Este enlace ya se usó o venció. Pide otro.',
    arg: 'Este enlace ya se usó o venció. Pedí otro.',
  },
  name_missing: { status: 422, es: 'Escribe tu nombre.', arg: 'Escribí tu nombre.' },
  works_here: { status: 409, es: 'Esa persona ya trabaja en la tienda.' },
  role_above_yours: {
    status: 403,
    es: 'No puedes dar ni quitar una función que puede más que la tuya.',
    arg: 'No podés dar ni quitar una función que puede más que la tuya.',
  },
  last_owner: { status: 409, es: 'La tienda tiene que conservar a alguien que la dirija.' },
  permission_not_yours: {
    status: 403,
    es: 'Una llave no puede tener permisos que tú no tienes.',
    arg: 'Una llave no puede tener permisos que vos no tenés.',
  },
} as const satisfies Refusals
