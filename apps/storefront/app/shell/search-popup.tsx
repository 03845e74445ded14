import { IconButton } from '@estampa/ui/icon-button'
import { useReturnFocus } from '@estampa/ui/return-focus'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { SearchForm } from './search-form.tsx'
import { useShopData, useShopPath } from './shop-data.ts'

type SearchPopupProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  current: string
  /** A band at the top of the page, or the whole page. */
  size: 'line' | 'page'
}

export function SearchPopup({ open, onOpenChange, current, size }: SearchPopupProps) {
  const t = useMessages(shellMessages)
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-x-0 top-0 z-50 overflow-y-auto bg-paper shadow-floating outline-none',
            size === 'page' ? 'bottom-0 animate-appear' : 'max-h-dvh animate-slide-down',
          )}
        >
          <Dialog.Title className="sr-only">{t.search_label}</Dialog.Title>
          <div className={clsx('page flex items-center gap-3', size === 'page' ? 'pt-6' : 'py-3')}>
            <SearchForm current={current} look={size} onSent={() => onOpenChange(false)} />
            <Dialog.Close asChild>
              <IconButton label={t.close}>
                <X size={24} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <Starts big={size === 'page'} onFollow={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Somewhere to begin for who has no word yet. */
function Starts({ big, onFollow }: { big: boolean; onFollow: () => void }) {
  const path = useShopPath()
  const { categories } = useShopData()
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
