import {
  type AcceptedFiles,
  acceptedFilesText,
  findFileFault,
} from '@estampa/domain/customization/artwork-files'
import { Button, buttonClass } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Spinner } from '@estampa/ui/spinner'
import { useLocale, useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import { customizeMessages } from '../../messages/customize.ts'
import type { Logo } from '../draft.ts'
import { useLogos } from '../use-logos.ts'

type LogoStepProps = {
  chosen: Logo | null
  accepted: AcceptedFiles
  /** `hasPages`: another page of its file can be chosen. */
  onChoose: (logo: Logo, hasPages: boolean) => void
  onContinue: () => void
}

/** The id of the file chooser, which the bar of a phone opens too. */
export const LOGO_INPUT_ID = 'logo-file'

/** A logo comes by drag and drop, from the file chooser, or from earlier. */
export function LogoStep({ chosen, accepted, onChoose, onContinue }: LogoStepProps) {
  const t = useMessages(customizeMessages)
  const { logos, upload, openPage, hasPages, isUploading, failure, setFailure } = useLogos()
  const locale = useLocale()
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    const fault = findFileFault(files, accepted, locale)
    if (fault !== null) return setFailure(fault)
    const logo = await upload(files)
    if (logo) onChoose(logo, hasPages(logo))
  }
  return (
    <>
      <DropZone
        types={accepted.types}
        hasLogo={chosen !== null}
        note={acceptedFilesText(accepted)}
        isUploading={isUploading}
        onFiles={take}
      />
      {failure && (
        <p role="alert" className="mt-3 flex gap-2 text-14 text-error">
          <Icon name="circle-exclamation-point" size={18} className="mt-px" />
          {failure}
        </p>
      )}
      {chosen?.page && chosen.pages && hasPages(chosen) && (
        <>
          <PageField
            page={chosen.page}
            pages={chosen.pages}
            isOpening={isUploading}
            onOpen={async (page) => {
              const logo = await openPage(chosen, page)
              if (logo) onChoose(logo, true)
            }}
          />
          <Button variant="second" className="mt-3" disabled={isUploading} onClick={onContinue}>
            {t.continue}
          </Button>
        </>
      )}
      {logos.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-14 font-semibold">{t.recent}</h3>
          <ul className="grid grid-cols-4 gap-2">
            {logos.map((logo) => (
              <li key={logo.id}>
                <button
                  type="button"
                  aria-label={t.use_logo(logo.name)}
                  aria-pressed={logo.id === chosen?.id}
                  title={logo.name}
                  onClick={() => onChoose(logo, hasPages(logo))}
                  className="block checkered aspect-square w-full rounded-base border border-line p-2 hover:border-ink aria-pressed:border-ink aria-pressed:shadow-selected"
                >
                  <img src={logo.preview_url} alt="" className="size-full object-contain" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type PageFieldProps = { page: number; pages: number; isOpening: boolean; onOpen: (page: number) => void }

/** The page of its file that the chosen logo shows. */
function PageField({ page, pages, isOpening, onOpen }: PageFieldProps) {
  const t = useMessages(customizeMessages)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <label className="mt-3 flex items-center gap-3 text-14">
      <span className="font-semibold">{t.page}</span>
      <select
        value={page}
        aria-busy={isOpening}
        className="h-10 rounded-base border border-line-strong bg-paper px-2"
        onChange={(event) => !isOpening && onOpen(Number(event.target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {t.page_of(number, pages)}
          </option>
        ))}
      </select>
    </label>
  )
}

type DropZoneProps = {
  types: readonly string[]
  hasLogo: boolean
  note: string
  isUploading: boolean
  onFiles: (files: readonly File[]) => void
}

function DropZone({ types, hasLogo, note, isUploading, onFiles }: DropZoneProps) {
  const t = useMessages(customizeMessages)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <label
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={clsx(
        'relative grid min-h-36 cursor-pointer place-items-center rounded-base border-2 border-dashed p-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isOver ? 'border-brand bg-brand-wash' : 'border-line-strong hover:border-ink',
      )}
    >
      <input
        id={LOGO_INPUT_ID}
        type="file"
        multiple
        accept={types.join(',')}
        disabled={isUploading}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {isUploading ? (
        <Spinner size={28} label={t.uploading} />
      ) : (
        <span>
          <span className={buttonClass(hasLogo ? 'second' : 'main')}>
            <Icon name="upload" size={18} />
            {hasLogo ? t.other_logo : t.upload}
          </span>
          <span className="mt-2 block text-14 text-ink-soft max-md:hidden">{t.drop}</span>
          <span className="mt-2 block text-12 text-ink-faint">{note}</span>
        </span>
      )}
    </label>
  )
}
