import type { lookPictureUses } from '@estampa/contract/staff'
import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useId, useRef, useState } from 'react'
import { lookMessages } from '../messages/look.ts'
import { useStaffApi } from '../session/account.ts'

/** That the server reads as a picture of the look. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

type StoredPicture = { url: string; colors: readonly string[] }
type PictureFieldProps = {
  label: string
  hint?: string
  use: (typeof lookPictureUses)[number]
  url: string | null
  error?: string | undefined
  onChange: (picture: StoredPicture | null) => void
  /** The picture as it will stand. */
  children?: ReactNode
}

/** A picture of the look: uploaded, replaced, taken away; what is wrong with a file is said here. */
export function PictureField({ label, hint, use, url, error, onChange, children }: PictureFieldProps) {
  const t = useMessages(lookMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading, fault } = useUpload(use, onChange)
  const said = fault ?? error
  return (
    <fieldset className="min-w-0" aria-labelledby={id} aria-describedby={said ? `${id}-error` : undefined}>
      <p id={id} className="mb-1.5 text-14 font-semibold">
        {label}
      </p>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void upload(file)
          currentTarget.value = ''
        }}
      />
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="second" size="small" isBusy={isUploading} onClick={() => input.current?.click()}>
          <Icon name="upload" size={16} />
          {url ? t.replace : t.upload}
        </Button>
        {url && (
          <Button variant="quiet" size="small" disabled={isUploading} onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        )}
      </p>
      {hint && <p className="mt-1.5 text-13 text-ink-faint">{hint}</p>}
      {said && <FieldError id={`${id}-error`}>{said}</FieldError>}
    </fieldset>
  )
}

function useUpload(use: PictureFieldProps['use'], onChange: PictureFieldProps['onChange']) {
  const api = useStaffApi()
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const view = useFailureView()(failure)
  // what is written elsewhere while a file is on its way stays
  const latest = useRef(onChange)
  latest.current = onChange
  const upload = async (file: File) => {
    setIsUploading(true)
    setFailure(undefined)
    try {
      const picture = await api.uploadLookPicture({ use }, { files: [file], isQuiet: true })
      latest.current(picture)
    } catch (error) {
      setFailure(error)
    }
    setIsUploading(false)
  }
  return { upload, isUploading, fault: failure === undefined ? undefined : view.message }
}
