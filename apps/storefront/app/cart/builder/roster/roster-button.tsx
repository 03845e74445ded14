import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { rosterMessages } from '../../../messages/roster.ts'
import { shellMessages } from '../../../messages/shell.ts'
import { type RosterEditing, RosterPanel } from './roster-panel.tsx'

/** In the place of the quantity: a list of persons decides it. */
export function RosterButton(props: RosterEditing) {
  const t = useMessages(rosterMessages)
  const shell = useMessages(shellMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { rows, faults } = props.roster
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-10 shrink-0 items-center gap-2 rounded-base border border-line-strong bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-md:min-h-11"
      >
        <span className="sr-only">{t.title}: </span>
        {faults > 0 && <Icon name="circle-exclamation-point" size={16} className="text-error" />}
        <span className="tabular font-semibold">{rows.length > 0 ? t.names(rows.length) : t.open}</span>
        <Icon name="chevron-down" size={16} className="text-ink-faint" />
      </button>
      <Popup
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t.title}
        close={shell.close}
        wide
        footer={<Button onClick={() => setIsOpen(false)}>{shell.accept}</Button>}
      >
        <RosterPanel {...props} />
      </Popup>
    </>
  )
}
