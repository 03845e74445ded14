import { splitCells } from '@estampa/domain/customization/table-cells'
import { Button, buttonClass } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { MAX_TABLE_FILE_BYTES, readTableFile, tableFileTypes } from '@estampa/web/uploads/table-file'
import { useState } from 'react'
import { rosterMessages } from '../../../messages/roster.ts'

const MAX_PASTED = 200_000
/** With a row of headings. */
const MAX_ROWS = 1_001

/** Where a list comes in: pasted, or as a file. `onAdd` gives how many persons it found. */
export function RosterIntake({ onAdd }: { onAdd: (cells: string[][]) => number }) {
  const t = useMessages(rosterMessages)
  const [pasted, setPasted] = useState('')
  const [failure, setFailure] = useState<string | undefined>()
  const take = (cells: string[][]) => {
    const isEmpty = onAdd(cells) === 0
    setFailure(isEmpty ? t.nothing_read : undefined)
    return !isEmpty
  }
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_TABLE_FILE_BYTES) return setFailure(t.file_too_large)
    try {
      take(await readTableFile(file, MAX_ROWS))
    } catch {
      setFailure(t.file_unreadable)
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">{t.intro}</p>
      <Field label={t.paste} error={failure}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            maxLength={MAX_PASTED}
            placeholder={t.paste_example}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="second"
          size="small"
          disabled={pasted.trim() === ''}
          onClick={() => take(splitCells(pasted, MAX_ROWS)) && setPasted('')}
        >
          {t.add_pasted}
        </Button>
        <label className={`${buttonClass('quiet', 'small')} cursor-pointer focus-within:outline-2`}>
          <Icon name="upload" size={18} />
          {t.upload}
          <input
            type="file"
            accept={tableFileTypes}
            className="sr-only"
            onChange={({ target }) => {
              void takeFile(target.files?.[0])
              // the same file again is a new choice
              target.value = ''
            }}
          />
        </label>
        <span className="text-13 text-ink-faint">{t.upload_hint}</span>
      </div>
    </div>
  )
}
