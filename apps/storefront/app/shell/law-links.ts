import type { Environment } from '@estampa/domain/countries'

/** Links that the law of a country wants at the foot of every page. `path` is in the shop, `href` outside. */
export type LawLink = { text: string } & ({ path: string } | { href: string })

export const lawLinks: Record<Environment, readonly LawLink[]> = {
  ARG: [
    { text: 'Política de privacidad', path: '/policy' },
    {
      text: 'Defensa de las y los consumidores',
      href: 'https://autogestion.produccion.gob.ar/consumidores',
    },
  ],
  CL: [
    { text: 'Política de privacidad', path: '/policy' },
    { text: 'Servicio Nacional del Consumidor', href: 'https://www.sernac.cl' },
  ],
}
