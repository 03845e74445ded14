import { messageCatalog } from '@estampa/domain/messages'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.ts'

const MAX_FILES = 3
const MAX_MB = 10
const types = 'application/pdf,image/png,image/jpeg,image/webp'

const chosenFileMessages = messageCatalog({
  es: {
    attach: 'Adjuntar',
    attach_hint: `PDF, PNG, JPG o WebP: hasta ${MAX_FILES} archivos de ${MAX_MB} MB`,
    chosen: 'Archivos adjuntos',
    remove: (name: string) => `Quitar ${name}`,
    too_many: `Se pueden mandar hasta ${MAX_FILES} archivos por mensaje.`,
    too_large: (name: string) => `«${name}» pesa demasiado. El máximo es ${MAX_MB} MB.`,
    wrong_kind: (name: string) => `«${name}» no se puede mandar: elige un PDF, PNG, JPG o WebP.`,
  },
  arg: { wrong_kind: (name: string) => `«${name}» no se puede mandar: elegí un PDF, PNG, JPG o WebP.` },
})

type ChooseFilesProps = {
  files: readonly File[]
  onChoose: (files: readonly File[]) => void
  /** What is wrong with what was chosen last, which is left out; undefined where nothing is. */
  onFault: (fault: string | undefined) => void
}

/** Adds files to those of a message. */
export function ChooseFilesButton({ files, onChoose, onFault }: ChooseFilesProps) {
  const t = useMessages(chosenFileMessages)
  const input = useRef<HTMLInputElement>(null)
  const take = (added: readonly File[]) => {
    const wrong = added.find(({ type, name }) => !types.split(',').includes(type) && !isNamedSo(name))
    const large = added.find(({ size }) => size > MAX_MB * 1024 * 1024)
    const fault =
      (wrong && t.wrong_kind(wrong.name)) ??
      (large && t.too_large(large.name)) ??
      (files.length + added.length > MAX_FILES ? t.too_many : undefined)
    onFault(fault)
    if (fault === undefined) onChoose([...files, ...added])
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={types}
        aria-label={t.attach}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button variant="quiet" size="small" title={t.attach_hint} onClick={() => input.current?.click()}>
        <Icon name="upload" size={16} />
        {t.attach}
      </Button>
    </>
  )
}

/** Some systems know no type of a file. */
const isNamedSo = (name: string) => /\.(pdf|png|jpe?g|webp)$/i.test(name)

type ChosenFilesProps = Pick<ChooseFilesProps, 'files' | 'onChoose'>

/** The files of a message that is not sent yet; each can be left out. */
export function ChosenFiles({ files, onChoose }: ChosenFilesProps) {
  const t = useMessages(chosenFileMessages)
  if (files.length === 0) return null
  return (
    <ul aria-label={t.chosen} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.lastModified} ${file.size}`}
          className="flex max-w-full items-center rounded-base border border-line pl-3 text-13"
        >
          <span className="min-w-0 truncate">{file.name}</span>
          <button
            type="button"
            aria-label={t.remove(file.name)}
            className="grid size-8 shrink-0 cursor-pointer place-items-center text-ink-soft hover:text-ink"
            onClick={() => onChoose(files.filter((other) => other !== file))}
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
