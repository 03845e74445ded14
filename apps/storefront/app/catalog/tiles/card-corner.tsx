import { type ComponentType, createContext, useContext } from 'react'

/** The position of the corner: on the picture of a card, at the end of a row, or on the pictures of the product page. */
export type CornerPosition = 'card' | 'row' | 'page'
export type CornerProps = { product: { id: number; name: string }; position: CornerPosition }

/** The component at the corner of every product. The catalog does not know the feature that provides it. */
export const CardCorner = createContext<ComponentType<CornerProps> | null>(null)

export function CardCornerSlot(props: CornerProps) {
  const Given = useContext(CardCorner)
  return Given && <Given {...props} />
}
