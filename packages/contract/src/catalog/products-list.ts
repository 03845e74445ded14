import { type FacetKey, facetKeys, ofEachFacet } from '@estampa/domain/catalog'
import { z } from 'zod'
import { checkPaging, counts, MAX_PER_PAGE, onlyOneOf, pagingOf } from '../paging.ts'
import { Money, QueryFlag, QueryInt, QueryList, QueryMoney, Text } from '../wire.ts'
import { Nullable, ProductCard } from './products.ts'

const Option = z.object({ value: z.string(), label: z.string(), count: z.int() })

export const Facets = z.object({
  ...ofEachFacet(() => z.array(Option)),
  /** `url` is the last segment of the family's page: `/products-list/<url>`. */
  families: z.array(z.object({ ...Option.shape, url: z.string(), icon_url: Nullable })),
  colors: z.array(z.object({ ...Option.shape, primary_color: Nullable })),
  /** Lowest and highest «from» price of what the other filters leave; null without prices or products. */
  price: z.object({ from: Money, to: Money }).nullable(),
})

export const sortings = ['relevance', 'price asc', 'price desc', 'name asc', 'name desc', 'newest'] as const
export type Sorting = (typeof sortings)[number]
/** As clients of ABP may write them: «Price DESC», «name», «creationTime desc». */
const otherSortings: Readonly<Record<string, Sorting>> = {
  price: 'price asc',
  name: 'name asc',
  'creationtime desc': 'newest',
  'id desc': 'newest',
}

const Sorting = z.codec(
  z
    .string()
    .max(40)
    .refine((text) => sortingOf(text) !== undefined, `Puede ser ${sortings.join(', ')}.`),
  z.enum(sortings),
  { decode: (text) => sortingOf(text) ?? 'relevance', encode: (sorting) => sorting },
)

function sortingOf(text: string): Sorting | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return sortings.find((one) => one === plain) ?? otherSortings[plain]
}

const MAX_CHOICES = 50
const Choices = QueryList.pipe(z.array(Text(120)).max(MAX_CHOICES)).optional()
/** A list may be written `colors` or `colors[]`. */
const choicesInBrackets = Object.fromEntries(facetKeys.map((key) => [`${key}[]`, Choices])) as Record<
  `${FacetKey}[]`,
  typeof Choices
>

export const ProductsListInput = z
  .object({
    /** Words of a search. */
    name: Text(120).optional(),
    /** Alias of `name`. */
    Filtro: Text(120).optional(),
    /** Several values of one widen. Families by id or last address segment, techniques by id or key. */
    ...ofEachFacet(() => Choices),
    ...choicesInBrackets,
    /** In the prices that the shop shows; ignored where it shows none. */
    'price[from]': QueryMoney.optional(),
    'price[to]': QueryMoney.optional(),
    /** Units that must be available. */
    stock: QueryInt.pipe(z.int().min(0).max(10_000_000)).optional(),
    featured: QueryFlag.optional(),
    'order[price]': z.enum(['asc', 'desc']).optional(),
    'order[name]': z.enum(['asc', 'desc']).optional(),
    sorting: Sorting.optional(),
    ...pagingOf(MAX_PER_PAGE),
    /** Without the facets, which are empty then. */
    only_products: QueryFlag.optional(),
    isEcommerceClient: QueryFlag.optional(),
  })
  .superRefine((input, faults) => {
    checkPaging(input, faults)
    onlyOneOf(input, ['name', 'Filtro'], faults)
    onlyOneOf(input, ['sorting', 'order[price]', 'order[name]'], faults)
    for (const key of facetKeys) onlyOneOf(input, [key, `${key}[]`], faults)
    const [from, to] = [input['price[from]'], input['price[to]']]
    if (from !== undefined && to !== undefined && from > to) {
      const message = 'El precio más alto no puede ser menor que el más bajo.'
      faults.addIssue({ code: 'custom', path: ['price[to]'], message })
    }
  })

/** The chosen values, whichever way they were written. */
export function choicesOf(input: z.output<typeof ProductsListInput>): Record<FacetKey, string[]> {
  return ofEachFacet((key) => input[key] ?? input[`${key}[]`] ?? [])
}

export const ProductsList = z.object({ items: z.array(ProductCard), ...counts, facets: Facets })
