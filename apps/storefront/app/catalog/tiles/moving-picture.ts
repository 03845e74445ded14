import type { CSSProperties } from 'react'

/**
 * The picture of a product moves from its card in a list to its page, and back. It is named after its file in both, so
 * that only the same picture moves.
 */
export const movingPicture = (imageUrl: string) =>
  ({ '--moving': `p${imageUrl.replace(/\W+/g, '-')}` }) as CSSProperties
