import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useId, useRef } from 'react'
import { lookMessages } from '../messages/look.ts'

/** Kinds of file that the server reads as a picture of the look. */
const types = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

type PictureFrameProps = {
  label: string
  /** Beside the label: that it may be left out. */
  note?: ReactNode
  hint?: string | undefined
  hasPicture: boolean
  isBusy?: boolean
  fault: string | undefined
  onFile: (file: File) => void
  onRemove: () => void
  /** The picture as it will stand. */
  children?: ReactNode
}

/** A field for one picture, whatever becomes of its file: it is chosen, replaced and taken away here. */
export function PictureFrame(props: PictureFrameProps) {
  const { label, note, hint, hasPicture, isBusy = false, fault, onFile, onRemove, children } = props
  const t = useMessages(lookMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="min-w-0" aria-labelledby={id} aria-describedby={fault ? `${id}-error` : undefined}>
      <p id={id} className="mb-1.5 text-14 font-semibold">
        {label}
        {note}
      </p>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={types}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="second" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Icon name="upload" size={16} />
          {hasPicture ? t.replace : t.upload}
        </Button>
        {hasPicture && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onRemove}>
            {t.remove}
          </Button>
        )}
      </p>
      {hint && <p className="mt-1.5 text-13 text-ink-faint">{hint}</p>}
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
