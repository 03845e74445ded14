import type { Refusals } from './refusal-table.ts'

/** Refusals of the pipeline itself, before any feature is called. */
export const requestRefusals = {
  invalid_input: {
    status: 400,
    es: 'Hay datos que no pudimos leer. Revisa los campos marcados.',
    arg: 'Hay datos que no pudimos leer. Revisá los campos marcados.',
  },
  malformed: {
    status: 400,
    es: 'El pedido no llegó completo. Inténtalo de nuevo.',
    arg: 'El pedido no llegó completo. Probá de nuevo.',
  },
  no_token: { status: 401, es: 'Inicia sesión para continuar.', arg: 'Iniciá sesión para continuar.' },
  bad_token: {
    status: 401,
    es: 'Tu sesión terminó. Inicia sesión otra vez.',
    arg: 'Tu sesión terminó. Iniciá sesión otra vez.',
  },
  not_allowed: { status: 403, es: 'Tu cuenta no puede hacer esto.' },
  read_only_session: {
    status: 403,
    es: 'Estás viendo la tienda como un cliente: puedes mirar todo, pero no cambiar nada.',
    arg: 'Estás viendo la tienda como un cliente: podés mirar todo, pero no cambiar nada.',
  },
  switched_off: { status: 403, es: 'Esta tienda no ofrece esa función por ahora.' },
  not_found: { status: 404, es: 'No encontramos lo que estabas buscando.' },
  shop_not_found: { status: 404, es: 'No encontramos esa tienda.' },
  shop_not_set_up: {
    status: 503,
    es: 'Esta tienda todavía no está configurada. Vuelve a intentarlo más tarde.',
    arg: 'Esta tienda todavía no está configurada. Probá más tarde.',
  },
  shop_preparing: { status: 404, es: 'Esta tienda todavía no abrió.' },
  shop_suspended: {
    status: 503,
    es: 'Esta tienda está en pausa. Vuelve a intentarlo más tarde.',
    arg: 'Esta tienda está en pausa. Probá más tarde.',
  },
  conflict: {
    status: 409,
    es: 'Alguien cambió estos datos al mismo tiempo. Vuelve a cargarlos.',
    arg: 'Alguien cambió estos datos al mismo tiempo. Volvé a cargarlos.',
  },
  too_large: { status: 413, es: 'El archivo o el pedido es demasiado grande.' },
  headers_too_large: {
    status: 431,
    es: 'La dirección o los encabezados del pedido son demasiado largos.',
  },
  too_slow: {
    status: 408,
    es: 'El pedido tardó demasiado en llegar. Inténtalo de nuevo.',
    arg: 'El pedido tardó demasiado en llegar. Probá de nuevo.',
  },
  unsupported_type: { status: 415, es: 'No podemos leer ese tipo de contenido.' },
  too_many_requests: {
    status: 429,
    es: 'Demasiados intentos seguidos. Espera un momento.',
    arg: 'Demasiados intentos seguidos. Esperá un momento.',
  },
  accident: {
    status: 500,
    es: 'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.',
    arg: 'Algo falló de nuestro lado. Probá de nuevo en unos minutos.',
  },
  busy: {
    status: 503,
    es: 'Hay mucha gente en la tienda. Inténtalo de nuevo en unos segundos.',
    arg: 'Hay mucha gente en la tienda. Probá de nuevo en unos segundos.',
  },
  version_unreadable: { status: 400, es: 'La versión no se entiende: tiene que ser un número.' },
} as const satisfies Refusals
