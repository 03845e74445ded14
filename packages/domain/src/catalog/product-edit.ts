/**
 * How the people of a shop change a product: only what is named changes, its variants by sku. The result is the whole
 * product as it is afterwards, or every fault at once, each with its field, so that nothing has to be typed twice.
 */
import {
  type Generic,
  type GenericFamily,
  isCurve,
  type Subattribute,
  tierFor,
  type Variant,
} from '../catalog.ts'
import type { Minor } from '../money.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { type PriceRules, salePrice } from '../shops/price-rules.ts'
import { faultOf, type ProductFault } from './product-faults.ts'
import { faultsOfVariants, type NewVariant, type VariantEdit, variantsAfter } from './variant-edit.ts'

export {
  MAX_VARIANTS,
  type NewVariant,
  type VariantEdit,
} from './variant-edit.ts'

type PlainField =
  | 'name'
  | 'description'
  | 'supplementary_information_text'
  | 'tag'
  | 'video_url'
  | 'featured'
  | 'published'
  | 'minimum_order_quantity'
  | 'production_days'
  | 'unit_weight'
  | 'height'
  | 'length'
  | 'width'
  | 'units_per_box'
export type ProductEdit = { readonly [Field in PlainField]?: Generic[Field] | undefined } & {
  /** By id; the first is the main one. */
  readonly families?: readonly number[] | undefined
  /** Empty: none. */
  readonly brand?: string | undefined
  readonly materials?: readonly string[] | undefined
  readonly variants?: readonly VariantEdit[] | undefined
  readonly new_variants?: readonly NewVariant[] | undefined
}
/** What the shop has beside the product: its families, and skus that are of other products. */
export type ProductSurroundings = {
  readonly families: readonly Omit<GenericFamily, 'main'>[]
  readonly taken?: ReadonlySet<string>
}

const plainFields = [
  'name',
  'description',
  'supplementary_information_text',
  'tag',
  'video_url',
  'featured',
  'published',
  'minimum_order_quantity',
  'production_days',
  'unit_weight',
  'height',
  'length',
  'width',
  'units_per_box',
] as const satisfies readonly PlainField[]

/** The product after the edit. */
export function editProduct(
  generic: Generic,
  edit: ProductEdit,
  { families, taken = new Set() }: ProductSurroundings,
): Generic | Refusal<'product_unsound'> {
  const changes = { edits: edit.variants ?? [], added: edit.new_variants ?? [], taken }
  const faults = [...faultsOfFields(edit, families), ...faultsOfVariants(generic, changes)]
  if (faults.length > 0) return refuse('product_unsound', { count: faults.length, data: { faults } })
  const named = plainFields.filter((field) => edit[field] !== undefined)
  const changed: Generic = {
    ...generic,
    ...Object.fromEntries(named.map((field) => [field, edit[field]])),
    families: edit.families ? familiesOf(edit.families, families) : generic.families,
    subattributes: attributesOf(generic.subattributes, edit),
    images: imagesAfter(generic, edit.variants ?? []),
    products: variantsAfter(generic, changes),
  }
  const isOffered = changed.products.some(({ active }) => active)
  const isOtherCurve =
    changes.added.length > 0 ||
    changes.edits.some(({ active, color, size }) => (active ?? color ?? size) !== undefined)
  if (!isOffered || !isOtherCurve) return changed
  return { ...changed, type: isCurve(changed) ? 'ProductoCurva' : 'ProductoSimple' }
}

/** A picture shows its variant under any sku. */
function imagesAfter({ images }: Generic, edits: readonly VariantEdit[]): Generic['images'] {
  const renamed = new Map(
    edits.flatMap(({ sku, new_sku }) => (new_sku === undefined ? [] : [[sku, new_sku]])),
  )
  if (renamed.size === 0) return images
  return images.map((image) =>
    image.variant === null ? image : { ...image, variant: renamed.get(image.variant) ?? image.variant },
  )
}

function familiesOf(ids: readonly number[], known: readonly Omit<GenericFamily, 'main'>[]): GenericFamily[] {
  return ids.flatMap((id, at) => {
    const family = known.find((one) => one.id === id)
    return family ? { ...family, main: at === 0 } : []
  })
}

/** What a supplier's catalog calls a brand and a material, by their numbers there. */
const brandOf = (name: string): Subattribute => ({ id: 2, name, attribute_name: 'Marca' })
const materialOf = (name: string): Subattribute => ({ id: 9, name, attribute_name: 'Material' })
const isBrand = ({ attribute_name }: Subattribute) => /^marca$/i.test(attribute_name)
const isMaterial = ({ attribute_name }: Subattribute) => /^material/i.test(attribute_name)

export const productBrand = ({ subattributes }: Pick<Generic, 'subattributes'>): string =>
  subattributes.find(isBrand)?.name ?? ''
export const productMaterials = ({ subattributes }: Pick<Generic, 'subattributes'>): string[] =>
  subattributes.filter(isMaterial).map(({ name }) => name)

function attributesOf(before: readonly Subattribute[], { brand, materials }: ProductEdit) {
  let after = before
  if (brand !== undefined) {
    const others = after.filter((one) => !isBrand(one))
    after = brand === '' ? others : [brandOf(brand), ...others]
  }
  if (materials !== undefined) {
    const names = [...new Set(materials.filter((name) => name !== ''))]
    after = [...after.filter((one) => !isMaterial(one)), ...names.map(materialOf)]
  }
  return after
}

function faultsOfFields(edit: ProductEdit, known: readonly { readonly id: number }[]): ProductFault[] {
  const { name, video_url, families = [] } = edit
  const faults: ProductFault[] = []
  if (name?.trim() === '') faults.push(faultOf(null, 'name', 'empty'))
  if (video_url && !/^https?:\/\/\S+\.\S+$/.test(video_url))
    faults.push(faultOf(null, 'videoUrl', 'not_an_address'))
  if (families.some((id) => !known.some((one) => one.id === id)))
    faults.push(faultOf(null, 'families', 'unknown'))
  if (new Set(families).size < families.length) faults.push(faultOf(null, 'families', 'repeated'))
  return faults
}

/** What a unit of a variant is sold for to whoever buys so many, before taxes; null where so few are not sold. */
export function pricesAt(
  variant: Pick<Variant, 'tiers' | 'sku'>,
  quantities: readonly number[],
  rules: PriceRules,
): (Minor | null)[] {
  return quantities.map((quantity) => {
    const tier = tierFor(variant, quantity)
    return isRefusal(tier) ? null : salePrice(tier.cost, rules)
  })
}
