import { splitCells } from '@estampa/domain/customization/table-cells'
import { Button, buttonClass } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextArea } from '@estampa/ui/text-input'
import { useState } from 'react'
import { MAX_TABLE_FILE_BYTES, readTableFile, tableFileTypes } from './table-file.ts'

type TableIntakeTexts = Readonly<
  Record<
    | 'paste'
    | 'paste_example'
    | 'read'
    | 'upload'
    | 'upload_hint'
    | 'nothing_read'
    | 'file_too_large'
    | 'file_unreadable',
    string
  >
>

type TableIntakeProps = {
  texts: TableIntakeTexts
  /** Of the field. */
  rows: number
  /** Of the table: more are not read. */
  mostRows: number
  maxLength?: number
  pasted: string
  onPaste: (pasted: string) => void
  /** A file was chosen and is read now. */
  onFile?: () => void
  /** Gives whether there was anything in the cells. */
  onRead: (cells: string[][], from: 'pasted' | 'file') => boolean
}

/** Where a table comes in: pasted, or as a file. What becomes of its cells is for whoever asks for them. */
export function TableIntake({
  texts,
  rows,
  mostRows,
  maxLength,
  pasted,
  onPaste,
  onFile,
  onRead,
}: TableIntakeProps) {
  const [failure, setFailure] = useState<string>()
  const take = (cells: string[][], from: 'pasted' | 'file') =>
    setFailure(onRead(cells, from) ? undefined : texts.nothing_read)
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    onFile?.()
    if (file.size > MAX_TABLE_FILE_BYTES) return setFailure(texts.file_too_large)
    try {
      take(await readTableFile(file, mostRows), 'file')
    } catch {
      setFailure(texts.file_unreadable)
    }
  }
  return (
    <div className="grid gap-3">
      <Field label={texts.paste} error={failure}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={rows}
            maxLength={maxLength}
            placeholder={texts.paste_example}
            value={pasted}
            onChange={({ target }) => onPaste(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="second"
          size="small"
          disabled={pasted.trim() === ''}
          onClick={() => take(splitCells(pasted, mostRows), 'pasted')}
        >
          {texts.read}
        </Button>
        <label className={`${buttonClass('quiet', 'small')} cursor-pointer focus-within:outline-2`}>
          <Icon name="upload" size={18} />
          {texts.upload}
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
        <span className="text-13 text-ink-faint">{texts.upload_hint}</span>
      </div>
    </div>
  )
}
