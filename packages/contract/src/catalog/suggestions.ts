import { z } from 'zod'
import { QueryInt, Text } from '../wire.ts'
import { Nullable, ProductCard } from './products.ts'

/** The suggestions of a search box while somebody types. */
export const SuggestionsInput = z.object({
  /** The typed text; empty gives the trending products. */
  name: Text(120).optional(),
  /** Products at most; categories and words are fewer. */
  limit: QueryInt.pipe(z.int().min(1).max(12)).optional(),
})

export const Suggestions = z.object({
  products: z.array(
    ProductCard.pick({
      id: true,
      external_id: true,
      name: true,
      url: true,
      type: true,
      family: true,
      featured_img: true,
      price: true,
      price_with_taxes: true,
    }),
  ),
  /** Where the matches lie, with how many of them. */
  categories: z.array(
    z.object({ id: z.int(), title: z.string(), url: z.string(), icon_url: Nullable, count: z.int() }),
  ),
  /** Searches that find something: what was typed with its last word made whole. */
  words: z.array(z.string()),
})
