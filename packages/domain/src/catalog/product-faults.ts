/** What may be wrong with a product that somebody of the shop makes or changes, each thing at its field. */
type Fault =
  | 'empty'
  | 'unknown'
  | 'repeated'
  | 'taken'
  | 'too_many'
  | 'not_an_address'
  | 'out_of_range'
  | 'below_reserved'
  | 'tiers_not_rising'
  | 'cost_not_positive'
/** `sku` is null where the field is the product's own; `limit` is the number that the value has to keep to. */
export type ProductFault = {
  readonly sku: string | null
  readonly field: string
  readonly fault: Fault
  readonly limit: number | null
}

export function faultOf(
  sku: string | null,
  field: string,
  fault: ProductFault['fault'],
  limit: number | null = null,
): ProductFault {
  return { sku, field, fault, limit }
}
