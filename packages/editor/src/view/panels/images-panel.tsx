import { acceptedFilesText } from '@estampa/domain/customization/artwork-files'
import type { ReactNode } from 'react'
import { PanelHeading, PanelText } from '../controls/panel.tsx'
import type { EditorLogo } from '../host.ts'
import { useHost, useUploads } from '../host-context.ts'
import { Camera, CircleAlert, Upload, X } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'

export function ImagesPanel() {
  const t = useEditorMessages()
  const { desk } = useHost()
  const { trouble } = useUploads()
  return (
    <>
      <PanelText>{t.images_text}</PanelText>
      <UploadField />
      {trouble && (
        <p role="alert" className="mt-3 flex gap-2 rounded-base bg-error-wash px-3 py-2 text-14 text-error">
          <CircleAlert size={18} className="mt-px" aria-hidden="true" />
          {trouble}
        </p>
      )}
      {desk.logos.length > 0 && (
        <>
          <PanelHeading>{t.recent}</PanelHeading>
          <ul className="grid grid-fill-19 gap-2">
            {desk.logos.map((logo) => (
              <LogoTile key={logo.id} logo={logo} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function UploadField() {
  const t = useEditorMessages()
  const { desk } = useHost()
  const { progress } = useUploads()
  return (
    <div className="grid gap-2">
      <FileLabel
        multiple
        className="min-h-32 border-2 border-dashed border-line-strong hover:border-ink"
        label={t.add_logo}
      >
        {progress === null ? (
          <span>
            <Upload size={26} className="mx-auto mb-2 text-ink-faint" aria-hidden="true" />
            <span className="block text-14">
              {t.drop} <span className="font-semibold text-brand-ink underline">{t.choose_file}</span>
            </span>
            <span className="mt-1 block text-12 text-ink-faint">{acceptedFilesText(desk.accepted)}</span>
          </span>
        ) : (
          <UploadProgress part={progress} />
        )}
      </FileLabel>
      <FileLabel
        capture="environment"
        className="min-h-11 border border-line-strong text-14 font-semibold hover:border-ink pointer-fine:hidden"
        label={t.take_photo}
      >
        <span className="flex items-center gap-2">
          <Camera size={18} aria-hidden="true" />
          {t.take_photo}
        </span>
      </FileLabel>
    </div>
  )
}

function UploadProgress({ part }: { part: number }) {
  const t = useEditorMessages()
  const percent = Math.round(part * 100)
  return (
    <span className="w-full max-w-56">
      <span className="mb-2 block text-14">{t.uploaded_part(percent)}</span>
      <progress
        className="block h-2 w-full accent-(--brand)"
        max={100}
        value={percent}
        aria-label={t.uploading}
      />
    </span>
  )
}

type FileLabelProps = {
  label: string
  className: string
  multiple?: boolean
  capture?: 'environment'
  children: ReactNode
}

function FileLabel({ label, className, multiple, capture, children }: FileLabelProps) {
  const { desk } = useHost()
  const { progress, take } = useUploads()
  return (
    <label
      className={`relative grid cursor-pointer place-items-center rounded-base p-3 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${className}`}
    >
      <input
        type="file"
        aria-label={label}
        multiple={multiple}
        capture={capture}
        accept={capture ? 'image/*' : desk.accepted.types.join(',')}
        // not `disabled`: the focus would be lost while a file is on its way
        aria-disabled={progress !== null}
        data-picture-field=""
        onClick={(event) => progress !== null && event.preventDefault()}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}

function LogoTile({ logo }: { logo: EditorLogo }) {
  const t = useEditorMessages()
  const { desk } = useHost()
  const { add } = useUploads()
  return (
    <li className="group relative">
      <button
        type="button"
        aria-label={t.use_logo(logo.name)}
        title={logo.name}
        onClick={() => add(logo)}
        className="checkered block aspect-square w-full rounded-base border border-line p-2 hover:border-ink"
      >
        <img src={logo.preview_url} alt="" className="size-full object-contain" />
      </button>
      <button
        type="button"
        aria-label={t.forget_logo(logo.name)}
        onClick={() => desk.forget(logo.id)}
        className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full border border-line-strong bg-paper text-ink-soft opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-ink pointer-coarse:opacity-100"
      >
        <X size={13} aria-hidden="true" />
      </button>
    </li>
  )
}
