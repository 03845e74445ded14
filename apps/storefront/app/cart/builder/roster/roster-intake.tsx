import { useMessages } from '@estampa/web/messages'
import { TableIntake } from '@estampa/web/uploads/table-intake'
import { useState } from 'react'
import { rosterMessages } from '../../../messages/roster.ts'

const MAX_PASTED = 200_000
/** With a row of headings. */
const MAX_ROWS = 1_001

/** Where a list comes in: pasted, or as a file. `onAdd` gives how many persons it found. */
export function RosterIntake({ onAdd }: { onAdd: (cells: string[][]) => number }) {
  const t = useMessages(rosterMessages)
  const [pasted, setPasted] = useState('')
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">{t.intro}</p>
      <TableIntake
        texts={{ ...t, read: t.add_pasted }}
        rows={3}
        mostRows={MAX_ROWS}
        maxLength={MAX_PASTED}
        pasted={pasted}
        onPaste={setPasted}
        onRead={(cells, from) => {
          const hasPersons = onAdd(cells) > 0
          if (hasPersons && from === 'pasted') setPasted('')
          return hasPersons
        }}
      />
    </div>
  )
}
