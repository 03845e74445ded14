import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu })))

export function MobileMenuButton() {
  const t = useMessages(shellMessages)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <IconButton label={t.open_menu} aria-expanded={state === 'open'} onClick={() => setState('open')}>
        <Icon name="menu" size={24} />
      </IconButton>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <MobileMenu open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  )
}
