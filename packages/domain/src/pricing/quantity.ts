/** No line has more units. It stands alone: what checks a typed number needs no prices. */
export const maxQuantity = 1_000_000
