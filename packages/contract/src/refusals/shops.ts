import type { Refusals } from './refusal-table.ts'

export const shopsRefusals = {
  shop_config_wrong: {
    status: 422,
    es: 'La configuración de la tienda no se guardó. Revisa {fields}.',
    arg: 'La configuración de la tienda no se guardó. Revisá {fields}.',
  },
  shop_name_format: {
    status: 422,
    es: 'La dirección lleva de 2 a 40 letras minúsculas, números y guiones, y empieza con una letra.',
  },
  shop_name_reserved: {
    status: 422,
    es: '«{name}» la usa el sistema. Elige otra.',
    arg: '«{name}» la usa el sistema. Elegí otra.',
  },
  shop_name_taken: { status: 409, es: 'Otra tienda ya tiene esa dirección.' },
  shop_not_suspended: { status: 409, es: 'La tienda no está suspendida.' },
  shop_not_open: { status: 409, es: 'Solo se suspende una tienda que está abierta.' },
  shop_open_already: { status: 409, es: 'La tienda ya está abierta.' },
  domain_format: {
    status: 422,
    es: 'Escribe solo el dominio, sin barras ni espacios, como www.tuempresa.com.',
    arg: 'Escribí solo el dominio, sin barras ni espacios, como www.tuempresa.com.',
  },
  domain_is_address: {
    status: 422,
    es: 'Eso es una dirección IP. Escribe un dominio, como www.tuempresa.com.',
    arg: 'Eso es una dirección IP. Escribí un dominio, como www.tuempresa.com.',
  },
  domain_wildcard: {
    status: 422,
    es: 'Cada dominio se agrega por su nombre completo, sin asterisco.',
  },
  domain_with_port: { status: 422, es: 'El dominio va sin puerto, como www.tuempresa.com.' },
  domain_incomplete: {
    status: 422,
    es: 'Falta la terminación del dominio, como .com, .cl o .com.ar.',
  },
  domain_private: {
    status: 422,
    es: 'Ese nombre vale solo en una red interna. Hace falta un dominio que se vea desde internet.',
  },
  domain_of_installation: {
    status: 422,
    es: 'Ese dominio es del sistema. Agrega uno que sea tuyo.',
    arg: 'Ese dominio es del sistema. Agregá uno que sea tuyo.',
  },
  domain_taken: {
    status: 409,
    es: 'Otra tienda ya probó que ese dominio es suyo. Si es tuyo, escribe a quien administra el sistema.',
    arg: 'Otra tienda ya probó que ese dominio es suyo. Si es tuyo, escribile a quien administra el sistema.',
  },
  too_many_domains: {
    status: 422,
    es: 'Ya hay {most} dominios. Quita uno para agregar otro.',
    arg: 'Ya hay {most} dominios. Quitá uno para agregar otro.',
  },
  domain_not_proved: {
    status: 409,
    es: 'Todavía no está comprobado que ese dominio sea tuyo. Completa sus pasos primero.',
    arg: 'Todavía no está comprobado que ese dominio sea tuyo. Completá sus pasos primero.',
  },
  domain_of_operator: {
    status: 409,
    es: 'Ese dominio lo puso quien administra el sistema: pídele que lo quite.',
    arg: 'Ese dominio lo puso quien administra el sistema: pedile que lo quite.',
  },
  setting_not_found: { status: 404, es: 'No existe un ajuste con esa clave.' },
} as const satisfies Refusals
