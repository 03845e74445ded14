import { type ComponentType, createContext, useContext } from 'react'

/** On the picture of a card, at the end of a row, and on the pictures of a product's own page. */
export type CornerPlace = 'card' | 'row' | 'page'
export type CornerProps = { product: { id: number; name: string }; place: CornerPlace }

/** What stands at the corner of every product: the catalogue does not know the feature that gives it. */
export const CardCorner = createContext<ComponentType<CornerProps> | null>(null)

export function Corner(props: CornerProps) {
  const Given = useContext(CardCorner)
  return Given && <Given {...props} />
}
