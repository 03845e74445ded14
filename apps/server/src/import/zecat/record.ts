/**
 * The shape of a Zecat product, believed in nothing: every field may be absent, of another type or dirty, and
 * then it is as if it were not there. Only what we use is named.
 */
import { z } from 'zod'

const loose = z.union([z.string(), z.number(), z.boolean()]).optional().catch(undefined)
const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const flag = z.unknown().optional()
const listOf = <T extends z.ZodType>(one: T) =>
  z
    .array(one.nullable().catch(null))
    .max(5_000)
    .transform((all) => all.filter((each) => each !== null))
    .optional()
    .catch(undefined)

const Label = z.object({ description: text }).optional().catch(undefined)
const Range = z.object({
  minQuantity: loose,
  discountPercentage: loose,
  discount: z.object({ enabled: flag, isCumulative: flag }).optional().catch(undefined),
})
const Template = z.object({
  name: text,
  description: text,
  printingType: z.object({ name: text, description: text }).optional().catch(undefined),
  printing_type: z.object({ name: text, description: text }).optional().catch(undefined),
  unitPrice: loose,
  setupPrice: loose,
  hitDiscountRanges: listOf(z.object({ minQuantity: loose, discountPercentage: loose })),
})
const Image = z.object({ image_url: text, imageUrl: text, main: flag, order: loose, variant: text })

const VariantRecord = z.object({
  sku: text,
  price: loose,
  stock: loose,
  reserved: loose,
  reserved_stock: loose,
  reservedStock: loose,
  element_description_1: text,
  element_description_2: text,
  element_description_3: text,
  elementDescription1: text,
  elementDescription2: text,
  elementDescription3: text,
  attribute_1: Label,
  attribute_2: Label,
  attribute_3: Label,
  attribute_one: Label,
  attribute_two: Label,
  attribute_three: Label,
  size: text,
  color: text,
  primary_color: text,
  secondary_color: text,
  primaryColor: text,
  secondaryColor: text,
  active: flag,
  discount_partner: loose,
  discountRangeProduct: listOf(z.object({ discountRange: Range.optional().catch(undefined) })),
  genericPrintingTypeTemplate: listOf(Template),
  images: listOf(Image),
})
const VariantGroups = z.record(z.string(), listOf(VariantRecord)).optional().catch(undefined)

export const ZecatRecord = z.object({
  id: text,
  external_id: text,
  name: text,
  description: text,
  supplementary_information_text: text,
  minimum_application_quantity: loose,
  customization_under_minimum_extra_cost: loose,
  price: loose,
  currency: text,
  published: flag,
  featured: flag,
  unit_weight: loose,
  height: loose,
  length: loose,
  width: loose,
  units_per_box: loose,
  tag: text,
  families: listOf(
    z.object({
      title: text,
      description: text,
      icon_url: text,
      show: flag,
      main: flag,
      fgp: z.object({ main: flag }).optional().catch(undefined),
    }),
  ),
  images: listOf(Image),
  products: listOf(VariantRecord),
  variants: z.object({ colors: VariantGroups, sizes: VariantGroups }).optional().catch(undefined),
  subattributes: listOf(z.object({ id: loose, attribute_id: loose, name: text, attribute_name: text })),
  printing_areas: listOf(
    z.object({ id: loose, name: text, width_centimeters: loose, height_centimeters: loose }),
  ),
  printing_types: listOf(z.object({ name: text, description: text })),
  discountRanges: listOf(Range),
})

export type ZecatRecord = z.infer<typeof ZecatRecord>
export type ZecatVariant = z.infer<typeof VariantRecord>
export type ZecatRange = z.infer<typeof Range>
export type ZecatTemplate = z.infer<typeof Template>
