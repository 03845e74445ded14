import type { Customization } from '@estampa/domain/customization'

/** As much of a line as measuring reads. */
export type DesignedLine = {
  readonly shoppingCartUUID: string
  readonly generic_id: number
  readonly customization: Customization | null
  /** The variants that it is made on. */
  readonly rows?: readonly { readonly sku: string }[]
  /** Where their skus are not said. */
  readonly variantIds?: readonly number[]
}
