import { Icon } from '@estampa/ui/icon'
import { Progress } from '@estampa/ui/progress'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useReceiptMessages } from '../messages/receipts.ts'
import { isUploading, type Receipts, receiptTypes, type SentReceipt } from './use-receipts.ts'

type ReceiptsFieldProps = { receipts: Receipts; error?: string | undefined }

/** Files that show something to the shop, sent while the rest of the form is filled in. */
export function ReceiptsField({ receipts, error }: ReceiptsFieldProps) {
  const t = useReceiptMessages(receipts.purpose)
  const { sent, isFull, add } = receipts
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold">
        {t.receipt} <span className="font-normal text-ink-faint">({t.optional})</span>
      </legend>
      {sent.length > 0 && (
        <ul className="mb-2 divide-y divide-line rounded-base border border-line">
          {sent.map((one) => (
            <ReceiptRow key={one.key} one={one} receipts={receipts} />
          ))}
        </ul>
      )}
      {!isFull && <Chooser isFirst={sent.length === 0} receipts={receipts} onFiles={add} />}
      {error && (
        <p role="alert" className="mt-1.5 flex gap-1.5 text-14 text-error">
          <Icon name="circle-exclamation-point" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ChooserProps = { isFirst: boolean; receipts: Receipts; onFiles: (files: File[]) => void }

function Chooser({ isFirst, receipts, onFiles }: ChooserProps) {
  const t = useReceiptMessages(receipts.purpose)
  return (
    <div className="grid gap-2">
      <FileLabel
        multiple={receipts.most > 1}
        label={isFirst ? t.receipt : t.another}
        onFiles={onFiles}
        className={clsx(
          'border border-dashed border-line-strong px-4 hover:border-ink',
          isFirst ? 'min-h-24' : 'min-h-11',
        )}
      >
        {isFirst ? (
          <span className="py-3 text-center text-14">
            <Icon name="upload" size={22} className="mx-auto mb-1 text-ink-faint" />
            {t.drop} <span className="font-semibold text-brand-ink underline">{t.choose}</span>
            <span className="block text-12 text-ink-faint">{t.kinds}</span>
          </span>
        ) : (
          <span className="text-14 font-semibold">{t.another}</span>
        )}
      </FileLabel>
      <FileLabel
        capture="environment"
        label={t.take_photo}
        onFiles={onFiles}
        className="min-h-11 border border-line-strong text-14 font-semibold hover:border-ink pointer-fine:hidden"
      >
        <Icon name="camera" size={18} className="mr-2" />
        {t.take_photo}
      </FileLabel>
    </div>
  )
}

type FileLabelProps = {
  label: string
  onFiles: (files: File[]) => void
  className: string
  multiple?: boolean
  capture?: 'environment'
  children: ReactNode
}

/** A file input that looks as the page wants; files may be dropped on it. */
function FileLabel({ label, onFiles, className, multiple, capture, children }: FileLabelProps) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  return (
    <label
      className={clsx(
        'relative flex cursor-pointer items-center justify-center rounded-base has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        isOver && 'border-ink! bg-brand-wash',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        type="file"
        aria-label={label}
        accept={capture ? 'image/jpeg,image/png,image/webp' : receiptTypes}
        multiple={multiple}
        capture={capture}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files)
          // the same file may be chosen again
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}

function ReceiptRow({ one, receipts }: { one: SentReceipt; receipts: Receipts }) {
  const t = useReceiptMessages(receipts.purpose)
  const { key, name, receipt, mayRetry } = one
  return (
    <li className="flex items-start gap-3 p-3">
      <Thumb url={receipt?.preview_url ?? null} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-semibold">{name}</p>
        <ReceiptState one={one} receipts={receipts} />
        <p className="mt-1 flex flex-wrap gap-x-4 text-14">
          {mayRetry && (
            <RowButton label={t.retry_what(name)} onClick={() => receipts.retry(one)}>
              {t.retry}
            </RowButton>
          )}
          <ReplaceButton name={name} receipts={receipts} onFile={(chosen) => receipts.add([chosen], key)} />
          <RowButton label={t.remove_what(name)} onClick={() => receipts.remove(key)}>
            {t.remove}
          </RowButton>
        </p>
      </div>
    </li>
  )
}

function ReceiptState({ one, receipts }: { one: SentReceipt; receipts: Receipts }) {
  const t = useReceiptMessages(receipts.purpose)
  const { part, name, bytes, failure } = one
  if (failure) {
    return (
      <p role="alert" className="text-14 text-error">
        {failure}
      </p>
    )
  }
  if (receipts.isSentLater || !isUploading(one)) {
    return (
      <p role="status" className="text-14 text-ink-soft">
        {receipts.isSentLater ? t.sent_later : t.kept} · {t.size(bytes / 1000)}
      </p>
    )
  }
  return (
    <div className="mt-1">
      <p className="mb-1 text-14 text-ink-soft">{part < 1 ? t.part(Math.round(part * 100)) : t.checking}</p>
      <Progress label={t.sending(name)} {...(part < 1 && { value: part })} />
    </div>
  )
}

type ReplaceButtonProps = { name: string; receipts: Receipts; onFile: (file: File) => void }

function ReplaceButton({ name, receipts, onFile }: ReplaceButtonProps) {
  const t = useReceiptMessages(receipts.purpose)
  return (
    <FileLabel
      label={t.replace_what(name)}
      onFiles={([file]) => file && onFile(file)}
      className="min-h-9 underline underline-offset-4"
    >
      {t.replace}
    </FileLabel>
  )
}

function RowButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-9 underline underline-offset-4"
    >
      {children}
    </button>
  )
}

function Thumb({ url }: { url: string | null }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-base bg-wash text-ink-faint">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <Icon name="file-text" size={22} />
      )}
    </span>
  )
}
