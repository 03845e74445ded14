import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import type { Profile } from './use-profile.ts'

const DeletePopup = lazy(() =>
  import('./delete-popup.tsx').then(({ DeletePopup: popup }) => ({ default: popup })),
)

export function DeleteAccount({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="second" className="text-error!" onClick={() => setIsOpen(true)}>
        {t.delete_open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletePopup profile={profile} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
