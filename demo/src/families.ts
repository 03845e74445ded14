import { bags } from './range/bags.ts'
import { bottles } from './range/bottles.ts'
import { drinkware } from './range/drinkware.ts'
import { caps, home, umbrellas } from './range/home.ts'
import { office } from './range/office.ts'
import { shirts } from './range/shirts.ts'
import { keyrings, technology } from './range/technology.ts'
import { warm } from './range/warm.ts'
import { workwear } from './range/workwear.ts'
import { writing } from './range/writing.ts'
import type { RangeItem } from './range-item.ts'

/** A family of the catalog; its picture is that of one of its products. */
export type FamilyFacts = {
  readonly key: string
  readonly title: { readonly ARG: string; readonly CL: string }
  readonly url: string
  readonly picture: string
  readonly brand: string
  readonly holds: (item: RangeItem) => boolean
}

const from = (list: readonly RangeItem[], test: (slug: string) => boolean = () => true) => {
  const slugs = new Set(list.filter((one) => test(one.slug)).map((one) => one.slug))
  return (item: RangeItem) => slugs.has(item.slug)
}
const same = (title: string) => ({ ARG: title, CL: title })
const green = /bamb|corcho|kraft|recicl|orgánico|certificada|yute|fibra vegetal|lienzo/i

/** In the order of the menu. The last one gathers what is made of kind materials. */
export const families: readonly FamilyFacts[] = [
  {
    key: 'drinkware',
    title: { ARG: 'Tazas y vasos', CL: 'Tazones y vasos' },
    url: 'tazas-y-vasos',
    picture: 'taza-bicolor-logo',
    brand: 'Ruca',
    holds: from(drinkware),
  },
  {
    key: 'bottles',
    title: same('Botellas y termos'),
    url: 'botellas-y-termos',
    picture: 'botella-termica-500-logo',
    brand: 'Vertiente',
    holds: from(bottles),
  },
  {
    key: 'writing',
    title: same('Escritura'),
    url: 'escritura',
    picture: 'boligrafo-giro-metal-negro',
    brand: 'Trazo',
    holds: from(writing),
  },
  {
    key: 'office',
    title: same('Cuadernos y oficina'),
    url: 'cuadernos-y-oficina',
    picture: 'cuaderno-a5-logo',
    brand: 'Folio Sur',
    holds: from(office),
  },
  {
    key: 'bags',
    title: same('Bolsos y mochilas'),
    url: 'bolsos-y-mochilas',
    picture: 'mochila-urbana-marino',
    brand: 'Andar',
    holds: from(bags, (slug) => slug !== 'cuello-multiuso'),
  },
  {
    key: 'tops',
    title: { ARG: 'Remeras y chombas', CL: 'Poleras y piqué' },
    url: 'remeras-y-chombas',
    picture: 'remera-clasica-logo',
    brand: 'Telar Austral',
    holds: from(shirts),
  },
  {
    key: 'warm',
    title: { ARG: 'Buzos y camperas', CL: 'Polerones y chaquetas' },
    url: 'buzos-y-camperas',
    picture: 'buzo-capucha-logo',
    brand: 'Telar Austral',
    holds: from(warm),
  },
  {
    key: 'workwear',
    title: { ARG: 'Camisas y ropa de trabajo', CL: 'Camisas y ropa de trabajo' },
    url: 'camisas-y-trabajo',
    picture: 'camisa-oxford-celeste',
    brand: 'Oficio',
    holds: from(workwear, (slug) => !slug.startsWith('gorro')),
  },
  {
    key: 'caps',
    title: { ARG: 'Gorras y gorros', CL: 'Jockeys y gorros' },
    url: 'gorras-y-gorros',
    picture: 'gorra-clasica-logo',
    brand: 'Puna',
    holds: (item) => from(caps)(item) || /^(gorro|cuello)-/.test(item.slug),
  },
  {
    key: 'technology',
    title: same('Tecnología'),
    url: 'tecnologia',
    picture: 'parlante-cilindro-logo',
    brand: 'Nodo',
    holds: from(technology),
  },
  {
    key: 'keyrings',
    title: same('Llaveros y pines'),
    url: 'llaveros-y-pines',
    picture: 'llavero-cuero-suela',
    brand: 'Eslabón',
    holds: from(keyrings),
  },
  {
    key: 'home',
    title: { ARG: 'Hogar y mate', CL: 'Hogar y terraza' },
    url: 'hogar-y-mate',
    picture: 'mate-calabaza-logo',
    brand: 'Alba',
    holds: from(home),
  },
  {
    key: 'umbrellas',
    title: same('Paraguas'),
    url: 'paraguas',
    picture: 'paraguas-golf-logo',
    brand: 'Garúa',
    holds: from(umbrellas),
  },
  {
    key: 'eco',
    title: same('Eco'),
    url: 'eco',
    picture: 'cuaderno-corcho-corcho',
    brand: 'Alerce',
    holds: (item) => green.test(`${item.name} ${item.material} ${item.text}`),
  },
]

export const range: readonly RangeItem[] = [
  ...drinkware,
  ...bottles,
  ...writing,
  ...office,
  ...bags,
  ...shirts,
  ...warm,
  ...workwear,
  ...caps,
  ...technology,
  ...keyrings,
  ...home,
  ...umbrellas,
]

/** One of each family in turn, so that a page of a list shows what the shop has. */
export function mixedByFamily(items: readonly RangeItem[]): string[] {
  const lines = families.map((family) =>
    items.filter((item) => families.find((one) => one.holds(item)) === family).map(({ slug }) => slug),
  )
  const rounds = Math.max(...lines.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => lines.flatMap((line) => line[round] ?? [])).flat()
}
