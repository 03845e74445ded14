import type { Refusals } from './refusal-table.ts'

export const shopsRefusals = {
  shop_config_wrong: {
    status: 422,
    es: 'La configuración de la tienda no se guardó. Revisa {fields}.',
    arg: 'La configuración de la tienda no se guardó. Revisá {fields}.',
  },
  shop_not_open: { status: 409, es: 'Solo se suspende una tienda que está abierta.' },
  shop_open_already: { status: 409, es: 'La tienda ya está abierta.' },
  setting_not_found: { status: 404, es: 'No existe un ajuste con esa clave.' },
} as const satisfies Refusals
