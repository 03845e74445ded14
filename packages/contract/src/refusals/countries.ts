import type { Refusals } from './refusal-table.ts'

export const countriesRefusals = {
  place_not_found: {
    status: 422,
    es: 'No encontramos ese lugar. Elige la dirección de la lista.',
    arg: 'No encontramos ese lugar. Elegí la dirección de la lista.',
  },
} as const satisfies Refusals
