import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { favoritesMessages } from '../messages/favorites.ts'
import { useFavoritesStore } from './favorites-context.ts'

/** Adds a favorite or removes it; a removal can be undone. */
export function useFavoriteSwitch(): (product: { id: number; name: string }, favorite: boolean) => void {
  const t = useMessages(favoritesMessages)
  const { state, change } = useFavoritesStore()
  return ({ id, name }, favorite) => {
    const at = state.get().ids.indexOf(id)
    void change(id, favorite)
    if (!favorite) notify(t.removed(name), { label: t.undo, run: () => void change(id, true, at) })
  }
}
