/** Of a technique, or of a product's mention of one: false where the shop has switched it off. */
export function isTechniqueOffered({
  isOffered = true,
}: {
  readonly isOffered?: boolean | undefined
}): boolean {
  return isOffered
}
