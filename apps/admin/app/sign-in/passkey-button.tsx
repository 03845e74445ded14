import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError, showErrorMessage } from '@estampa/web/notices'
import { useState } from 'react'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { askPasskey, canUsePasskeys } from '../session/passkeys.ts'

/** Signs in with a passkey of this device, where the browser knows them. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(entryMessages)
  const [isWorking, setIsWorking] = useState(false)
  if (!canUsePasskeys()) return null
  const press = async () => {
    setIsWorking(true)
    try {
      const { options } = await adminApi.beginPasskeySignIn({})
      const response = await askPasskey(options)
      if (response) {
        const stay = document.querySelector<HTMLInputElement>('input[name=stay]')?.checked ?? false
        await adminApi.signInWithPasskey({ response, staySignedIn: stay })
        onSignedIn()
      }
    } catch (error) {
      if (isFailure(error)) showError(error)
      else showErrorMessage(t.passkey_failed)
    }
    setIsWorking(false)
  }
  return (
    <Button variant="second" wide className="mt-3" isBusy={isWorking} onClick={() => void press()}>
      {t.passkey}
    </Button>
  )
}
