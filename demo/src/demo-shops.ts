/**
 * The ten demo shops as plain data, nothing stored and nothing read. `pictureUrl` says where the pictures of
 * demo/pictures will be served from. Firms, accounts and people are invented; only their check digits are sound.
 */
import { countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import type { PartnerPaymentMethod } from '@estampa/domain/shops'
import { deliveriesOf } from './deliveries.ts'
import { type FamilyFacts, families, mixedByFamily, range } from './families.ts'
import { cardPictureOf, familyId, genericOf } from './generics.ts'
import { demoCbu, demoCuit, demoRut } from './identifiers.ts'
import type { PictureUrl } from './product-images.ts'
import type { RangeItem } from './range-item.ts'
import { characters } from './shops/characters.ts'
import type { Character, DemoCustomer, DemoShop } from './shops/demo-shop.ts'
import { techniquesOf } from './techniques.ts'

export type { PictureUrl } from './product-images.ts'
export type { DemoShop } from './shops/demo-shop.ts'

const trendingProducts = [
  'botella-termica-500',
  'remera-clasica',
  'boligrafo-clic',
  'taza-clasica',
  'mochila-cordon',
  'gorra-clasica',
  'cuaderno-a5',
  'chomba-pique',
  'bolsa-algodon',
  'buzo-capucha',
  'llavero-cuero',
  'bateria-10000',
  'roller-metal',
  'termo-bala',
]

const designs = [
  ['Formas', { ola: 'Ola', cumbre: 'Cumbre', orbita: 'Órbita' }],
  ['Naturaleza', { hoja: 'Hoja', estrella: 'Estrella', corazon: 'Corazón' }],
  ['Marcos', { marco: 'Marco', sello: 'Sello' }],
] as const

/** Where the products stand in a picture whose usual crop would cut them, percent from its left and its top. */
const bannerFocus: Readonly<Record<string, { x: number; y: number }>> = {
  'banner-mate': { x: 85, y: 60 },
  'banner-desk': { x: 95, y: 65 },
  'banner-party': { x: 93, y: 60 },
  'banner-warm': { x: 84, y: 50 },
  'banner-wear': { x: 98, y: 38 },
  'banner-eco': { x: 72, y: 55 },
  'banner-party-small': { x: 84, y: 50 },
  'banner-outdoor': { x: 99, y: 60 },
  'banner-refill': { x: 70, y: 60 },
  'banner-kit': { x: 97, y: 55 },
  'banner-welcome': { x: 88, y: 55 },
  'banner-recognition': { x: 96, y: 60 },
  'banner-covers': { x: 98, y: 50 },
  'banner-uniform': { x: 48, y: 50 },
  'banner-shift': { x: 78, y: 55 },
  'banner-still-stock': { x: 50, y: 50 },
  'banner-still-pens': { x: 50, y: 50 },
  'banner-still-sizes': { x: 50, y: 50 },
}

export function demoShops(pictureUrl: PictureUrl = (file) => `/pictures/${file}`): DemoShop[] {
  return characters.map((character) => demoShop(character, pictureUrl))
}

/** Who buys in a shop of the demo, without what it sells. */
export type DemoPeople = { tenancyName: string; collectsByCard: boolean; customers: readonly DemoCustomer[] }

export function demoPeople(): DemoPeople[] {
  return characters.map((character) => ({
    tenancyName: character.tenancyName,
    collectsByCard: character.collectsByCard ?? false,
    customers: customersOf(character),
  }))
}

function demoShop(character: Character, pictureUrl: PictureUrl): DemoShop {
  const { id, environment } = character
  const taxId = environment === 'ARG' ? demoCuit('30', 110 + id) : demoRut(String(76_000_100 + id))
  const sold = range
    .map((item, index) => ({ item, position: index + 1 }))
    .filter(({ item }) =>
      sells(character, item, (key) => families.some((family) => family.key === key && family.holds(item))),
    )
  const coverOf = (family: FamilyFacts) =>
    coverIn(
      character,
      family,
      sold.map(({ item }) => item),
    )
  const catalog = {
    shop: id,
    environment,
    pictureUrl,
    sells: () => true,
    colors: character.colors ?? [],
    scenes: character.banners.map(([, , , , picture]) => picture),
    coverOf,
  }
  const generics = sold.map(({ item, position }) => ({
    ...genericOf(item, position, catalog),
    featured: character.featured.includes(item.slug),
    video_url: (character.featured.includes(item.slug) && character.video) || null,
  }))
  const idOf = new Map(sold.map(({ item, position }) => [item.slug, id * 10_000 + position]))
  const wanted = character.trending ?? trendingProducts
  const others = sold.map(({ item }) => item).filter(({ slug }) => !wanted.includes(slug))
  return {
    config: configOf(character, taxId, generics, catalog),
    rules: {
      profitMultiplier: character.profitMultiplier,
      taxMultiplier: environment === 'ARG' ? '1.21' : '1.19',
      depositPercent: character.depositPercent,
      rateTable: deliveriesOf(environment, counterOf(character), character.freeFromArs),
      legalName: character.legalName,
      taxId,
    },
    techniques: techniquesOf(id, environment),
    generics,
    trending: [...wanted, ...mixedByFamily(others)].flatMap((slug) => idOf.get(slug) ?? []),
    customers: customersOf(character),
  }
}

function sells(character: Character, { slug, cost }: RangeItem, isIn: (family: string) => boolean): boolean {
  const [from, to] = character.costs
  if (cost < from || cost > to || character.without?.includes(slug)) return false
  return character.families.length === 0 || character.families.some(isIn)
}

/** A shop with colors of its own has covers of its own: a featured product of the family, else one by its number. */
function coverIn(
  { id, colors, featured, covers }: Character,
  family: FamilyFacts,
  sold: readonly RangeItem[],
): string {
  const inside = sold.filter(family.holds)
  const own = inside.filter(({ slug }) => featured.includes(slug))
  // families that share products do not show the same one
  const item =
    inside.find(({ slug }) => slug === covers?.[family.key]) ??
    own[families.indexOf(family) % own.length] ??
    inside[id % inside.length]
  return (colors && item && cardPictureOf(item, colors)) ?? family.picture
}

function configOf(
  character: Character,
  taxId: string,
  generics: DemoShop['generics'],
  { pictureUrl, coverOf }: { pictureUrl: PictureUrl; coverOf: (family: FamilyFacts) => string },
): DemoShop['config'] {
  const isSold = new Set(generics.flatMap((generic) => generic.families.map((family) => family.id)))
  const { id, environment, tenancyName } = character
  return {
    tenant: { id, tenancyName },
    environment,
    name: character.name,
    favicon: pictureUrl(`favicon-${tenancyName}.svg`),
    logo: pictureUrl(`logo-${tenancyName}.svg`),
    colors: { primary: character.primary, secondary: character.secondary },
    templateFK: { id: character.template },
    roundPrice: environment === 'ARG' ? 2 : 0,
    withTaxes: false,
    partnerConfigShippingMethod: 'table',
    useFeaturedCategories: true,
    showComplementaryInformation: true,
    isMultipleVariantDesigns: true,
    families: families
      .map((family) => ({
        id: familyId(id, family.key),
        title: family.title[environment],
        icon_url: pictureUrl(`${coverOf(family)}.webp`),
      }))
      .filter((family) => isSold.has(family.id)),
    partnerPaymentMethods: paymentsOf(character, taxIdText(environment, taxId)),
    socialMedias: [
      { socialMediaFK: { key: 'WP' }, username: character.phone },
      { socialMediaFK: { key: 'IG' }, username: `${tenancyName}.demo` },
    ],
    productBuilder: {
      categories: designs.map(([title, drawings]) => ({
        title,
        designs: Object.entries(drawings).map(([file, name]) => ({
          title: name,
          source: pictureUrl(`design-${file}.svg`),
        })),
      })),
    },
    about: character.about,
    policy: null,
    presentation: {
      banners: character.banners.map(([title, text, action, link, picture]) => ({
        title,
        text,
        action,
        link,
        image_url: pictureUrl(`${picture}.webp`),
        focus: bannerFocus[picture] ?? null,
      })),
      clientLogos: (character.clients ?? []).map(([name, mark]) => ({
        name,
        image_url: pictureUrl(`client-${mark}.svg`),
      })),
      slogan: null,
      email: `hola@${tenancyName}.demo`,
      phone: phoneText(character),
      address: `${character.street}, ${character.city}`,
      hours: environment === 'ARG' ? 'Lunes a viernes de 9 a 18' : 'Lunes a viernes de 9:00 a 18:30',
    },
    partnerFixedBillingData: character.billing ?? null,
    ...character.switches,
  }
}

function paymentsOf(character: Character, taxId: string): PartnerPaymentMethod[] {
  const none = { holder: null, bank: null, CBU: null, CUIT: null, alias: null, account: null, RUT: null }
  const holder = character.legalName
  if (character.environment === 'ARG') {
    const CBU = demoCbu('0000999', `00000000000${String(character.id).padStart(2, '0')}`)
    return [
      {
        ...none,
        code: 'TRF',
        name: 'Transferencia bancaria',
        holder,
        bank: 'Banco de Ejemplo',
        CBU,
        CUIT: taxId,
        alias: `${character.tenancyName}.demo.pagos`,
      },
      { ...none, code: 'CHQ', name: 'Cheque electrónico', holder, CUIT: taxId },
    ]
  }
  return [
    {
      ...none,
      code: 'TRF',
      name: 'Transferencia bancaria',
      holder,
      bank: 'Banco de Ejemplo',
      account: `00-000-0000${String(character.id)}-00`,
      RUT: taxId,
    },
    { ...none, code: 'CHQ', name: 'Cheque al día', holder, RUT: taxId },
  ]
}

/** As people write it: 30-00000111-9, 76.000.102-3. */
function taxIdText(environment: Character['environment'], taxId: string): string {
  const read = countries[environment].taxId(taxId)
  return isRefusal(read) ? taxId : read.pretty
}

/** As people read it: +54 9 11 5555 0001. */
function phoneText({ environment, phone }: Character): string {
  const read = countries[environment].phone(`+${phone}`)
  return isRefusal(read) ? `+${phone}` : read.pretty
}

function counterOf(character: Character) {
  return {
    point_id: `${character.tenancyName}-1`,
    description: `Mostrador de ${character.name}`,
    open_hours: 'Lunes a viernes de 9 a 17',
    phone: phoneText(character),
    address: `${character.street}, ${character.city}`,
  }
}

/** Of everybody in the demo. */
export const DEMO_PASSWORD = 'Estampa2026'

const people = [
  ['Lucía Ferreyra', 'Estudio Ferreyra (demo)'],
  ['Martín Soto', 'Comercial Soto (demo)'],
] as const

/** Two who buy: the first asks for the company, the second for a branch. */
function customersOf(character: Character): DemoCustomer[] {
  const { environment, tenancyName, id } = character
  return people.map(([fullName, company], index) => ({
    email: `${index === 0 ? 'compras' : 'sucursal'}@${tenancyName}.demo`,
    fullName,
    company,
    phoneNumber:
      environment === 'ARG'
        ? `+54911555510${String(id * 2 + index).padStart(2, '0')}`
        : `+569555511${String(id * 2 + index).padStart(2, '0')}`,
    document:
      environment === 'ARG'
        ? demoCuit(index === 0 ? '27' : '20', 30_000_200 + id * 2)
        : demoRut(String(12_000_200 + id * 2 + index)),
  }))
}
