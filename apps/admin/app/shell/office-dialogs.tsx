import { onDemand } from '@estampa/web/loading'
import { useStore } from '@estampa/web/state'
import { useEffect } from 'react'
import { isInField } from '../controls/use-row-keys.ts'
import { officeDialog } from '../help/office-dialog.ts'

const FinderDialog = onDemand(() => import('./finder-dialog.tsx').then((file) => file.FinderDialog))
const KeyDialog = onDemand(() => import('../help/key-dialog.tsx').then((file) => file.KeyDialog))

/** The search over everything and the list of keys. Ctrl K or ⌘ K opens the first from anywhere, ? the second. */
export function OfficeDialogs() {
  const open = useStore(officeDialog)
  useDialogKeys()
  const close = () => officeDialog.set(undefined)
  if (open === 'finder') return <FinderDialog onClose={close} />
  return open === 'keys' ? <KeyDialog onClose={close} /> : null
}

function useDialogKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = dialogOf(event)
      if (!dialog) return
      event.preventDefault()
      officeDialog.set(dialog)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      officeDialog.set(undefined)
    }
  }, [])
}

/** In a field, and over another dialog, a question mark is a question mark. */
function dialogOf(event: KeyboardEvent): 'finder' | 'keys' | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'finder' : undefined
  return key === '?' && !isInField(target) ? 'keys' : undefined
}
