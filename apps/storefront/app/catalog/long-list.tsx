import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { filterByTitle, firstItems, type ListItem } from './long-list-kernel.ts'

type LongListProps<Item extends ListItem> = {
  items: readonly Item[]
  /** Never folded away. */
  isChosen?: (item: Item) => boolean
  className?: string
  /** The content of one entry. */
  children: (item: Item) => ReactNode
}

/** A list that stays usable with a hundred entries: the first ones, the rest unfolded, and a field that finds one by its name. */
export function LongList<Item extends ListItem>({
  items,
  isChosen,
  className,
  children,
}: LongListProps<Item>) {
  const t = useMessages(shellMessages)
  const [query, setQuery] = useState('')
  const { shown, folded } = firstItems(items, isChosen)
  const list = (some: readonly Item[]) => (
    <ul className={className}>
      {some.map((item) => (
        <li key={item.key}>{children(item)}</li>
      ))}
    </ul>
  )
  if (folded.length === 0) return list(items)
  const like = new Set(filterByTitle(items, query))
  const found = items.filter((item) => like.has(item) || isChosen?.(item))
  return (
    <>
      <input
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        aria-label={t.find_in_list}
        placeholder={t.find_in_list}
        className="text-input mb-2 text-14!"
      />
      {query.trim() === '' ? (
        <>
          {list(shown)}
          <details className="group">
            <summary className="thumb inline-flex min-h-11 cursor-pointer items-center text-14 font-semibold text-brand-ink underline-offset-4 group-open:hidden hover:underline">
              {t.show_more(folded.length)}
            </summary>
            {list(folded)}
          </details>
        </>
      ) : (
        <>
          {list(found)}
          <p role="status" className={found.length > 0 ? 'sr-only' : 'px-2 py-2 text-14 text-ink-faint'}>
            {t.found_in_list(found.length)}
          </p>
        </>
      )}
    </>
  )
}
