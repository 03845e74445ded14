import { evenSteps } from '@estampa/domain/catalog/quantities'
import { fromTable, type TextTable, toTable } from '../../loaders/table.ts'
import type { CardTemplate } from '../../theme/template.ts'
import type { CardProduct, ListedProduct } from './card-product.ts'

/** A page of a list has room for so many in each row. */
const TIERS_IN_ROW = 3

type Color = CardProduct['colors'][number]
type Technique = CardProduct['printing_types'][number]
type CardRow = ReturnType<typeof toRow>

/** The cards of a page as its loader hands them over. The colors and techniques that they share are there once. */
export type CardTables = {
  cards: TextTable<CardRow>
  colors: TextTable<Color>
  techniques: TextTable<Technique>
}

/** What few templates show is left out for the others, because each list carries it once more for every product. */
export function toCardTables(
  products: readonly ListedProduct[],
  marks: CardTemplate['marks'] = 'techniques',
): CardTables {
  const colors = new Map(products.flatMap((product) => product.colors.map((one) => [keyOf(one), one])))
  const techniques = new Map(
    products.flatMap((product) => product.printing_types.map((one) => [one.id, one])),
  )
  const orders = { colors: [...colors.keys()], techniques: [...techniques.keys()] }
  return {
    cards: toTable(products.map((product) => toRow(product, orders, marks))),
    colors: toTable([...colors.values()]),
    techniques: toTable([...techniques.values()]),
  }
}

type PriceTier = CardProduct['price_tiers'][number]

/** Without their names, which each would carry again. */
const toNumbers = ({ min_quantity, price, price_with_taxes }: PriceTier) => [
  min_quantity,
  price,
  price_with_taxes,
]

function toTiers(numbers: readonly number[]): PriceTier[] {
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [min_quantity = 0, price = 0, price_with_taxes = 0] = numbers.slice(at * 3)
    return { min_quantity, price, price_with_taxes }
  })
}

/** One name may stand for two shades. */
const keyOf = ({ color, primary_color }: Color) => `${color} ${primary_color}`

function toRow(
  product: ListedProduct,
  orders: { colors: string[]; techniques: number[] },
  marks: CardTemplate['marks'],
) {
  const { featured_img: first, second_img: second } = product
  return {
    id: product.id,
    external_id: product.external_id,
    name: product.name,
    url: product.url,
    type: product.type,
    // the drawing in the place of a picture depends on it
    family: first ? null : product.family,
    price: product.price,
    price_with_taxes: product.price_with_taxes,
    price_from_quantity: product.price_from_quantity,
    sold_from_quantity: product.sold_from_quantity,
    tiers: marks === 'tiers' ? evenSteps(product.price_tiers, TIERS_IN_ROW).flatMap(toNumbers) : [],
    materials: marks === 'materials' ? product.materials : [],
    minimum_order_quantity: product.minimum_order_quantity,
    stock: product.stock,
    on_order: product.on_order,
    tag: product.tag,
    colors: product.colors.map((color) => orders.colors.indexOf(keyOf(color))),
    techniques: product.printing_types.map(({ id }) => orders.techniques.indexOf(id)),
    first: first?.image_url ?? null,
    first_width: first?.width ?? 0,
    first_color: first?.color ?? null,
    second: second?.image_url ?? null,
    second_width: second?.width ?? 0,
  }
}

/** The head of a page and the page itself read the same cards. */
const read = new WeakMap<CardTables, CardProduct[]>()

export function fromCardTables(tables: CardTables): CardProduct[] {
  const cards = read.get(tables) ?? readCards(tables)
  read.set(tables, cards)
  return cards
}

function readCards(tables: CardTables): CardProduct[] {
  const colors = fromTable(tables.colors)
  const techniques = fromTable(tables.techniques)
  return fromTable(tables.cards).map(
    ({ first, first_width, first_color, second, second_width, tiers, ...card }) => ({
      ...card,
      price_tiers: toTiers(tiers),
      colors: card.colors.flatMap((at) => colors[at] ?? []),
      printing_types: card.techniques.flatMap((at) => techniques[at] ?? []),
      featured_img: first === null ? null : { image_url: first, width: first_width, color: first_color },
      second_img: second === null ? null : { image_url: second, width: second_width },
    }),
  )
}
