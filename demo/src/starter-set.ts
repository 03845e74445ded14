/**
 * What a new shop may begin with: some of our products with the pictures that we have made of them, the techniques of
 * the trade and a table of deliveries. All amounts are examples for the shop to change.
 */
import type { StarterSet } from '@estampa/server/staff/starter-set'
import { starterDeliveries } from './deliveries.ts'
import { families, range } from './families.ts'
import { fillShop } from './fill-shop.ts'
import { genericOf } from './generics.ts'
import type { PictureUrl } from './product-images.ts'
import type { DemoCountry } from './shops/demo-shop.ts'
import { storePictures } from './store-pictures.ts'
import { techniquesOf } from './techniques.ts'

const sampleSlugs: readonly string[] = [
  'taza-clasica',
  'taza-mate',
  'taza-bicolor',
  'botella-termica-500',
  'botella-deportiva',
  'termo-bala',
  'boligrafo-clic',
  'boligrafo-bambu',
  'roller-metal',
  'cuaderno-a5',
  'cuaderno-kraft',
  'mochila-cordon',
  'bolsa-algodon',
  'bolsa-compras',
  'gorra-clasica',
  'gorra-trucker',
  'remera-clasica',
  'chomba-pique',
  'buzo-capucha',
  'delantal-cocina',
  'llavero-cuero',
  'bateria-10000',
  'usb-giratorio',
  'caja-regalo',
]
const sample = range
  .map((item, index) => ({ item, position: index + 1 }))
  .filter(({ item }) => sampleSlugs.includes(item.slug))

/** @public the server loads it by its path, when a shop is opened */
export const starterSet: StarterSet = {
  goods: sample.length,
  techniques: (environment) =>
    techniquesOf(0, environment).map(({ key, name, description, pricing }) => ({
      key,
      name,
      description,
      pricing,
    })),
  deliveries: (environment, counter) => starterDeliveries(environment, counter),
  async prepare(files, { environment, techniques, goods }) {
    const kept = techniquesOf(0, environment).filter(({ key }) => techniques.includes(key))
    const isKept = new Set(kept.map(({ id }) => id))
    const pictureUrl = goods ? await storePictures(files, isWantedFor(environment)) : file
    const generics = goods ? goodsOf(environment, pictureUrl) : []
    const used = new Map(generics.flatMap((generic) => generic.families.map((family) => [family.id, family])))
    const all = {
      techniques: kept,
      families: families.flatMap((_, at) => used.get(at + 1) ?? []),
      generics: generics.map((generic) => ({
        ...generic,
        printing_types: generic.printing_types.filter(({ id }) => isKept.has(id)),
        printing_areas: generic.printing_areas.map((area) => ({
          ...area,
          printing_types: area.printing_types.filter((id) => isKept.has(id)),
        })),
      })),
    }
    return async (tx) => {
      await fillShop(tx, all)
    }
  },
}

const file: PictureUrl = (name) => name

function goodsOf(environment: DemoCountry, pictureUrl: PictureUrl) {
  const catalog = { shop: 0, environment, pictureUrl, sells: () => true }
  return sample.map(({ item, position }) => genericOf(item, position, catalog))
}

/** The pictures that the sample names. */
function isWantedFor(environment: DemoCountry): (name: string) => boolean {
  const named = new Set<string>()
  goodsOf(environment, (name) => {
    named.add(name.replace(/svg$/, 'png'))
    return name
  })
  return (name) => named.has(name)
}
