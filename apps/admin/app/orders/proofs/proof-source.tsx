import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useId, useRef } from 'react'
import { fileSizeText } from '../../controls/file-size-text.ts'
import { proofDeskMessages } from '../../messages/proofs.ts'
import type { OwnPictures } from './own-pictures.ts'
import { proofTypes } from './proof-file.ts'
import type { PictureChoice, ProofSourceName } from './use-proof-picture.ts'

type ProofSourceProps = { own: OwnPictures; picture: PictureChoice; error: string | undefined }

/** The two things that can be sent, side by side, as they will look; the chosen one is what the buyer gets. */
export function ProofSource({ own, picture, error }: ProofSourceProps) {
  const t = useMessages(proofDeskMessages)
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-14 font-semibold">{t.what}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SourceCard name="own" title={t.own} picture={picture} isDisabled={own.state !== 'ready'}>
          <OwnPreview own={own} onChoose={() => picture.choose('own')} />
        </SourceCard>
        <SourceCard name="other" title={t.other} picture={picture}>
          <OtherPicture picture={picture} describedBy={error ? id : undefined} />
        </SourceCard>
      </div>
      {error && (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

type SourceCardProps = {
  name: ProofSourceName
  title: string
  picture: PictureChoice
  isDisabled?: boolean
  children: ReactNode
}

function SourceCard({ name, title, picture, isDisabled = false, children }: SourceCardProps) {
  return (
    <div className="proof-source">
      <label className="flex min-h-10 cursor-pointer items-center gap-2 px-3 font-medium has-disabled:cursor-default has-disabled:text-ink-faint">
        <input
          type="radio"
          name="source"
          value={name}
          checked={picture.source === name}
          disabled={isDisabled}
          onChange={() => picture.choose(name)}
          className="size-4 accent-(--brand-ink)"
        />
        {title}
      </label>
      {children}
    </div>
  )
}

function OwnPreview({ own: { state, pictures }, onChoose }: { own: OwnPictures; onChoose: () => void }) {
  const t = useMessages(proofDeskMessages)
  if (state !== 'ready') {
    return (
      <div className="proof-preview">
        <p className="max-w-60 text-center text-13 text-ink-soft">
          {state === 'preparing' ? t.own_preparing : t.own_none}
        </p>
      </div>
    )
  }
  const columns = pictures.length > 4 ? 3 : pictures.length > 1 ? 2 : 1
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the radio button above does the same by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer */}
      <div className="proof-preview cursor-pointer" onClick={onChoose}>
        <div className="proof-sheet" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {pictures.map(({ key, name, url }) => (
            <img key={key} src={url} alt={name} />
          ))}
        </div>
      </div>
      <p className="proof-caption">{t.own_text}</p>
    </>
  )
}

function OtherPicture({ picture, describedBy }: { picture: PictureChoice; describedBy: string | undefined }) {
  const t = useMessages(proofDeskMessages)
  const input = useRef<HTMLInputElement>(null)
  const { chosen, isOver, take, refuse } = picture
  return (
    <>
      <label className="proof-preview proof-drop" data-over={isOver || undefined}>
        <input
          ref={input}
          type="file"
          name="picture"
          aria-label={t.file}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          accept={proofTypes.join()}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files)
            // the same file may be chosen again
            event.target.value = ''
          }}
        />
        {chosen && <img src={chosen.url} alt={chosen.file.name} className="proof-chosen" onError={refuse} />}
        {(isOver || !chosen) && (
          <span className="relative rounded-base bg-paper px-3 py-2 text-center text-13">
            <Icon name="upload" size={22} className="mx-auto mb-1 text-ink-faint" />
            {isOver ? (
              <span className="block font-medium">{t.drop_here}</span>
            ) : (
              <>
                {t.drop} <span className="font-medium text-brand-ink underline">{t.choose}</span>
              </>
            )}
          </span>
        )}
      </label>
      <p className="proof-caption">
        {chosen ? (
          <>
            <span className="min-w-0 truncate">{chosen.file.name || t.file}</span>
            <span className="shrink-0 tabular">{fileSizeText(chosen.file.size)}</span>
            <button
              type="button"
              className="ml-auto shrink-0 text-brand-ink underline underline-offset-4"
              onClick={() => input.current?.click()}
            >
              {t.change}
            </button>
          </>
        ) : (
          t.kinds
        )}
      </p>
    </>
  )
}
