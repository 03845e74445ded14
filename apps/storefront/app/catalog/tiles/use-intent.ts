import { type PointerEvent, useState } from 'react'

/**
 * Whether somebody has been at this product with a mouse or the keyboard. A finger is a click, and what shows itself
 * under a pointer would be fetched in vain.
 */
export function useIntent() {
  const [isIntended, setIsIntended] = useState(false)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIsIntended(true),
    onFocus: () => setIsIntended(true),
  }
  return [isIntended, handlers] as const
}
