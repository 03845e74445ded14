import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { officeDialog } from '../help/office-dialog.ts'
import { finderMessages } from '../messages/finder.ts'

export function FinderButton() {
  const t = useMessages(finderMessages)
  return (
    <button type="button" className="finder-button" onClick={() => officeDialog.set('finder')}>
      <Icon name="search" size={16} />
      {t.open}
      <kbd className="ml-auto font-sans text-12 text-ink-faint max-md:hidden">{t.keys}</kbd>
    </button>
  )
}
