import { Icon } from '@estampa/ui/icon'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { finderMessages } from '../messages/finder.ts'

const FinderDialog = onDemand(() => import('./finder-dialog.tsx').then((file) => file.FinderDialog))

/** Whether the search over everything is open; Ctrl K or ⌘ K opens it from anywhere. */
export function useFinder(): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && <FinderDialog onClose={() => setIsOpen(false)} />,
  }
}

export function FinderButton({ onFind }: { onFind: () => void }) {
  const t = useMessages(finderMessages)
  return (
    <button type="button" className="finder-button" onClick={onFind}>
      <Icon name="search" size={16} />
      {t.open}
      <kbd className="ml-auto font-sans text-12 text-ink-faint max-md:hidden">{t.keys}</kbd>
    </button>
  )
}
