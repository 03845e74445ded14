import type { lookPictureUses } from '@estampa/contract/staff'
import { useFailureView } from '@estampa/web/failures'
import { type ReactNode, useRef, useState } from 'react'
import { useStaffApi } from '../session/account.ts'
import { PictureFrame } from './picture-frame.tsx'

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
  const { upload, isUploading, fault } = useUpload(use, onChange)
  return (
    <PictureFrame
      label={label}
      hint={hint}
      hasPicture={url !== null}
      isBusy={isUploading}
      fault={fault ?? error}
      onFile={(file) => void upload(file)}
      onRemove={() => onChange(null)}
    >
      {children}
    </PictureFrame>
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
