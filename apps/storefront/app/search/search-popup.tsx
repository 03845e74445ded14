import { TopSheet } from '@estampa/ui/top-sheet'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useTopCategories } from '../shop/category-tree.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { SearchForm } from './search-form.tsx'

type SearchPopupProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  current: string
  /** A band at the top of the page, or the whole page. */
  size: 'line' | 'page'
}

export function SearchPopup({ open, onOpenChange, current, size }: SearchPopupProps) {
  const t = useMessages(shellMessages)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isTyped, setIsTyped] = useState(current !== '')
  const close = () => onOpenChange(false)
  return (
    <TopSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.search_label}
      close={t.close}
      whole={size === 'page'}
      head={<SearchForm current={current} variant={size} place={place} onTyped={setIsTyped} onSent={close} />}
    >
      {/* before what comes later: nothing that is there already is pushed away, and nothing jumps up when it goes */}
      {!isTyped && <Starts big={size === 'page'} onFollow={close} />}
      <div key={isTyped ? 'typed' : 'start'} ref={setPlace} />
    </TopSheet>
  )
}

/** Somewhere to begin for who has no word yet. */
function Starts({ big, onFollow }: { big: boolean; onFollow: () => void }) {
  const path = useShopPath()
  const categories = useTopCategories()
  return (
    <ul className={clsx('page flex flex-wrap pb-8', big ? 'gap-x-8 gap-y-2 pt-10' : 'gap-x-5 pt-2')}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to={path(`/products-list/${category.url}`)}
            onClick={onFollow}
            className={clsx(
              'flex min-h-11 items-center underline-offset-4 hover:underline',
              big ? 'font-display text-22 font-bold md:text-36' : 'text-14 text-ink-soft',
            )}
          >
            {category.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
