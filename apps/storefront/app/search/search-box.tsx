import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import type { SearchTemplate } from '../theme/template.ts'
import { useTemplate } from '../theme/use-template.ts'
import { SearchForm } from './search-form.tsx'

const SearchPopup = lazy(() => import('./search-popup.tsx').then((file) => ({ default: file.SearchPopup })))

/** The search of the shop's template: a field that is always there, or an icon that opens one. */
export function SearchBox() {
  const { pathname, search } = useLocation()
  const row = useTemplate().search
  const current = pathname.includes('/products-list/') ? (new URLSearchParams(search).get('name') ?? '') : ''
  if (row.variant === 'icon') return <HiddenSearch current={current} opens={row.opens} />
  const byCategory = row.variant === 'wide' && row.byCategory
  return <SearchForm key={current} current={current} variant={row.variant} byCategory={byCategory} />
}

type HiddenSearchProps = { current: string; opens: Extract<SearchTemplate, { variant: 'icon' }>['opens'] }

function HiddenSearch({ current, opens }: HiddenSearchProps) {
  const t = useMessages(shellMessages)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <IconButton label={t.search_label} aria-expanded={state === 'open'} onClick={() => setState('open')}>
        <Icon name="search" size={24} />
      </IconButton>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <SearchPopup
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
            current={current}
            size={opens}
          />
        </Suspense>
      )}
    </>
  )
}
