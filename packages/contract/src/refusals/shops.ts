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
  setting_not_found: { status: 404, es: 'No existe un ajuste con esa clave.' },
} as const satisfies Refusals
