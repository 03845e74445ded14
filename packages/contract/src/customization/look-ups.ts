import { z } from 'zod'
import { Id, Text } from '../wire.ts'

/** Filter of the products; without any of these fields, all of them. */
const ProductFilter = {
  /** Words of a search. */
  text: Text(120).optional(),
  /** Ids or last address segments of families; several widen. */
  families: z.array(Text(120)).max(50).optional(),
}

/** The specification's POST to the root path: one call, with the subject of the look-up in `lookUp`. */
export const LookUpQuery = z.discriminatedUnion('lookUp', [
  z.object({
    lookUp: z.literal('brands'),
    ...ProductFilter,
    /** Ids or keys of techniques that the products take. */
    printing_types: z.array(Text(60)).max(50).optional(),
  }),
  z.object({
    lookUp: z.literal('applicationTechniques'),
    ...ProductFilter,
    /** Products of these brands only. */
    brands: z.array(Text(120)).max(50).optional(),
    /** Only these products; unknown ones are ignored. */
    products: z.array(Id).max(200).optional(),
  }),
])

const Brand = z.object({ name: z.string(), count: z.int() })

const Technique = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  minUnitsForPrinting: z.int().nullable(),
  /** How many of the products take it. */
  count: z.int(),
  /** The requested products that take it; empty where none were requested by id. */
  products: z.array(z.int()),
})

export const LookUpResult = z.discriminatedUnion('lookUp', [
  z.object({ lookUp: z.literal('brands'), brands: z.array(Brand) }),
  z.object({ lookUp: z.literal('applicationTechniques'), applicationTechniques: z.array(Technique) }),
])

export const lookUpExample = {
  takes: { lookUp: 'brands' as const, text: 'botella', families: ['botellas-y-termos'] },
  gives: { lookUp: 'brands' as const, brands: [{ name: 'Cumbre', count: 14 }] },
}
