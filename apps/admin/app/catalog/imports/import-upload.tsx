import { Button } from '@estampa/ui/button'
import { Field, FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { clsx } from 'clsx'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { importMessages } from '../../messages/imports.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import type { CatalogImport } from './use-import.ts'

const MOST_BYTES = 100 * 1024 * 1024
const types = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl,.xml,.zip'

/** Sends a file, or says from where it is fetched; then its own page goes on. */
export function ImportUpload() {
  const t = useMessages(importMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const begin = async (send: () => Promise<CatalogImport>) => {
    setIsSending(true)
    try {
      const { id } = await send()
      await navigate(`/${shop}/imports/${id}`)
    } catch (error) {
      showError(error)
      setIsSending(false)
    }
  }
  const take = (files: readonly File[]) => {
    const large = files.find(({ size }) => size > MOST_BYTES)
    const wrong = large ? t.too_large(large.name) : files.length > 2 ? t.too_many : undefined
    setFault(wrong)
    if (wrong === undefined && files.length > 0) void begin(() => api.uploadImport({}, { files }))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-record">
      <section
        aria-label={t.choose_file}
        className={clsx('import-drop', isOver && 'import-drop-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={24} className="text-ink-faint" />
        <p className="font-semibold">{t.drop}</p>
        <p className="max-w-reading text-13 text-ink-soft">{t.drop_hint}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={types}
          aria-label={t.choose_file}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <Button variant="main" isBusy={isSending} onClick={() => input.current?.click()}>
          {t.choose_file}
        </Button>
        <span role="status" className="sr-only">
          {isSending ? t.sending : ''}
        </span>
        {fault !== undefined && <FieldError id="import-fault">{fault}</FieldError>}
      </section>
      <AddressForm
        isSending={isSending}
        onFetch={(address) => void begin(() => api.fetchImport({ address }))}
      />
    </div>
  )
}

function AddressForm({ isSending, onFetch }: { isSending: boolean; onFetch: (address: string) => void }) {
  const t = useMessages(importMessages)
  const [address, setAddress] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim() !== '') onFetch(address.trim())
  }
  return (
    <form onSubmit={submit} className="self-center">
      <Field label={t.address} hint={t.address_hint}>
        {(aria) => (
          <div className="flex gap-2">
            <TextInput
              {...aria}
              inputMode="url"
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
            <Button type="submit" variant="second" disabled={isSending}>
              {t.fetch}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
