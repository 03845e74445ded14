import type { CountryCode } from '@estampa/domain/countries'
import type { Switches } from '../shop/switches.ts'

/**
 * Links that the law of a country wants at the foot of every page. `path` is in the shop, `href` outside;
 * `needs` is what a shop must let people do for the link to mean anything.
 */
export type LawLink = { text: string; needs?: keyof Switches } & ({ path: string } | { href: string })

const everywhere: readonly LawLink[] = [
  { text: 'Condiciones de compra', path: '/terms', needs: 'buy' },
  { text: 'Política de privacidad', path: '/policy' },
  { text: 'Preferencias de privacidad', path: '/privacy' },
]

export const lawLinks: Record<CountryCode, readonly LawLink[]> = {
  ARG: [
    ...everywhere,
    {
      text: 'Defensa de las y los consumidores',
      href: 'https://autogestion.produccion.gob.ar/consumidores',
    },
  ],
  CL: [...everywhere, { text: 'Servicio Nacional del Consumidor', href: 'https://www.sernac.cl' }],
}

/** Buttons that must be found at a glance; they stand apart from the links. */
export const lawButtons: Record<CountryCode, readonly { text: string; path: string }[]> = {
  ARG: [
    { text: 'Botón de arrepentimiento', path: '/arrepentimiento' },
    { text: 'Botón de baja', path: '/baja' },
  ],
  CL: [
    { text: 'Derecho a retracto', path: '/arrepentimiento' },
    { text: 'Dar de baja mi cuenta', path: '/baja' },
  ],
}

/** Whose list of places the addresses are chosen from, as its licence wants it to be said. */
export const placesCredits: Readonly<Record<CountryCode, string>> = {
  ARG: 'Datos geográficos: Georef, datos.gob.ar (CC BY 4.0); códigos postales: GeoNames (CC BY 4.0)',
  CL: 'Datos geográficos: SUBDERE, Códigos Únicos Territoriales',
}
