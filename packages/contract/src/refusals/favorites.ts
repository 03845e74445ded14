import type { Refusals } from './refusal-table.ts'

export const favoritesRefusals = {
  too_many_favorites: {
    status: 422,
    es: 'Ya tienes {most} favoritos. Quita alguno para agregar otro.',
    arg: 'Ya tenés {most} favoritos. Sacá alguno para agregar otro.',
  },
} as const satisfies Refusals
